import { tell, type Heard } from '$lib/domain/tell.testing';
import type { ParkerFact, ParkerOpening } from './facts';
import type { Line } from './lines';
import { box, type Parker, type ParkerSnapshot } from '../index';
import type { ParkerRefusal } from './rules';
import type { State } from './not-now';
import { currentRound, type Context, type Round } from './round';

/** Returns the opening of a table of Ana, Ben, Carla and Dora as tests open it: the app draws and calls, all options as in print. */
export function opening(change: Partial<ParkerOpening> = {}): ParkerOpening {
	return {
		type: 'table.opened',
		box: 'parker-bingo',
		variant: 'normal',
		edition: 1,
		seed: 'a-table-for-tests',
		players: ['Ana', 'Ben', 'Carla', 'Dora'].map((name) => ({ id: name.toLowerCase(), name })),
		drawing: 'app',
		caller: null,
		options: { freeCentre: false, winnerCalls: false },
		...change
	};
}

/** A table that facts are told to, as tests read it. */
export interface Told {
	readonly snapshot: ParkerSnapshot;
	readonly context: Context;
	readonly round: Round;
	readonly state: State;
	/** What was refused, in order. */
	readonly refused: readonly ParkerRefusal[];
	/** The same table after more facts. */
	tell(...facts: readonly ParkerFact[]): Told;
}

type Method = NonNullable<(typeof box.variants)[string]>;
export const methods = box.variants as { readonly normal: Method; readonly points: Method };

function told(heard: Heard<Parker>): Told {
	const { snapshot, refused } = heard;
	return {
		snapshot,
		context: snapshot.context,
		round: currentRound(snapshot.context),
		state: snapshot.state,
		refused,
		tell: (...facts) => told(tell(methods[snapshot.context.method], heard, facts))
	};
}

/** Returns a table just opened, or one in this snapshot. */
export const table = (
	change?: Partial<ParkerOpening>,
	snapshot = methods[change?.variant ?? 'normal'].open(opening(change))
): Told => told({ snapshot, refused: [] });

export const called = (...numbers: number[]): ParkerFact[] =>
	numbers.map((number) => ({ type: 'ball.called', number }));
export const shouted = (player: string): ParkerFact => ({ type: 'bingo.shouted', player });
export const named = (player: string, line: Line, numbers: number[], printed?: number): ParkerFact => ({
	type: 'line.claimed',
	player,
	lines: [printed === undefined ? { line, numbers } : { line, numbers, printed }]
});
/** Returns a shout and the line that goes with it. */
export const claimed = (player: string, line: Line, numbers: number[], printed?: number): ParkerFact[] => [
	shouted(player),
	named(player, line, numbers, printed)
];
export const awarded: ParkerFact = { type: 'bingo.awarded' };
export const closed: ParkerFact = { type: 'round.closed' };
export const opened: ParkerFact = { type: 'round.opened' };
export const ended: ParkerFact = { type: 'evening.ended' };

/** A row and a column that many tests claim. */
export const firstRow = [4, 17, 32, 50, 63];
export const nColumn = [31, 33, 35, 40, 45];

export { whys } from '$lib/domain/tell.testing';
