// @ts-nocheck
import { describe, expect, it, test } from 'vitest';
import type { QuingoFact } from './facts';
import {
	bonuses,
	checked,
	crossed,
	ended,
	joined,
	left,
	limits,
	nearTheEnd,
	passed,
	pool,
	prepared,
	rolled,
	table,
	whys,
	wilds,
	youngest,
	type Told
} from './testing';

const empty = table();
const ready = empty.tell(...prepared);
const pooled = ready.tell(pool(4, 3, 6, 3, 12));
const tied = pooled.tell(limits({ ana: 2, ben: 2, carla: 3 }));
const round = pooled.tell(limits({ ana: 2, ben: 3, carla: 3 }));
const sheets = table({ keeping: 'sheets' }).tell(...prepared);
const lap = nearTheEnd({ ana: [20], ben: [3, 4], carla: [5, 6] })
	.tell(rolled([4, 3], [6, 2], [8, 5], [10, 6], [20, 20]), limits({ ana: 1, ben: 2, carla: 3 }))
	.tell(checked('ana', 20, [20, 20]));
const over = ready.tell(ended);
const all = (limit: number) => limits({ ana: limit, ben: limit, carla: limit });
const bonusesOf = (a: number, wild: number): QuingoFact => ({
	type: 'bonuses.rolled',
	bonuses: [a, 1, 1, 1],
	wild
});
const cleared: QuingoFact = { type: 'box.cleared', player: 'ana', box: 3 };

describe('what the table refuses changes nothing', () => {
	test.each<[string, Told, QuingoFact, object]>([
		['[Q-1] a bonus of 21', empty, bonusesOf(21, 1), { why: 'not-on-a-die', sides: 20, shows: 21 }],
		['[Q-1] a wild worth 5', empty, bonusesOf(20, 5), { why: 'not-on-a-die', sides: 4, shows: 5 }],
		['[Q-1] bonuses twice', ready, bonuses, { why: 'bonuses-are-rolled' }],
		['[Q-2] a wild of 0', empty, wilds('ana', 0, 1, 1, 1, 1), { why: 'not-a-wild', value: 0, most: 48 }],
		['[Q-2] a wild of -3', empty, wilds('ana', 1, -3, 1, 1, 1), { why: 'not-a-wild', value: -3 }],
		['[Q-2] a wild of 2.5', empty, wilds('ana', 1, 1, 2.5, 1, 1), { why: 'not-a-wild', value: 2.5 }],
		['[Q-2] more than six dice show', empty, wilds('ana', 1, 1, 1, 1, 49), { why: 'not-a-wild', most: 48 }],
		['[Q-2] the same wilds again', ready, wilds('ana'), { why: 'already-so' }],
		['[Q-2] other wilds in the game', pooled, wilds('ana', 1, 1, 1, 1, 1), { why: 'wilds-are-made' }],
		['[Q-2] wilds of a stranger', empty, wilds('zoe'), { why: 'no-such-player' }],
		['[Q-3] a pool before the bonuses', empty, pool(1, 1, 1, 1, 1), { why: 'bonuses-first' }],
		[
			'[Q-3] a pool before the wilds',
			empty.tell(bonuses, wilds('ana')),
			pool(1, 1, 1, 1, 1),
			{ why: 'wilds-first', players: ['ben', 'carla'] }
		],
		['[Q-3] a second pool', pooled, pool(1, 1, 1, 1, 1), { why: 'pool-is-on-the-table' }],
		['[Q-3] a d20 of 21', ready, pool(1, 1, 1, 1, 21), { why: 'not-on-a-die', sides: 20, shows: 21 }],
		['[Q-3] a d6 of 2.5', ready, pool(1, 2.5, 1, 1, 2), { why: 'not-on-a-die', sides: 6, shows: 2.5 }],
		[
			'[Q-3] a die that is not in the set',
			ready,
			rolled([4, 1], [6, 1], [8, 1], [10, 1], [20, 1], [12, 1]),
			{ why: 'not-in-the-set', sides: 12, has: 0, said: 1 }
		],
		[
			'[Q-3] a player’s d6 in the pool',
			ready,
			rolled([4, 1], [6, 1], [6, 2], [8, 1], [10, 1], [20, 1]),
			{ why: 'not-in-the-set', sides: 6, has: 1, said: 2 }
		],
		[
			'[Q-3] a die too few',
			ready,
			rolled([4, 1], [6, 1], [8, 1], [10, 1]),
			{ why: 'dice-missing', sides: 20, has: 1, said: 0 }
		],
		['[Q-3] player dice before the pool', ready, all(1), { why: 'pool-first' }],
		['[Q-3] player dice twice', round, all(1), { why: 'player-dice-are-rolled' }],
		['[Q-3] a player die of 7', pooled, all(7), { why: 'not-on-a-die', sides: 6, shows: 7 }],
		['[Q-3] a player die too few', pooled, limits({ ana: 1 }), { why: 'player-die-missing', player: 'ben' }],
		['[Q-3] a stranger’s die', pooled, limits({ zoe: 1 }), { why: 'no-such-player' }],
		['[Q-4] nobody is tied', round, youngest('ana'), { why: 'nobody-is-tied' }],
		['[Q-4] not among the tied', tied, youngest('carla'), { why: 'not-among-the-tied', player: 'carla' }],
		['[Q-4] a turn before it is known whose', tied, checked('ana', 4, [4, 4]), { why: 'youngest-first' }],
		['[Q-4] not their turn', round, checked('ben', 4, [4, 4]), { why: 'not-your-turn', turn: 'ana' }],
		['[Q-4] a turn without a pool', ready, checked('ana', 4, [4, 4]), { why: 'pool-first' }],
		['[Q-4] a turn without player dice', pooled, checked('ana', 4, [4, 4]), { why: 'player-dice-first' }],
		['[Q-5] no dice', round, checked('ana', 4), { why: 'no-dice-taken' }],
		[
			'[Q-5] a die that is not there',
			round,
			checked('ana', 4, [8, 4]),
			{ why: 'die-not-in-the-pool', sides: 8, shows: 4 }
		],
		['[Q-5] the same die twice', round, checked('ana', 8, [4, 4], [4, 4]), { why: 'die-not-in-the-pool' }],
		[
			'[Q-5] more dice than the limit',
			round,
			checked('ana', 10, [4, 4], [6, 3], [10, 3]),
			{ why: 'too-many-dice', limit: 2, taken: 3 }
		],
		['[Q-5] another sum', round, checked('ana', 5, [4, 4]), { why: 'wrong-sum', sum: 4, number: 5 }],
		[
			'[Q-5] a box that is closed',
			round.tell(checked('ana', 4, [4, 4]), checked('ben', 3, [6, 3]), checked('carla', 3, [10, 3])),
			checked('ana', 4, [8, 6]),
			{ why: 'box-is-closed', number: 4 }
		],
		['[Q-7] crossing out while able to score', round, crossed('ana', 20, [4, 4]), { why: 'can-score' }],
		['[Q-7] passing while able to score', round, passed('ana'), { why: 'no-passing', player: 'ana' }],
		[
			'[Q-7] passing when a box has to go',
			nearTheEnd({ ana: [1, 2], ben: [3, 4] }).tell(
				pool(4, 4, 4, 4, 4),
				limits({ ana: 1, ben: 2, carla: 3 })
			),
			passed('ana'),
			{ why: 'must-cross', player: 'ana' }
		],
		[
			'[Q-7] crossing out without a die',
			nearTheEnd({ ana: [1, 2], ben: [3, 4] }).tell(
				pool(4, 4, 4, 4, 4),
				limits({ ana: 1, ben: 2, carla: 3 })
			),
			crossed('ana', 1),
			{ why: 'no-dice-taken' }
		],
		[
			'[Q-9] crossing out in the last lap',
			lap,
			crossed('ben', 4, [4, 3]),
			{ why: 'no-crossing-in-the-last-lap' }
		],
		['[Q-9] out of turn in the last lap', lap, passed('carla'), { why: 'not-your-turn', turn: 'ben' }],
		['[Q-9] sitting down in the last lap', lap, joined('Dora'), { why: 'last-lap-is-on' }],
		['anything after the end', over, joined('Dora'), { why: 'game-is-over' }],
		[
			'a set without a d6 for each',
			ready,
			{ type: 'set.changed', set: { d4: 9, d6: 2, d8: 0, d10: 0, d12: 0, d20: 0 } },
			{ why: 'too-few-d6' }
		],
		[
			'the same set',
			ready,
			{ type: 'set.changed', set: { d4: 1, d6: 4, d8: 1, d10: 1, d12: 0, d20: 1 } },
			{ why: 'already-so' }
		],
		['the same way of rolling', ready, { type: 'rolling.changed', rolling: 'dice' }, { why: 'already-so' }],
		['a name twice', ready, joined('ANA'), { why: 'already-at-the-table', name: 'ANA' }],
		['who is not there', ready, left('zoe'), { why: 'no-such-player' }],
		['who has left', ready.tell(left('carla')), left('carla'), { why: 'player-has-left', player: 'carla' }],
		['fewer than two', ready.tell(left('carla')), left('ben'), { why: 'too-few-players', fewest: 2 }],
		['a pool on sheets alone', sheets, pool(1, 1, 1, 1, 1), { why: 'only-at-a-full-table' }],
		['dice on sheets alone', sheets, checked('ana', 4, [4, 4]), { why: 'only-at-a-full-table' }],
		['a die on sheets alone', sheets, crossed('ana', 4, [4, 4]), { why: 'only-at-a-full-table' }],
		['clearing a box at a full table', round, cleared, { why: 'only-on-sheets' }],
		['clearing an open box', sheets, cleared, { why: 'box-is-open', number: 3 }],
		[
			'checking twice',
			sheets.tell(checked('ana', 3)),
			checked('ana', 3),
			{ why: 'box-is-closed', number: 3 }
		],
		['crossing out twice', sheets.tell(crossed('ana', 3)), crossed('ana', 3), { why: 'box-is-closed' }],
		['a mark before the bonuses', table({ keeping: 'sheets' }), checked('ana', 3), { why: 'bonuses-first' }]
	])('%s', (_, before, fact, why) => {
		const after = before.tell(fact);
		expect(before.refused).toEqual([]);
		expect(after.refused).toMatchObject([why]);
		expect(after.snapshot).toBe(before.snapshot);
	});
	it('more people than a table holds', () => {
		const many = Array.from({ length: 40 }, (_, i) => ({ id: `p${i}`, name: `Player ${i}` }));
		const set = { d4: 1, d6: 30, d8: 0, d10: 0, d12: 0, d20: 0 };
		expect(whys(table({ players: many, set, youngest: null }).tell(joined('Dora')).refused)).toEqual([
			'too-many-players'
		]);
	});
});
