import { expect, it } from 'vitest';
import { moved, standingAfter } from '$lib/domain/moved';
import { changed, said } from '$lib/session/journal.testing';
import { planChange } from '$lib/session/preview';
import { withBesides } from '$lib/ui/table/meant';
import { box } from '..';
import type { AnyGameFact, AnyGameOpening } from './facts';
import { totals } from './game';
import { besides } from './besides';
import { opening } from './testing';

const pepa = { id: 'pepa', name: 'Pepa' };
const sat: AnyGameFact = { type: 'player.joined', player: pepa };
const round = (number: number, points: Readonly<Record<string, number>>): AnyGameFact => ({
	type: 'round.scored',
	round: number,
	scores: Object.entries(points).map(([side, points]) => ({ side, points }))
});
const three = (number: number) => round(number, { ana: 1, ben: 2, carla: 3 });
const four = (number: number) => round(number, { ana: 1, ben: 2, carla: 3, pepa: 10 });

const written = (facts: readonly AnyGameFact[], change?: Partial<AnyGameOpening>) => {
	const journal = said(box, opening(change), ...facts);
	expect(journal.folded.refused).toEqual([]);
	return journal;
};
type Written = ReturnType<typeof written>;
const placesOf = ({ folded }: Written) => folded.effective.places;

/** What fell, what the totals are, and which rounds there are. */
function result({ fell, journal }: ReturnType<typeof changed>) {
	const { context } = (journal as Written).folded.snapshot;
	const rounds = context.rounds.map(({ scores }) => scores[0]?.points);
	return { fell, sums: Object.fromEntries(totals(context)), rounds };
}
/** What becomes of these facts when the one in a row is removed. */
function removed(seq: number, ...facts: readonly AnyGameFact[]) {
	const journal = written(facts);
	return result(
		changed(journal, { together: [{ strike: seq }, ...besides(placesOf(journal), seq, 'strike')] })
	);
}

it('who never sat down has no points, and the rounds after it stand [AG-1]', () => {
	const { fell, sums } = removed(2, three(1), sat, four(2), four(3));
	expect(fell).toEqual([]);
	expect(sums).toEqual({ ana: 3, ben: 6, carla: 9 });
});

it('who never left has a 0 in the rounds after it, until they left or came back [AG-1]', () => {
	const left: AnyGameFact = { type: 'player.left', player: 'carla' };
	const two = (number: number) => round(number, { ana: 1, ben: 2 });
	expect(removed(2, three(1), left, two(2), two(3))).toEqual({
		fell: [],
		sums: { ana: 3, ben: 6, carla: 3 },
		rounds: [1, 1, 1]
	});
	const back: AnyGameFact = { type: 'player.joined', player: { id: 'carla', name: 'Carla' } };
	// That they came back is no news then, and falls; their points after it are theirs.
	expect(removed(2, three(1), left, two(2), back, three(3))).toEqual({
		fell: [4],
		sums: { ana: 3, ben: 6, carla: 6 },
		rounds: [1, 1, 1]
	});
});

const ended: AnyGameFact = { type: 'game.ended' };
const fives = (number: number) => round(number, { ana: 5, ben: 5, carla: 5 });

it('a round that was written twice goes alone, and what follows it stands, one round sooner [AG-2]', () => {
	expect(removed(2, three(1), fives(2), three(3), sat, four(4), ended)).toEqual({
		fell: [],
		sums: { ana: 3, ben: 6, carla: 9, pepa: 10 },
		rounds: [1, 1, 1]
	});
});

it('who sat down after all has the points that were written before, and who left after all has none [AG-1]', () => {
	const left: AnyGameFact = { type: 'player.left', player: 'carla' };
	for (const [change, seq, ...facts] of [
		[sat, 2, three(1), sat, four(2), four(3)],
		[left, 2, three(1), left, round(2, { ana: 1, ben: 2 }), round(3, { ana: 1, ben: 2 })]
	] as const) {
		const journal = written(facts);
		const how = (from: Written, what: 'strike' | 'restore') =>
			changed(from, {
				together: [
					...besides(placesOf(from), seq, what),
					what === 'strike' ? { strike: seq } : { restore: seq }
				]
			});
		const without = how(journal, 'strike');
		const back = how(without.journal, 'restore');
		expect([change.type, without.fell, back.fell]).toEqual([change.type, [], []]);
		expect(result(back).sums).toEqual(result({ ...back, journal }).sums);
	}
});

it('a round that was removed comes back to its place [AG-2]', () => {
	const journal = written([three(1), fives(2), three(3), sat, four(4)]);
	const without = changed(journal, {
		together: [{ strike: 2 }, ...besides(placesOf(journal), 2, 'strike')]
	}).journal as Written;
	const back = changed(without, { together: [{ restore: 2 }, ...besides(placesOf(without), 2, 'restore')] });
	expect(result(back)).toEqual({
		fell: [],
		sums: { ana: 8, ben: 11, carla: 14, pepa: 10 },
		rounds: [1, 5, 1, 1]
	});
});

/** What becomes of these facts when a round is written before the one in a row. */
function leftOut(journal: Written, seq: number, fact: AnyGameFact) {
	const row = journal.folded.effective.rows.find((row) => row.seq === seq);
	if (row?.fact.type !== 'round.scored') throw new Error('no round');
	const following = [{ ...row, fact: row.fact }, ...standingAfter(placesOf(journal), seq)];
	const one = { before: seq, fact };
	return withBesides({ preview: (change) => planChange(journal, change) }, one, moved(following, 1));
}

it('a round that was left out is written before another, which is one later then with all that follow [AG-2]', () => {
	const journal = written([three(1), three(2), sat, four(3), ended]);
	expect(result(changed(journal, leftOut(journal, 2, fives(2))))).toEqual({
		fell: [],
		sums: { ana: 8, ben: 11, carla: 14, pepa: 10 },
		rounds: [1, 5, 1, 1]
	});
});

it('where the game ends sooner with a round that was left out, what followed the end falls alone [AG-5]', () => {
	const journal = written([three(1), three(2), three(3)], { ends: { how: 'target', target: 9 } });
	const { fell, rounds } = result(changed(journal, leftOut(journal, 2, fives(2))));
	// Carla has 3, 8, and 11: the last of the rounds came after that.
	expect({ fell, rounds }).toEqual({ fell: [3], rounds: [1, 5, 1] });
});

it('anything else that is removed changes nothing besides', () => {
	expect(removed(2, three(1), { type: 'winning.changed', wins: 'lowest' })).toMatchObject({
		fell: [],
		rounds: [1]
	});
});
