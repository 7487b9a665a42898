import { describe, expect, it } from 'vitest';
import { callOf, couldClaim, hasBegun, inHand, judge, resultOf } from './hand';
import { anas, bens, called, claimed, entered, people, shouted, table } from './testing';

describe('a hand', () => {
	it('has begun with its first call, or its first layout', () => {
		expect(hasBegun(table().hand)).toBe(false);
		expect(hasBegun(table().tell(...called('9H')).hand)).toBe(true);
		expect(hasBegun(table().tell(entered('ana', anas)).hand)).toBe(true);
	});
	it('counts its calls from 1', () => {
		const { hand } = table().tell(...called('9H', '2C'));
		expect([callOf(hand, '9H'), callOf(hand, '2C'), callOf(hand, 'AS')]).toEqual([1, 2, undefined]);
	});
	it('of Cardgo that only its player sees has no card that the app knows [C-12]', () => {
		const real = table({ variant: 'cardgo', players: people(4), drawing: 'cards', caller: 'dora' });
		expect(inHand(real.hand, 'ana')).toEqual([]);
	});
	it('knows who could claim, the earliest first, whichever layout was entered first [C-7]', () => {
		const both = table().tell(entered('ben', bens), entered('ana', anas), ...called(...anas, ...bens));
		expect(couldClaim(both.hand)).toEqual([
			{ player: 'ana', completedAt: 5 },
			{ player: 'ben', completedAt: 10 }
		]);
		const other = table().tell(entered('ben', bens), entered('ana', anas), ...called(...bens, ...anas));
		expect(couldClaim(other.hand).map(({ player }) => player)).toEqual(['ben', 'ana']);
	});
	it('is won by the first right shout, even while a later one waits [C-5]', () => {
		const both = table().tell(...called(...anas), shouted('ana'), shouted('ben'));
		const won = both.tell(claimed('ana', anas)[1]!);
		expect([resultOf(won.hand), won.state]).toEqual([{ how: 'won', player: 'ana' }, 'betweenHands']);
	});
});

describe('a layout that is half read back [C-5]', () => {
	it('is not right before all of it was read', () => {
		const { hand } = table().tell(...called('9H', ...anas));
		const read = (many: number) => judge(hand, { player: 'ana', cards: anas.slice(0, many), ranks: [] });
		expect(read(4)).toMatchObject({ right: false, missing: [], completedAt: undefined });
		expect(read(5)).toMatchObject({ right: true, missing: [], completedAt: 6 });
		expect(read(1).checked).toEqual([{ rank: '7', card: '7H', call: 2 }]);
	});
	it('names what was not called', () => {
		const { hand } = table().tell(...called('7H'));
		expect(judge(hand, { player: 'ana', cards: ['7H', 'KS'], ranks: [] }).missing).toEqual([
			{ rank: 'K', card: 'KS', call: undefined }
		]);
	});
});
