import type { Seat } from '$lib/domain/seats';
import type { Drawing, Method, Option, ParkerOpening } from './facts';
import { totalOf, type NamedLine, type Verdict } from './lines';
import { claimResult, compareScores } from './scoring';
import { tileCount } from './tiles';

/** A shout that waits for its line. */
export interface Shout {
	readonly player: string;
}

/** A named line, with how many calls had been made by then. */
export interface Claim {
	readonly player: string;
	readonly lines: readonly NamedLine[];
	readonly atCall: number;
	/** The serial number of the app's own card it was read from. */
	readonly card: number | undefined;
}

/** A tile found misplaced after its round was closed: written down, changing nothing. [PB-6] */
export interface Note {
	readonly called: number;
	readonly meant: number | null;
}

/** One round, from its first tile to its award, with what it was played under. */
export interface Round {
	readonly number: number;
	readonly method: Method;
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

/** Everything recorded so far. Verdicts, winners and tallies are worked out from it, never stored. */
export interface Context {
	readonly method: Method;
	readonly seed: string;
	readonly seats: readonly Seat[];
	readonly caller: string | null;
	readonly drawing: Drawing;
	readonly options: Readonly<Record<Option, boolean>>;
	/** Pairs whose scores go to one total; empty when everybody plays alone. [PB-22] */
	readonly partners: readonly (readonly string[])[];
	/** The app's own set of cards, if that is what is on the table. [PB-4] */
	readonly cards: ParkerOpening['cards'];
	/** The last one is the round on the table. */
	readonly rounds: readonly [Round, ...Round[]];
	/** The table named the caller since the last round was closed: then no option changes that. */
	readonly callerNamed: boolean;
}

/** Returns the next round, played under what the table has agreed on by now. */
export function newRound({
	method,
	caller,
	options,
	rounds
}: Pick<Context, 'method' | 'caller' | 'options'> & { rounds: readonly Round[] }): Round {
	return {
		number: rounds.length + 1,
		method,
		caller,
		freeCentre: options.freeCentre,
		calls: [],
		shouts: [],
		claims: [],
		first: undefined,
		closed: undefined,
		notes: []
	};
}

export function openTable(opening: ParkerOpening): Context {
	const { seed, players, caller, drawing, variant: method, partners = [], cards } = opening;
	const options = { callerEachRound: false, ...opening.options };
	return {
		method,
		seed,
		seats: players.map(({ id, name }) => ({ id, name, here: true })),
		caller,
		drawing,
		options,
		partners,
		cards,
		rounds: [newRound({ method, caller, options, rounds: [] })],
		callerNamed: false
	};
}

export const currentRound = ({ rounds }: Context): Round => rounds[rounds.length - 1] as Round;

export const cageIsEmpty = (round: Round): boolean => round.calls.length === tileCount;

/** Returns the verdict on a claim's line, or on the best of its lines. */
export function verdictOf(round: Round, claim: Claim): Verdict {
	const { verdicts } = claimResult(round, claim);
	return verdicts.find(({ right }) => right) ?? (verdicts[0] as Verdict);
}

const isRight =
	(round: Round) =>
	(claim: Claim): boolean =>
		claimResult(round, claim).right;

/**
 * Returns the right claims that compete for the round, one for each player. After a late correction there can be some on
 * different calls: the earliest call has it, for that bingo came first; of several of one player the best counts.
 * [PB-6] [PB-14]
 */
export function rightClaims(round: Round): readonly Claim[] {
	const right = round.claims.filter(isRight(round));
	const earliest = Math.min(...right.map(({ atCall }) => atCall));
	const best = new Map<string, Claim>();
	for (const claim of right.filter(({ atCall }) => atCall === earliest)) {
		const other = best.get(claim.player);
		if (!other || compareClaims(round, claim, other) > 0) best.set(claim.player, claim);
	}
	return [...best.values()];
}

/** Returns the wrong claims of a round, each of which cost its player the markers of its lines. [PB-10] */
export const penalties = (round: Round): readonly Claim[] =>
	round.claims.filter((claim) => !isRight(round)(claim));

/** Returns whether several claims are right and the table has not yet recorded who shouted first. [PB-13] */
export const firstIsOpen = (round: Round): boolean =>
	rightClaims(round).length > 1 && round.first === undefined;

/** Compares two right claims where nobody can say which was first; 0 when they share the round. [PB-13] */
function compareClaims(round: Round, a: Claim, b: Claim): number {
	const [one, other] = [claimResult(round, a).score, claimResult(round, b).score];
	if (round.method === 'points' && one && other) return compareScores(one, other);
	const total = ({ lines }: Claim) => Math.max(...lines.map(totalOf));
	return total(a) - total(b);
}

/** Returns the claims that win the round as they stand: the first, or without a first the best, equal ones all. [PB-13] */
export function winningClaims(round: Round): readonly Claim[] {
	if (round.closed === 'without') return [];
	const claims = rightClaims(round);
	const first = claims.filter(({ player }) => player === round.first);
	if (first.length > 0) return first;
	return claims.filter((claim) => claims.every((other) => compareClaims(round, claim, other) >= 0));
}

/** Returns the players who win the round as its claims stand. [PB-13] */
export const winnersOf = (round: Round): readonly string[] =>
	winningClaims(round).map(({ player }) => player);

/** Returns what each winner of an awarded round gets: a round in Normal [PB-14], the score in Points, all of it where it is shared [PB-13]. */
export function gains(round: Round): ReadonlyMap<string, number> {
	if (round.closed !== 'awarded') return new Map();
	return new Map(
		winningClaims(round).map((claim) => [
			claim.player,
			round.method === 'points' ? (claimResult(round, claim).score?.points ?? 0) : 1
		])
	);
}

/** Returns the player and, in Points with partners, the partner: what either scores is both's. [PB-22] */
export const sideOf = ({ partners }: Pick<Context, 'partners'>, player: string): readonly string[] =>
	partners.find((pair) => pair.includes(player)) ?? [player];

/** Returns rounds won or points of each player after the first `rounds` rounds, all of them if left out. [PB-14] [PB-15] [PB-22] */
export function tally(context: Context, rounds = context.rounds.length): ReadonlyMap<string, number> {
	const won = new Map<string, number>();
	for (const round of context.rounds.slice(0, rounds)) {
		for (const [player, gain] of gains(round)) {
			for (const one of sideOf(context, player)) won.set(one, (won.get(one) ?? 0) + gain);
		}
	}
	return won;
}

/** Points are played up to this, to reach or to pass. [PB-15] */
export const goal = 1000;

/** Returns whether a player has reached 1000. [PB-15] */
export const gameIsWon = (context: Context): boolean =>
	context.method === 'points' && [...tally(context).values()].some((points) => points >= goal);

/**
 * Returns who calls the next round and who sits where. In Normal, with the option, a sole winner calls and the old caller
 * takes that seat [PB-14]; in Points, with the option, the next to the left calls and nobody changes seats [PB-21].
 */
export function nextCaller({
	method,
	caller,
	callerNamed,
	seats,
	options,
	rounds
}: Context): Pick<Context, 'caller' | 'seats'> {
	const here = seats.filter((seat) => seat.here || seat.id === caller);
	if (caller === null || callerNamed) return { caller, seats };
	if (method === 'points') {
		const next = here[(here.findIndex(({ id }) => id === caller) + 1) % here.length];
		return { caller: options.callerEachRound && next ? next.id : caller, seats };
	}
	const [winner, ...others] = winnersOf(rounds[rounds.length - 1] as Round);
	const stays = !options.winnerCalls || others.length > 0 || !here.some(({ id }) => id === winner);
	if (stays || winner === undefined) return { caller, seats };
	const swapped = seats.map((seat) => {
		const other = seat.id === caller ? winner : seat.id === winner ? caller : seat.id;
		return seats.find(({ id }) => id === other) ?? seat;
	});
	return { caller: winner, seats: swapped };
}

/** Returns who calls the next game to 1000: the next to the left, unless the caller changed with the rounds. [PB-21] */
export function callerOfNextGame({ method, caller, seats, options }: Context): string | null {
	if (caller === null || method === 'normal' || options.callerEachRound) return caller;
	const here = seats.filter((seat) => seat.here || seat.id === caller);
	return here[(here.findIndex(({ id }) => id === caller) + 1) % here.length]?.id ?? caller;
}

/** Returns the players who hold a card: all but the caller. [PB-1] */
export const cardHolders = ({ seats, caller }: Context): readonly Seat[] =>
	seats.filter(({ id, here }) => here && id !== caller);
