import { describe, expect, it } from 'vitest';
import { begun, table } from '../rules/testing';
import { enteredCards } from '../ui/entered-cards';
import { seat } from './seat';

const { snapshot } = table();
const fill = (draft: unknown, player: string, value: unknown, at = snapshot) =>
	seat.fill?.({ folded: { snapshot: at, effective: { places: [] } }, draft, lastDone: 0 }, player, value);

describe('the card that a player took on their phone', () => {
	it('is proposed at the table beside those entered there, for this round', () => {
		const draft = fill(fill(undefined, 'ana', { round: 1, card: 9 }), 'ben', { round: 1, card: 4 });
		expect(enteredCards(draft, 1)).toEqual({ ana: 9, ben: 4 });
		expect(enteredCards(draft, 2)).toEqual({});
		expect(enteredCards({ of: 'another draft' }, 1)).toEqual({});
		expect(enteredCards({ deals: 1, cards: null }, 1)).toEqual({});
	});

	it('is nothing of theirs in another round, once the cards are dealt, or as anything but a card', () => {
		expect(fill(undefined, 'ana', { round: 2, card: 9 })).toBeUndefined();
		expect(fill(undefined, 'ana', { round: 1, card: 0 })).toBeUndefined();
		expect(fill(undefined, 'ana', 'nine')).toBeUndefined();
		expect(fill(undefined, 'ana', { round: 1, card: 9 }, begun().snapshot)).toBeUndefined();
	});
});
