import type { BoxTypes } from '$lib/domain/box';
import { changed } from '$lib/session/journal.testing';
import { planChange, type Change, type Journal, type Preview } from '$lib/session/preview';
import type { Asked } from './meant';

/** Returns the table of a journal, as what is put right looks at it. */
export const tableOf = <T extends BoxTypes>(journal: Journal<T>) => ({
	box: journal.box,
	rows: journal.rows,
	folded: journal.folded,
	snapshot: journal.folded.snapshot,
	preview: (change: Change): Preview<T> => planChange(journal, change)
});

/** Returns the journal after an answer was tapped, by its label, and the seqs of the facts that fell with it. */
export function answered<T extends BoxTypes>(journal: Journal<T>, asked: Asked | undefined, label: string) {
	const meant = asked?.questions.flatMap(({ meant }) => meant).find((one) => one.label === label);
	if (!meant) throw new Error(`nobody asks ${label}`);
	return changed(journal, meant.change);
}
