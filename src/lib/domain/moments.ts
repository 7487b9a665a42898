import type { Box, JournalUpcaster } from './box';
import { effectiveRows, isFactRow, type Moment, type Row } from './rows';
import { isOpening } from './opening';

/** Returns the rows of version 1: what comes after them was written by an app that knows moments, strikes and all. */
function beginningOf(rows: readonly Row[], old: ReadonlySet<number>): readonly Row[] {
	const end = rows.findIndex((row) => (isFactRow(row) ? !old.has(row.seq) : row.by !== undefined));
	return end < 0 ? rows : rows.slice(0, end);
}

/**
 * Returns the moment of each fact, by `seq`, as the journal stands: a struck one has that of its place, so that it can be
 * put back there.
 */
function momentsIn(box: Box, rows: readonly Row[]): ReadonlyMap<number, Moment> {
	const moments = new Map<number, Moment>();
	const [opening, ...places] = effectiveRows(rows).places;
	const first = opening?.shown?.fact;
	if (!first || !isOpening(first)) return moments;
	const variant = Object.hasOwn(box.variants, first.variant) ? box.variants[first.variant] : undefined;
	if (!variant) return moments;
	let snapshot = variant.open(first);
	for (const { versions, shown } of places) {
		for (const { seq } of versions) moments.set(seq, variant.moment(snapshot));
		const judged = shown && variant.play(snapshot, shown.fact);
		if (judged?.ok) snapshot = judged.snapshot;
	}
	return moments;
}

/** Version 1 did not write where in the game a fact was said. What stood by then stands there for ever. */
export const momentsKnown: JournalUpcaster = {
	from: 1,
	name: 'moments-known',
	upJournal(box, rows, old) {
		const moments = momentsIn(box, beginningOf(rows, old));
		return rows.map((row) => {
			const moment = old.has(row.seq) ? moments.get(row.seq) : undefined;
			return moment && isFactRow(row) && Object.keys(moment).length > 0 ? { ...row, moment } : row;
		});
	}
};
