import { expect } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { changed, said } from '$lib/session/journal.testing';
import type { Journal } from '$lib/session/preview';
import { emptied } from '$lib/ui/table/meant';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box, type BingOh } from '..';
import type { BingOhFact, BingOhOpening } from '../rules/facts';
import { opening } from '../rules/testing';
import { besides } from './besides';

/** Returns the journal of a table at which all these facts fit. */
export function journal(change: Partial<BingOhOpening>, ...facts: readonly BingOhFact[]) {
	const written = said(box, opening(change), ...facts);
	expect(written.rows).toHaveLength(facts.length + 1);
	return written;
}
/** Returns what becomes of a journal when the fact of a row is removed: what fell, what stands, and the points. */
export function removed(written: Journal<BingOh>, seq: number) {
	const together = [...besides(tableOf(written), seq).changes, emptied(written.folded, seq)];
	const { journal, fell } = changed(written, { together });
	const { rows } = journal.folded.effective;
	expect(journal.folded.misfits).toEqual([]);
	return {
		fell,
		journal,
		facts: rows.slice(1).map(({ fact }) => fact),
		points: outcomeOf(journal.folded).scores.map(({ score }) => score)
	};
}
