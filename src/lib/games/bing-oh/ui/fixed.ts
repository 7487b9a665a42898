import { seatsHere } from '$lib/domain/seats';
import { starsOn, type Letter, type Placed } from '../rules/dice';
import type { Context } from '../rules/game';
import type { Correctable } from './desk.svelte';
import { answerOf, placedBy } from './following';
import type { Chosen } from './half';

/** A player's card: its number where it is one of the app's, else the chips on its free spaces. */
interface Held {
	readonly player: string;
	readonly card: number;
}
/** Who sat there and what they played with before the fact that is put right; the dice as the table knows them now. */
type Then = Pick<Context, 'seats' | 'cards' | 'faces'>;

interface Space {
	readonly letter?: Letter | undefined;
	readonly number?: number | undefined;
}

function spaceOf(fact: Correctable | undefined): Space | undefined {
	if (fact?.type === 'dice.rolled') return fact;
	return fact?.type === 'roadblock.laid' ? (fact.at ?? {}) : undefined;
}

/** Returns the space of a roll, or of a roadblock that went anywhere, as it is chosen; undefined for other facts. */
export function spaceChosen(fact: Correctable | undefined, chosen: Chosen): Space | undefined {
	const was = spaceOf(fact);
	return was && { letter: chosen.letter ?? was.letter, number: chosen.number ?? was.number };
}

/** Returns the cards that were dealt, or the one of a player alone, as they are chosen, 0 for one without; none of other facts. */
export function cardsChosen(
	fact: Correctable | undefined,
	{ counts = {} }: Chosen,
	{ seats, cards: numbered }: Then
): readonly Held[] {
	const held = (player: string, was = 0) => ({ player, card: counts[player] ?? was });
	if (fact?.type === 'player.joined') return [held(fact.player.id, fact.card)];
	if (fact?.type === 'card.renewed') return [held(fact.holder, numbered ? fact.card : fact.free)];
	if (fact?.type !== 'cards.dealt') return [];
	const { cards = [], free } = fact;
	const was = (id: string) =>
		numbered
			? cards.find(({ player }) => player === id)?.card
			: free.find(({ player }) => player === id)?.count;
	return seatsHere(seats).map(({ id }) => held(id, was(id)));
}

/** Returns what a player did on a roll, as it is chosen. */
export const placedChosen = (fact: Correctable | undefined, { placed }: Chosen, player: string): Placed =>
	placed?.[player] ?? (fact?.type === 'chips.placed' ? answerOf(fact, player) : 'nothing');

/**
 * Returns the fact that is to stand instead of a wrong one; undefined where a space is not chosen whole, or is the one
 * that stands.
 */
export function fixed(fact: Correctable, chosen: Chosen, then: Then): Correctable | undefined {
	const numbered = then.cards !== undefined;
	const told = cardsChosen(fact, chosen, then).filter(({ card }) => card > 0);
	switch (fact.type) {
		case 'dice.rolled':
		case 'roadblock.laid': {
			const { letter, number } = spaceChosen(fact, chosen) ?? {};
			const was = spaceOf(fact);
			if (!letter || !number || (letter === was?.letter && number === was.number)) return undefined;
			return fact.type === 'dice.rolled'
				? { ...fact, letter, number, stars: starsOn(then.faces, letter, number) }
				: { ...fact, at: { letter, number } };
		}
		case 'cards.dealt':
			return numbered
				? { ...fact, cards: told }
				: { ...fact, free: told.map(({ player, card }) => ({ player, count: card })) };
		case 'player.joined':
			return { ...fact, card: told[0]?.card };
		case 'card.renewed': {
			const [one] = told;
			return numbered ? { ...fact, card: one?.card } : { ...fact, free: one?.card ?? 0 };
		}
		default: {
			const all = seatsHere(then.seats).map(({ id }) => id);
			return placedBy(all, (player) => placedChosen(fact, chosen, player));
		}
	}
}
