import { figure } from '$lib/i18n/figure';

/** How a game went, round by round. */
export interface Told {
	readonly heading: string;
	/** The chart in words, given each total's name and figure, as in "Ana 560, Ben 372". */
	readonly label: (result: string) => string;
	readonly goal?: { readonly at: number; readonly label: string } | undefined;
	/** For each round what each total gained, in seating order. */
	readonly gains: readonly (readonly number[])[];
	readonly wins?: 'highest' | 'lowest';
	/** A round by its name, and what is said of it; both count from nought. */
	readonly head: (round: number) => string;
	readonly note?: (round: number) => string | undefined;
}

/** A round of a course that is too short, or too plain, for a chart. */
export interface Marker {
	/** As in "Round 2". */
	readonly head: string;
	/** The totals that gained most in it, by id; none where nobody did. */
	readonly winners: readonly string[];
	/** Their names. */
	readonly names: string;
	/** What is said below, as in "18 calls" or "+330". */
	readonly note?: string | undefined;
}

/** Fewer rounds than this make no line. */
const fewest = 3;

/** Returns whether gains are drawn as lines: of three rounds at least, and more than won and not won. */
export const isChart = (gains: readonly (readonly number[])[]): boolean =>
	gains.length >= fewest && gains.some((round) => round.some((gain) => gain !== 0 && gain !== 1));

/** Returns what each total has come to after each round, from nought on: a list for each total. */
export const courseOf = (
	count: number,
	gains: readonly (readonly number[])[]
): readonly (readonly number[])[] =>
	Array.from({ length: count }, (_, total) =>
		gains.reduce<number[]>((sums, gain) => [...sums, (sums.at(-1) ?? 0) + (gain[total] ?? 0)], [0])
	);

/** Returns the places of those who gained the most in a round, or in a game of few points the least; nobody where all are equal. */
export function bestOf(gain: readonly number[], wins: 'highest' | 'lowest' = 'highest'): readonly number[] {
	const best = wins === 'highest' ? Math.max(...gain) : Math.min(...gain);
	if (gain.every((one) => one === best) && gain.length > 1) return [];
	return gain.flatMap((one, i) => (one === best ? [i] : []));
}

/** Returns what a round brought, with its sign: where the least wins that can be fewer than none. */
export const gained = (points: number): string => `${points < 0 ? '' : '+'}${figure(points)}`;
