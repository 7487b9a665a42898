/** Returns a value with all entries in one order, whatever wrote them. */
export function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.filter(([, entry]) => entry !== undefined)
			.sort(([one], [other]) => (one < other ? -1 : 1))
			.map(([key, entry]) => [key, sorted(entry)])
	);
}

/** Returns whether two facts say the same. */
export const sameFact = (one: unknown, other: unknown): boolean =>
	JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
