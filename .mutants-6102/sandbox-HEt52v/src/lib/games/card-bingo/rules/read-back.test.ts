// @ts-nocheck
import { expect, it } from 'vitest';
import { readBack, withCard, withRank, without } from './read-back';

const empty = () => readBack(undefined, 'ana', '1:1');

it('keeps what was read back for its own shout only [C-5]', () => {
	const draft = withCard(empty(), '7H', 5);
	expect(readBack(JSON.parse(JSON.stringify(draft)), 'ana', '1:1')).toEqual(draft);
	expect(readBack(draft, 'ben', '1:1').cards).toEqual([]);
	expect(readBack(draft, 'ana', '1:2').cards).toEqual([]);
	expect(readBack({ ...draft, cards: ['7X'] }, 'ana', '1:1').cards).toEqual([]);
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
