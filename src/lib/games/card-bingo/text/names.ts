import { m } from '$lib/i18n';
import { rankOf, suitOf, type Card, type Rank, type Suit } from '../rules/cards';
import type { Checked } from '../rules/hand';
import type { CardVariant } from '../rules/needs';
import type { Context } from '../rules/table';

const rankNames: Readonly<Record<Rank, () => string>> = {
	A: m.cardbingo_rank_a,
	'2': m.cardbingo_rank_2,
	'3': m.cardbingo_rank_3,
	'4': m.cardbingo_rank_4,
	'5': m.cardbingo_rank_5,
	'6': m.cardbingo_rank_6,
	'7': m.cardbingo_rank_7,
	'8': m.cardbingo_rank_8,
	'9': m.cardbingo_rank_9,
	'10': m.cardbingo_rank_10,
	J: m.cardbingo_rank_j,
	Q: m.cardbingo_rank_q,
	K: m.cardbingo_rank_k
};
const suitNames: Readonly<Record<Suit, () => string>> = {
	S: m.cardbingo_suit_s,
	H: m.cardbingo_suit_h,
	C: m.cardbingo_suit_c,
	D: m.cardbingo_suit_d
};

export const rankName = (rank: Rank): string => rankNames[rank]();
export const suitName = (suit: Suit): string => suitNames[suit]();

/** Returns a card as it is called, written and announced: "seven of hearts". [C-4] */
export const cardName = (card: Card): string =>
	m.cardbingo_card({ rank: rankName(rankOf(card)), suit: suitName(suitOf(card)) });

/** Returns what was called as it is announced: in Cardgo the rank alone. [C-9] */
export const callName = (variant: CardVariant, { rank, card }: Pick<Checked, 'rank' | 'card'>): string =>
	variant === 'cardgo' || !card ? rankName(rank) : cardName(card);

/** Returns a card or rank that was read back, by its whole name where it has one. */
export const checkedName = ({ rank, card }: Pick<Checked, 'rank' | 'card'>): string =>
	card ? cardName(card) : rankName(rank);

export const variantName = (variant: CardVariant): string =>
	({
		'card-bingo': m.cardbingo_name,
		'long-layout': m.cardbingo_variant_long_layout,
		blackout: m.cardbingo_variant_blackout,
		cardgo: m.cardbingo_variant_cardgo
	})[variant]();

/** Returns a player's name; empty for one the table does not know. */
export const nameIn = ({ seats }: Context, player: string | null): string =>
	seats.find(({ id }) => id === player)?.name ?? '';

/** Returns the variant below the box's name; the one that has the same name is named by its cards. */
export const variantShort = (variant: CardVariant): string =>
	variant === 'card-bingo' ? m.cardbingo_needs_each({ count: 5 }) : variantName(variant);
