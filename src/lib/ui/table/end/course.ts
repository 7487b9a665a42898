import { figure } from '$lib/i18n/figure';

/** For each round what each total gained, in seating order; undefined where it took no part. */
export type Gains = readonly (readonly (number | undefined)[])[];

/** How a game went, round by round. */
export interface Told {
	readonly heading: string;
	/** The chart in words, given each total's name and figure, as in "Ana 560, Ben 372". */
	readonly label: (result: string) => string;
	readonly goal?: { readonly at: number; readonly label: string } | undefined;
	readonly gains: Gains;
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

/** Returns whether all there is to tell of rounds is who won them: nothing of how much. */
export const isPlain = (gains: Gains): boolean => gains.flat().every((gain = 0) => gain === 0 || gain === 1);

/** Returns whether gains are drawn as lines: of three rounds at least, and more than won and not won. */
export const isChart = (gains: Gains): boolean => gains.length >= fewest && !isPlain(gains);

/** Returns what each total has come to after each round, from nought on, or from where it took part: a list for each total. */
export const courseOf = (count: number, gains: Gains): readonly (readonly (number | null)[])[] =>
	Array.from({ length: count }, (_, total) => {
		let sum = 0;
		const had = gains.map((round) => {
			const gain = round[total];
			return gain === undefined ? null : (sum += gain);
		});
		return [had[0] === null ? null : 0, ...had];
	});

/** Returns the places of those who gained the most in a round, or in a game of few points the least; nobody where all gained nothing, or all but one are gone and that one did. */
export function bestOf(gain: Gains[number], wins: 'highest' | 'lowest' = 'highest'): readonly number[] {
	const all = gain.filter((one) => one !== undefined);
	const best = wins === 'highest' ? Math.max(...all) : Math.min(...all);
	const first = gain.flatMap((one, i) => (one === best ? [i] : []));
	return first.length === all.length && gain.length > 1 && best === 0 ? [] : first;
}

/** Returns what a round brought, with its sign: where the least wins that can be fewer than none. */
export const gained = (points: number): string => `${points < 0 ? '' : '+'}${figure(points)}`;
