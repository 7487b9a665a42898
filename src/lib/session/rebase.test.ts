import { describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import type { Fact } from '$lib/domain/rows';
import { box } from '$lib/games/any-game';
import { opening } from '$lib/games/any-game/rules/testing';
import { said } from './journal.testing';
import { planChange, planRedo, planUndo, type Journal, type Preview } from './preview';
import { rebase } from './rebase';
import { placesSwapped, planReseat } from './reseat';

const scored = (round: number, ...points: readonly number[]) => ({
	type: 'round.scored',
	round,
	scores: ['ana', 'ben', 'carla'].map((side, i) => ({ side, points: points[i] ?? 3 + i }))
});
const joins = { type: 'player.joined', player: { id: 'dora', name: 'Dora' } };
const scores = ({ folded }: Pick<Journal, 'folded'>) =>
	Object.fromEntries(outcomeOf(folded).scores.map(({ name, score }) => [name, score]));
const at = (facts: readonly Fact[]) => said(box, opening(), ...facts);
const ours = [scored(1), scored(2)];

/** Returns how a table stands at which another window wrote these facts while this one gave Ana's seat to a person, and what is lost. */
function overtaken(by: readonly Fact[], to: { readonly id: string; readonly name: string }, swap: boolean) {
	const plan = planReseat(at(ours), 'ana', to, { seq: 3, at: 0 }, swap);
	if (!plan.ok) throw new Error(plan.refusal.why);
	const now = at([...ours, ...by]);
	return { ...now, ...rebase(now, plan.rows, now.rows.length) };
}
const ben = { id: 'ben', name: 'Ben' };
const zoe = { id: 'zoe', name: 'Zoe' };

it('two seats that are swapped while another window writes are swapped as a whole, and undo takes that back', () => {
	const now = overtaken([joins], ben, true);
	expect(now.lost).toEqual([]);
	expect(scores(now)).toEqual({ Ana: 8, Ben: 6, Carla: 10, Dora: 0 });
	const undone = planUndo(now);
	expect(undone.ok && scores(undone.after)).toEqual({ Ana: 6, Ben: 8, Carla: 10, Dora: 0 });
});

it('a seat becomes nobody else’s where the other window wrote of who sat there: nothing of it is, and that is lost once', () => {
	const now = overtaken([scored(3)], zoe, false);
	expect(now.lost).toHaveLength(1);
	expect(now.added).toEqual([]);
	expect(scores(now)).toEqual({ Ana: 9, Ben: 12, Carla: 15 });
});

describe('where two windows change the same, the first counts and the second is lost as a whole', () => {
	const start = at(ours);
	const place = { seq: 3, at: 0 };
	const reseat = (from: string, to: { readonly id: string; readonly name: string }, swap = false) =>
		planReseat(start, from, to, place, swap);
	const corrected = (...points: readonly number[]) =>
		planChange(start, { replace: 1, fact: scored(1, ...points) }, place);
	const round3 = (...points: readonly number[]): Preview => {
		const now = at([...ours, scored(3, ...points)]);
		return { ok: true, unfit: [], rows: now.rows.slice(3), after: now };
	};
	/** Returns what becomes of a table at which one window did the one and another the other at the same time. */
	function both(theirs: Preview, mine: Preview) {
		if (!theirs.ok || !mine.ok) throw new Error('does not fit');
		const now = { ...start, ...theirs.after };
		return { ...now, ...rebase(now, mine.rows, now.rows.length) };
	}
	const lost = { why: 'nothing-to-replace' };

	it.each([
		['a swap, after a round was written', round3(10, 0, 0), reseat('ana', ben, true), [16, 8, 10]],
		['a round, after a swap', reseat('ana', ben, true), round3(10, 0, 0), [6, 8, 10]],
		['a seat of another person, after a correction', corrected(30), reseat('ana', zoe), [33, 8, 10]],
		['a correction, after a correction', corrected(30), corrected(20), [33, 8, 10]]
	])('%s', (_, theirs, mine, sums) => {
		const now = both(theirs, mine);
		expect(now.lost).toMatchObject([{ refusal: lost }]);
		expect(now.added).toEqual([]);
		expect(Object.values(scores(now))).toEqual(sums);
	});
	it('two seats that become other people’s: the first is so', () => {
		const now = both(reseat('carla', zoe), reseat('ana', { id: 'yan', name: 'Yan' }));
		expect(now.lost).toMatchObject([{ refusal: lost }]);
		expect(Object.keys(scores(now))).toEqual(['Ana', 'Ben', 'Zoe']);
	});
	it('and all else goes on: a round after a correction or after places alone were swapped, a correction after a round', () => {
		const places = placesSwapped(start, 'ana', 'ben');
		for (const [theirs, mine, sums] of [
			[corrected(30), round3(10, 0, 0), { Ana: 43, Ben: 8, Carla: 10 }],
			[round3(10, 0, 0), corrected(30), { Ana: 43, Ben: 8, Carla: 10 }],
			[planChange(start, places ?? { strike: 0 }, place), round3(10, 0, 0), { Ana: 16, Ben: 8, Carla: 10 }]
		] as const) {
			const now = both(theirs, mine);
			expect(now.lost).toEqual([]);
			expect(scores(now)).toEqual(sums);
		}
	});
});

describe('an undo that another window overtook', () => {
	const lowest = { type: 'winning.changed', wins: 'lowest' };

	it('can be redone where what it took back was overtaken with it', () => {
		const [start, mine] = [at([scored(1)]), at(ours)];
		const undo = planUndo(mine);
		if (!undo.ok) throw new Error(undo.refusal.why);
		const now = at([scored(1), lowest]);
		const later = { ...now, ...rebase(now, [...mine.rows.slice(2), ...undo.rows], 3) };
		expect(later.added.map(({ by }) => by)).toEqual(['hand', 'undo']);
		expect(scores(later)).toEqual(scores(start));
		const redone = planRedo(later);
		expect(redone.ok && scores(redone.after)).toEqual(scores(mine));
	});
	it('is a change like any other where the other window’s deed is the last: that one stays, and undo brings back what was undone', () => {
		const undo = planUndo(at([scored(1), lowest]));
		if (!undo.ok) throw new Error(undo.refusal.why);
		const now = at([scored(1), lowest, joins]);
		const later = { ...now, ...rebase(now, undo.rows, 4) };
		expect(later.added.map(({ by }) => by)).toEqual(['hand']);
		expect(planRedo(later).ok).toBe(false);
		const back = planUndo(later);
		expect(back.ok && outcomeOf(back.after.folded)).toEqual(outcomeOf(now.folded));
	});
});
