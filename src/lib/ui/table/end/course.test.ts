import { expect, it } from 'vitest';
import { bestOf, courseOf, gained, isChart } from './course.ts';

it.each([
	[
		'two rounds of points',
		[
			[5, 0],
			[0, 7]
		],
		false
	],
	[
		'three rounds of points',
		[
			[5, 0],
			[0, 7],
			[3, 3]
		],
		true
	],
	[
		'hands won or not',
		[
			[1, 0],
			[0, 1],
			[1, 0],
			[1, 0]
		],
		false
	],
	[
		'hands won or not, where one came late',
		[
			[1, undefined],
			[1, 0],
			[0, 1]
		],
		false
	],
	['nothing yet', [], false]
])('%s: a chart is %s', (_, gains, chart) => {
	expect(isChart(gains)).toBe(chart);
});

it('adds up from nought', () => {
	expect(
		courseOf(2, [
			[5, 0],
			[-2, 7]
		])
	).toEqual([
		[0, 5, 3],
		[0, 0, 7]
	]);
});

it('begins where a total first took part, and says nothing of rounds without it', () => {
	expect(
		courseOf(3, [
			[5, undefined, 4],
			[2, 7, undefined],
			[0, 1, 2]
		])
	).toEqual([
		[0, 5, 7, 7],
		[null, null, 7, 8],
		[0, 4, null, 6]
	]);
});

it.each([
	[[5, undefined], 'lowest', [0]],
	[[undefined, 7, 7], 'highest', [1, 2]],
	[[-2, -2], 'lowest', [0, 1]],
	[[5, 7, 7], 'highest', [1, 2]],
	[[5, 7, 7], 'lowest', [0]],
	[[0, 0, 0], 'highest', []],
	[[4], 'highest', [0]],
	[[undefined, 4], 'highest', [1]],
	[[undefined, 0], 'highest', []],
	[[undefined, 0], 'lowest', []]
] as const)('of %j the %s is at %j', (gain, wins, best) => {
	expect(bestOf(gain, wins)).toEqual(best);
});

it('says what a round brought with its own sign, also where the best is below nothing', () => {
	expect([15, 0, -4].map(gained)).toEqual(['+15', '+0', '−4']);
});
