import { expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import type { Fact } from '$lib/domain/rows';
import { box } from '$lib/games/any-game';
import { opening } from '$lib/games/any-game/rules/testing';
import { said } from './journal.testing';
import { planUndo, type Journal } from './preview';
import { rebase } from './rebase';
import { planReseat } from './reseat';

const scored = (round: number) => ({
	type: 'round.scored',
	round,
	scores: ['ana', 'ben', 'carla'].map((side, i) => ({ side, points: 3 + i }))
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
