import { describe, expect, it } from 'vitest';
import { readTypingOrder, typedLast } from './draft';

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

	it('has what stood before each time, but for what is typed on', () => {
		const first = typedLast([], ['ana', 1, '', undefined], true);
		expect(first).toEqual([['ana', 1, '', undefined]]);
		expect(typedLast(first, ['ana', 1, '5', undefined], true)).toEqual(first);
		// Typed anew, or after something else was done, it is taken back by itself.
		expect(typedLast(first, ['ana', 1, '5', 'ana'])).toEqual([...first, ['ana', 1, '5', 'ana']]);
		expect(typedLast(first, ['ana', 2, '5', 'ana'], true)).toEqual([...first, ['ana', 2, '5', 'ana']]);
		expect(typedLast(first, ['ben', 1, '', undefined], true)).toHaveLength(2);
	});

	it('is no longer than a hundred', () => {
		const long = Array.from({ length: 120 }).reduce<ReturnType<typeof typedLast>>(
			(after, _, i) => typedLast(after, ['ana', i, '']),
			[]
		);
		expect([long.length, long[0]?.[1]]).toEqual([100, 20]);
	});
});
