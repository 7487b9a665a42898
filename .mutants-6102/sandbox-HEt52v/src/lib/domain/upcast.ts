// @ts-nocheck
import type { Box } from './box';
import type { Row } from './rows';

/** What a change of the facts' shape is called for, numbered 1..n without gaps in a box's list. */
interface Numbered {
	readonly from: number;
	readonly name: string;
}

/**
 * Carries facts of version `from` to version `from + 1`. Never edited once a release has written facts of the next
 * version.
 */
export interface FactUpcaster extends Numbered {
	up(fact: Record<string, unknown>): Record<string, unknown>;
}

/**
 * Carries a journal's rows of version `from` and earlier to version `from + 1`, where a fact alone does not tell enough.
 * Their facts are in today's shape already; `old` tells, by `seq`, which rows are meant.
 */
export interface JournalUpcaster extends Numbered {
	upJournal(box: Box, rows: readonly Row[], old: ReadonlySet<number>): readonly Row[];
}

export type Upcaster = FactUpcaster | JournalUpcaster;

/** The version in which a box with these upcasters writes its facts. */
export const versionOf = (upcasters: readonly Upcaster[]): number => upcasters.length + 1;

/** A fact of version `v` in today's shape. Facts newer than today's are not for this function: check first. */
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
