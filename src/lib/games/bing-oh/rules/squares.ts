import { chipsAt, pileSize, type Piles } from './chips';
import { cardOf, type CardSpace } from './card-set';
import { letters, type Placed, type Thrown } from './dice';
import type { Context } from './game';
import type { Why } from './refusal';

// With cards of the app's own the ledger knows what is on each square, and on which of them chips lie. A square is
// counted from 0 to 35, row by row.

/** What the ledger knows of the card that lies before a player. */
export interface KnownCard {
	/** Its number in the app's set. */
	readonly card: number;
	/** What is on each of its squares. */
	readonly spaces: readonly CardSpace[];
	/** Squares on which a chip lies for certain. */
	readonly taken: readonly number[];
	/** Squares on which a chip may lie, those included: all others are bare. */
	readonly maybe: readonly number[];
}

export type KnownCards = Readonly<Record<string, KnownCard>>;

/** Some special space of a card. */
export type Hit = Extract<CardSpace, { readonly is: 'special' }>;

const side = letters.length;
const everywhere = Array.from({ length: side * side }, (_, at) => at);

/** Returns the square of a card on which a roll falls. */
export const squareOf = ({ letter, number }: Thrown): number => (number - 1) * side + letters.indexOf(letter);

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
	const now = new Map(Object.entries(known));
	const numbers: number[] = [];
	for (const { player, card } of dealt)
		if (cards && card !== undefined) {
			now.set(player, newCard(cards, card));
			numbers.push(card);
		} else now.delete(player);
	return { known: Object.fromEntries(now), last: numbers.length > 0 ? Math.max(...numbers) : last };
}

/** Returns the cards after two players exchanged theirs: what lies on them stays. [B-13] */
export function cardsExchanged(known: KnownCards, one: string, other: string): KnownCards {
	const { [one]: first, [other]: second, ...rest } = known;
	return { ...rest, ...(second && { [one]: second }), ...(first && { [other]: first }) };
}

/** Returns the cards with a chip on a square of one of them, where that card is known. */
export function withChip(known: KnownCards, player: string, square: number): KnownCards {
	const lies = known[player];
	if (!lies) return known;
	const add = (squares: readonly number[]) => [...new Set([...squares, square])];
	return { ...known, [player]: { ...lies, taken: add(lies.taken), maybe: add(lies.maybe) } };
}

/** Returns the cards after a chip of one of them went to a square that nobody told. [B-11] */
export const withMovedChip = (known: KnownCards, player: string): KnownCards => {
	const lies = known[player];
	return lies ? { ...known, [player]: { ...lies, taken: [], maybe: everywhere } } : known;
};

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
		// Nobody told the squares: a chip more can lie anywhere, and any can be the one that is gone.
		const untold = lies === context.known[player];
		const taken = untold && count < before ? [] : lies.taken;
		const maybe = untold && count > before ? everywhere : lies.maybe;
		return [player, settled({ ...lies, taken, maybe }, count)] as const;
	});
	return { ...change, known: Object.fromEntries(known) };
}

/** Returns what is on the square of a player's card on which a roll falls; undefined where the card is not known. */
const spaceHit = ({ known }: Context, player: string, thrown: Thrown): CardSpace | undefined =>
	known[player]?.spaces[squareOf(thrown)];

/** Returns the special space on which a roll falls on a player's card, if it is one and the card is known. */
export function specialHit(context: Context, player: string, thrown: Thrown): Hit | undefined {
	const space = spaceHit(context, player, thrown);
	return space?.is === 'special' ? space : undefined;
}

/**
 * Returns whether a chip fits on the square of a player's card on which a roll falls: no dead zone, and not taken.
 * Undefined where the ledger does not know. [B-2] [B-11] [B-14]
 */
export function isOpen(context: Context, player: string, thrown: Thrown): boolean | undefined {
	const space = spaceHit(context, player, thrown);
	const lies = context.known[player];
	if (!space || !lies) return undefined;
	const square = squareOf(thrown);
	if (space.is === 'dead' || lies.taken.includes(square)) return false;
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
	const usual = specialHit(context, player, thrown) ? 'special' : 'placed';
	const open = chipsAt(context.piles, 'reserve', player, player) > 0 && isOpen(context, player, thrown);
	return { usual, known: open === undefined ? undefined : open ? usual : 'nothing' };
}

/**
 * Returns the cards after a roll on which these players could place: a chip lies there now, or one did before, on which
 * theirs could not. [B-2]
 */
export const afterRoll = (context: Context, players: readonly string[], thrown: Thrown): KnownCards =>
	players
		.filter((player) => chipsAt(context.piles, 'reserve', player, player) > 0)
		.filter((player) => spaceHit(context, player, thrown)?.is !== 'dead')
		.reduce((known, player) => withChip(known, player, squareOf(thrown)), context.known);

/** Returns which of these cards cannot be dealt: the set has no such card, or it lies before a player already. */
export function whyNoCard({ cards, known }: Context, dealt: readonly number[]): Why {
	const lying = Object.values(known).map(({ card }) => card);
	const card = dealt.find(
		(card, i) => card > (cards?.size ?? 0) || lying.includes(card) || dealt.indexOf(card) < i
	);
	return card === undefined ? undefined : { why: 'no-such-card', card };
}

/** Returns the numbers of the cards to be dealt next: those after the last ones, and from the first again. [B-8] [B-13] */
export function nextCards({
	cards,
	known,
	last
}: Pick<Context, 'cards' | 'known' | 'last'>): readonly number[] {
	const all = Array.from({ length: cards?.size ?? 0 }, (_, i) => i + 1);
	const lying = Object.values(known).map(({ card }) => card);
	return [...all.slice(last), ...all.slice(0, last)].filter((card) => !lying.includes(card));
}

/** Returns the number of the next card, where the table tells which cards lie before the players. [B-13] */
export const nextCard = (context: Context): number | undefined =>
	Object.keys(context.known).length > 0 ? nextCards(context)[0] : undefined;
