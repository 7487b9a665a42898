// @ts-nocheck
// How a journal of a file is added to a device that has its table already. Rows here are never overwritten.

/** How a journal of a file compares to ours of the same table. */
export type Comparison =
	/** Ours has all rows of the file, and perhaps more. */
	| { readonly what: 'known' }
	/** The file continues where ours ends; if we have none, all its rows are new. */
	| { readonly what: 'continues'; readonly rows: readonly unknown[] }
	/** Both have rows of their own, from this index on. */
	| { readonly what: 'diverges'; readonly from: number };

/** Returns a row as JSON with its entries in one order: files may have them in another. */
const canonical = (row: unknown): string =>
	JSON.stringify(row, (_, value: unknown) =>
		typeof value === 'object' && value !== null && !Array.isArray(value)
			? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
			: value
	);

const same = (a: unknown, b: unknown): boolean =>
	JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);

/** Compares a journal of a file, `theirs`, to ours of the same table. */
export function compareJournals(ours: readonly unknown[], theirs: readonly unknown[]): Comparison {
	const shared = Math.min(ours.length, theirs.length);
	for (let i = 0; i < shared; i++) if (!same(ours[i], theirs[i])) return { what: 'diverges', from: i };
	return theirs.length > ours.length
		? { what: 'continues', rows: theirs.slice(ours.length) }
		: { what: 'known' };
}

/** Returns 53 bits of a text (cyrb53): enough to distinguish journals, not to protect them. */
function digest(text: string, seed: number): number {
	let high = 0xdeadbeef ^ seed;
	let low = 0x41c6ce57 ^ seed;
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		high = Math.imul(high ^ code, 2654435761);
		low = Math.imul(low ^ code, 1597334677);
	}
	high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
	low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
	return 4294967296 * (2097151 & low) + (high >>> 0);
}

/**
 * Returns the id of the copy that a diverging journal gets: the same for the same first row that differs, so that a
 * file imported twice, or a later file of that journal, finds its copy again.
 */
export const copyId = (table: string, firstOther: unknown): string => {
	const branch = `${table}\n${canonical(firstOther)}`;
	const half = (seed: number) => digest(branch, seed).toString(16).padStart(14, '0').slice(-10);
	return half(1) + half(2);
};

/** Returns the same rows with another table's id. */
export const withTableId = (rows: readonly object[], table: string): readonly object[] =>
	rows.map((row) => ({ ...row, table }));
