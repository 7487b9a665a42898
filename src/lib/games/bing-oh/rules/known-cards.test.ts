import { describe, expect, it } from 'vitest';
import { box } from '..';
import type { BingOhFact } from './facts';
import { lyingOn, nextCards } from './known';
import { afterRoll, squareOf } from './squares';
import { begun, called, dealt, named, placed, scored, spread, swapped, table, whys } from './testing';
import { cards, all, squares, plain, first, withNumbers, known, roll, on, open, at } from './known.testing';

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

	it('swapped: the chips that lie on the other one block', () => {
		// Everybody placed their first chip.
		const square = squareOf(plain());
		const before = at('swap-cards');
		expect(lyingOn(before.context, 'ben')).toEqual({ own: [...squares(2, 'free'), square], theirs: [] });
		const told = before.tell(swapped('ana', 'ben'));
		expect(lyingOn(told.context, 'ana')).toEqual({ own: [], theirs: [...squares(2, 'free'), square] });
		expect(lyingOn(table({ cards }).context, 'ana')).toBeUndefined();
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
