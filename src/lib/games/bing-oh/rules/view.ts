import { seatsHere } from '$lib/domain/seats';
import type { FactRow } from '$lib/domain/rows';
import type { Total } from '$lib/domain/total';
import type { Thrown } from './dice';
import type { BingOhFact, BingOhOpening } from './facts';
import { currentRoll, type Context } from './game';
import { scores } from './scoring';
import { spaces, type Space } from './spaces';
import { chipsAt } from './chips';
import { rollerNow } from './turns';

/** Returns every total, in seating order. */
export function totals(context: Context): readonly Total[] {
	const points = scores(context);
	return context.seats.map(({ id, name, here }) => ({ id, names: [name], score: points.get(id) ?? 0, here }));
}

/** Returns the same, the highest first. */
export const ranked = (context: Context): readonly Total[] =>
	totals(context).toSorted((a, b) => b.score - a.score);

/** Returns who rolls the dice next: the player with an extra roll, else the Roller. */
export const rollsNext = (context: Context): string =>
	context.act?.player ?? rollerNow(context)?.roller ?? seatsHere(context.seats)[0]?.id ?? '';

/**
 * Returns how many free spaces of a new card get a chip of the player's. Every card of the app's own set has as many of
 * them; undefined with the box's cards. [B-1] [B-13]
 */
export function freeOnCard({ cards, piles }: Context, player: string): number | undefined {
	const own = chipsAt(piles, 'reserve', player, player) + chipsAt(piles, 'card', player, player);
	return cards && Math.min(cards.mix.free, own);
}

/** Returns the dice as they lie: the extra roll of a special space, else the last roll of the round. */
export const diceLying = (context: Context): Thrown | undefined =>
	context.act?.thrown ?? currentRoll(context);

type Rows = readonly FactRow<BingOhOpening | BingOhFact>[];

/**
 * Returns what each player who is here rolled for who begins, by player, in the order of those rolls: the last of all lies
 * on the table. Those who tied keep theirs in sight until one of them rolls again. [B-1]
 */
export function startRolls(rows: Rows, seats: Context['seats']): ReadonlyMap<string, number> {
	const rolls = new Map<string, number>();
	for (const { fact } of rows)
		if (fact.type === 'start.rolled') {
			if (rolls.has(fact.player)) rolls.clear();
			rolls.set(fact.player, fact.number);
		}
	for (const { id, here } of seats) if (!here) rolls.delete(id);
	return rolls;
}

/** Returns all special spaces, those that were named last at this table first. */
export function spacesByUse(rows: Rows): readonly Space[] {
	const used = rows.flatMap(({ fact }) => (fact.type === 'space.named' ? [fact.space] : []));
	return [...new Set([...used.toReversed(), ...spaces])];
}
