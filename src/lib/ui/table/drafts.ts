/** Returns a table's draft with this under its name: whatever else is half said stays. */
export const withDraft = (draft: unknown, name: string, value: unknown): object => ({
	...(typeof draft === 'object' ? draft : {}),
	[name]: value
});
