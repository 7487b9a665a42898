import { expect, it } from 'vitest';
import { readAfter, readBack, withCard, withRank, without } from './read-back';

const empty = () => readBack(undefined, '7');

it('keeps what was read back for its own shout only [C-5]', () => {
	const draft = readAfter(withCard(empty(), '7H', 5), 7);
	expect(readBack(JSON.parse(JSON.stringify(draft)), '7')).toEqual(draft);
	expect(readBack(draft, '8').cards).toEqual([]);
	expect(readBack({ ...draft, cards: ['7X'] }, '7').cards).toEqual([]);
});
it('knows after which row each of them was read [G-3]', () => {
	const one = readAfter(withCard(empty(), '7H', 5), 7);
	const two = readAfter(withCard(one, 'KS', 5), 9);
	expect(two.after).toEqual([7, 9]);
	expect(readAfter(without(two, 1), 9).after).toEqual([7]);
	// What is left keeps its own row, whichever went.
	for (const left of [without(two, 0), withCard(two, '7H', 5)])
		expect(readAfter(left, 9)).toMatchObject({ cards: ['KS'], after: [9] });
});
it('takes a card once, gives it back at the second tap, and no more than a layout has [C-6]', () => {
	const two = withCard(withCard(empty(), '7H', 2), 'KS', 2);
	expect(withCard(two, '2C', 2)).toBe(two);
	expect(withCard(two, '7H', 2).cards).toEqual(['KS']);
	expect(without(two, 1).cards).toEqual(['7H']);
});
it('takes a rank as often as it is read, five in all [C-12]', () => {
	const full = [1, 2, 3, 4, 5, 6].reduce((draft) => withRank(draft, '9'), empty());
	expect(full.ranks).toEqual(['9', '9', '9', '9', '9']);
	expect(without(full, 0).ranks).toHaveLength(4);
});
