// @ts-nocheck
import { chance } from '$lib/domain/random';
import { deck, type Card } from './cards';
import type { Layout } from './hand';
import { callerDraw, currentHand, type Context } from './table';

// Every shuffle of a table has a number of its own, so that a card taken back comes again. [G-7]
const forCaller = 0;
const toCall = ({ hands }: Context): number => 2 * hands.length;
const toDeal = ({ hands }: Context): number => 2 * hands.length + 1;

/** Returns the card that the app turns next; undefined when the deck, or Cardgo's stock, is out. [C-1] [C-9] */
export function nextCard(context: Context): Card | undefined {
	const { calls, layouts, variant } = currentHand(context);
	// Cardgo has one deck: what it did not deal is its stock.
	const gone = variant === 'cardgo' ? new Set(layouts.flatMap(({ cards }) => cards)) : new Set<Card>();
	for (const { card } of calls) if (card) gone.add(card);
	return chance(context.seed, toCall(context))
		.shuffled(deck)
		.find((card) => !gone.has(card));
}

/** Returns layouts, or hands, as the app deals them: every deck to as many players as the others, none with a card twice. [C-6] */
export function dealt(context: Context): readonly Layout[] {
	const { holders, size, decks } = currentHand(context);
	const rng = chance(context.seed, toDeal(context));
	const packs = Array.from({ length: decks }, () => rng.shuffled(deck));
	return holders.map((player, i) => {
		const at = Math.floor(i / decks) * size;
		return { player, cards: (packs[i % decks] ?? []).slice(at, at + size) };
	});
}

/** Returns the card that a player draws for who calls, each in turn: no card comes twice. [C-2] */
export function drawnForCaller(
	context: Context
): { readonly player: string; readonly card: Card } | undefined {
	const [player] = callerDraw(context).waiting;
	const card = chance(context.seed, forCaller)
		.shuffled(deck)
		.find((card) => !context.drawn.some((drawn) => drawn.card === card));
	return player !== undefined && card ? { player, card } : undefined;
}
