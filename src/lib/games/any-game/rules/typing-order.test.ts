import { describe, expect, it } from 'vitest';
import { readTypingOrder, typedLast } from './typing-order';

describe('in which order the fields of a round were typed into [G-3]', () => {
	const typed = { ana: '5', ben: '' };
	it.each([
		[
			'as it was kept',
			[
				['ben', 3],
				['ana', 4]
			],
			[
				['ben', 3],
				['ana', 4]
			]
		],
		[
			'of one row for all, as the version before kept it',
			3,
			[
				['ana', 3],
				['ben', 3]
			]
		],
		[
			'of what cannot be read, as the row that was done last',
			[['ana', 'x']],
			[
				['ana', 9],
				['ben', 9]
			]
		],
		[
			'of nothing, as the row that was done last',
			undefined,
			[
				['ana', 9],
				['ben', 9]
			]
		]
	])('is read %s', (_, value, order) => {
		expect(readTypingOrder(value, typed, 9)).toEqual(order);
	});

	it('has the field that was typed into last at its end, and each field once', () => {
		const first = typedLast([], 'ana', 1);
		expect(first).toEqual([['ana', 1]]);
		const second = typedLast(first, 'ben', 2);
		expect(second).toEqual([
			['ana', 1],
			['ben', 2]
		]);
		expect(typedLast(second, 'ana', 3)).toEqual([
			['ben', 2],
			['ana', 3]
		]);
	});
});
