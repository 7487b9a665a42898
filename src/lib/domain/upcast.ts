import type { Box, Upcaster } from './box';
import type { Row } from './rows';

/** Returns the version in which a box with these upcasters writes its facts. */
export const versionOf = (upcasters: readonly Upcaster[]): number => upcasters.length + 1;

/** Returns a fact of version `v` in today's shape. Facts newer than today's are not for this function: check first. */
export function upcast(
	upcasters: readonly Upcaster[],
	fact: Record<string, unknown>,
	v: number
): Record<string, unknown> {
	return upcasters
		.slice(v - 1)
		.reduce((older, upcaster) => ('up' in upcaster ? upcaster.up(older) : older), fact);
}

/** Returns the rows of a journal, whose facts are in today's shape, as today's version would have written them. */
export function upcastJournal(
	box: Box,
	rows: readonly Row[],
	versions: ReadonlyMap<number, number>
): readonly Row[] {
	return box.upcasters.reduce((older, upcaster) => {
		if (!('upJournal' in upcaster)) return older;
		const old = new Set([...versions].flatMap(([seq, v]) => (v <= upcaster.from ? [seq] : [])));
		return old.size > 0 ? upcaster.upJournal(box, older, old) : older;
	}, rows);
}
