import { describe, expect, it } from 'vitest';
import { oftenWritten } from './game';
import { table } from './testing';

describe('the figures that come again and again', () => {
	it.each([
		['none before one was written twice', [[5, -5, 0]], []],
		[
			'both signs, and in the order of their size',
			[
				[5, -5, 25],
				[-5, 5, 0]
			],
			[-5, 5]
		],
		[
			'five at most: the rarest is left out, and of equals the older one',
			[
				[1, 2, 3],
				[1, 2, 3],
				[4, 5, 6],
				[6, 5, 4],
				[1, 7, 7]
			],
			[1, 4, 5, 6, 7]
		],
		[
			'one that was written more often stays, however long ago',
			[
				[3, 3, 3],
				[1, 1, 2],
				[2, 4, 4],
				[5, 5, 6],
				[6, 9, 9]
			],
			[3, 4, 5, 6, 9]
		]
	])('%s', (_, rounds, often) => {
		const told = rounds.reduce((at, points) => at.round(...points), table());
		expect(oftenWritten(told.context)).toEqual(often);
	});
});
