// Three players with cards of the app's own, all known: what tests of squares and of cards stand on.
import { cardOf, type CardSpace } from './card-set';
import { letters, type Thrown } from './dice';
import type { BingOhFact } from './facts';
import { isOpen, placedOn } from './known';
import { named, placed, rolled, table, type Told } from './testing';

export const cards = { seed: 'puma-tuba', size: 10, mix: { free: 2, dead: 2, special: 10 } };
export const spacesOf = (set: typeof cards, card: number) => cardOf(set.seed, card, set.mix).rows.flat();
export const all = ['ana', 'ben', 'cai'];
export const thrownAt = (square: number): Thrown => ({
	letter: letters[square % 6] ?? 'B',
	number: Math.floor(square / 6) + 1,
	stars: 0
});
/** Returns the squares of a card on which there is this. */
export const squares = (card: number, is: CardSpace['is']) =>
	spacesOf(cards, card).flatMap((space, at) => (space.is === is ? [at] : []));
/** Returns a square that is plain on the cards 1, 2 and 3; each `nth` is another one. */
export const plain = (nth = 0): Thrown =>
	thrownAt(
		squares(1, 'plain').filter((at) => [2, 3].every((card) => squares(card, 'plain').includes(at)))[nth] ?? -1
	);
export const first = (card: number, is: CardSpace['is']): Thrown => thrownAt(squares(card, is)[0] ?? -1);

export const withNumbers = (...numbers: readonly number[]): BingOhFact => ({
	type: 'cards.dealt',
	free: all.map((player) => ({ player, count: 2 })),
	cards: numbers.map((card, i) => ({ player: all[i] ?? '', card }))
});
/** Ana, Ben and Cai have the cards 1, 2 and 3, and Ana rolls first. */
export const known = (...numbers: readonly number[]) =>
	table({ cards }).tell(withNumbers(...(numbers.length > 0 ? numbers : [1, 2, 3])), {
		type: 'start.named',
		player: 'ana'
	});
export const roll = (player: string, { letter, number }: Thrown) => rolled(player, 0, letter, number);
export const on = ({ context }: Told, player: string, thrown: Thrown) => placedOn(context, player, thrown);
export const open = ({ context }: Told, player: string, thrown: Thrown) => isOpen(context, player, thrown);
/** Ana is on this special space. */
export const at = (space: Parameters<typeof named>[1]) =>
	known().tell(roll('ana', plain()), placed(all, ['ana']), named('ana', space));
