import { expect, test } from 'vitest';
import { firstCards, linesInPlay, linesOnCard } from './deal';

test('[PB-4] a set deals as many cards as are asked for, and no more', () => {
	expect(firstCards('three-of-a-set', 3)).toHaveLength(3);
	expect(firstCards('three-of-a-set', 2)).toHaveLength(3);
});

test('[PB-4] only the cards of the set on the table have lines that are known', () => {
	const cards = { seed: 'nine-of-a-set', size: 9 };
	const last = firstCards(cards.seed, 9)[8];
	expect(last && linesOnCard(last)).toEqual(linesInPlay(cards, 9));
	expect(linesInPlay(cards, 9)).toHaveLength(12);
	expect(linesInPlay(cards, 10)).toEqual([]);
	expect(linesInPlay(undefined, 1)).toEqual([]);
});
