import type { Seat } from '$lib/domain/seats';
import type { Total } from '$lib/domain/total';
import type { AnyGameOpening, Ending, RoundScores, Winning } from './facts';

/** A round as it was written: the points of each total by its id. */
export interface Round {
	readonly number: number;
	readonly scores: RoundScores;
}

/** What the table has recorded so far. Totals and leaders are worked out from it, never kept. */
export interface Context {
	readonly title: string | undefined;
	readonly wins: Winning;
	readonly ends: Ending;
	readonly seats: readonly Seat[];
	/** Pairs that share a total. */
	readonly partners: readonly (readonly [string, string])[];
	readonly rounds: readonly Round[];
	/** Who deals the round that is played now. */
	readonly dealer: string | null;
}

/** Returns the points of a total in a round; undefined where it took no part. */
export const pointsOf = (scores: RoundScores | undefined, id: string | undefined): number | undefined =>
	scores?.find(({ side }) => side === id)?.points;

export function openTable({ title, wins, ends, players, partners = [], dealer }: AnyGameOpening): Context {
	const seats = players.map(({ id, name }) => ({ id, name, here: true }));
	return { title, wins, ends, seats, partners, rounds: [], dealer };
}

/** A total: a player's, or a pair's under the id of its first. [AG-3] */
export interface Side {
	readonly id: string;
	readonly players: readonly Seat[];
	readonly here: boolean;
}

/** Returns every total of the table, in seating order. */
export function sidesOf({ seats, partners }: Pick<Context, 'seats' | 'partners'>): readonly Side[] {
	return seats.flatMap((seat) => {
		const pair = partners.find((pair) => pair.includes(seat.id));
		if (pair && pair[0] !== seat.id) return [];
		const players = pair ? seats.filter(({ id }) => pair.includes(id)) : [seat];
		return [{ id: seat.id, players, here: players.some(({ here }) => here) }];
	});
}

/** Returns the totals that take part in the round that is played now. */
export const sidesHere = (context: Context): readonly Side[] => sidesOf(context).filter(({ here }) => here);

/** Returns the total that a player's points count for in this round; undefined where nobody of it is here. */
export const sideOf = (context: Context, player: string): Side | undefined =>
	sidesHere(context).find(({ players }) => players.some(({ id }) => id === player));

/** Returns each total after the first `count` rounds, all of them if left out. [AG-2] */
export function totals(context: Context, count = context.rounds.length): ReadonlyMap<string, number> {
	const sums = new Map(sidesOf(context).map(({ id }) => [id, 0]));
	for (const { scores } of context.rounds.slice(0, count))
		for (const { side, points } of scores) sums.set(side, (sums.get(side) ?? 0) + points);
	return sums;
}

/** Returns whether a total took part in some round. */
const tookPart = ({ rounds }: Context, id: string): boolean =>
	rounds.some(({ scores }) => pointsOf(scores, id) !== undefined);

/**
 * Returns the ids of all who lead: of the totals that are still at the table and took part in a round, nobody before
 * the first. A player who joins late leads no sooner. [AG-4]
 */
export function leaders(context: Context): readonly string[] {
	if (context.rounds.length === 0) return [];
	const sums = totals(context);
	const here = sidesHere(context);
	const played = here.filter(({ id }) => tookPart(context, id));
	const among = (played.length > 0 ? played : here).map(({ id }) => ({ id, sum: sums.get(id) ?? 0 }));
	const values = among.map(({ sum }) => sum);
	const best = context.wins === 'highest' ? Math.max(...values) : Math.min(...values);
	return among.flatMap(({ id, sum }) => (sum === best ? [id] : []));
}

/** Returns the ids of all who lead another player: alone at the table nobody is ahead. */
export const leading = (context: Context): readonly string[] =>
	sidesOf(context).length > 1 ? leaders(context) : [];

/** Returns whether some total has reached the target or passed it, whichever side of nought it lies on. [AG-5] */
export function targetIsReached(context: Context): boolean {
	const { ends } = context;
	if (ends.how !== 'target') return false;
	const reached = (sum: number) => (ends.target > 0 ? sum >= ends.target : sum <= ends.target);
	return [...totals(context).values()].some(reached);
}

/** Returns whether all agreed rounds are written. [AG-5] */
export const lastRoundIsScored = ({ ends, rounds }: Context): boolean =>
	ends.how === 'rounds' && rounds.length >= ends.rounds;

/** Returns who deals after this player: the next to the left who is here. [AG-6] */
export function nextDealer({ seats }: Pick<Context, 'seats'>, dealer: string | null): string | null {
	if (dealer === null) return null;
	const at = seats.findIndex(({ id }) => id === dealer);
	const after = [...seats.slice(at + 1), ...seats];
	return after.find(({ here }) => here)?.id ?? dealer;
}

/** Returns those of a total who are asked for their points: who left is not, unless all did. [AG-3] */
export function present(players: readonly Seat[]): readonly Seat[] {
	const here = players.filter(({ here }) => here);
	return here.length > 0 ? here : players;
}

/** Returns every total with what it has come to, in seating order; who deals now is marked. */
export function totalsOf(context: Context, named = (players: readonly Seat[]) => players): readonly Total[] {
	const sums = totals(context);
	return sidesOf(context).map(({ id, players, here }) => ({
		id,
		names: named(players).map(({ name }) => name),
		score: sums.get(id) ?? 0,
		here,
		now: players.some((player) => player.id === context.dealer)
	}));
}

/** Returns every total as it is played on: a pair of which one left goes by the other's name. */
export const totalsNow = (context: Context): readonly Total[] => totalsOf(context, present);

/** Returns every total, the best first, last those who left or took part in no round; equal ones in seating order. [AG-4] */
export function ranked(context: Context): readonly Total[] {
	const counts = ({ here, id }: Total) => Number(here && tookPart(context, id));
	return totalsOf(context).toSorted(
		(a, b) => counts(b) - counts(a) || (context.wins === 'highest' ? b.score - a.score : a.score - b.score)
	);
}

/**
 * Returns the figures that were written most often, at least twice each: at most five, of equals the newer ones. They
 * come in the order of their size, so that one keeps its place while others are written.
 */
export function oftenWritten({ rounds }: Pick<Context, 'rounds'>): readonly number[] {
	const counts = new Map<number, number>();
	for (const { points } of rounds.flatMap(({ scores }) => scores).toReversed())
		counts.set(points, (counts.get(points) ?? 0) + 1);
	return [...counts]
		.filter(([, count]) => count > 1)
		.toSorted(([, a], [, b]) => b - a)
		.slice(0, 5)
		.map(([points]) => points)
		.toSorted((a, b) => a - b);
}

/** Returns every total after each round, a pair's for both of its players; null where it did not take part. */
export const courseOf = (context: Context) =>
	sidesOf(context).map(({ id, players }) => ({
		players: players.map((player) => player.id),
		totals: context.rounds.map(({ scores }, at) =>
			pointsOf(scores, id) === undefined ? null : (totals(context, at + 1).get(id) ?? 0)
		)
	}));
