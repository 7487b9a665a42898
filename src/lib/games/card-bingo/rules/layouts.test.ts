import { describe, expect, it } from 'vitest';
import type { Card, Rank } from './cards';
import { dealt, drawnForCaller, nextCard } from './draw';
import { whyNoDeal, whyNoHand, whyNoLayout } from './layouts';
import {
	anas,
	bens,
	called,
	claimed,
	closed,
	drawnFact,
	entered,
	opened,
	people,
	ranksCalled,
	table
} from './testing';

const carlas: Card[] = ['2H', '3S', '4C', '6D', 'AS'];

describe('the cards of one layout [C-6]', () => {
	it('are as many as everybody has, and none of them twice', () => {
		const { hand } = table();
		expect(whyNoLayout(hand, 'ana', anas)).toBeUndefined();
		expect(whyNoLayout(hand, 'ana', anas.slice(1))).toEqual({ why: 'wrong-number', given: 4, size: 5 });
		expect(whyNoLayout(hand, 'ana', [...anas, '2D'])).toEqual({ why: 'wrong-number', given: 6, size: 5 });
		expect(whyNoLayout(hand, 'ana', [...anas.slice(1), 'KS'])).toEqual({ why: 'card-twice', card: 'KS' });
	});
	it('may be fewer where one of them shows that it is no bingo', () => {
		const { hand } = table().tell(...called('KS', '2C'));
		const part = (...cards: Card[]) => whyNoLayout(hand, 'ana', cards, true);
		expect(part('KS', '7H')).toBeUndefined();
		expect(part('KS', '2C')).toEqual({ why: 'wrong-number', given: 2, size: 5 });
		expect(part()).toEqual({ why: 'wrong-number', given: 0, size: 5 });
		expect(part(...anas, '2D')).toEqual({ why: 'wrong-number', given: 6, size: 5 });
	});
	it('lie before no other player, but for those of a second deck', () => {
		const one = table().tell(entered('ana', anas)).hand;
		expect(whyNoLayout(one, 'ana', carlas)).toBeUndefined();
		expect(whyNoLayout(one, 'carla', carlas)).toEqual({
			why: 'card-lies-elsewhere',
			card: 'AS',
			players: ['ana'],
			decks: 1
		});
		const two = table({ players: people(12) }).tell(entered('ana', anas)).hand;
		expect(whyNoLayout(two, 'carla', carlas)).toBeUndefined();
	});
	it('are known too once they were read back and are right: a player who did both has them once', () => {
		const twelve = table({ players: people(12) });
		const claim = twelve.tell(entered('ana', anas), ...called(...anas), ...claimed('ana'));
		expect(claim.state).toBe('bingoStands');
		expect(whyNoLayout(claim.hand, 'carla', carlas)).toBeUndefined();
		const both = twelve.tell(
			entered('ben', ['AS', ...bens.slice(1)]),
			...called(...anas),
			...claimed('ana', anas)
		);
		expect(whyNoLayout(both.hand, 'carla', carlas)).toEqual({
			why: 'card-lies-elsewhere',
			card: 'AS',
			players: ['ben', 'ana'],
			decks: 2
		});
	});
});

describe('what was dealt [C-6] [C-8]', () => {
	const { hand } = table({ players: people(2), dealing: 'app' });
	const two = { ...hand, decks: 2 };
	const ana = { player: 'ana', cards: anas };
	const ben = { player: 'ben', cards: bens };
	const no = { why: 'deal-does-not-fit' };
	it('is one layout for each who plays', () => {
		expect(whyNoDeal(hand, [ana, ben])).toBeUndefined();
		expect(whyNoDeal(hand, [ana])).toEqual(no);
		expect(whyNoDeal(hand, [ana, { ...ben, player: 'zoe' }])).toEqual(no);
		expect(whyNoDeal(hand, [ana, ben, { player: 'zoe', cards: ['2H', '3S', '4C', '6D', '8S'] }])).toEqual(no);
	});
	it('is the same number of cards for all, none of them twice before a player', () => {
		expect(whyNoDeal(hand, [ana, { ...ben, cards: bens.slice(1) }])).toEqual(no);
		expect(whyNoDeal(two, [ana, { ...ben, cards: ['3H', '3H', '5C', '9D', 'JS'] }])).toEqual(no);
	});
	it('has each card as often as there are decks', () => {
		const same = [ana, { player: 'ben', cards: carlas }];
		expect([whyNoDeal(hand, same), whyNoDeal(two, same)]).toEqual([no, undefined]);
	});
});

describe('the ranks of one hand of Cardgo [C-8] [C-12]', () => {
	const real = table({ variant: 'cardgo', players: people(4), drawing: 'cards', caller: 'dora' });
	const hand = real.tell(...ranksCalled('9', '9', '8')).hand;
	it.each<[Rank[], object | undefined]>([
		[['9', '9', '8', '8', '8'], undefined],
		[['7', '7', '7', '7', '8'], undefined],
		[['9', '9', '9', '8', '7'], { why: 'rank-too-often', rank: '9', called: 2, read: 3 }],
		[['7', '7', '7', '7', '7'], { why: 'rank-too-often', rank: '7', called: 0, read: 5 }],
		[['9', '8'], { why: 'wrong-number', given: 2, size: 5 }]
	])('%j: four of a rank in the deck, with those called', (ranks, why) => {
		expect(whyNoHand(hand, ranks)).toEqual(why);
	});
});

describe('the app’s shuffles [G-7]', () => {
	// Tables of today go on with them after an update.
	it('are the same for a table always, and others for every hand, its deal and who calls', () => {
		const first = table({ players: people(2), dealing: 'app', drawForCaller: true });
		const second = table({ players: people(2) }).tell(...called('9H'), closed, opened);
		expect(drawnForCaller(first.context)).toEqual({ player: 'ana', card: '8H' });
		expect([nextCard(first.context), nextCard(second.context)]).toEqual(['AH', '10H']);
		expect(dealt(first.context)).toEqual([
			{ player: 'ana', cards: ['2H', 'AS', '2S', '10S', '6D'] },
			{ player: 'ben', cards: ['7D', '3H', 'QC', '8C', '10C'] }
		]);
		expect(dealt(second.context)).toEqual([
			{ player: 'ana', cards: ['7H', 'KC', '3C', '6C', '2C'] },
			{ player: 'ben', cards: ['8C', '5C', 'AD', '9S', '8S'] }
		]);
	});
	it('deal in turn from each deck, the first player of each from its top', () => {
		const { context } = table({ players: people(12), dealing: 'app' });
		const decks = [0, 1].map((deck) =>
			dealt(context).flatMap(({ cards }, i) => (i % 2 === deck ? cards : []))
		);
		for (const cards of decks) expect([cards.length, new Set(cards).size]).toEqual([30, 30]);
		expect(decks.map(([top]) => top)).toEqual(['2H', 'KC']);
	});
	it('have nobody draw who drew before, and no card twice [C-2]', () => {
		const open = table({ players: people(2), drawForCaller: true });
		const next = open.tell(drawnFact(open.context)!);
		expect(drawnForCaller(next.context)?.player).toBe('ben');
		expect(drawnForCaller(next.context)?.card).not.toBe(next.context.drawn[0]?.card);
		expect(drawnForCaller(next.tell(drawnFact(next.context)!).context)).toBeUndefined();
	});
});
