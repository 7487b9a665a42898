/**
 * Where every chip is. A chip is known by its owner, whose colour it has; a pile counts chips by owner.
 * Numbers, not places: the cards are on the table.
 */
// @ts-nocheck

export type Pile = Readonly<Record<string, number>>;

/** Reserves and cards by the player they lie before. */
export interface Piles {
	readonly reserve: Readonly<Record<string, Pile>>;
	readonly card: Readonly<Record<string, Pile>>;
}

export type Place = keyof Piles;

/** Returns how many chips of one owner lie in the reserve or on the card of a player. */
export const chipsAt = (piles: Piles, place: Place, player: string, owner: string): number =>
	piles[place][player]?.[owner] ?? 0;

/** Returns piles with all own chips in reserve, and bare cards. [B-1] */
export const newPiles = (players: readonly string[], chips: number): Piles => ({
	reserve: Object.fromEntries(players.map((id) => [id, { [id]: chips }])),
	card: Object.fromEntries(players.map((id) => [id, {}]))
});

/** Returns the piles with another number of one owner's chips in one place. */
function withChips(piles: Piles, place: Place, player: string, owner: string, count: number): Piles {
	const { [owner]: _, ...others } = piles[place][player] ?? {};
	const pile = count === 0 ? others : { ...others, [owner]: count };
	return { ...piles, [place]: { ...piles[place], [player]: pile } };
}

/** Moves chips of one owner from one place to another. Throws when they are not there: the rules are asked first. */
export function move(
	piles: Piles,
	owner: string,
	from: readonly [Place, string],
	to: readonly [Place, string],
	count = 1
): Piles {
	const there = chipsAt(piles, ...from, owner);
	if (count > there) throw new RangeError(`only ${String(there)} chips of ${owner} there`);
	const lifted = withChips(piles, ...from, owner, there - count);
	return withChips(lifted, ...to, owner, chipsAt(lifted, ...to, owner) + count);
}

/** Clears a player's card: each chip goes home to its colour's owner. [B-8] [B-13] */
export function clearCard(piles: Piles, player: string): Piles {
	return Object.entries(piles.card[player] ?? {}).reduce(
		(now, [owner, count]) => move(now, owner, ['card', player], ['reserve', owner], count),
		piles
	);
}

/** Takes all own chips back from the opponents' reserves. [B-12] */
export function recall(piles: Piles, player: string): Piles {
	return Object.keys(piles.reserve)
		.filter((other) => other !== player)
		.reduce(
			(now, other) =>
				move(now, player, ['reserve', other], ['reserve', player], chipsAt(now, 'reserve', other, player)),
			piles
		);
}

/** Exchanges the cards of two players, chips and all. [B-13] */
export function swapCards(piles: Piles, one: string, other: string): Piles {
	const { card } = piles;
	return { ...piles, card: { ...card, [one]: card[other] ?? {}, [other]: card[one] ?? {} } };
}

/** Returns the piles without a player who leaves: their chips go home to them, and all others to their owners. */
export function sendHome(piles: Piles, player: string): Piles {
	const held = Object.entries(piles.reserve[player] ?? {}).filter(([owner]) => owner !== player);
	const given = held.reduce(
		(now, [owner, count]) => move(now, owner, ['reserve', player], ['reserve', owner], count),
		clearCard(recall(piles, player), player)
	);
	return Object.keys(given.card).reduce(
		(now, other) =>
			move(now, player, ['card', other], ['reserve', player], chipsAt(now, 'card', other, player)),
		given
	);
}

/** Returns the foreign chips in a player's reserve: a point each, every round again. [B-8] */
export const foreignOf = (piles: Piles, player: string): number =>
	Object.entries(piles.reserve[player] ?? {})
		.filter(([owner]) => owner !== player)
		.reduce((sum, [, count]) => sum + count, 0);

/** Counts the chips of a colour, wherever they are: as many as at the start, always. */
export const countOf = (piles: Piles, owner: string): number =>
	[...Object.values(piles.reserve), ...Object.values(piles.card)].reduce(
		(sum, pile) => sum + (pile[owner] ?? 0),
		0
	);

/** Returns whether a chip lies on any card: a round is under way. */
export const cardsAreCovered = ({ card }: Piles): boolean =>
	Object.values(card).some((pile) => Object.keys(pile).length > 0);

/** Counts all that lies in a player's reserve, or on their card. */
export const pileSize = (piles: Piles, place: Place, player: string): number =>
	Object.values(piles[place][player] ?? {}).reduce((sum, count) => sum + count, 0);

/** How one colour is spread, as the table counted it. */
export type Spread = readonly { readonly player: string; readonly reserve: number; readonly card: number }[];

/** Returns the piles with one colour spread as counted. */
export const spreadOut = (piles: Piles, owner: string, spread: Spread): Piles =>
	spread.reduce(
		(now, { player, reserve, card }) =>
			withChips(withChips(now, 'reserve', player, owner, reserve), 'card', player, owner, card),
		piles
	);
