import type { Drawing, Option, ParkerOpening } from './facts';
import { judge, totalOf, type NamedLine, type Verdict } from './lines';
import { tileCount } from './tiles';

/** A player at the table, in seating order. Whoever left keeps what they won. */
export interface Seat {
	readonly id: string;
	readonly name: string;
	readonly here: boolean;
}

/** A shout that waits for its line. */
export interface Shout {
	readonly player: string;
}

/** A named line, with how many calls had been made by then. */
export interface Claim {
	readonly player: string;
	readonly lines: readonly NamedLine[];
	readonly atCall: number;
}

/** A tile found misplaced after its round was closed: written down, changing nothing. [PB-6] */
export interface Note {
	readonly called: number;
	readonly meant: number | null;
}

/** One round, from its first tile to its award, with what it was played under. */
export interface Round {
	readonly number: number;
	readonly caller: string | null;
	readonly freeCentre: boolean;
	/** The tiles on the check-board, in the order they were called. */
	readonly calls: readonly number[];
	readonly shouts: readonly Shout[];
	readonly claims: readonly Claim[];
	/** Who of several right claimants shouted first; null when nobody can say; undefined while nobody was asked. [PB-13] */
	readonly first: string | null | undefined;
	readonly closed: 'awarded' | 'without' | undefined;
	readonly notes: readonly Note[];
}

/** Everything the table has said so far. Verdicts, winners and tallies are worked out from it, never kept. */
export interface Context {
	readonly seed: string;
	readonly seats: readonly Seat[];
	readonly caller: string | null;
	readonly drawing: Drawing;
	readonly options: Readonly<Record<Option, boolean>>;
	/** The last one is the round on the table. */
	readonly rounds: readonly [Round, ...Round[]];
	/** The evening is ended. */
	readonly over: boolean;
}

export function newRound(number: number, caller: string | null, freeCentre: boolean): Round {
	return {
		number,
		caller,
		freeCentre,
		calls: [],
		shouts: [],
		claims: [],
		first: undefined,
		closed: undefined,
		notes: []
	};
}

export function openTable(opening: ParkerOpening): Context {
	const { seed, players, caller, drawing, options } = opening;
	return {
		seed,
		seats: players.map(({ id, name }) => ({ id, name, here: true })),
		caller,
		drawing,
		options,
		rounds: [newRound(1, caller, options.freeCentre)],
		over: false
	};
}

export const currentRound = ({ rounds }: Context): Round => rounds[rounds.length - 1] as Round;

export const cageIsEmpty = (round: Round): boolean => round.calls.length === tileCount;

/** A claim is judged by the calls that had been made when it was named. [PB-9] */
export const verdictOf = (round: Round, claim: Claim): Verdict => {
	const verdicts = claim.lines.map((line) =>
		judge(line, round.calls.slice(0, claim.atCall), round.freeCentre)
	);
	return verdicts.find(({ right }) => right) ?? (verdicts[0] as Verdict);
};

/**
 * The right claims that compete for the round. After a late correction there can be some on different
 * calls: the earliest call has it, for that bingo came first. [PB-6] [PB-14]
 */
export function rightClaims(round: Round): readonly Claim[] {
	const right = round.claims.filter((claim) => verdictOf(round, claim).right);
	const earliest = Math.min(...right.map(({ atCall }) => atCall));
	return right.filter(({ atCall }) => atCall === earliest);
}

/** The wrong claims of a round, each of which cost its player the markers of that line. [PB-10] */
export const penalties = (round: Round): readonly Claim[] =>
	round.claims.filter((claim) => !verdictOf(round, claim).right);

/** Several claims are right and the table has not yet said who shouted first. [PB-13] */
export const firstIsOpen = (round: Round): boolean =>
	rightClaims(round).length > 1 && round.first === undefined;

/** Who wins the round as its claims stand: the first, or without a first the highest line total, equal totals all. [PB-13] */
export function winnersOf(round: Round): readonly string[] {
	if (round.closed === 'without') return [];
	const claims = rightClaims(round);
	if (claims.some(({ player }) => player === round.first)) return [round.first as string];
	const total = ({ lines }: Claim) => Math.max(...lines.map(totalOf));
	const highest = Math.max(...claims.map(total));
	return claims.filter((claim) => total(claim) === highest).map(({ player }) => player);
}

/** Rounds won by each player so far; a shared round counts one for each who shares it. [PB-14] [G-6] */
export function tally({ rounds }: Context): ReadonlyMap<string, number> {
	const won = new Map<string, number>();
	for (const round of rounds) {
		if (round.closed !== 'awarded') continue;
		for (const player of winnersOf(round)) won.set(player, (won.get(player) ?? 0) + 1);
	}
	return won;
}

/** Those at the table who hold a card: everybody but the caller. [PB-1] */
export const cardHolders = ({ seats, caller }: Context): readonly Seat[] =>
	seats.filter(({ id, here }) => here && id !== caller);
