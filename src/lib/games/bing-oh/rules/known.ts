import { chipsAt, pileSize } from './chips';
import type { Placed, Thrown } from './dice';
import type { Context } from './game';
import { numbersOf, spaceHit, squareOf, type Space } from './squares';

// What the screen asks of the cards that the ledger knows; the machine does without.

/**
 * Returns whether a chip fits on the square of a player's card on which a roll falls: no dead zone, and not taken.
 * Undefined where the ledger does not know. [B-2] [B-11] [B-14]
 */
export function isOpen(context: Context, player: string, thrown: Space): boolean | undefined {
	const lies = context.known[player];
	if (!lies) return undefined;
	const square = squareOf(thrown);
	if (lies.spaces[square]?.is === 'dead' || lies.taken.includes(square)) return false;
	return lies.maybe.includes(square) ? undefined : true;
}

/**
 * Returns what a player does with the space rolled, as far as the ledger knows; `usual` is what they do unless the space
 * is taken. [B-2]
 */
export function placedOn(
	context: Context,
	player: string,
	thrown: Thrown
): { readonly usual: Placed; readonly known: Placed | undefined } {
	const usual = spaceHit(context, player, thrown)?.is === 'special' ? 'special' : 'placed';
	const open = chipsAt(context.piles, 'reserve', player, player) > 0 && isOpen(context, player, thrown);
	return { usual, known: open === undefined ? undefined : open ? usual : 'nothing' };
}

/** Returns the numbers of the cards to be dealt next: those after the last ones, and from the first again. [B-8] [B-13] */
export function nextCards({
	cards,
	known,
	last
}: Pick<Context, 'cards' | 'known' | 'last'>): readonly number[] {
	const { size } = cards ?? { size: 0 };
	const lying = numbersOf(known);
	return Array.from({ length: size }, (_, i) => ((last + i) % size) + 1).filter(
		(card) => !lying.includes(card)
	);
}

/** Returns the number of the next card that is none of these, where the table tells which cards lie before the players. [B-13] */
export const nextCard = (context: Context, not: readonly unknown[] = []): number | undefined =>
	numbersOf(context.known).length > 0 ? nextCards(context).find((card) => !not.includes(card)) : undefined;

/** The squares of a card on which its player's own chips lie, and those that others' chips block. */
export interface Lying {
	readonly own: readonly number[];
	readonly theirs: readonly number[];
}

/**
 * Returns where chips lie on a player's card, as far as the ledger knows; undefined where it does not know the card. Of
 * squares with chips of several players it does not know whose lies where: all are said to be blocked. [B-13]
 */
export function lyingOn(
	{ known, piles }: Pick<Context, 'known' | 'piles'>,
	player: string
): Lying | undefined {
	const taken = known[player]?.taken;
	const alone = chipsAt(piles, 'card', player, player) === pileSize(piles, 'card', player);
	return taken && (alone ? { own: taken, theirs: [] } : { own: [], theirs: taken });
}
