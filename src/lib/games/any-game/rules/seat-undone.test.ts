import { expect, it } from 'vitest';
import { changed, said } from '$lib/session/journal.testing';
import { box } from '..';
import type { AnyGameFact, AnyGameOpening } from './facts';
import { totals } from './game';
import { seatUndone } from './seat-undone';
import { opening } from './testing';

const pepa = { id: 'pepa', name: 'Pepa' };
const round = (number: number, points: Readonly<Record<string, number>>): AnyGameFact => ({
	type: 'round.scored',
	round: number,
	scores: Object.entries(points).map(([side, points]) => ({ side, points }))
});
const three = (number: number) => round(number, { ana: 1, ben: 2, carla: 3 });
const four = (number: number) => round(number, { ana: 1, ben: 2, carla: 3, pepa: 10 });

/** What becomes of these facts when the one in a row is removed. */
function removed(seq: number, ...facts: readonly AnyGameFact[]) {
	const journal = said(box, opening(), ...facts);
	expect(journal.rows).toHaveLength(facts.length + 1);
	const rows = journal.folded.effective.rows.map((row) => ({
		...row,
		fact: row.fact as AnyGameFact | AnyGameOpening
	}));
	const after = changed(journal, { together: [{ strike: seq }, ...seatUndone(rows, seq)] });
	return { fell: after.fell, sums: Object.fromEntries(totals(after.journal.folded.snapshot.context)) };
}

it('who never sat down has no points, and the rounds after it stand [AG-1]', () => {
	const { fell, sums } = removed(2, three(1), { type: 'player.joined', player: pepa }, four(2), four(3));
	expect(fell).toEqual([]);
	expect(sums).toEqual({ ana: 3, ben: 6, carla: 9 });
});

it('who never left has a 0 in the rounds after it, until they left or came back [AG-1]', () => {
	const left: AnyGameFact = { type: 'player.left', player: 'carla' };
	const two = (number: number) => round(number, { ana: 1, ben: 2 });
	expect(removed(2, three(1), left, two(2), two(3))).toEqual({
		fell: [],
		sums: { ana: 3, ben: 6, carla: 3 }
	});
	const back: AnyGameFact = { type: 'player.joined', player: { id: 'carla', name: 'Carla' } };
	// That they came back is no news then, and falls; their points after it are theirs.
	expect(removed(2, three(1), left, two(2), back, three(3))).toEqual({
		fell: [4],
		sums: { ana: 3, ben: 6, carla: 6 }
	});
});

it('anything else that is removed changes nothing besides', () => {
	expect(removed(1, three(1))).toEqual({ fell: [], sums: { ana: 0, ben: 0, carla: 0 } });
});
