import { currentRoll, opponentsOf, type Context } from './game';
import { winnerOf } from './scoring';
import { deedOf, type Space } from './spaces';

/** The situations a table can be in. */
export const situations = [
	'tallying',
	'dealing',
	'starting',
	'rolling',
	'placing',
	'landing',
	'acting',
	'starring',
	'over'
] as const;
export type Situation = (typeof situations)[number];

const starsCanTake = (context: Context): boolean =>
	context.starChips > 0 &&
	opponentsOf(context, context.roll?.player ?? '').some(({ id }) =>
		Object.values(context.piles.reserve[id] ?? {}).some((count) => count > 0)
	);

/** What the table is doing, read off what it said; the machine's states carry the same names. */
export function situationOf(context: Context): Situation {
	if (context.ended || winnerOf(context) !== undefined) return 'over';
	if (context.keeping === 'tally') return 'tallying';
	if (!context.dealt) return 'dealing';
	if (context.first === undefined) return 'starting';
	if (context.act) return 'acting';
	const roll = currentRoll(context);
	if (roll && !roll.placed) return 'placing';
	if (context.queue.length > 0) return 'landing';
	return starsCanTake(context) ? 'starring' : 'rolling';
}

/** Whether a space has the dice rolled once more. [B-5] [B-11] */
export function rollsAgain(space: Space): boolean {
	const deed = deedOf(space);
	return deed.does === 'again' || (deed.does === 'roadblock' && deed.by === 'roll');
}
