import { describe, expect, it } from 'vitest';
import { deck, heightOf, rankOf, suitOf } from './cards';
import { dealt, drawnForCaller, nextCard } from './draw';
import type { CardsFact } from './facts';
import { couldClaim } from './hand';
import { callerDraw, callsNow, nextCaller } from './table';
import {
	anas,
	awarded,
	called,
	cardgo,
	claimed,
	closed,
	entered,
	opened,
	others,
	people,
	ranksCalled,
	table,
	turned,
	whys,
	type Told
} from './testing';
import { dealt as deals } from './testing';

describe('C-1 the second deck', () => {
	it('has 52 cards of four suits and thirteen ranks', () => {
		expect(new Set(deck).size).toBe(52);
		expect(new Set(deck.map(rankOf)).size).toBe(13);
		expect(new Set(deck.map(suitOf)).size).toBe(4);
	});
	it('gives the same card again after it was taken back, and passes over what was called', () => {
		const first = nextCard(table().context)!;
		expect(nextCard(table().context)).toBe(first);
		expect(nextCard(table().tell(...called(first)).context)).not.toBe(first);
	});
	it('is shuffled anew for every hand', () => {
		const orders = [table(), table().tell(closed, opened)].map(({ context }) => nextCard(context));
		expect(orders[0]).not.toBe(orders[1]);
	});
	it('can be real from here on, or the app again, in mid hand [G-1]', () => {
		const told = table().tell(
			...called('9H'),
			{ type: 'drawing.changed', drawing: 'cards' },
			...called('2C')
		);
		expect([told.context.drawing, told.hand.calls.length, told.refused]).toEqual(['cards', 2, []]);
		expect(told.tell({ type: 'drawing.changed', drawing: 'app' }).context.drawing).toBe('app');
	});
});

describe('C-2 who calls first', () => {
	const draw = (player: string, card: string) => ({ type: 'card.drawn', player, card }) as CardsFact;
	const three = () => table({ players: people(3), drawForCaller: true, callerPlays: true });
	it('is who draws the highest card, the ace above the king', () => {
		const told = three().tell(draw('ana', 'KH'), draw('ben', 'AC'), draw('carla', '2S'));
		expect(told.context).toMatchObject({ caller: 'ben', drawsForCaller: false });
		expect(heightOf('AC')).toBeGreaterThan(heightOf('KH'));
	});
	it('lets those tied for highest draw again, without what was drawn', () => {
		const tied = three().tell(draw('ana', 'KH'), draw('carla', 'KC'), draw('ben', '3S'));
		expect(callerDraw(tied.context)).toMatchObject({ among: ['ana', 'carla'], waiting: ['ana', 'carla'] });
		const again = tied.tell(draw('ben', '4S'), draw('ana', 'KH'), draw('ana', '9H'), draw('carla', '10H'));
		expect(whys(again.refused)).toEqual(['not-your-draw', 'card-already-drawn']);
		expect(again.context.caller).toBe('carla');
	});
	it('comes before everything else, and the table can name somebody instead', () => {
		expect(three().tell(...called('9H'), closed).refused).toMatchObject([
			{ why: 'caller-is-drawn-for' },
			{ why: 'caller-is-drawn-for' }
		]);
		const named = three().tell(draw('ana', 'KH'), { type: 'caller.changed', player: 'ben' });
		expect([named.state, named.context.caller]).toEqual(['calling', 'ben']);
	});
	it('can be drawn by the app, to the end', () => {
		let told = three();
		for (let next = drawnForCaller(told.context); next; next = drawnForCaller(told.context))
			told = told.tell({ type: 'card.drawn', ...next });
		expect(told.context.caller).not.toBeNull();
		expect(told.refused).toEqual([]);
	});
});

describe('C-2a who calls next', () => {
	const won = (caller: string | null) =>
		table({ caller, players: people(6) }).tell(...called(...anas), ...claimed('ben', anas));
	it('is the winner of the hand before', () => {
		const next = won('ana').tell(opened);
		expect(next.hand).toMatchObject({ number: 2, caller: 'ben' });
		expect(next.hand.holders).toEqual(['ana', 'carla', 'dora', 'emil', 'fina']);
	});
	it.each([
		[
			'the same after a hand that nobody won',
			table({ caller: 'ana' }).tell(...called('9H'), closed, opened),
			'ana'
		],
		['the app, when it calls', won(null).tell(opened), null],
		['whom the table names', won('ana').tell({ type: 'caller.changed', player: 'dora' }, opened), 'dora'],
		['the same, named again', won('ana').tell({ type: 'caller.changed', player: 'ana' }, opened), 'ana'],
		[
			'the same when the winner went home',
			won('ana').tell({ type: 'player.left', player: 'ben' }, opened),
			'ana'
		]
	])('is %s', (_, told, caller) => {
		expect([told.context.caller, told.hand.caller]).toEqual([caller, caller]);
	});
	it('is who is named while the hand is played, and once it is over the one to come', () => {
		const hand = table({ caller: 'ana', players: people(6) });
		expect([callsNow(hand.context), callsNow(won('ana').context)]).toEqual(['ana', 'ben']);
	});
	describe.each(['card-bingo', 'cardgo'] as const)('is the winner in %s', (variant) => {
		const six = { variant, players: people(6), drawing: 'cards', dealing: 'cards' } as const;
		const names = (player: string | null): CardsFact => ({ type: 'caller.changed', player });
		const call = variant === 'cardgo' ? ranksCalled('K') : called('9H');
		const win =
			variant === 'cardgo'
				? [...ranksCalled('9', '8', '7', '6', '5'), ...cardgo('ben', ['9', '8', '7', '6', '5'])]
				: [...called(...anas), ...claimed('ben', anas)];
		it.each<[string, Told]>([
			[
				'after a draw for the caller [C-2]',
				table({ ...six, drawForCaller: true }).tell(
					...six.players.map(({ id }, i): CardsFact => ({
						type: 'card.drawn',
						player: id,
						card: deck[i + 1]!
					}))
				)
			],
			['after a caller named before the first call', table({ ...six, caller: 'ana' }).tell(names('fina'))],
			[
				'after a caller who was relieved in mid hand and came back',
				table({ ...six, caller: 'fina' }).tell(
					...call,
					{ type: 'drawing.changed', drawing: 'app' },
					names(null),
					names('fina')
				)
			]
		])('%s', (_, told) => {
			expect(told.context.caller).toBe('fina');
			const won = told.tell(...win);
			expect([nextCaller(won.context), won.tell(opened).hand.caller]).toEqual(['ben', 'ben']);
		});
		it('unless the table names another between the hands', () => {
			const told = table({ ...six, caller: 'ana' }).tell(names('fina'), ...win, names('dora'), opened);
			expect([told.refused, told.hand.caller]).toEqual([[], 'dora']);
		});
	});
	it('is nobody with a layout in mid hand', () => {
		const told = table({ caller: 'ana' }).tell(
			...called('9H'),
			{ type: 'caller.changed', player: 'ben' },
			{ type: 'caller.changed', player: null }
		);
		expect(whys(told.refused)).toEqual(['hand-is-open']);
		expect(told.hand).toMatchObject({ caller: null, holders: ['ben', 'carla', 'dora', 'emil', 'fina'] });
	});
	it('hands over before going home', () => {
		const told = table({ caller: 'ana' }).tell({ type: 'player.left', player: 'ana' });
		expect(whys(told.refused)).toEqual(['caller-must-hand-over']);
	});
	it('in mid hand only the app, or one without cards, can take over: who goes home hears so', () => {
		const leaves: CardsFact = { type: 'player.left', player: 'ana' };
		const told = table({ caller: 'ana' }).tell(...called('9H'), leaves);
		expect(whys(told.refused)).toEqual(['caller-calls-this-hand']);
		expect(told.tell({ type: 'caller.changed', player: null }, leaves).refused).toHaveLength(1);
		// With a real stock, or too few decks for one layout more, the app cannot call.
		const withoutApp = [
			table({ variant: 'cardgo', caller: 'ana', drawing: 'cards' }).tell({ type: 'rank.called', rank: '9' }),
			table({ variant: 'blackout', caller: 'ana', players: people(5), decks: 2 }).tell(...called('9H'))
		];
		for (const now of withoutApp) {
			expect(whys(now.refused)).toEqual([]);
			expect(whys(now.tell({ type: 'caller.changed', player: null }).refused)).toHaveLength(1);
			expect(whys(now.tell(leaves).refused)).toEqual(['caller-calls-it-without-app']);
		}
		// Of four the caller plays too: another one of them can call.
		const four = table({ caller: 'ana', players: people(4) }).tell(...called('9H'), leaves);
		expect(whys(four.refused)).toEqual(['caller-must-hand-over']);
	});
});

describe('C-4 a call', () => {
	it('is of a card that was not called in this hand', () => {
		const told = table().tell(...called('7H', '7S', '7H'));
		expect(told.refused).toEqual([{ why: 'card-already-called', card: '7H' }]);
		expect(told.tell(closed, opened, ...called('7H')).refused).toHaveLength(1);
	});
	it('waits for the deal when the app deals, and stands still under a claim', () => {
		expect(whys(table({ dealing: 'app' }).tell(...called('7H')).refused)).toEqual(['deal-first']);
		const claim = table().tell(...called('7H'), { type: 'bingo.shouted', player: 'ana' }, ...called('8H'));
		expect(whys(claim.refused)).toEqual(['claim-is-open']);
	});
	it('may be turned late: a card missed counts when the claim is made', () => {
		const late = table().tell(...called(...anas, ...others.slice(0, 20)), ...claimed('ana', anas));
		expect(late.state).toBe('betweenHands');
	});
});

describe('C-6 the deal', () => {
	it.each([
		['card-bingo', 10, 1],
		['card-bingo', 13, 2],
		['long-layout', 7, 1],
		['blackout', 5, 3]
	] as const)('of %s to %d: everybody the same number, no card twice', (variant, many, decks) => {
		const told = table({ variant, players: people(many), dealing: 'app' });
		const layouts = dealt(told.context);
		for (const { cards } of layouts) expect(new Set(cards).size).toBe(told.hand.size);
		const all = layouts.flatMap(({ cards }) => cards);
		for (const card of all) expect(all.filter((other) => other === card).length).toBeLessThanOrEqual(decks);
		expect(told.tell(deals(told.context)).refused).toEqual([]);
	});
	it('fits those who play, once', () => {
		const told = table({ dealing: 'app' });
		const fact = deals(told.context) as Extract<CardsFact, { type: 'cards.dealt' }>;
		const short = { ...fact, layouts: fact.layouts.slice(1) };
		const twice = { ...fact, layouts: fact.layouts.map(({ player }) => ({ player, cards: anas })) };
		expect(whys(told.tell(short, twice, fact, fact).refused)).toEqual([
			'deal-does-not-fit',
			'deal-does-not-fit',
			'already-dealt'
		]);
	});
	it('is not told of a layout that the app dealt', () => {
		const told = table({ dealing: 'app' });
		expect(whys(told.tell(deals(told.context), entered('ana', anas)).refused)).toEqual(['layout-is-dealt']);
	});
});

describe('C-7 out of cards', () => {
	it('leaves claims possible, and names who could have made one', () => {
		const told = table().tell(entered('ana', anas), ...called(...deck));
		expect(told.state).toBe('exhausted');
		expect(couldClaim(told.hand).map(({ player }) => player)).toEqual(['ana']);
		expect(told.tell(...claimed('ben', ['3H', 'QS', '5C', '9D', 'JS'])).state).toBe('betweenHands');
		expect(whys(told.tell(...called('9H')).refused)).toEqual(['deck-is-out']);
	});
	it('closes without a winner', () => {
		const told = table().tell(...called(...deck), awarded, closed, closed);
		expect(told.state).toBe('betweenHands');
		expect(whys(told.refused)).toEqual(['no-bingo-to-award', 'hand-is-over']);
		expect(turned(told.context)).toBeUndefined();
	});
});
