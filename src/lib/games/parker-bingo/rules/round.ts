import { sure } from '$lib/domain/sure';
import type { Seat } from '$lib/domain/seats';
import type { SetInPlay } from './deal';
import type { Drawing, Method, Option, ParkerOpening } from './facts';
import type { Pattern } from './patterns';
import type { NamedLine } from './lines';
import { tileCount } from './tiles';

/** Points are played up to this in print, to reach or to pass. [PB-15] */
export const printedGoal = 1000;

/** A shout that waits for its line. */
export interface Shout {
	readonly player: string;
}

/** A named line, with how many calls had been made by then. */
export interface Claim {
	readonly player: string;
	readonly lines: readonly NamedLine[];
	readonly atCall: number;
	/** The serial number of the app's own card it was read from, whether it was named or found by its lines. */
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
	/** Who called as it was opened, where another player took over in it. */
	readonly relieved?: string | null;
	readonly freeCentre: boolean;
	/** The app's own set of cards, if that is what is on the table. [PB-4] */
	readonly cards: SetInPlay | undefined;
	/** What wins it, where the house plays for more than a line. [PB-23] */
	readonly pattern: Pattern | undefined;
	/** What its winner gets, in the table's words. [PB-26] */
	readonly prize: string | undefined;
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
	readonly cards: SetInPlay | undefined;
	/** What wins a round, where the house plays for more than a line. [PB-23] */
	readonly pattern: Pattern | undefined;
	/** So many points win. [PB-15] [PB-24] */
	readonly goal: number;
	/** What the winner of the next round gets, while none is open. [PB-26] */
	readonly prize: string | undefined;
	/** The round on the table at this moment (ms since 1970), or else the next, is the last. [PB-27] */
	readonly last?: number | undefined;
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
	cards,
	pattern,
	prize,
	rounds
}: Pick<Context, 'method' | 'caller' | 'options' | 'cards' | 'pattern' | 'prize'> & {
	rounds: readonly Round[];
}): Round {
	return {
		number: rounds.length + 1,
		method,
		caller,
		freeCentre: options.freeCentre,
		cards,
		pattern,
		prize,
		calls: [],
		shouts: [],
		claims: [],
		first: undefined,
		closed: undefined,
		notes: []
	};
}

/** Returns a set as the table knows it: by its name in lower case, however a journal writes it. [PB-4] */
export const setOf = (cards: SetInPlay | null | undefined): SetInPlay | undefined =>
	cards ? { ...cards, seed: cards.seed.toLowerCase() } : undefined;

export function openTable(opening: ParkerOpening): Context {
	const {
		seed,
		players,
		caller,
		drawing,
		variant: method,
		partners = [],
		pattern,
		goal = printedGoal
	} = opening;
	const cards = setOf(opening.cards);
	const options = { callerEachRound: false, callerPlays: false, hints: false, ...opening.options };
	const first = { method, caller, options, cards, pattern, prize: undefined, rounds: [] };
	return {
		method,
		seed,
		seats: players.map(({ id, name }) => ({ id, name, here: true })),
		caller,
		drawing,
		options,
		partners,
		cards,
		pattern,
		goal,
		prize: undefined,
		rounds: [newRound(first)],
		callerNamed: false
	};
}

export const currentRound = ({ rounds }: Context): Round => sure(rounds.at(-1));

export const cageIsEmpty = (round: Round): boolean => round.calls.length === tileCount;
