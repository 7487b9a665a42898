// @ts-nocheck
import { describe, expect, it } from 'vitest';
import {
	cardsAreCovered,
	chipsAt,
	clearCard,
	countOf,
	foreignOf,
	move,
	newPiles,
	recall,
	sendHome,
	spreadOut,
	swapCards,
	type Piles
} from './chips';

/** Ana has two of Ben's in reserve and one on her card; Ben one of Ana's in each. */
const piles: Piles = {
	reserve: { ana: { ana: 5, ben: 2 }, ben: { ben: 4, ana: 1 }, cai: { cai: 6, ana: 2 } },
	card: { ana: { ana: 3, ben: 1 }, ben: { ben: 2, ana: 1 }, cai: {} }
};

describe('chips [B-1] [B-8]', () => {
	it('all lie in the reserve at first, and cards are bare', () => {
		const fresh = newPiles(['ana', 'ben'], 50);
		expect(fresh).toEqual({
			reserve: { ana: { ana: 50 }, ben: { ben: 50 } },
			card: { ana: {}, ben: {} }
		});
		expect([cardsAreCovered(fresh), cardsAreCovered(piles)]).toEqual([false, true]);
		expect(chipsAt(fresh, 'card', 'zoe', 'ana')).toBe(0);
	});
	it('are counted where they lie, and wherever they are', () => {
		expect(['ana', 'ben', 'cai', 'zoe'].map((id) => countOf(piles, id))).toEqual([12, 9, 6, 0]);
		expect(['ana', 'ben', 'cai', 'zoe'].map((id) => foreignOf(piles, id))).toEqual([2, 1, 2, 0]);
	});
	it('move one at a time, or several; where none is left none is named', () => {
		const one = move(piles, 'ana', ['reserve', 'ana'], ['card', 'cai']);
		expect([one.reserve.ana, one.card.cai]).toEqual([{ ana: 4, ben: 2 }, { ana: 1 }]);
		const all = move(piles, 'ben', ['reserve', 'ana'], ['reserve', 'ben'], 2);
		expect([all.reserve.ana, all.reserve.ben]).toEqual([{ ana: 5 }, { ana: 1, ben: 6 }]);
		expect(move(piles, 'cai', ['reserve', 'ana'], ['reserve', 'ben'], 0)).toEqual(piles);
		expect(() => move(piles, 'ben', ['reserve', 'ana'], ['reserve', 'ben'], 3)).toThrow(RangeError);
	});
	it('go home from a card that is cleared, each to its owner [B-13]', () => {
		const cleared = clearCard(piles, 'ana');
		expect(cleared.card).toEqual({ ...piles.card, ana: {} });
		expect(cleared.reserve).toEqual({ ...piles.reserve, ana: { ana: 8, ben: 2 }, ben: { ana: 1, ben: 5 } });
		expect(clearCard(piles, 'zoe')).toEqual(piles);
	});
	it('are taken back from all reserves, and not from cards [B-12]', () => {
		const back = recall(piles, 'ana');
		expect(back.reserve).toEqual({ ana: { ana: 8, ben: 2 }, ben: { ben: 4 }, cai: { cai: 6 } });
		expect(back.card).toEqual(piles.card);
	});
	it('stay on cards that are swapped [B-13]', () => {
		expect(swapCards(piles, 'ana', 'ben')).toEqual({
			reserve: piles.reserve,
			card: { ana: { ben: 2, ana: 1 }, ben: { ana: 3, ben: 1 }, cai: {} }
		});
	});
	it('go home with who leaves, from everywhere, and the others’ to them', () => {
		expect(sendHome(piles, 'ana')).toEqual({
			reserve: { ana: { ana: 12 }, ben: { ben: 7 }, cai: { cai: 6 } },
			card: { ana: {}, ben: { ben: 2 }, cai: {} }
		});
	});
	it('lie as they were counted: one colour changes, the others stay', () => {
		const counted = spreadOut(piles, 'ana', [
			{ player: 'ana', reserve: 10, card: 0 },
			{ player: 'cai', reserve: 0, card: 1 }
		]);
		expect(counted.reserve).toEqual({ ...piles.reserve, ana: { ana: 10, ben: 2 }, cai: { cai: 6 } });
		expect(counted.card).toEqual({ ...piles.card, ana: { ben: 1 }, cai: { ana: 1 } });
	});
});
