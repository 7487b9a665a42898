import { outcomeOf } from '$lib/domain/fold';
import { said } from '$lib/session/journal.testing';
import type { Journal } from '$lib/session/preview';
import { box, type Parker } from '..';
import type { ParkerFact } from '../rules/facts';
import { awarded, called, claimed, firstRow, nColumn, opened, opening } from '../rules/testing';

/** A table of Parker Bingo as it is written. */
export type Evening = Journal<Parker>;

export const rounds = ({ folded }: Evening) => folded.snapshot.context.rounds;
/** Returns the totals, in seating order. */
export const scores = ({ folded }: Evening) => outcomeOf(folded).scores.map(({ score }) => score);

/** Ana wins a round, and another begins. */
export const won: readonly ParkerFact[] = [
	...called(...firstRow),
	...claimed('ana', 'row-1', firstRow),
	...[awarded, opened]
];
/** Ben wins that one, and a third has begun. */
export const later: readonly ParkerFact[] = [
	...[...called(...nColumn), ...claimed('ben', 'column-N', nColumn), awarded, opened],
	...called(9)
];
/** Ana wins round 1, Ben round 2, a third has begun. */
export const evening: Evening = said(box, opening(), ...won, ...later);
