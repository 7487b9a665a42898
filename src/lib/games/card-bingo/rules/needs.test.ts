import { describe, expect, it } from 'vitest';
import { mostPlayers } from '$lib/domain/opening';
import { box } from '..';
import { cardsEach, cardsEachExtra, decksNeeded, mostCalls, whyNoSeating, type CardVariant } from './needs';
import { nextCaller } from './table';
import { bens, called, claimed, opening, people, table as seated, whys } from './testing';

describe('C-6 how many cards each, and dealt decks', () => {
	it.each<[CardVariant, number, number, number]>([
		['card-bingo', 2, 5, 1],
		['card-bingo', 10, 5, 1],
		['card-bingo', 11, 5, 2],
		['card-bingo', 20, 5, 2],
		['card-bingo', 21, 5, 3],
		['long-layout', 2, 25, 1],
		['long-layout', 3, 17, 1],
		['long-layout', 4, 13, 1],
		['long-layout', 5, 10, 1],
		['long-layout', 6, 8, 1],
		['long-layout', 7, 7, 1],
		['long-layout', 8, 6, 1],
		['long-layout', 9, 5, 1],
		['long-layout', 12, 5, 2],
		['blackout', 2, 25, 1],
		['blackout', 3, 25, 2],
		['blackout', 24, 25, 12],
		['blackout', 40, 25, 20],
		['cardgo', 5, 5, 1]
	])('%s with %d layouts: %d cards each from %d decks', (variant, layouts, size, decks) => {
		expect([cardsEach(variant, layouts), decksNeeded(variant, layouts)]).toEqual([size, decks]);
		expect(size * layouts).toBeLessThanOrEqual(52 * decks);
	});
	it.each<CardVariant>(['card-bingo', 'long-layout', 'blackout'])(
		'%s has room for as many as sit down at a table',
		(variant) => {
			const players = Array.from({ length: mostPlayers }, (_, i) => ({
				id: String(i),
				name: `P${String(i)}`
			}));
			const table = opening({ variant, players, decks: decksNeeded(variant, mostPlayers) });
			expect(box.read(table)).toMatchObject({ ok: true });
		}
	);
	it('deals an extra hand from one deck, with fewer cards where one deck has not enough', () => {
		expect([2, 3].map((tied) => cardsEachExtra('blackout', tied))).toEqual([25, 17]);
		expect(cardsEachExtra('card-bingo', 3)).toBe(5);
	});
});

describe('C-9 calls', () => {
	it('are the whole second deck, or what the hands of Cardgo leave', () => {
		expect(mostCalls('blackout', 2)).toBe(52);
		expect([2, 3, 4, 5].map((players) => mostCalls('cardgo', players))).toEqual([42, 37, 32, 27]);
	});
});

describe('C-3 who can play so', () => {
	const table = { variant: 'card-bingo', people: 6, hasCaller: true, callerPlays: true, decks: 1 } as const;
	const seating = { ...table, drawing: 'app' } as const;
	it.each([
		['two, one of them calling without a layout', { people: 2, callerPlays: false }, 'one-layout-alone'],
		['two in Blackout, whose caller has none', { people: 2, variant: 'blackout' }, 'one-layout-alone'],
		['a caller and one player of Cardgo', { people: 2, variant: 'cardgo' }, 'one-hand-alone'],
		['twelve layouts with one deck', { people: 12, hasCaller: false }, 'too-few-decks'],
		['three of Blackout with one deck', { people: 4, variant: 'blackout' }, 'too-few-decks'],
		['six at Cardgo', { people: 6, hasCaller: false, variant: 'cardgo' }, 'too-many-at-cardgo'],
		[
			'a real stock that nobody turns',
			{ people: 3, hasCaller: false, variant: 'cardgo', drawing: 'cards' },
			'stock-needs-a-caller'
		]
	] as const)('not %s', (_, change, why) => {
		expect(whyNoSeating({ ...seating, ...change })).toMatchObject({ why });
	});
	it.each([
		['two, both with a layout', { people: 2 }],
		['two, and the app calls', { people: 2, hasCaller: false, callerPlays: false }],
		['eleven with one deck, one of them calling', { people: 11 }],
		['twelve layouts with two decks', { people: 12, hasCaller: false, decks: 2 }],
		['five of Cardgo and their caller', { people: 6, variant: 'cardgo' }]
	] as const)('but %s', (_, change) => {
		expect(whyNoSeating({ ...seating, ...change })).toBeUndefined();
	});
	it('gives the caller a layout below five people, unless the table does not want it', () => {
		const holders = (many: number, callerPlays = true) =>
			seated({ players: people(many), caller: 'ana', callerPlays }).hand.holders.length;
		expect([2, 3, 4, 5, 6].map((many) => holders(many))).toEqual([2, 3, 4, 4, 5]);
		expect(holders(4, false)).toBe(3);
	});
	it('opens no table that cannot play', () => {
		expect(box.read({ ...opening({ players: people(12) }), decks: 1 })).toMatchObject({ ok: false });
		expect(box.read(opening({ players: people(12) }))).toMatchObject({ ok: true });
	});
});

describe('C-6 who comes and goes', () => {
	it('finds a table short of decks when an eleventh layout comes, and says so', () => {
		const kim = { type: 'player.joined', player: { id: 'kim', name: 'Kim' } } as const;
		const ten = seated({ players: people(10) });
		expect(ten.tell(kim).refused).toEqual([{ why: 'too-few-decks', layouts: 11, decks: 1, needed: 2 }]);
		expect(ten.tell({ type: 'decks.changed', decks: 2 }, kim).hand).toMatchObject({ size: 5, decks: 2 });
	});
	it('deals the next hand to who is there, the fewer the longer', () => {
		const left = seated({ variant: 'long-layout' }).tell({ type: 'player.left', player: 'ana' });
		expect(left.hand).toMatchObject({ size: 10, holders: ['ben', 'carla', 'dora', 'emil', 'fina'] });
	});
	it('lets people come and go between two calls: who joins plays from the next hand on', () => {
		const told = seated().tell(
			{ type: 'card.called', card: '7H' },
			{ type: 'player.left', player: 'ana' },
			{ type: 'player.joined', player: { id: 'zoe', name: 'Zoe' } },
			{ type: 'bingo.shouted', player: 'zoe' },
			{ type: 'bingo.shouted', player: 'ana' }
		);
		expect(whys(told.refused)).toEqual(['holds-no-layout', 'player-has-left']);
		expect(told.hand.calls).toHaveLength(1);
		const next = told.tell({ type: 'hand.closed' }, { type: 'hand.opened' });
		expect(next.hand.holders).toEqual(['ben', 'carla', 'dora', 'emil', 'fina', 'zoe']);
	});
	it('but leaves nobody alone with a layout in mid hand', () => {
		const told = seated({ players: people(3), caller: 'ana', callerPlays: false }).tell(
			{ type: 'card.called', card: '7H' },
			{ type: 'player.left', player: 'ana' },
			{ type: 'player.joined', player: { id: 'zoe', name: 'Zoe' } },
			{ type: 'player.left', player: 'ben' }
		);
		expect(whys(told.refused)).toEqual(['caller-calls-this-hand', 'one-layout-alone']);
	});
	it('lets the caller go after a hand, and whoever calls next: another does then', () => {
		const leaves = (player: string) => ({ type: 'player.left', player }) as const;
		const won = seated({ players: people(4), caller: 'ana' }).tell(
			...called(...bens),
			...claimed('ben', bens)
		);
		expect(nextCaller(won.context)).toBe('ben');
		expect(nextCaller(won.tell(leaves('ben')).context)).toBe('ana');
		const both = won.tell(leaves('ben'), leaves('ana'), { type: 'hand.opened' });
		expect([both.refused, both.hand.caller]).toEqual([[], 'carla']);
	});
});
