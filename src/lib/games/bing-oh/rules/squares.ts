import { chipsAt, pileSize, type Piles } from './chips';
import { cardOf, type CardSpace } from './card-set';
import { letters, type Thrown } from './dice';
import type { Context, KnownCard, KnownCards } from './game';
import type { Why } from './refusal';

// With cards of the app's own the ledger knows what is on each square, and on which of them chips lie.

/** A space of a card, by its letter and its number. */
export type Space = Pick<Thrown, 'letter' | 'number'>;
interface Moved {
	readonly from?: Space | undefined;
	readonly at?: Space | undefined;
}

const side = letters.length;
const everywhere = Array.from({ length: side * side }, (_, at) => at);

/** Returns the square of a card on which a roll falls. */
export const squareOf = ({ letter, number }: Space): number => (number - 1) * side + letters.indexOf(letter);

/** Returns a card just dealt, on whose free spaces chips may lie: how many do, the pile says. [B-1] */
function newCard(cards: NonNullable<Context['cards']>, card: number): KnownCard {
	const spaces = cardOf(cards.seed, card, cards.mix).rows.flat();
	return { card, spaces, taken: [], maybe: spaces.flatMap(({ is }, at) => (is === 'free' ? [at] : [])) };
}

/** Returns the cards with others before some players; a number that is left out is not known. */
export function withCards(
	{ cards, known, last }: Pick<Context, 'cards' | 'known' | 'last'>,
	dealt: readonly { readonly player: string; readonly card?: number | undefined }[]
): Pick<Context, 'known' | 'last'> {
	const now = dealt.map(
		({ player, card }) => [player, cards && card ? newCard(cards, card) : undefined] as const
	);
	const most = dealt.reduce((most, { card = 0 }) => Math.max(most, card), 0);
	return { known: { ...known, ...Object.fromEntries(now) }, last: most || last };
}

/** Returns the cards with a chip on a square of one of them, where that card is known. */
export function withChip(known: KnownCards, player: string, square: number): KnownCards {
	const lies = known[player];
	if (!lies) return known;
	const add = (squares: readonly number[]) => [...new Set([...squares, square])];
	return { ...known, [player]: { ...lies, taken: add(lies.taken), maybe: add(lies.maybe) } };
}

/** Returns the card after a chip of it went to another square; where nobody told both, any chip can lie anywhere. [B-11] */
export function afterMove(lies: KnownCard | undefined, { from, at }: Moved): KnownCard | undefined {
	if (!lies || !from || !at || !lies.maybe.includes(squareOf(from)))
		return lies && { ...lies, taken: [], maybe: everywhere };
	const moved = (squares: readonly number[]) => [
		...new Set(squares.filter((square) => square !== squareOf(from))).add(squareOf(at))
	];
	return { ...lies, taken: moved(lies.taken), maybe: moved(lies.maybe) };
}

/** Returns what is known of a card on which so many chips lie: as many as the pile says, neither more nor fewer. */
function settled(lies: KnownCard, count: number): KnownCard {
	const fits = lies.taken.length <= count && count <= lies.maybe.length;
	const { taken, maybe } = fits ? lies : { taken: [], maybe: everywhere };
	if (taken.length === count) return { ...lies, taken, maybe: taken };
	return { ...lies, taken: maybe.length === count ? maybe : taken, maybe };
}

/** Adds to a change what the chips that it puts on the cards, or takes off them, tell of their squares. */
export function followed(context: Context, change: Partial<Context>): Partial<Context> {
	const { piles = context.piles } = change;
	const told = change.known ?? context.known;
	if (piles === context.piles && told === context.known) return change;
	const of = (all: Piles, player: string) => pileSize(all, 'card', player);
	const known = Object.entries(told).map(([player, lies]) => {
		const [before, count] = [of(context.piles, player), of(piles, player)];
		if (!lies || lies !== context.known[player]) return [player, lies && settled(lies, count)] as const;
		// Nobody told the squares: a chip more can lie anywhere, and any can be the one that is gone.
		const taken = count < before ? [] : lies.taken;
		const maybe = count > before ? everywhere : lies.maybe;
		return [player, settled({ ...lies, taken, maybe }, count)] as const;
	});
	return { ...change, known: Object.fromEntries(known) };
}

/** Returns what is on the square of a player's card on which a roll falls; undefined where the card is not known. */
export const spaceHit = ({ known }: Context, player: string, thrown: Thrown): CardSpace | undefined =>
	known[player]?.spaces[squareOf(thrown)];

/**
 * Returns the cards after a roll on which these players could place: a chip lies there now, or one did before, on which
 * theirs could not. [B-2]
 */
export const afterRoll = (context: Context, players: readonly string[], thrown: Thrown): KnownCards =>
	players
		.filter((player) => chipsAt(context.piles, 'reserve', player, player) > 0)
		.filter((player) => spaceHit(context, player, thrown)?.is !== 'dead')
		.reduce((known, player) => withChip(known, player, squareOf(thrown)), context.known);

/** Returns the numbers of the cards that lie before players. */
export const numbersOf = (known: KnownCards): number[] =>
	Object.values(known).flatMap((lies) => lies?.card ?? []);

/** Returns which of these cards cannot be dealt: the set has no such card, or it lies before a player already. */
export function whyNoCard(
	{ cards, known }: Context,
	dealt: readonly { readonly card?: number | undefined }[]
): Why {
	const lying = numbersOf(known);
	for (const { card } of dealt) {
		if (card === undefined) continue;
		if (card > (cards?.size ?? 0) || lying.includes(card)) return { why: 'no-such-card', card };
		lying.push(card);
	}
	return undefined;
}
