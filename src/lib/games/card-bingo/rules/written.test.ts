import { describe, expect, it } from 'vitest';
import { effectiveRows, type FactRow } from '$lib/domain/rows';
import type { CardsFact, CardsOpening } from './facts';
import {
	anas,
	awarded,
	bens,
	called,
	cardgo,
	claimed,
	closed,
	entered,
	opened,
	opening,
	people,
	ranksCalled,
	shouted,
	table
} from './testing';
import {
	callsMisread,
	handOf,
	handsWritten,
	is,
	isCall,
	isClaim,
	isEntered,
	isShout,
	notShouted,
	placeOfShout,
	shoutedBy,
	shoutsIn,
	shoutsSwapped
} from './written';

/** Rows as a journal has them; the first has number 1. */
const rowsOf = (...facts: readonly (CardsFact | CardsOpening)[]): FactRow[] =>
	facts.map((fact, i) => ({ table: 't', seq: i + 1, at: 0, v: 1, fact }));
const seqs = (rows: readonly FactRow[]) => rows.map(({ seq }) => seq);
/** The only shout of a hand, or its first. */
const shoutOf = (...facts: readonly CardsFact[]) => shoutsIn(rowsOf(...facts))[0]!;
const drawing = (source: 'app' | 'cards'): CardsFact => ({ type: 'drawing.changed', drawing: source });

describe('the rows of a journal', () => {
	const rows = rowsOf(
		opening(),
		entered('ana', anas),
		...called('9H'),
		...ranksCalled('9'),
		...claimed('ana'),
		...cardgo('ben')
	);
	it.each([
		['calls of a card and of a rank', isCall, [3, 4]],
		['shouts', isShout, [5, 7]],
		['layouts and hands that were read back', isClaim, [6, 8]],
		['layouts that were entered', isEntered, [2]],
		['nothing, where no type is asked for', is(), []]
	])('are told apart: %s', (_, belongs, found) => {
		expect(seqs(rows.filter(belongs))).toEqual(found);
	});
});

describe('the hands of a journal', () => {
	const rows = rowsOf(opening(), ...called('9H'), closed, opened, ...called('8H'), closed, opened);
	it('are written one after the other; what opens one is in none', () => {
		expect(handsWritten(rows).map(seqs)).toEqual([[1, 2, 3], [5, 6], []]);
	});
	it('are found by a row of theirs', () => {
		expect([1, 3, 4, 5, 6, 7, 99].map((seq) => handOf(rows, seq))).toEqual([0, 0, -1, 1, 1, -1, -1]);
	});
});

describe('calls that may have been misread [G-1]', () => {
	it('are those of real cards: what the app turned is what it said', () => {
		const rows = rowsOf(
			opening({ drawing: 'cards' }),
			...called('2H', '3H'),
			drawing('app'),
			...called('4H'),
			drawing('cards'),
			...called('5H')
		);
		expect(seqs(callsMisread(rows, 0))).toEqual([2, 3, 7]);
	});
	it('are none where the app turns, and none where no table was opened', () => {
		expect(callsMisread(rowsOf(opening(), ...called('2H')), 0)).toEqual([]);
		expect(callsMisread(rowsOf(...called('2H')), 0)).toEqual([]);
	});
	it('are those of one hand, whatever was drawn from in the hand before [C-4]', () => {
		const rows = rowsOf(
			opening(),
			...called('2H'),
			drawing('cards'),
			...ranksCalled('3'),
			closed,
			opened,
			...called('4H'),
			...claimed('ana', anas),
			opened,
			...called('5H')
		);
		expect([0, 1, 2, 3].map((hand) => seqs(callsMisread(rows, hand)))).toEqual([[4], [7], [11], []]);
	});
});

describe('the shouts of a hand [C-5]', () => {
	it('each have what was read back after them, by the same player', () => {
		const rows = rowsOf(
			shouted('ana'),
			shouted('ben'),
			claimed('ben', bens)[1]!,
			claimed('ana', anas)[1]!,
			...claimed('ana', anas)
		);
		expect(shoutsIn(rows).map(({ shout, claim, award }) => [shout.seq, claim?.seq, award])).toEqual([
			[1, 4, undefined],
			[2, 3, undefined],
			[5, 6, undefined]
		]);
	});
	it('wait, where nothing was read back since', () => {
		const [first, second] = shoutsIn(rowsOf(...claimed('ana', anas), shouted('ana')));
		expect([first?.claim?.seq, second?.claim]).toEqual([2, undefined]);
		// A layout that is entered is not read back.
		expect(shoutOf(shouted('ana'), entered('ana', anas)).claim).toBeUndefined();
	});
	it('have the row that gave the hand away after them [C-6]', () => {
		const rows = rowsOf(awarded, ...claimed('ana', anas), ...claimed('ben', bens), awarded, shouted('carla'));
		expect(shoutsIn(rows).map(({ award }) => award?.seq)).toEqual([6, 6, undefined]);
	});
	it('are none before the first', () => {
		expect(shoutsIn(rowsOf(...called('9H')))).toEqual([]);
	});
});

describe('what is written when another shouted', () => {
	const { hand } = table().tell(entered('ben', bens), entered('emil', anas));
	const byAna = { seq: 1, fact: shouted('ana') };

	it('before anything was read back: the shout alone', () => {
		expect(shoutedBy(shoutOf(shouted('carla')), 'ana', hand)).toEqual([byAna]);
	});
	it('keeps the cards, or ranks, that were read back [C-12]', () => {
		expect(shoutedBy(shoutOf(...claimed('carla', anas)), 'ana', hand)).toEqual([
			byAna,
			{ seq: 2, fact: { type: 'layout.claimed', player: 'ana', cards: anas } }
		]);
		const { hand: real } = table({ variant: 'cardgo', players: people(4), dealing: 'cards' });
		expect(shoutedBy(shoutOf(...cardgo('carla', ['9', '8', '7', '6', '5'])), 'ana', real)).toEqual([
			byAna,
			{ seq: 2, fact: { type: 'hand.claimed', player: 'ana', ranks: ['9', '8', '7', '6', '5'] } }
		]);
	});
	it('forgets them where the app knows the layout of that player', () => {
		expect(shoutedBy(shoutOf(...claimed('carla', anas)), 'ben', hand)).toEqual([
			{ seq: 1, fact: shouted('ben') },
			{ seq: 2, fact: { type: 'layout.claimed', player: 'ben' } }
		]);
	});
	it('asks for a layout that was not read, for the app knew only that of the first', () => {
		expect(shoutedBy(shoutOf(...claimed('ben')), 'ana', hand)).toEqual([byAna, { seq: 2, fact: undefined }]);
		expect(shoutedBy(shoutOf(...claimed('ben'), awarded), 'ana', hand)).toEqual([
			byAna,
			{ seq: 3, fact: undefined },
			{ seq: 2, fact: undefined }
		]);
	});
});

describe('what is written when two shouted the other way round', () => {
	const { hand } = table();
	it('both the shouts and what was read back change places', () => {
		const [one, other] = shoutsIn(rowsOf(...claimed('ana', anas), ...claimed('ben', bens)));
		expect(shoutsSwapped(one!, other!, hand)).toEqual([
			{ seq: 1, fact: shouted('ben') },
			{ seq: 3, fact: shouted('ana') },
			{ seq: 2, fact: { type: 'layout.claimed', player: 'ben', cards: bens } },
			{ seq: 4, fact: { type: 'layout.claimed', player: 'ana', cards: anas } }
		]);
	});
	it('what one of them alone read back goes with the shout, whichever of the two is named', () => {
		const [one, other] = shoutsIn(rowsOf(shouted('ana'), shouted('carla'), ...claimed('ana', bens).slice(1)));
		const swapped = [
			{ seq: 1, fact: shouted('carla') },
			{ seq: 2, fact: shouted('ana') },
			{ seq: 3, fact: { type: 'layout.claimed', player: 'carla', cards: bens } }
		];
		for (const written of [shoutsSwapped(one!, other!, hand), shoutsSwapped(other!, one!, hand)])
			expect(written.toSorted((a, b) => a.seq - b.seq)).toEqual(swapped);
	});
});

describe('what is written when nobody shouted', () => {
	it('strikes the shout with what came of it, the last row first', () => {
		const shout = shoutOf(...claimed('ana', anas), awarded);
		expect(notShouted(shout)).toEqual([
			{ seq: 3, fact: undefined },
			{ seq: 2, fact: undefined },
			{ seq: 1, fact: undefined }
		]);
		expect(notShouted(shoutOf(shouted('ana')))).toEqual([{ seq: 1, fact: undefined }]);
	});
});

describe('the place of a shout', () => {
	const place = (player: string, ...facts: readonly CardsFact[]) =>
		placeOfShout({ effective: effectiveRows(rowsOf(opening(), ...facts)) }, player);
	it("is that of the player's last one, however many shouted since", () => {
		expect(place('ana', shouted('ana'), closed, opened, shouted('ana'), shouted('ben'))).toBe(5);
		expect(place('ben', shouted('ana'), shouted('ben'))).toBe(3);
	});
	it('is none where nobody of that name shouted', () => {
		expect(place('carla', shouted('ana'), ...claimed('ben', bens).slice(1))).toBeUndefined();
	});
});
