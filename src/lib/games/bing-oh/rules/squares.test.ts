import { describe, expect, it } from 'vitest';
import { fold, readRows } from '$lib/domain/fold';
import { box } from '..';
import golden from '../journals/cards-v2.json';
import type { BingOhFact } from './facts';
import type { Thrown } from './dice';
import { squareOf } from './squares';
import { added, left, missed, moved, named, placed, removed, roadblock, spread, swapped } from './testing';
import { cards, spacesOf, all, plain, first, known, roll, on, open, at } from './known.testing';

describe('the golden journal', () => {
	it('knows in the end the cards as they were put right', () => {
		const rows = readRows(box, golden.tables[0]?.rows ?? []).rows;
		const folded = fold(box, rows);
		expect(folded).toMatchObject({
			snapshot: { context: { known: { ana: { card: 5 }, ben: { card: 7 }, cai: { card: 6 } } } }
		});
	});
});

describe('a roll', () => {
	it('takes its square on each card; a second one on it places nothing [B-2]', () => {
		const told = known().tell(roll('ana', plain()), placed(all));
		expect(all.map((player) => on(told, player, plain()).known)).toEqual(['nothing', 'nothing', 'nothing']);
		expect(on(told, 'ana', plain(1)).known).toBe('placed');
	});

	it('names the special space that it hits, of a card that has gone to another since [B-3] [B-13]', () => {
		const square = first(2, 'special');
		const told = known().tell(roll('ana', square), placed(all, ['ana', 'ben']));
		expect(told.context.hits.ben).toEqual(spacesOf(cards, 2)[squareOf(square)]);
		const swap = told.tell(named('ana', 'swap-cards'), swapped('ana', 'ben'));
		expect(swap.context.hits.ben).toEqual(told.context.hits.ben);
		// The table named one where the card has none.
		expect(known().tell(roll('ana', plain()), placed(all, ['ana'])).context.hits.ana).toEqual({
			is: 'plain'
		});
	});

	it('once more places on one card alone, and names a space there too [B-5]', () => {
		const square = first(1, 'special');
		const again = at('roll-again').tell(roll('ana', square), placed(['ana'], ['ana']));
		expect(again.context.hits.ana).toEqual(spacesOf(cards, 1)[squareOf(square)]);
		expect(open(again, 'ana', square)).toBe(false);
		expect(again.context.known.ben?.taken).not.toContain(squareOf(square));
	});

	it('on which a player did not place although the square seemed bare: their squares are unsure', () => {
		const told = known().tell(roll('ana', plain()), placed(['ana', 'cai']));
		expect(open(told, 'ben', plain(1))).toBeUndefined();
		expect(open(told, 'ben', first(2, 'dead'))).toBe(false);
		expect(open(told, 'cai', plain(1))).toBe(true);
	});

	it('on which a player placed although the square seemed taken, or dead: their squares are unsure', () => {
		for (const is of ['free', 'dead'] as const) {
			const told = known().tell(roll('ana', first(2, is)), placed(['ben']));
			expect(open(told, 'ben', plain())).toBeUndefined();
		}
	});
});

describe('a chip whose square nobody tells [B-11] [B-12]', () => {
	it('placed anywhere can lie on any bare square, until a roll finds it', () => {
		const told = at('place-one').tell(added('ana'));
		expect(open(told, 'ana', plain(1))).toBeUndefined();
		expect(open(told, 'ana', plain())).toBe(false);
		expect(open(told, 'ben', plain(1))).toBe(true);
		// The square was taken: there it lies, and all the others are bare.
		const found = told.tell(roll('ben', plain(1)), placed(['ben', 'cai']));
		expect(open(found, 'ana', plain(1))).toBe(false);
		expect(open(found, 'ana', plain(2))).toBe(true);
		// It was not: it still lies anywhere.
		const not = told.tell(roll('ben', plain(1)), placed(all));
		expect(open(not, 'ana', plain(1))).toBe(false);
		expect(open(not, 'ana', plain(2))).toBeUndefined();
	});

	it('a roadblock anywhere: only the card it lies on is unsure', () => {
		const told = at('roadblock-wild').tell(roadblock('ana', 'cai'));
		expect(all.map((player) => open(told, player, plain(1)))).toEqual([true, true, undefined]);
	});

	it('removed: any square that had one can be bare, all others are', () => {
		const told = at('remove-one').tell(removed('ana', 'ben'));
		expect(open(told, 'ben', plain())).toBeUndefined();
		expect(open(told, 'ben', plain(1))).toBe(true);
		// It was that one: the rest is sure again.
		const same = told.tell(left('ana'), roll('ben', plain()), placed(['ben']));
		expect(open(same, 'ben', first(2, 'free'))).toBe(false);
	});

	it('moved: nothing is sure', () => {
		const told = at('move-one').tell(moved('ana'));
		expect([plain(), plain(1)].map((thrown) => open(told, 'ana', thrown))).toEqual([undefined, undefined]);
		expect(open(told, 'ben', plain(1))).toBe(true);
	});

	it('moved from one space to another, both told: all is as sure as before; of one alone nothing is', () => {
		const space = ({ letter, number }: Thrown) => ({ letter, number });
		const [from, to] = [space(plain()), space(plain(1))];
		const told = at('move-one').tell(moved('ana', { from, at: to }));
		expect([plain(), plain(1), plain(2)].map((thrown) => open(told, 'ana', thrown))).toEqual([
			true,
			false,
			true
		]);
		expect(open(told, 'ana', first(1, 'free'))).toBe(false);
		// Where it is not known which chips lie, it is known where this one can lie, and where it cannot any more.
		const unsure = at('remove-one').tell(removed('ana', 'ben'), named('ben', 'move-one'));
		const { taken, maybe } = unsure.tell(moved('ben', { from, at: to })).context.known.ben!;
		expect(taken).toEqual([squareOf(to)]);
		expect([from, to].map((at) => maybe.includes(squareOf(at)))).toEqual([false, true]);
		for (const spaces of [{ from }, { at: to }])
			expect(open(at('move-one').tell(moved('ana', spaces)), 'ana', plain(2))).toBeUndefined();
		// As the ledger has it no chip lay there.
		expect(open(at('move-one').tell(moved('ana', { from: to, at: from })), 'ana', plain(2))).toBeUndefined();
	});

	it('counted: as many as before change nothing; others are anywhere, and none are nowhere', () => {
		const told = known().tell(spread('ana', ['ana', 40, 2], ['ben', 8, 0]));
		expect(open(told, 'ana', plain())).toBe(true);
		expect(open(told.tell(spread('ana', ['ana', 38, 4])), 'ana', plain())).toBeUndefined();
		const none = told.tell(spread('ana', ['ana', 42, 0]));
		expect(open(none, 'ana', first(1, 'free'))).toBe(true);
	});
});

describe('a roadblock by roll [B-11]', () => {
	it('takes the square rolled, and one that missed takes none', () => {
		const told = at('roadblock-roll').tell(roll('ana', plain(1)), roadblock('ana', 'ben'));
		expect(all.map((player) => open(told, player, plain(1)))).toEqual([true, false, true]);
		expect(open(told, 'ben', plain(2))).toBe(true);
		const none = at('roadblock-roll').tell(roll('ana', plain(1)), missed('ana'));
		expect(open(none, 'ben', plain(1))).toBe(true);
	});
});

describe('a chip that goes anywhere', () => {
	const { letter, number } = plain(3);

	it.each([
		['a roadblock', 'roadblock-wild', { ...roadblock('ana', 'ben'), at: { letter, number } }, 'ben'],
		['one more chip', 'place-one', { ...added('ana'), at: { letter, number } }, 'ana']
	] as const)('%s leaves the card known where its space is said [B-11]', (_, space, fact, whose) => {
		const told = at(space).tell(fact);
		expect(told.refused).toEqual([]);
		expect(open(told, whose, plain(3))).toBe(false);
		expect(open(told, whose, plain(4))).toBe(true);
		// Without it any space can be the one.
		const { at: _space, ...unsaid } = fact;
		expect(open(at(space).tell(unsaid as BingOhFact), whose, plain(4))).toBeUndefined();
	});

	it('goes where the roll says, whatever else is told', () => {
		const told = at('roadblock-roll').tell(roll('ana', plain(2)), {
			...roadblock('ana', 'ben'),
			at: { letter, number }
		} as BingOhFact);
		expect(open(told, 'ben', plain(2))).toBe(false);
		expect(open(told, 'ben', plain(3))).toBe(true);
	});
});
