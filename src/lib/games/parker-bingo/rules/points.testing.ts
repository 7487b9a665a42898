// Games to points and lines whose totals are worked out: what tests of scores stand on.
import type { ParkerFact, ParkerOpening } from './facts';
import type { Line, NamedLine } from './lines';
import { tally } from './winners';
import { resultOf } from './scoring';
import { table, type Told } from './testing';

export const points = (change: Partial<ParkerOpening> = {}) => table({ variant: 'points', ...change });
export const line = (line: Line, numbers: number[], printed?: number): NamedLine =>
	printed === undefined ? { line, numbers } : { line, numbers, printed };
export const naming = (player: string, ...lines: NamedLine[]): ParkerFact => ({
	type: 'line.claimed',
	player,
	lines
});
export const sayingAll = (...facts: (ParkerFact | ParkerFact[])[]) => facts.flat();
/** Calls all of these but the last, then the last: the number that completes them. */
export const score = (calls: number[], lines: NamedLine[], freeCentre = false) =>
	resultOf(lines, calls, { freeCentre, pattern: undefined }).score;
export const scores = (told: Told) => Object.fromEntries(tally(told.context));

export const first = line('row-1', [4, 17, 32, 50, 63]);
export const third = line('row-3', [4, 17, 32, 50, 63]);
export const nColumn = line('column-N', [31, 33, 35, 40, 45]);
// The B column's total is 38 and it crosses the first row in B 4.
export const bColumn = line('column-B', [4, 5, 7, 9, 13]);
// The second row's total is 170 and it crosses the N column in N 33.
export const second = line('row-2', [8, 16, 33, 49, 64]);
// Both cross in the centre, N 35.
export const diagonal = line('diagonal-down', [14, 30, 35, 54, 67]);
