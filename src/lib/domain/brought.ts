/** Returns what a step brought, of what there was after each; undefined where nothing was there (null). */
export function brought(values: readonly (number | null)[], step: number): number | undefined {
	const now = values[step] ?? null;
	return now === null ? undefined : now - (values.slice(0, step).findLast((had) => had !== null) ?? 0);
}
