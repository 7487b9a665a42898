// What becomes of a journal from a file when this device knows its table already. Nothing here is ever overwritten.

/** How two journals of one table stand to each other. */
export type Meeting =
	/** The file says nothing new: ours is the same, or goes on where the file ends. */
	| { readonly what: 'known' }
	/** The file goes on where ours ends; without ours, all of it is new. */
	| { readonly what: 'goes-on'; readonly rows: readonly unknown[] }
	/** Both went on, differently, from this place in the list on. */
	| { readonly what: 'apart'; readonly from: number };

/** A row with its entries in one order: files may have them in another. */
const inOrder = (row: unknown): string =>
	JSON.stringify(row, (_, value: unknown) =>
		typeof value === 'object' && value !== null && !Array.isArray(value)
			? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
			: value
	);

const same = (a: unknown, b: unknown): boolean =>
	JSON.stringify(a) === JSON.stringify(b) || inOrder(a) === inOrder(b);

export function meet(ours: readonly unknown[], theirs: readonly unknown[]): Meeting {
	const shared = Math.min(ours.length, theirs.length);
	for (let i = 0; i < shared; i++) if (!same(ours[i], theirs[i])) return { what: 'apart', from: i };
	return theirs.length > ours.length
		? { what: 'goes-on', rows: theirs.slice(ours.length) }
		: { what: 'known' };
}

/** 53 bits of a text (cyrb53): good for telling things apart, no more. */
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
 * The id of the copy under which a journal that went another way lies beside ours: the same for the same way, so
 * that a file restored twice, or a later file of that way, finds its copy again.
 */
export const copyId = (table: string, firstOther: unknown): string => {
	const way = `${table}\n${inOrder(firstOther)}`;
	const half = (seed: number) => digest(way, seed).toString(16).padStart(14, '0').slice(-10);
	return half(1) + half(2);
};

/** The same rows under another table's id; whoever's they were, they still say the same. */
export const underId = (rows: readonly object[], table: string): readonly object[] =>
	rows.map((row) => ({ ...row, table }));
