import { describe, expect, it } from 'vitest';
import type { Card } from './cards';
import { callOf, couldClaim, hasBegun, inHand, judge, resultOf, rightInTime } from './hand';
import { holdersHere } from './table';
import { anas, awarded, bens, called, claimed, ended, entered, people, shouted, table } from './testing';

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
	it('tells who tied with its first shout from who was too late for that [C-6]', () => {
		const [last = 'AS'] = anas.slice(-1);
		const carlas: Card[] = ['2H', '3S', '4C', '6D', last];
		const { hand } = table({ players: people(12) }).tell(
			...called(...anas.slice(0, 4), ...carlas, ...bens),
			...claimed('ana', anas),
			...claimed('carla', carlas),
			...claimed('ben', bens)
		);
		const { first, late } = rightInTime(hand);
		expect([first, late].map((claims) => claims.map(({ player }) => player))).toEqual([
			['ana', 'carla'],
			['ben']
		]);
	});
	it('is held by who plays it and has not left, in the order of seats', () => {
		const { context } = table({ drawing: 'cards', caller: 'dora', callerPlays: false }).tell(
			...called('9H'),
			{ type: 'player.left', player: 'ben' }
		);
		expect(holdersHere(context)).toEqual(['ana', 'carla', 'emil', 'fina']);
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

describe('what facts make of a hand', () => {
	it('counts its shouts, wrong ones too [C-5]', () => {
		const { hand } = table().tell(...claimed('ana', anas), shouted('ben'), shouted('carla'));
		expect([hand.shouts, hand.turns]).toEqual([
			[
				{ player: 'ben', turn: 2 },
				{ player: 'carla', turn: 3 }
			],
			3
		]);
		expect(hand.claims.map(({ player, turn }) => [player, turn])).toEqual([['ana', 1]]);
	});
	it('is closed when it is awarded [C-6], and without a winner when the evening ends before it', () => {
		const twelve = table({ players: people(12) }).tell(...called(...anas), ...claimed('ana', anas), awarded);
		expect(twelve.hand.closed).toBe('awarded');
		expect(table().tell(...called('9H'), ended).hand.closed).toBe('without');
		const won = table().tell(...called(...anas), ...claimed('ana', anas), ended);
		expect(resultOf(won.hand)).toEqual({ how: 'won', player: 'ana' });
	});
	it('has a new caller and new layouts before its first call, and stays as it was once it is over [C-2a]', () => {
		const names = { type: 'caller.changed', player: 'fina' } as const;
		const before = table({ caller: 'ana' }).tell(names);
		expect(before.hand).toMatchObject({ caller: 'fina', holders: ['ana', 'ben', 'carla', 'dora', 'emil'] });
		const over = table({ caller: 'ana' }).tell(...called(...bens), ...claimed('ben', bens), names);
		expect([over.context.caller, over.hand.caller]).toEqual(['fina', 'ana']);
	});
	it('may have its layouts from elsewhere than its calls [G-1]', () => {
		const told = table({ dealing: 'app' }).tell({ type: 'drawing.changed', drawing: 'cards' });
		expect([told.context.drawing, told.context.dealing]).toEqual(['cards', 'app']);
	});
});
