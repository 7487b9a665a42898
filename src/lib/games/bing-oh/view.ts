import type { Standing } from '$lib/core/standing';
import type { Thrown } from './dice';
import { currentRoll, seatsHere, type Context } from './game';
import { scores } from './scoring';
import { situationOf, type Situation } from './situation';
import { deedOf, type Deed } from './spaces';
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

/** The rule behind a special space, or behind a dead or a free one. */
export const ruleOfSpace = (space: Parameters<typeof deedOf>[0] | undefined): string =>
	space === undefined ? 'B-14' : ofDeed[deedOf(space).does];

/** The rule that the table is applying right now. */
export function ruleInForce(context: Context): string {
	const situation = situationOf(context);
	if (situation === 'acting') return ruleOfSpace(context.act?.space);
	const rules: Record<Exclude<Situation, 'acting'>, string> = {
		tallying: 'B-8',
		dealing: context.rounds.length > 0 ? 'B-8' : 'B-1',
		starting: 'B-1',
		rolling: 'B-5',
		placing: 'B-2',
		landing: 'B-3',
		starring: 'B-4',
		over: 'B-9'
	};
	return rules[situation];
}

/** Every total, in seating order. */
export function standings(context: Context): readonly Standing[] {
	const points = scores(context);
	return context.seats.map(({ id, name, here }) => ({ id, names: [name], score: points.get(id) ?? 0, here }));
}

/** Who rolls the dice next: whoever has an extra roll, else the Roller. */
export const rollsNext = (context: Context): string =>
	context.act?.player ?? rollerNow(context)?.roller ?? seatsHere(context)[0]?.id ?? '';

/** The dice as they lie: the extra roll of a special space, else the last roll of the round. */
export const diceLying = (context: Context): Thrown | undefined =>
	context.act?.thrown ?? currentRoll(context);
