import { describe, expect, it } from 'vitest';
import type { QuingoState } from './not-now';
import { boxes, type Box } from './sheet';
import {
	bonuses,
	checked,
	crossed,
	ended,
	fillAllBut,
	left,
	limits,
	nearTheEnd,
	passed,
	pool,
	prepared,
	rolled,
	table,
	wilds
} from './testing';
import { gains, openCount, ranked, ruleInForce, sheetView, tabs, totalAtEnd } from './view';

const marking = table({ keeping: 'sheets' }).tell(...prepared);

describe('the rule in force', () => {
	it('is that of the bonuses, then that of the wilds', () => {
		expect(ruleInForce(table().context, 'preparing')).toBe('Q-1');
		expect(ruleInForce(table().tell(bonuses).context, 'preparing')).toBe('Q-2');
	});
	it.each<[QuingoState, string]>([
		['rollingPool', 'Q-3'],
		['rollingLimits', 'Q-3'],
		['namingYoungest', 'Q-4'],
		['scoring', 'Q-5'],
		['crossing', 'Q-7'],
		['lastMove', 'Q-9'],
		['rollingPoolAgain', 'Q-3'],
		['rollingLimitsAgain', 'Q-3'],
		['marking', 'Q-10'],
		['markingLast', 'Q-9'],
		['over', 'Q-12']
	])('%s is %s', (state, rule) => {
		expect(ruleInForce(marking.context, state)).toBe(rule);
	});
});

describe('a sheet as it is shown', () => {
	const lost: readonly Box[] = [12, 14, 15, 18, 'wild-3'];
	const { context } = marking.tell(
		...boxes.map((box) => (lost.includes(box) ? crossed('ana', box) : checked('ana', box)))
	);

	it('has the bands of the printed example, with what each is made of [Q-10] [Q-11]', () => {
		expect(
			sheetView(context, 'ana').map(({ band, worth, score, bonus, checked, sum }) => [
				band,
				worth,
				score,
				bonus,
				checked,
				sum
			])
		).toEqual([
			[0, 11, 26, 'won', 5, { plus: 15, minus: 0, bonus: 11 }],
			[1, 3, 43, 'won', 5, { plus: 40, minus: 0, bonus: 3 }],
			[2, 14, -17, 'lost', 2, { plus: 24, minus: 41, bonus: 0 }],
			[3, 15, 54, 'lost', 4, { plus: 72, minus: 18, bonus: 0 }],
			[4, 2, 8, 'lost', 4, { plus: 8, minus: 0, bonus: 0 }]
		]);
	});
	it('has the number of each box, a wild the one that the player made up [Q-2]', () => {
		const [, , third, , own] = sheetView(context, 'ana');
		expect(third?.boxes).toEqual([
			{ box: 11, number: 11, state: 'checked' },
			{ box: 12, number: 12, state: 'crossed' },
			{ box: 13, number: 13, state: 'checked' },
			{ box: 14, number: 14, state: 'crossed' },
			{ box: 15, number: 15, state: 'crossed' }
		]);
		expect(own?.boxes.map(({ box, number, state }) => [box, number, state])).toEqual([
			['wild-1', 2, 'checked'],
			['wild-2', 15, 'checked'],
			['wild-3', 18, 'crossed'],
			['wild-4', 7, 'checked'],
			['wild-5', 5, 'checked']
		]);
	});
	it('can win every bonus before the first cross [Q-10]', () => {
		const four = marking.tell(...[1, 2, 3, 4].map((box) => checked('ana', box)));
		expect(sheetView(four.context, 'ana').map(({ bonus, checked }) => [bonus, checked])).toEqual([
			['open', 4],
			['open', 0],
			['open', 0],
			['open', 0],
			['open', 0]
		]);
	});
	it('is worth nothing before the bonuses are rolled, and has no wilds yet [Q-1]', () => {
		const blank = sheetView(table().context, 'ana');
		expect(blank.map(({ worth, score }) => [worth, score])).toEqual(
			Array.from({ length: 5 }, () => [undefined, 0])
		);
		expect(blank[4]?.boxes[0]).toEqual({ box: 'wild-1', number: undefined, state: 'open' });
	});
	it('lights what the pool can make, more what the dice in the hand make, and most what they are meant for', () => {
		const { context } = marking.tell(checked('ana', 1), crossed('ana', 2));
		const lit = { can: [1, 3, 4, 5], fits: [2, 4, 5], picked: 5 };
		const states = (player: string, lights?: Parameters<typeof sheetView>[2]) =>
			sheetView(context, player, lights)[0]?.boxes.map(({ state }) => state);
		expect(states('ana', lit)).toEqual(['checked', 'crossed', 'can', 'fits', 'picked']);
		expect(states('ben', lit)).toEqual(['can', 'fits', 'can', 'fits', 'picked']);
		expect(states('ben', { can: [4] })).toEqual(['open', 'open', 'open', 'can', 'open']);
		expect(states('ana')).toEqual(['checked', 'crossed', 'open', 'open', 'open']);
	});
});

describe('the row of totals', () => {
	const near = nearTheEnd({ ana: [1, 9], ben: [2, 3], carla: [20] });
	const summary = (told: typeof near) =>
		tabs(told.context).map(({ name, here, total, limit, served }) => [name, here, total, limit, served]);

	it('says what each player has, may combine, and whether the pool has something for them [Q-6]', () => {
		const round = near.tell(pool(1, 5, 6, 7, 8), limits({ ana: 1, ben: 1, carla: 2 }));
		expect(round.refused).toEqual([]);
		expect(summary(round)).toEqual([
			['Ana', true, 14 + 31 + 79 + 105 + 10, 1, true],
			['Ben', true, 10 + 43 + 79 + 105 + 10, 1, false],
			['Carla', true, 26 + 43 + 79 + 70 + 10, 2, false]
		]);
		const [ana] = tabs(round.context);
		expect([ana?.id, ana?.bands]).toEqual(['ana', sheetView(round.context, 'ana')]);
	});
	it('has neither limits nor a pool before both are rolled', () => {
		for (const told of [near, near.tell(pool(1, 5, 6, 7, 8))])
			expect(summary(told).map(([, , , ...rest]) => rest)).toEqual([
				[undefined, false],
				[undefined, false],
				[undefined, false]
			]);
	});
	it('keeps who went home', () => {
		expect(summary(near.tell(left('ben'))).map(([name, here]) => [name, here])).toEqual([
			['Ana', true],
			['Ben', false],
			['Carla', true]
		]);
	});
	it('is led by the highest, and ends with who left; equal ones are in the order of seats', () => {
		const told = marking.tell(checked('ben', 3), checked('carla', 4), crossed('ana', 1), left('carla'));
		expect(ranked(told.context)).toEqual([
			{ id: 'ben', names: ['Ben'], score: 3, here: true },
			{ id: 'ana', names: ['Ana'], score: -1, here: true },
			{ id: 'carla', names: ['Carla'], score: 4, here: false }
		]);
		const equal = ranked(marking.tell(checked('ben', 3), checked('carla', 3)).context);
		expect(equal.map(({ id }) => id)).toEqual(['ben', 'carla', 'ana']);
	});
	it('can be asked what a total would be if the game ended now: open boxes are crossed out [Q-9]', () => {
		expect(totalAtEnd(near.context, 'ana')).toBe(239 - 1 - 9);
		expect(totalAtEnd(table().context, 'ana')).toBeUndefined();
		expect([openCount(near.context, 'ana'), openCount(table().context, 'ana')]).toEqual([2, 25]);
	});
});

describe('what each total gained', () => {
	it('is told mark by mark on sheets alone: everybody’s first mark, everybody’s second', () => {
		const told = marking.tell(checked('ana', 7), checked('ana', 8), crossed('ben', 3));
		expect(gains(told.context)).toEqual([
			[7, -3, 0],
			[8, 0, 0]
		]);
	});
	it('knows nothing of a mark that was taken back', () => {
		const cleared = { type: 'box.cleared', player: 'ana', box: 7 } as const;
		expect(gains(marking.tell(checked('ana', 7), checked('ana', 8), cleared).context)).toEqual([[8, 0, 0]]);
	});
	it('has what the end takes from open boxes in the last one [Q-9]', () => {
		const full = marking.tell(...fillAllBut('ana'), ended);
		const course = gains(full.context);
		expect(course).toHaveLength(boxes.length);
		expect(course[4]).toEqual([5 + 11, 0, 0]);
		expect(course.at(-1)).toEqual([2, -210, -210]);
		// A game that the table stopped takes nothing.
		expect(gains(marking.tell(checked('ana', 7), ended).context)).toEqual([[7, 0, 0]]);
	});
	it('is told round by round where the whole table is kept, and on from there on sheets alone', () => {
		const set = { d4: 0, d6: 3, d8: 0, d10: 0, d12: 0, d20: 1 };
		const ones = ['ana', 'ben', 'carla'].map((id) => wilds(id, 1, 1, 1, 1, 1));
		const told = table({ set }).tell(
			...[bonuses, ...ones],
			...[rolled([20, 9]), limits({ ana: 2, ben: 1, carla: 3 }), checked('ben', 9, [20, 9])],
			...[rolled([20, 8]), limits({ ana: 1, ben: 2, carla: 3 }), checked('ana', 8, [20, 8])],
			{ type: 'keeping.changed', keeping: 'sheets', youngest: null },
			...[checked('ana', 1), checked('ben', 'wild-1'), checked('ana', 2)]
		);
		expect(told.refused).toEqual([]);
		expect(gains(told.context)).toEqual([
			[0, 9, 0],
			[8, 0, 0],
			[1, 2, 0],
			[2, 0, 0]
		]);
	});
	it('is nothing for a last move that was let go by [Q-9]', () => {
		const open = { ana: [20], ben: [3, 4], carla: [5, 6] } as const;
		const lap = nearTheEnd(open).tell(
			rolled([4, 3], [6, 2], [8, 5], [10, 6], [20, 20]),
			limits({ ana: 1, ben: 2, carla: 3 }),
			checked('ana', 20, [20, 20]),
			passed('ben')
		);
		expect(lap.refused).toEqual([]);
		expect(gains(lap.context)).toEqual([[20, 0, 0]]);
	});
	it('is none before the bonuses are rolled [Q-1]', () => {
		expect(gains(table().context)).toEqual([]);
	});
});
