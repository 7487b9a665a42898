import { tell, type Heard } from '$lib/domain/tell.testing';
import type { FactOf } from '$lib/domain/box';
import { box, type AnyGame, type AnyGameSnapshot } from '../index';
import type { AnyGameFact, AnyGameOpening } from './facts';
import { sidesHere, totals, type Context } from './game';
import type { AnyGameRefusal } from './rules';

/** Returns a table of Ana, Ben and Carla as tests open it: the highest total wins, and the table says when it ends. */
export function opening(change: Partial<AnyGameOpening> = {}): AnyGameOpening {
	return {
		type: 'table.opened',
		box: 'any-game',
		variant: 'any-game',
		edition: 1,
		seed: 'a-table-for-tests',
		players: ['Ana', 'Ben', 'Carla'].map((name) => ({ id: name.toLowerCase(), name })),
		wins: 'highest',
		ends: { how: 'open' },
		dealer: null,
		...change
	};
}

/** A table that facts are recorded at, as tests read it. */
export interface Played {
	readonly snapshot: AnyGameSnapshot;
	readonly context: Context;
	readonly state: AnyGameSnapshot['state'];
	/** What was refused, in order. */
	readonly refused: readonly AnyGameRefusal[];
	/** The totals by their ids. */
	readonly sums: Readonly<Record<string, number>>;
	readonly winners: readonly string[];
	/** The same table after more facts. */
	tell(...facts: readonly AnyGameFact[]): Played;
	/** The same table after a round of these points, in seating order of those who are here. */
	round(...points: readonly number[]): Played;
}

export const variant = box.variants['any-game'] as NonNullable<(typeof box.variants)[string]>;

function played(heard: Heard<AnyGame>): Played {
	const { snapshot, refused } = heard;
	const { context, state } = snapshot;
	const more = (...facts: readonly AnyGameFact[]) => played(tell(variant, heard, facts));
	return {
		snapshot,
		context,
		state,
		refused,
		get sums() {
			return Object.fromEntries(totals(context));
		},
		get winners() {
			return variant.outcome(snapshot).winners;
		},
		tell: more,
		round: (...points) => more(scored(context, ...points))
	};
}

/** Returns the next round of a table, with these points. */
export const scored = (
	context: Context,
	...points: readonly number[]
): FactOf<AnyGameFact, 'round.scored'> => ({
	type: 'round.scored',
	round: context.rounds.length + 1,
	scores: sidesHere(context).flatMap(({ id }, at) => {
		const won = points[at];
		return won === undefined ? [] : [{ side: id, points: won }];
	})
});

/** Returns a table just opened. */
export const table = (change?: Partial<AnyGameOpening>): Played =>
	played({ snapshot: variant.open(opening(change)), refused: [] });

export const ended: AnyGameFact = { type: 'game.ended' };
export const joins = (name: string): AnyGameFact => ({
	type: 'player.joined',
	player: { id: name.toLowerCase(), name }
});
export const leaves = (player: string): AnyGameFact => ({ type: 'player.left', player });
export { whys } from '$lib/domain/tell.testing';
