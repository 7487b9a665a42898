// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { cardNumbers, cardTwice } from './entered-cards';

describe('B-1 the cards of a round', () => {
	const players = ['ana', 'ben', 'cai'];
	const cases: readonly (readonly [string, Record<string, unknown>, readonly number[]])[] = [
		['nothing entered: the next ones', {}, [1, 2, 3]],
		['one that was proposed to nobody', { ana: 7 }, [7, 2, 3]],
		['one that was proposed to another player', { ana: 2 }, [2, 4, 3]],
		['one that a phone sent as text', { ana: '2' }, [2, 4, 3]],
		['two that were proposed to others', { ana: 2, ben: 3 }, [2, 3, 4]],
		['one that is not known', { ben: 0 }, [1, 0, 3]],
		['one of a player who is gone', { dan: 2 }, [1, 2, 3]]
	];
	it.each(cases)('%s', (_, entered, numbers) => {
		expect(Object.values(cardNumbers([1, 2, 3, 4, 5], players, entered))).toEqual(numbers);
	});
	it('proposes none where none is left', () => {
		expect(Object.values(cardNumbers([1, 2, 3], players, { ana: 2 }))).toEqual([2, 0, 3]);
	});
	it('knows whose a card is that a second player would have', () => {
		const deal = (...cards: readonly number[]) =>
			cards.map((card, i) => ({ player: players[i] ?? '', card }));
		expect(cardTwice(deal(1, 2, 3))).toBeUndefined();
		expect(cardTwice(deal(1, 2, 2))).toEqual({ player: 'ben', card: 2 });
	});
});
