import { seatsHere } from '$lib/domain/seats';
import type { FactRow } from '$lib/domain/rows';
import type { Total } from '$lib/domain/total';
import type { Thrown } from './dice';
import type { BingOhFact, BingOhOpening } from './facts';
import { currentRoll, type Context } from './game';
import type { BingOhState } from './not-now';
import { scores } from './scoring';
import { deedOf, spaces, type Deed, type Space } from './spaces';
import { chipsAt } from './chips';
import { rollerNow } from './turns';

const ofDeed: Record<Deed['does'], string> = {
	demand: 'B-10',
	roadblock: 'B-11',
	add: 'B-11',
	move: 'B-11',
	take: 'B-12',
	recall: 'B-12',
	remove: 'B-12',
	swap: 'B-13',
	renew: 'B-13',
	renewOther: 'B-13',
	lose: 'B-5',
	reverse: 'B-5',
	again: 'B-5'
};

/** Returns the rule behind a special space, or behind a dead or a free one. */
export const ruleOfSpace = (space: Parameters<typeof deedOf>[0] | undefined): string =>
	space === undefined ? 'B-14' : ofDeed[deedOf(space).does];

/** Returns the rule that the table is applying right now. */
export function ruleInForce(context: Context, state: BingOhState): string {
	if (state === 'acting') return ruleOfSpace(context.act?.space);
	const rules: Record<Exclude<BingOhState, 'acting'>, string> = {
		tallying: 'B-8',
		dealing: context.rounds.length > 0 ? 'B-8' : 'B-1',
		starting: 'B-1',
		beginning: 'B-5',
		rolling: 'B-5',
		placing: 'B-2',
		landing: 'B-3',
		starring: 'B-4',
		over: 'B-9'
	};
	return rules[state];
}

/** Returns every total, in seating order. */
export function totals(context: Context): readonly Total[] {
	const points = scores(context);
	return context.seats.map(({ id, name, here }) => ({ id, names: [name], score: points.get(id) ?? 0, here }));
}

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

/** Returns what each player rolled last for who begins, by player; those who tied keep it in sight. [B-1] */
export const startRolls = (rows: Rows): ReadonlyMap<string, number> =>
	new Map(
		rows.flatMap(({ fact }) => (fact.type === 'start.rolled' ? [[fact.player, fact.number] as const] : []))
	);

/** Returns all special spaces, those that were named last at this table first. */
export function spacesByUse(rows: Rows): readonly Space[] {
	const used = rows.flatMap(({ fact }) => (fact.type === 'space.named' ? [fact.space] : []));
	return [...new Set([...used.toReversed(), ...spaces])];
}
