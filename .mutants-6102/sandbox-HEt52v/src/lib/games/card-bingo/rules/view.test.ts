// @ts-nocheck
import { describe, expect, it } from 'vitest';
import type { CardsState } from './bingo.machine';
import { ranks } from './cards';
import {
	anas,
	bens,
	called,
	claimed,
	closed,
	ended,
	opened,
	people,
	ranksCalled,
	table,
	type Told
} from './testing';
import { callerView, justWrong, playedHands, ranked, ruleInForce, totals } from './view';

const cardgoTable = () => table({ variant: 'cardgo', players: people(4), drawing: 'cards', caller: 'dora' });

describe('what the caller’s table shows', () => {
	const shows = (told: Told) => callerView(told.hand);
	/** The squares, or ranks, that are not open. */
	const marked = (told: Told) =>
		shows(told).suits.flatMap(({ squares }) =>
			squares.flatMap(({ card, mark }) => (mark === 'open' ? [] : [[card, mark]]))
		);

	it('is an open check-board before the first call [C-1]', () => {
		const view = shows(table());
		expect([view.last, view.before, view.count, view.most]).toEqual([undefined, [], 0, 52]);
		expect(view.suits.map(({ suit }) => suit)).toEqual(['S', 'H', 'C', 'D']);
		expect(view.suits.map(({ squares }) => squares.map(({ rank }) => rank))).toEqual(
			Array.from({ length: 4 }, () => [...ranks])
		);
		expect(view.suits[1]?.squares[8]).toEqual({ card: '9H', rank: '9', mark: 'open' });
		expect(marked(table())).toEqual([]);
		expect(view.ranks).toEqual(ranks.map((rank) => ({ rank, times: 0, mark: 'open' })));
	});
	it('marks what was called, and the last call apart [C-4]', () => {
		expect(marked(table().tell(...called('9H', 'AS', '2C')))).toEqual([
			['AS', 'called'],
			['9H', 'called'],
			['2C', 'last']
		]);
	});
	it('names the last call and the five before it, newest first', () => {
		const view = shows(table().tell(...called('AS', '2S', '3S', '4S', '5S', '6S', '7S')));
		expect(view.last).toEqual({ rank: '7', card: '7S' });
		expect(view.before.map(({ card }) => card)).toEqual(['6S', '5S', '4S', '3S', '2S']);
		expect(view.count).toBe(7);
	});
	it('counts the ranks of Cardgo, of which 37 can come to three players [C-9]', () => {
		const told = cardgoTable().tell(...ranksCalled('9', 'A', '9'));
		const view = shows(told);
		expect([view.last, view.count, view.most]).toEqual([{ rank: '9', card: undefined }, 3, 37]);
		expect(view.ranks.filter(({ mark }) => mark !== 'open')).toEqual([
			{ rank: 'A', times: 1, mark: 'called' },
			{ rank: '9', times: 2, mark: 'last' }
		]);
		expect(marked(told)).toEqual([]);
	});
});

describe('a claim that was wrong [C-5]', () => {
	const wrong = table().tell(...called('7H'), ...claimed('ana', anas));

	it('is still to be read, with what is missing', () => {
		expect(justWrong(wrong.hand)).toMatchObject({
			claim: { player: 'ana', cards: anas, atCall: 1 },
			verdict: { right: false, missing: anas.slice(1).map((card) => ({ card })) }
		});
	});
	it('is read no more once another card is called', () => {
		expect(justWrong(wrong.tell(...called('8H')).hand)).toBeUndefined();
	});
	it('is the last one: a right one after it is not wrong', () => {
		const told = table().tell(...called(...bens), ...claimed('ana', anas));
		expect(justWrong(told.hand)?.claim.player).toBe('ana');
		expect(justWrong(told.tell(...claimed('ben', bens)).hand)).toBeUndefined();
	});
	it('is none where nobody shouted', () => {
		expect(justWrong(table().hand)).toBeUndefined();
	});
});

describe('an evening', () => {
	/** Ben wins two hands and Carla one; Ana calls the first. */
	const evening = table({ caller: 'ana', players: people(5), callerPlays: false }).tell(
		...[...called(...bens), ...claimed('ben', bens), opened],
		...[...called(...anas), ...claimed('carla', anas), opened],
		...[...called(...bens), ...claimed('ben', bens)]
	);

	it('counts the hands won by all who ever sat down, in the order of seats', () => {
		expect(evening.refused).toEqual([]);
		const left = evening.tell({ type: 'player.left', player: 'dora' });
		expect(totals(left.context)).toEqual([
			{ id: 'ana', names: ['Ana'], score: 0, here: true, now: false },
			{ id: 'ben', names: ['Ben'], score: 2, here: true, now: false },
			{ id: 'carla', names: ['Carla'], score: 1, here: true, now: true },
			{ id: 'dora', names: ['Dora'], score: 0, here: false, now: false },
			{ id: 'emil', names: ['Emil'], score: 0, here: true, now: false }
		]);
	});
	it('is led by who won most, those with as many in the order of seats', () => {
		expect(ranked(evening.context).map(({ id }) => id)).toEqual(['ben', 'carla', 'ana', 'dora', 'emil']);
	});
	it('has no caller to mark where the app calls', () => {
		expect(totals(table().context).some(({ now }) => now)).toBe(false);
	});
	it('is made of the hands that were played and are over, those without a winner too', () => {
		const played = (told: Told) => playedHands(told.context).map(({ number }) => number);
		expect(played(evening)).toEqual([1, 2, 3]);
		expect(played(evening.tell(opened, ...called('4C')))).toEqual([1, 2, 3]);
		expect(played(evening.tell(opened, ...called('4C'), closed))).toEqual([1, 2, 3, 4]);
		// The evening closes a hand that has not begun.
		expect(played(evening.tell(opened, ended))).toEqual([1, 2, 3]);
	});
});

describe('the rule in force', () => {
	it.each<[CardsState, string, string]>([
		['drawingForCaller', 'C-2', 'C-2'],
		['dealing', 'C-6', 'C-8'],
		['calling', 'C-4', 'C-9'],
		['exhausted', 'C-7', 'C-11'],
		['checkingClaim', 'C-5', 'C-12'],
		['bingoStands', 'C-6', 'C-6'],
		['betweenHands', 'C-2a', 'C-2a'],
		['over', 'C-2a', 'C-2a']
	])('%s is %s, and %s in Cardgo', (state, cards, inCardgo) => {
		expect(ruleInForce(table().context, state)).toBe(cards);
		expect(ruleInForce(cardgoTable().context, state)).toBe(inCardgo);
	});
});
