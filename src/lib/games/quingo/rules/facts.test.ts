import { expect, it } from 'vitest';
import { mostPlayers } from '$lib/domain/opening';
import { box } from '../index';
import { opening } from './testing';

const set = { d4: 1, d6: 4, d8: 1, d10: 1, d12: 0, d20: 60 };
const die = [6, 3];
const dice = (many: number) => Array.from({ length: many }, () => die);
const limits = (many: number) =>
	Array.from({ length: many }, (_, i) => ({ player: `p${String(i)}`, limit: 2 }));

it.each([
	{ type: 'bonuses.rolled', bonuses: [11, 3, 14, 15], wild: 2 },
	{ type: 'wilds.made', player: 'ana', wilds: [2, 15, 18, 7, 5] },
	// Whether a die shows that is for the rules to say.
	{ type: 'bonuses.rolled', bonuses: [21, 0, -1, 1.5], wild: 5 },
	{ type: 'pool.rolled', dice: dice(60) },
	{ type: 'pool.rolled', dice: [] },
	// A d6 for each of all who can sit down.
	{ type: 'limits.rolled', limits: limits(mostPlayers) },
	{ type: 'box.checked', player: 'ana', box: 1 },
	{ type: 'box.checked', player: 'ana', box: 20, dice: [die] },
	{ type: 'box.checked', player: 'ana', box: 'wild-5', dice: [die] },
	{ type: 'box.crossed', player: 'ana', box: 20 },
	{ type: 'box.crossed', player: 'ana', box: 20, die },
	{ type: 'keeping.changed', keeping: 'full', youngest: null },
	{ type: 'set.changed', set },
	{ type: 'help.chosen', player: 'ana', help: 'advice' }
])('reads %j', (fact) => {
	expect(box.read(fact)).toMatchObject({ ok: true });
});

it.each([
	['three bonuses [Q-1]', { type: 'bonuses.rolled', bonuses: [11, 3, 14], wild: 2 }],
	['bonuses without a wild [Q-1]', { type: 'bonuses.rolled', bonuses: [11, 3, 14, 15] }],
	['four wilds [Q-2]', { type: 'wilds.made', player: 'ana', wilds: [2, 15, 18, 7] }],
	['six wilds [Q-2]', { type: 'wilds.made', player: 'ana', wilds: [2, 15, 18, 7, 5, 5] }],
	['wilds of nobody', { type: 'wilds.made', wilds: [2, 15, 18, 7, 5] }],
	['a wild that is endless', { type: 'wilds.made', player: 'ana', wilds: [2, 15, 18, 7, Infinity] }],
	['61 dice', { type: 'pool.rolled', dice: dice(61) }],
	['a die of seven sides [Q-3]', { type: 'pool.rolled', dice: [[7, 3]] }],
	['a die that shows nothing', { type: 'pool.rolled', dice: [[6]] }],
	['a player die too many', { type: 'limits.rolled', limits: limits(mostPlayers + 1) }],
	['a player die of nobody', { type: 'limits.rolled', limits: [{ limit: 2 }] }],
	['box 0', { type: 'box.checked', player: 'ana', box: 0 }],
	['box 21', { type: 'box.checked', player: 'ana', box: 21 }],
	['half a box', { type: 'box.checked', player: 'ana', box: 1.5 }],
	['a sixth wild box', { type: 'box.checked', player: 'ana', box: 'wild-6' }],
	['a check with no dice at all [Q-5]', { type: 'box.checked', player: 'ana', box: 3, dice: [] }],
	['a check with 61 dice', { type: 'box.checked', player: 'ana', box: 3, dice: dice(61) }],
	['a cross with two dice [Q-7]', { type: 'box.crossed', player: 'ana', box: 3, die: [die, die] }],
	['a box that is cleared by nobody', { type: 'box.cleared', box: 3 }],
	['a pass of nobody', { type: 'turn.passed' }],
	['the youngest of nobody', { type: 'youngest.named' }],
	['a way of rolling that there is not', { type: 'rolling.changed', rolling: 'cup' }],
	['a way of keeping that there is not', { type: 'keeping.changed', keeping: 'half', youngest: null }],
	['a keeping that does not say who is the youngest', { type: 'keeping.changed', keeping: 'full' }],
	['a set with 61 dice of a size', { type: 'set.changed', set: { ...set, d20: 61 } }],
	['a set with fewer than no dice', { type: 'set.changed', set: { ...set, d20: -1 } }],
	['a set with half a die', { type: 'dice.lost', lost: { ...set, d20: 1.5 } }],
	['a set without d12', { type: 'dice.lost', lost: { d4: 1, d6: 4, d8: 1, d10: 1, d20: 1 } }],
	['help that there is not', { type: 'help.chosen', player: 'ana', help: 'all' }]
])('reads nothing of %s', (_, fact) => {
	expect(box.read(fact).ok).toBe(false);
});

it.each<[string, object, RegExp | undefined]>([
	['three of them and their youngest', {}, undefined],
	['a youngest whom nobody knows yet [Q-4]', { youngest: null }, undefined],
	['help for some, and lost dice', { help: { ana: 'off' }, lost: { ...set, d6: 0, d20: 0 } }, undefined],
	['a youngest who is not there', { youngest: 'zoe' }, /youngest/],
	['one player', { players: [{ id: 'ana', name: 'Ana' }], youngest: null }, /players/],
	['fewer d6 than players [Q-3]', { set: { ...set, d6: 2, d20: 0 } }, /set/],
	['no die for the pool [Q-3]', { set: { d4: 0, d6: 3, d8: 0, d10: 0, d12: 0, d20: 0 } }, /set/],
	['more dice than a set has', { set: { ...set, d20: 59 } }, /set/],
	['another way of keeping', { keeping: 'half' }, /keeping/],
	['another way of rolling', { rolling: 'cup' }, /rolling/],
	['another way of wilds', { wilds: 'guessed' }, /wilds/]
])('%s: a table, or why not', (_, change, problem) => {
	expect(box.read({ ...opening(), ...change })).toMatchObject(
		problem ? { ok: false, problem: expect.stringMatching(problem) as string } : { ok: true }
	);
});
