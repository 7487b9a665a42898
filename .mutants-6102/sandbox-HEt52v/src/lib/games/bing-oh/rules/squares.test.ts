// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { fold, readRows } from '$lib/domain/fold';
import { box } from '..';
import golden from '../journals/cards-v2.json';
import { cardOf, type CardSpace } from './card-set';
import { letters, type Thrown } from './dice';
import type { BingOhFact } from './facts';
import { isOpen, nextCards, placedOn } from './known';
import { afterRoll, squareOf } from './squares';
import {
	added,
	begun,
	called,
	dealt,
	left,
	missed,
	moved,
	named,
	placed,
	removed,
	roadblock,
	rolled,
	scored,
	spread,
	swapped,
	table,
	whys,
	type Told
} from './testing';

const cards = { seed: 'puma-tuba', size: 10, mix: { free: 2, dead: 2, special: 10 } };
const spacesOf = (set: typeof cards, card: number) => cardOf(set.seed, card, set.mix).rows.flat();
const all = ['ana', 'ben', 'cai'];
const thrownAt = (square: number): Thrown => ({
	letter: letters[square % 6] ?? 'B',
	number: Math.floor(square / 6) + 1,
	stars: 0
});
/** The squares of a card on which there is this. */
const squares = (card: number, is: CardSpace['is']) =>
	spacesOf(cards, card).flatMap((space, at) => (space.is === is ? [at] : []));
/** A square that is plain on the cards 1, 2 and 3; each `nth` is another one. */
const plain = (nth = 0): Thrown =>
	thrownAt(
		squares(1, 'plain').filter((at) => [2, 3].every((card) => squares(card, 'plain').includes(at)))[nth] ?? -1
	);
const first = (card: number, is: CardSpace['is']): Thrown => thrownAt(squares(card, is)[0] ?? -1);

const withNumbers = (...numbers: readonly number[]): BingOhFact => ({
	type: 'cards.dealt',
	free: all.map((player) => ({ player, count: 2 })),
	cards: numbers.map((card, i) => ({ player: all[i] ?? '', card }))
});
/** Ana, Ben and Cai have the cards 1, 2 and 3, and Ana rolls first. */
const known = (...numbers: readonly number[]) =>
	table({ cards }).tell(withNumbers(...(numbers.length > 0 ? numbers : [1, 2, 3])), {
		type: 'start.named',
		player: 'ana'
	});
const roll = (player: string, { letter, number }: Thrown) => rolled(player, 0, letter, number);
const on = ({ context }: Told, player: string, thrown: Thrown) => placedOn(context, player, thrown);
const open = ({ context }: Told, player: string, thrown: Thrown) => isOpen(context, player, thrown);
/** Ana is on this special space. */
const at = (space: Parameters<typeof named>[1]) =>
	known().tell(roll('ana', plain()), placed(all, ['ana']), named('ana', space));

describe('a card of the app’s own', () => {
	it.each([
		['B', 1, 0],
		['H', 1, 5],
		['B', 6, 30],
		['G', 3, 15]
	] as const)('%s %i is a square of its own', (letter, number, square) => {
		expect(squareOf({ letter, number })).toBe(square);
	});

	it('has chips on its free spaces, and none elsewhere [B-1] [B-14]', () => {
		const dealt = known();
		expect(dealt.context.known.ben).toMatchObject({
			card: 2,
			taken: squares(2, 'free'),
			maybe: squares(2, 'free')
		});
		expect(on(dealt, 'ana', first(1, 'free')).known).toBe('nothing');
		expect(on(dealt, 'ana', first(1, 'dead')).known).toBe('nothing');
		expect(on(dealt, 'ana', first(1, 'special'))).toEqual({ usual: 'special', known: 'special' });
		expect(on(dealt, 'ana', first(1, 'plain'))).toEqual({ usual: 'placed', known: 'placed' });
	});

	it('with fewer chips than free spaces: nobody knows which of them is bare', () => {
		const short = table({ cards }).tell({
			type: 'cards.dealt',
			free: [{ player: 'ana', count: 1 }],
			cards: [{ player: 'ana', card: 1 }]
		});
		expect(on(short, 'ana', first(1, 'free'))).toEqual({ usual: 'placed', known: undefined });
		expect(on(short, 'ana', first(1, 'plain')).known).toBe('placed');
	});

	it('that nobody told is not known, and the table is asked', () => {
		const some = known(1, 2);
		expect(on(some, 'ben', plain()).known).toBe('placed');
		expect(on(some, 'cai', plain())).toEqual({ usual: 'placed', known: undefined });
		expect(on(begun(), 'ana', plain())).toEqual({ usual: 'placed', known: undefined });
	});

	it('of a player without chips takes none [B-6]', () => {
		const bare = known().tell(spread('cai', ['cai', 0, 2], ['ben', 48, 0]));
		expect(on(bare, 'cai', plain()).known).toBe('nothing');
		expect(afterRoll(bare.context, all, plain()).cai).toEqual(bare.context.known.cai);
	});

	it('is in the set, and lies before one player only', () => {
		expect(whys(known(1, 11))).toEqual(['no-such-card', 'cards-not-dealt']);
		expect(whys(known(2, 2))).toContain('no-such-card');
		expect(whys(begun().tell())).toEqual([]);
		const boxes = table().tell(withNumbers(1));
		expect(boxes.refused).toEqual([{ why: 'no-such-card', card: 1 }]);
		const twice: BingOhFact = {
			type: 'cards.dealt',
			free: [],
			cards: [
				{ player: 'ana', card: 1 },
				{ player: 'ana', card: 2 }
			]
		};
		expect(whys(table({ cards }).tell(twice))).toEqual(['counted-twice']);
		for (const card of [0, 241, 1.5])
			expect(box.read({ ...dealt(), cards: [{ player: 'ana', card }] }).ok).toBe(false);
	});
});

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

describe('cards that change hands [B-13]', () => {
	const renewed = (holder: string, card?: number): BingOhFact => ({
		...{ type: 'card.renewed', player: 'ana', holder, free: 2 },
		...(card === undefined ? {} : { card })
	});

	it('swapped: each goes with its chips; one that nobody knows, too', () => {
		const told = at('swap-cards').tell(swapped('ana', 'ben'));
		expect(told.context.known.ana?.card).toBe(2);
		expect(open(told, 'ana', first(2, 'free'))).toBe(false);
		expect(open(told, 'ana', plain(1))).toBe(true);
		const half = known(1)
			.tell(roll('ana', plain()), placed(all, ['ana']), named('ana', 'swap-cards'))
			.tell(swapped('ana', 'cai'));
		expect([half.context.known.ana, half.context.known.cai?.card]).toEqual([undefined, 1]);
		expect(open(half, 'cai', plain())).toBe(false);
	});

	it('new: chips on its free spaces only; without its number it is not known', () => {
		const told = at('new-card').tell(renewed('ana', 4));
		expect(told.context.known.ana).toMatchObject({
			card: 4,
			taken: squares(4, 'free'),
			maybe: squares(4, 'free')
		});
		expect(at('new-card').tell(renewed('ana')).context.known.ana).toBeUndefined();
		expect(at('choose-new-card').tell(renewed('cai', 4)).context.known.cai?.card).toBe(4);
	});

	it('new: none that lies on the table already', () => {
		for (const card of [2, 1, 11])
			expect(at('new-card').tell(renewed('ana', card)).refused).toEqual([{ why: 'no-such-card', card }]);
	});

	it('a player who sits down gets one, with chips on its free spaces, where the others’ are known', () => {
		const joined = (card: number): BingOhFact => ({
			...{ type: 'player.joined', player: { id: 'cai', name: 'Cai' } },
			...{ colour: 'blue', card }
		});
		const two = known().tell({ type: 'player.left', player: 'cai' });
		const told = two.tell(joined(4));
		expect([told.at('card', 'cai'), told.context.known.cai?.card]).toEqual([2, 4]);
		expect(open(told, 'cai', first(4, 'free'))).toBe(false);
		expect(whys(two.tell(joined(1)))).toEqual(['no-such-card']);
		const nobody = table({ cards }).tell(dealt(), { type: 'player.left', player: 'cai' }, joined(4));
		expect(whys(nobody)).toEqual(['no-such-card']);
	});

	it('are told anew in each round, and forgotten with another set or another way of keeping [B-8] [G-1]', () => {
		const six = known().tell(roll('ana', plain()), placed(all), spread('ana', ['ana', 40, 10]));
		expect(six.tell(called(['ana'])).context.known).toEqual({});
		expect(six.tell({ type: 'cards.changed', cards: null }).context.known).toEqual({});
		expect(six.tell({ type: 'keeping.changed', keeping: 'tally' }).context.known).toEqual({});
		expect(table({ cards, keeping: 'tally' }).tell(scored(['ana'])).context.known).toEqual({});
	});

	it('next are those after the last ones; once used up, the first again, but for those on the table', () => {
		expect(nextCards(table({ cards }).context)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
		const second = known()
			.tell(roll('ana', plain()), placed(all), { type: 'round.lapsed' })
			.tell(withNumbers(7, 4, 5));
		expect(nextCards(second.context)).toEqual([8, 9, 10, 1, 2, 3, 6]);
		const third = second
			.tell(roll('ben', plain()), placed(all), { type: 'round.lapsed' })
			.tell(withNumbers(8, 9, 10))
			.tell(roll('cai', plain()), placed(all), { type: 'round.lapsed' })
			.tell(withNumbers(1, 2, 3));
		expect(nextCards(third.context)).toEqual([4, 5, 6, 7, 8, 9, 10]);
		expect(nextCards(table().context)).toEqual([]);
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
