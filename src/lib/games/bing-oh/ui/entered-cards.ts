import { entryOf } from '$lib/domain/sure';
import { withDraft } from '$lib/ui/table/drafts';

/** Returns the card numbers that were entered for this round before it is dealt, by player: the table's draft. */
export function enteredCards(draft: unknown, round: number): Readonly<Record<string, unknown>> {
	const cards = entryOf(entryOf(draft, 'deals'), String(round));
	return typeof cards === 'object' ? { ...cards } : {};
}

/** Returns the draft with one player's card in it. */
export const withEnteredCard = (draft: unknown, round: number, player: string, card: number) =>
	withDraft(draft, 'deals', { [round]: { ...enteredCards(draft, round), [player]: card } });

/** Returns the first card that two players would have, and who has it already. [B-1] */
export const cardTwice = <C extends { readonly player: string; readonly card: number }>(
	cards: readonly C[]
): C | undefined => cards.find(({ card }, at) => cards.some((other, i) => i > at && other.card === card));

/**
 * Returns each player's card for this round: the one entered, else one of the next. A proposal stays where it is while
 * another is typed, unless that is the same: no number is proposed to two players. [B-1]
 */
export function cardNumbers(
	next: readonly number[],
	players: readonly string[],
	entered: Readonly<Record<string, unknown>>
): Readonly<Record<string, number>> {
	// A phone may have sent its number as text.
	const taken = new Set(players.flatMap((player) => (player in entered ? [Number(entered[player])] : [])));
	const spare = next.slice(players.length).filter((card) => !taken.has(card));
	const proposed = (card: number | undefined) =>
		card !== undefined && taken.has(card) ? spare.shift() : card;
	return Object.fromEntries(
		players.map((player, at) => [player, Number(entered[player] ?? proposed(next[at]) ?? 0)])
	);
}
