import { describe, expect, it } from 'vitest';
import { sumsOf, type Die } from './dice';
import { adviceOf, cheapestCross, costOf, easeWord, gainOf, helpOf, isHelped, type Advice } from './help';
import type { Box } from './sheet';
import { enteredAgain, rollPool } from './rolls';
import { sheetOf } from './table';
import { bonuses, crossed, limits, nearTheEnd, pool, prepared, rolled, table, whys } from './testing';

const values = { bonuses: bonuses.bonuses, wild: bonuses.wild } as const;

describe('help per person', () => {
	it('is the ways to make a number until another is chosen, and what comes before is part of it', () => {
		const told = table({ help: { ben: 'off' } }).tell({ type: 'help.chosen', player: 'ana', help: 'advice' });
		expect(['ana', 'ben', 'carla'].map((id) => helpOf(told.context, id))).toEqual(['advice', 'off', 'ways']);
		expect(isHelped(told.context, 'ana', 'odds')).toBe(true);
		expect(isHelped(told.context, 'ben', 'hints')).toBe(false);
		expect(isHelped(told.context, 'carla', 'odds')).toBe(false);
	});

	it('is refused where nothing changes, and for who is not there', () => {
		const told = table().tell(
			{ type: 'help.chosen', player: 'ana', help: 'ways' },
			{ type: 'help.chosen', player: 'zoe', help: 'off' }
		);
		expect(whys(told.refused)).toEqual(['already-so', 'no-such-player']);
	});
});

describe('what a box is worth [Q-10] [Q-11]', () => {
	const open = (...boxes: Box[]) => sheetOf(nearTheEnd({ ana: boxes }).context, 'ana');
	it.each<[what: string, open: Box[], box: Box, gain: [number, number], cost: [number, number]]>([
		['the last of a band', [7], 7, [10, 3], [10, 3]],
		['one of two of a band', [7, 8], 7, [7, 0], [10, 3]],
		['a wild, the last of five', ['wild-1'], 'wild-1', [2, 0], [0, 0]]
	])('%s', (_, boxes, box, gain, cost) => {
		const sheet = open(...boxes);
		expect(gainOf(sheet, box, values)).toMatchObject({ points: gain[0], bonus: gain[1] });
		expect(costOf(sheet, box, values)).toMatchObject({ points: cost[0], bonus: cost[1] });
	});

	it('a bonus that a cross took before costs nothing more', () => {
		const told = table({ keeping: 'sheets' }).tell(...prepared, crossed('ana', 8));
		expect(costOf(sheetOf(told.context, 'ana'), 7, values)).toMatchObject({ points: 7, bonus: 0 });
	});
});

describe('a suggestion', () => {
	const easy = Array.from({ length: 121 }, (_, number) => (number > 15 ? 5 : 90));
	function advise(open: Box[], dice: Parameters<typeof pool>, limit = 3): Advice | undefined {
		// Ana has the lowest player die.
		const told = nearTheEnd({ ana: open, ben: [1, 2, 3], carla: [1, 2, 3] }).tell(
			pool(...dice),
			limits({ ana: 1, ben: 2, carla: 2 })
		);
		const round = { ...told.round, limits: { ana: limit } };
		return adviceOf({ ...told.context, round }, 'ana', sumsOf(round.pool), easy);
	}

	it.each<[why: string, open: Box[], box: Box, points: number]>([
		['finishes', [7, 1, 2], 7, 10],
		['hard', [1, 2, 3, 16, 20], 16, 16],
		['most', [1, 2, 3, 4, 14, 15], 15, 15]
	])('%s', (why, open, box, points) => {
		expect(advise(open, [2, 5, 8, 1, 8])).toMatchObject({ why, box, points });
	});

	it('is none where the pool has nothing', () => {
		expect(advise([20, 19], [1, 1, 1, 1, 1])).toBeUndefined();
	});

	it('names the cross that costs the least, its bonus counted [Q-7]', () => {
		const { context } = nearTheEnd({ ana: [1, 6, 20] });
		// 1 and 11 for its band; 6 and 3; 20 and 15.
		expect(cheapestCross(context, 'ana')).toMatchObject({ box: 6, points: 9, bonus: 3 });
		expect(cheapestCross(nearTheEnd({ ana: [1, 'wild-2'] }).context, 'ana')).toMatchObject({ box: 'wild-2' });
	});
});

it('how easily a number is made is one of three words', () => {
	expect([100, 60, 59, 20, 19, 0].map(easeWord)).toEqual([
		'easy',
		'easy',
		'sometimes',
		'sometimes',
		'seldom',
		'seldom'
	]);
});

describe('dice that are lost [G-1]', () => {
	const lost = { d4: 0, d6: 0, d8: 1, d10: 0, d12: 0, d20: 1 };
	const real: Die[] = [
		[4, 2],
		[6, 5],
		[10, 7]
	];

	it('are rolled by the app among the real ones, the same again after an undo', () => {
		const told = table().tell(...prepared, { type: 'dice.lost', lost });
		const fact = rollPool(told.context, real);
		expect(fact.dice.map(([sides]) => sides)).toEqual([4, 6, 8, 10, 20]);
		expect(fact.dice).toEqual(expect.arrayContaining(real));
		expect(rollPool(told.context, real)).toEqual(fact);
		expect(told.tell(fact).state).toBe('rollingLimits');
	});

	it('[G-3] are left out of what an undone pool had entered, and so is a roll of the app', () => {
		const told = table().tell(...prepared, { type: 'dice.lost', lost });
		const fact = rollPool(told.context, real);
		const dice = real.map(([sides, shows]) => [sides, shows]);
		expect(enteredAgain(told.context, fact)).toEqual({ what: 'pool', at: '0', dice, size: 10 });
		expect(enteredAgain({ ...told.context, rolling: 'app' }, fact)).toBeUndefined();
		expect(enteredAgain(told.context, { type: 'rolling.changed' })).toBeUndefined();
	});

	it('[G-3] leave the player dice of an undone roll as they were entered', () => {
		const { context } = table({ rolling: 'dice' });
		const entered = { ana: 3, ben: 5, carla: 1 };
		expect(enteredAgain(context, limits(entered))).toEqual({ what: 'limits', at: '0', limits: entered });
		expect(enteredAgain({ ...context, rolling: 'app' }, limits(entered))).toBeUndefined();
	});

	it('are no more than the pool has', () => {
		const told = table().tell(
			{ type: 'dice.lost', lost: { ...lost, d8: 2 } },
			{ type: 'dice.lost', lost },
			{ type: 'dice.lost', lost }
		);
		expect(whys(told.refused)).toEqual(['not-in-the-set', 'already-so']);
	});

	it('that were not entered are still missing', () => {
		const told = table({ lost }).tell(...prepared);
		expect(told.tell(rollPool(told.context, real.slice(1))).refused).toMatchObject([
			{ why: 'dice-missing', sides: 4 }
		]);
		expect(told.tell(rolled(...real)).refused).toMatchObject([{ why: 'dice-missing', sides: 8 }]);
	});
});
