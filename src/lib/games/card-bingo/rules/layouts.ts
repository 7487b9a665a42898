import { repeated, type Card, type Rank } from './cards';
import { callOf, rightClaims, timesCalled, type Hand } from './hand';
import { oftenestRank } from './needs';
import type { CardsRefusal } from './refusal';

/**
 * Returns why these cannot be the cards of one layout: too few, one of them twice, or one that lies elsewhere. Of a
 * claim a `part` is enough: one card that was not called decides. [C-5] [C-6]
 */
export function whyNoLayout(
	hand: Hand,
	player: string,
	cards: readonly Card[],
	part = false
): CardsRefusal | undefined {
	const { size, decks } = hand;
	const [twice] = repeated(cards);
	if (twice !== undefined) return { why: 'card-twice', card: twice };
	const enough = part && cards.length < size && cards.some((card) => callOf(hand, card) === undefined);
	if (cards.length !== size && !enough) return { why: 'wrong-number', given: cards.length, size };
	const known = [...hand.layouts, ...rightClaims(hand)].filter((other) => other.player !== player);
	for (const card of cards) {
		const others = new Set(known.filter((other) => other.cards.includes(card)).map((other) => other.player));
		if (others.size >= decks) return { why: 'card-lies-elsewhere', card, players: [...others], decks };
	}
	return undefined;
}

/** Returns why this cannot be what was dealt: each who plays has one layout, and no deck gave a card twice. [C-6] [C-8] */
export function whyNoDeal(hand: Hand, layouts: Hand['layouts']): CardsRefusal | undefined {
	const all = layouts.flatMap(({ cards }) => cards);
	const fits =
		layouts.length === hand.holders.length &&
		hand.holders.every((id) => layouts.some(({ player }) => player === id)) &&
		layouts.every(({ cards }) => cards.length === hand.size && repeated(cards).length === 0) &&
		all.every((card) => all.filter((other) => other === card).length <= hand.decks);
	return fits ? undefined : { why: 'deal-does-not-fit' };
}

/**
 * Returns why these ranks cannot have been in one hand: five cards, or some of them where one was not called, and only
 * four of a rank in the deck. [C-8] [C-12]
 */
export function whyNoHand(hand: Hand, ranks: readonly Rank[]): CardsRefusal | undefined {
	const enough = ranks.length < hand.size && ranks.some((rank) => timesCalled(hand, rank) === 0);
	if (ranks.length !== hand.size && !enough)
		return { why: 'wrong-number', given: ranks.length, size: hand.size };
	for (const rank of ranks) {
		const read = ranks.filter((other) => other === rank).length;
		const called = timesCalled(hand, rank);
		if (read + called > oftenestRank) return { why: 'rank-too-often', rank, called, read };
	}
	return undefined;
}
