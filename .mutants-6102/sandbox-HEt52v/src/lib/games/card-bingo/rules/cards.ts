// @ts-nocheck
import { sure } from '$lib/domain/sure';

/** The four suits in the order in which the check-board shows them: spades, hearts, clubs, diamonds. */
export const suits = ['S', 'H', 'C', 'D'] as const;
export type Suit = (typeof suits)[number];

/** The thirteen ranks, the ace first as on the check-board. */
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof ranks)[number];

/** A card, its rank and then its suit: `9H` is the nine of hearts, `10S` the ten of spades. */
export type Card = `${Rank}${Suit}`;

export const cardOf = (rank: Rank, suit: Suit): Card => `${rank}${suit}`;

/** All 52, suit by suit. */
export const deck: readonly Card[] = suits.flatMap((suit) => ranks.map((rank) => cardOf(rank, suit)));

export const rankOf = (card: Card): Rank => sure(ranks.find((rank) => card.startsWith(rank)));
export const suitOf = (card: Card): Suit => sure(suits.find((suit) => card.endsWith(suit)));

/** Returns how high a card is when it is drawn for: a two is 1, an ace is 13. [C-2] */
export const heightOf = (card: Card): number => ranks.indexOf(rankOf(card)) || ranks.length;

/** Returns what is in a list more than once, each once. */
export const repeated = <T>(things: readonly T[]): T[] => [
	...new Set(things.filter((thing, i) => things.indexOf(thing) !== i))
];
