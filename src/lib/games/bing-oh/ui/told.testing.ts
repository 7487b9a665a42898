import { expect } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { changed, said } from '$lib/session/journal.testing';
import { planUndo, type Journal } from '$lib/session/preview';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box, type BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { dealt, opening } from '../rules/testing';
import { told, type Righting } from './besides';

export const begins: BingOhFact = { type: 'start.named', player: 'ana' };
export const stops = (player: string): BingOhFact => ({ type: 'stars.left', player });
/** Returns a roll as one out of turn. */
export const late = (fact: BingOhFact) => ({ ...fact, outOfTurn: true }) as BingOhFact;
/** Returns a BING-OH! that the table saw, whatever the ledger counts. */
export const seen = (player: string): BingOhFact => ({
	type: 'bingoh.called',
	calls: [{ player, shape: 'row', seen: true }]
});

/** Returns a ledger with real dice that Ana begins. */
export const table = (...facts: readonly BingOhFact[]) => {
	const written = said(box, opening({ dice: 'real' }), dealt(), begins, ...facts);
	expect(written.rows).toHaveLength(facts.length + 3);
	return written;
};
/** The row of its first fact. */
export const first = 3;
export const after = (journal: Journal<BingOh>) =>
	journal.folded.effective.rows.slice(first).map(({ fact }) => fact);
export const points = (journal: Journal<BingOh>) =>
	outcomeOf(journal.folded).scores.map(({ score }) => score);
export const asked = (from: Journal<BingOh>, seq: number, facts: readonly BingOhFact[], how: Righting = {}) =>
	told(tableOf(from), seq, facts, { asking: true, ...how });
/** Returns what stands once nothing is asked any more, and what fell. */
export function done(from: Journal<BingOh>, seq: number, facts: readonly BingOhFact[], how: Righting = {}) {
	const { change, ask } = asked(from, seq, facts, how);
	expect(ask).toBeUndefined();
	const { journal, fell } = changed(from, change);
	expect(journal.folded.misfits).toEqual([]);
	const undone = planUndo(journal);
	expect(undone.ok && after({ ...journal, ...undone.after })).toEqual(after(from));
	return { journal, fell, facts: after(journal), points: points(journal) };
}
