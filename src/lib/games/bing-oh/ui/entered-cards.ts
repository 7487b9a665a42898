import { entryOf } from '$lib/domain/sure';

/** Returns the card numbers that were entered for this round before it is dealt, by player: the table's draft. */
export function enteredCards(draft: unknown, round: number): Readonly<Record<string, unknown>> {
	const cards = entryOf(draft, 'deals') === round ? entryOf(draft, 'cards') : undefined;
	return typeof cards === 'object' ? { ...cards } : {};
}

/** Returns the draft with one player's card in it. */
export const withEnteredCard = (draft: unknown, round: number, player: string, card: number) => ({
	deals: round,
	cards: { ...enteredCards(draft, round), [player]: card }
});
