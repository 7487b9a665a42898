import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { lines, totalOf, whyNoLine } from './lines';
import { cardOf, cardSet, dealAhead, readSize, type CardSet } from './card-set';
import { deal, linesOnCard, mostCards, type Card } from './deal';

const digest = (cards: readonly Card[]) =>
	createHash('sha256')
		.update(JSON.stringify(cards.map(({ serial, rows }) => [serial, rows])))
		.digest('hex');

/** Lines of a set that are the same combination as an earlier one; the order of the numbers makes no difference. */
function sameLines({ cards }: Pick<CardSet, 'cards'>): string[] {
	const seen = new Map<string, string>();
	const same: string[] = [];
	for (const card of cards) {
		for (const { line, numbers } of linesOnCard(card)) {
			const key = [...numbers].sort((a, b) => a - b).join(' ');
			const here = `${card.serial} ${line}`;
			const there = seen.get(key);
			if (there) same.push(`${there} = ${here}: ${key}`);
			seen.set(key, here);
		}
	}
	expect(seen.size + same.length).toBe(cards.length * lines.length);
	return same;
}

describe('a whole set of 3003 cards [PB-4]', () => {
	const sets = ['puma-tuba', '1', '~'.repeat(32)].map((seed) => cardSet(seed, mostCards));

	test.each(sets)('of $seed has no line twice, whatever its direction', (set) => {
		expect(set.cards).toHaveLength(3003);
		expect(sameLines(set)).toEqual([]);
	});
	test.each(sets)('of $seed uses each combination of a column exactly once', ({ cards }) => {
		for (const column of [0, 1, 2, 3, 4]) {
			const used = cards.map(({ rows }) =>
				rows
					.map((row) => row[column]!)
					.sort((a, b) => a - b)
					.join(' ')
			);
			expect(new Set(used).size).toBe(3003);
		}
	});
	test.each(sets)(
		'of $seed is numbered from 1, and all its lines are lines of a card [PB-11]',
		({ cards }) => {
			expect(cards.map(({ serial }) => serial)).toEqual(Array.from({ length: 3003 }, (_, i) => i + 1));
			expect(cards.flatMap(linesOnCard).filter((line) => whyNoLine(line))).toEqual([]);
		}
	);
	it('the law finds a row that is another card’s diagonal', () => {
		const [first, second] = cardSet('puma-tuba', 2).cards as [Card, Card];
		const diagonal = linesOnCard(first).find(({ line }) => line === 'diagonal-up')!.numbers;
		const rows = [diagonal, ...second.rows.slice(1)];
		expect(sameLines({ cards: [first, { serial: 2, rows }] })).toEqual([
			`1 diagonal-up = 2 row-1: ${diagonal.join(' ')}`
		]);
	});
});

describe('the same name, the same set, for ever [PB-4]', () => {
	test('golden: puma-tuba', () => {
		expect(cardSet('puma-tuba', 3).cards).toEqual([
			{
				serial: 1,
				rows: [
					[5, 28, 42, 60, 72],
					[6, 21, 33, 49, 73],
					[11, 17, 37, 55, 66],
					[14, 19, 45, 50, 63],
					[9, 29, 31, 58, 74]
				]
			},
			{
				serial: 2,
				rows: [
					[5, 20, 42, 57, 72],
					[7, 21, 31, 55, 66],
					[6, 23, 41, 47, 74],
					[11, 16, 34, 52, 64],
					[13, 22, 39, 49, 62]
				]
			},
			{
				serial: 3,
				rows: [
					[5, 22, 34, 53, 74],
					[3, 21, 31, 59, 69],
					[10, 16, 39, 49, 75],
					[9, 18, 38, 55, 66],
					[4, 26, 40, 46, 67]
				]
			}
		]);
		expect(cardSet('puma-tuba', 3003).cards.at(-1)?.rows).toEqual([
			[5, 25, 31, 60, 61],
			[8, 23, 35, 58, 72],
			[2, 19, 36, 51, 71],
			[7, 20, 38, 56, 62],
			[15, 24, 40, 46, 67]
		]);
	});
	test.each([
		['puma-tuba', '5ae5f218b5302b4447727e7eef19ef80e51785d0a68270b92900b7686718c505'],
		['1', '442f3a03817bc98147a83bf407f2b1d0ad0e09f2e150a0249a4f3242dd1f5600'],
		['~'.repeat(32), '0d8f57857956a7e6cf9787ff69eb23a9fe353d7a09cda50b0ac7740764315b7a']
	])('golden: all of %s', (seed, golden) => {
		expect(digest(cardSet(seed, 3003).cards)).toBe(golden);
	});
	it('a smaller set is the beginning of a larger one, in whatever order they are asked for', () => {
		const sixty = cardSet('delta-yoga', 60);
		const two = cardSet('delta-yoga', 2);
		const all = cardSet('delta-yoga', 3003);
		expect(sixty.cards).toEqual(all.cards.slice(0, 60));
		expect(two.cards).toEqual(all.cards.slice(0, 2));
		expect(cardSet('delta-yogi', 2).cards).not.toEqual(two.cards);
		expect(cardOf('delta-yoga', 60, 60)).toEqual({
			ok: true,
			seed: 'delta-yoga',
			size: 60,
			card: all.cards[59]
		});
	});
	test.each(['Puma-Tuba', '  puma tuba ', 'PUMA \t TUBA'])('%j is puma-tuba', (typed) => {
		expect(cardSet(typed, 4)).toEqual(cardSet('puma-tuba', 4));
	});
	it('is dealt ahead in parts, for as long as nobody is tired', () => {
		let steps = 0;
		const afterTen = () => ++steps % 10 === 0;
		expect(dealAhead('lima', 8, afterTen)).toBe(false);
		expect(dealAhead('lima', 8, afterTen)).toBe(true);
		// No set has more.
		expect(dealAhead('lima', 5000, () => false)).toBe(true);
	});
	it('offers a rest after each column that is shuffled, and then after each card', () => {
		const steps = [...deal('kilo')];
		expect(steps.slice(0, 5)).toEqual([undefined, undefined, undefined, undefined, undefined]);
		expect(steps.slice(5)).toEqual(cardSet('kilo', 3003).cards);
	});
});

describe('what is refused', () => {
	test.each([
		['', 10, 1, { why: 'seed-missing' }],
		[' \t', 10, 1, { why: 'seed-missing' }],
		['x'.repeat(500), 10, 1, { why: 'seed-too-long', length: 500, most: 32 }],
		['x'.repeat(33), 10, 1, { why: 'seed-too-long', length: 33, most: 32 }],
		['🎲'.repeat(3), 10, 1, { why: 'seed-character', character: '🎲' }],
		['camión', 10, 1, { why: 'seed-character', character: 'ó' }],
		['a\u0007b', 10, 1, { why: 'seed-character', character: '\u0007' }],
		['luna', 3004, 1, { why: 'not-a-set-size', typed: '3004', most: 3003 }],
		['luna', 0, 1, { why: 'not-a-set-size', typed: '0', most: 3003 }],
		['luna', 2.5, 1, { why: 'not-a-set-size', typed: '2.5', most: 3003 }],
		['luna', -3, 1, { why: 'not-a-set-size', typed: '-3', most: 3003 }],
		['luna', '1e3', 1, { why: 'not-a-set-size', typed: '1e3', most: 3003 }],
		['luna', '9'.repeat(400), 1, { why: 'not-a-set-size', typed: `${'9'.repeat(12)}…`, most: 3003 }],
		['luna', ' 0 ', 1, { why: 'not-a-set-size', typed: '0', most: 3003 }],
		['luna', 'twelve cards', 1, { why: 'not-a-set-size', typed: 'twelve cards', most: 3003 }],
		['luna', 60, ' 61 ', { why: 'not-in-the-set', typed: '61', size: 60 }],
		['luna', 60, 61, { why: 'not-in-the-set', typed: '61', size: 60 }],
		['luna', 60, 0, { why: 'not-in-the-set', typed: '0', size: 60 }],
		['luna', 60, 'abc', { why: 'not-in-the-set', typed: 'abc', size: 60 }],
		['luna', 60, NaN, { why: 'not-in-the-set', typed: 'NaN', size: 60 }]
	] as const)('%j, %j cards, serial %j', (seed, size, serial, refusal) => {
		expect(cardOf(seed, size, serial)).toEqual({ ok: false, ...refusal });
	});
	it('asking for such a set all the same is a bug', () => {
		expect(() => cardSet('luna', 3004)).toThrow(RangeError);
		expect(() => cardSet('x'.repeat(500), 4)).toThrow(RangeError);
	});
	it('a set of all 3003 cards can be asked for, and one of a single card', () => {
		expect([readSize(3003), readSize('1')]).toEqual([
			{ ok: true, size: 3003 },
			{ ok: true, size: 1 }
		]);
	});
	test.each([
		[' 7 ', 7],
		['1', 1],
		['007', 7],
		[60, 60]
	])('%j is a serial', (serial, number) => {
		const found = cardOf('luna', '60', serial);
		expect(found.ok && found.card.serial).toBe(number);
	});
});

test('line totals of card 1 of puma-tuba, a centre counted like the others [PB-4]', () => {
	const totals = linesOnCard(cardSet('puma-tuba', 1).cards[0]!).map((line) => [line.line, totalOf(line)]);
	expect(Object.fromEntries(totals)).toEqual({
		'row-1': 207,
		'row-2': 182,
		'row-3': 186,
		'row-4': 191,
		'row-5': 201,
		'column-B': 45,
		'column-I': 114,
		'column-N': 188,
		'column-G': 272,
		'column-O': 348,
		// 5 21 37 50 74, and from the bottom left corner 9 19 37 49 72.
		'diagonal-down': 187,
		'diagonal-up': 186
	});
});
