import { describe, expect, it } from 'vitest';
import { mostPlayers } from '$lib/domain/opening';
import type { Card } from './cards';
import type { CardsFact } from './facts';
import {
	anas,
	awarded,
	called,
	cardgo,
	claimed,
	closed,
	dealt,
	entered,
	opened,
	people,
	ranksCalled,
	shouted,
	table,
	whys,
	type Told
} from './testing';

const drawing = (source: 'app' | 'cards'): CardsFact => ({ type: 'drawing.changed', drawing: source });
const dealing = (source: 'app' | 'cards'): CardsFact => ({ type: 'dealing.changed', dealing: source });
const decks = (many: number): CardsFact => ({ type: 'decks.changed', decks: many });
const callerPlays = (on: boolean): CardsFact => ({ type: 'option.changed', option: 'callerPlays', on });
const calls = (player: string | null): CardsFact => ({ type: 'caller.changed', player });
const joins = (name: string): CardsFact => ({
	type: 'player.joined',
	player: { id: name.toLowerCase(), name }
});
const leaves = (player: string): CardsFact => ({ type: 'player.left', player });
const ana = (change: Parameters<typeof table>[0] = {}) =>
	table({ players: people(4), caller: 'ana', ...change });

describe('what is so already', () => {
	it.each<[string, Told, CardsFact]>([
		['the app turns the cards', table(), drawing('app')],
		['layouts are of real cards', table(), dealing('cards')],
		['one dealt deck', table(), decks(1)],
		['the caller plays', table(), callerPlays(true)],
		['the app calls', table(), calls(null)],
		['Ana calls', ana(), calls('ana')]
	])('is not said again: %s', (_, told, fact) => {
		expect(told.tell(fact).refused).toEqual([{ why: 'already-so' }]);
	});
});

describe('a change before the first call', () => {
	it('is played at once: layouts that the app deals [G-1]', () => {
		const told = table().tell(dealing('app'));
		expect([told.refused, told.context.dealing, told.state]).toEqual([[], 'app', 'dealing']);
	});
	it('is played at once: more dealt decks, but no fewer than the layouts need [C-6]', () => {
		expect(table().tell(decks(3)).hand.decks).toBe(3);
		expect(table({ players: people(12), decks: 2 }).tell(decks(1)).refused).toEqual([
			{ why: 'too-few-decks', layouts: 12, decks: 1, needed: 2 }
		]);
	});
	it('is played at once: a caller without a layout, and with one again [C-3]', () => {
		const none = ana().tell(callerPlays(false));
		expect([none.refused, none.hand.holders]).toEqual([[], ['ben', 'carla', 'dora']]);
		expect(none.tell(callerPlays(true)).hand.holders).toEqual(['ana', 'ben', 'carla', 'dora']);
		expect(ana({ variant: 'long-layout' }).hand.holders).toEqual(['ana', 'ben', 'carla', 'dora']);
	});
	it('lets the caller play below five people only, and takes that back at any table [C-3]', () => {
		const five = table({ players: people(5), caller: 'ana', callerPlays: false });
		expect(five.tell(callerPlays(true)).refused).toEqual([{ why: 'caller-plays-below-five', below: 5 }]);
		expect(table().tell(callerPlays(false)).refused).toEqual([]);
	});
	it('leaves nobody alone with a layout [C-3]', () => {
		const alone = [{ why: 'one-layout-alone' }];
		expect(ana({ players: people(2) }).tell(callerPlays(false)).refused).toEqual(alone);
		const three = ana({ players: people(3), callerPlays: false });
		expect(three.tell(leaves('ben')).refused).toEqual(alone);
	});
	it('leaves no real stock of Cardgo without somebody who turns it [C-8]', () => {
		const app = table({ variant: 'cardgo', players: people(3), dealing: 'app' });
		expect(whys(app.tell(drawing('cards')).refused)).toEqual(['stock-needs-a-caller']);
		const draw = table({ variant: 'cardgo', players: people(4), drawing: 'cards', drawForCaller: true });
		expect(whys(draw.tell(calls(null)).refused)).toEqual(['stock-needs-a-caller']);
	});
	it('has fewest and most people, those who left counted [C-1]', () => {
		expect(table({ players: people(2) }).tell(leaves('ben')).refused).toEqual([
			{ why: 'too-few-players', fewest: 2 }
		]);
		const many = Array.from({ length: mostPlayers }, (_, i) => ({
			id: `p${String(i)}`,
			name: `P ${String(i)}`
		}));
		const full = table({ players: many }).tell(leaves('p0'), joins('Zoe'));
		expect(full.refused).toEqual([{ why: 'too-many-players', most: mostPlayers }]);
	});
});

describe('a change once a hand has begun', () => {
	const changes: readonly [string, CardsFact][] = [
		['who deals', dealing('app')],
		['how many decks', decks(2)],
		['whether the caller plays', callerPlays(false)]
	];
	it.each(changes)('waits: %s', (_, fact) => {
		expect(whys(ana().tell(...called('9H'), fact).refused)).toEqual(['hand-is-open']);
		// A layout that is entered lies there already.
		expect(whys(ana().tell(entered('ben', anas), fact).refused)).toEqual(['hand-is-open']);
	});
	it.each(changes)('is taken when the hand is over: %s', (_, fact) => {
		expect(ana().tell(...called('9H'), closed, fact).refused).toEqual([]);
	});
	it('can be a caller who holds a layout, where the caller may [C-3]', () => {
		const told = ana().tell(...called('9H'), calls('ben'));
		expect([told.refused, told.hand.caller]).toEqual([[], 'ben']);
		expect(told.hand.holders).toEqual(['ana', 'ben', 'carla', 'dora']);
	});
	it('lets a player go while two with a layout stay, and the last two once it is over [C-3]', () => {
		const told = ana({ players: people(4), callerPlays: false }).tell(...called('9H'), leaves('dora'));
		expect([told.refused, told.context.seats.filter(({ here }) => here).length]).toEqual([[], 3]);
		const next = told.tell(joins('Zoe'), closed, leaves('ben'));
		expect(next.refused).toEqual([]);
		expect(next.tell(opened).hand.holders).toEqual(['carla', 'zoe']);
	});
});

describe('who calls', () => {
	it.each<[string, Told, string]>([
		['a stranger', ana().tell(calls('zoe')), 'no-such-player'],
		['one who has left', ana().tell(leaves('dora'), calls('dora')), 'player-has-left']
	])('is not %s', (_, told, why) => {
		expect(whys(told.refused)).toEqual([why]);
	});
	it('can be the app, instead of a draw [C-2]', () => {
		const told = table({ drawForCaller: true }).tell(calls(null));
		expect([told.refused, told.state, told.context.drawsForCaller]).toEqual([[], 'calling', false]);
	});
});

describe('while cards are drawn for who calls [C-2]', () => {
	const draw = (player: string, card: Card): CardsFact => ({ type: 'card.drawn', player, card });
	const changes: readonly [string, CardsFact][] = [
		['who deals', dealing('app')],
		['how many decks', decks(2)],
		['whether the caller plays', callerPlays(false)],
		['who joins', joins('Zoe')],
		['who leaves', leaves('carla')]
	];
	const open = table({ players: people(3), drawForCaller: true });
	it('strangers draw none', () => {
		expect(open.tell(draw('zoe', 'KH')).refused).toEqual([{ why: 'no-such-player' }]);
	});
	it.each(changes)('nothing changes of %s', (_, fact) => {
		expect(open.tell(draw('ana', 'KH'), fact).refused).toEqual([{ why: 'caller-is-drawn-for' }]);
	});
	it.each(changes.filter(([what]) => !what.startsWith('whether')))(
		'all can change before the first card, and after the last: %s',
		(_, fact) => {
			expect(table({ players: people(4), drawForCaller: true }).tell(fact).refused).toEqual([]);
			const drawn = [draw('ana', 'KH'), draw('ben', '2H'), draw('carla', '3H'), draw('dora', '4H')];
			expect(table({ players: people(4), drawForCaller: true }).tell(...drawn, fact).refused).toEqual([]);
		}
	);
});

describe('an extra hand [C-6]', () => {
	const carlas: Card[] = ['2H', '3S', '4C', '6D', 'AS'];
	/** Twelve with a layout, and Mia calls; Ana and Carla finish on the same call. */
	const tied = table({ players: people(13), caller: 'mia', decks: 2 }).tell(
		...called(...anas.slice(0, 4), ...carlas),
		...[...claimed('ana', anas), ...claimed('carla', carlas), awarded]
	);
	const extra = tied.tell(opened);

	it('is not called by one who plays it', () => {
		for (const told of [tied, extra])
			expect(told.tell(calls('ana')).refused).toEqual([{ why: 'plays-extra-hand', player: 'ana' }]);
		expect(extra.tell(calls('ben')).hand).toMatchObject({ caller: 'ben', holders: ['ana', 'carla'] });
		const over = extra.tell(...called(...anas), ...claimed('ana', anas), calls('ana'));
		expect([over.refused, over.context.caller]).toEqual([[], 'ana']);
	});
	it('keeps its caller, who hands over before going home', () => {
		for (const told of [tied, extra])
			expect(told.tell(leaves('mia')).refused).toEqual([{ why: 'caller-must-hand-over', player: 'mia' }]);
	});
	it('is no business of the others, nor of the caller', () => {
		expect(extra.tell(shouted('ben'), shouted('mia')).refused).toEqual([
			{ why: 'not-in-extra-hand', player: 'ben' },
			{ why: 'holds-no-layout', player: 'mia' }
		]);
	});
});

describe('a card of Cardgo [C-12]', () => {
	it('is laid by those who have a hand', () => {
		const four = table({ variant: 'cardgo', players: people(4), dealing: 'app', caller: 'dora' });
		const lays = (player: string): CardsFact => ({ type: 'card.laid', player, card: '9H' });
		const told = four.tell(dealt(four.context), lays('zoe'), lays('dora'));
		expect(whys(told.refused)).toEqual(['no-such-player', 'holds-no-layout']);
	});
	it('wins from one deck, however many were said to be there [C-11]', () => {
		const real = { variant: 'cardgo', players: people(4), drawing: 'cards', caller: 'dora' } as const;
		const told = table({ ...real, decks: 2 }).tell(
			...ranksCalled('9', '8', '7', '6', '5'),
			...cardgo('ana', ['9', '8', '7', '6', '5'])
		);
		expect(told.state).toBe('betweenHands');
	});
});
