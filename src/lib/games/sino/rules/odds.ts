import {
	bareSpaces,
	colours,
	columns,
	lines,
	numbersOf,
	type Colour,
	type Covered,
	type Line
} from './board';
import { bonusOf } from './bonus';
import { turnLength } from './facts';

/** An exact chance: `ways` of `of` equally likely throws. */
export interface Chances {
	readonly ways: number;
	readonly of: number;
}

/** How likely a row can be closed with the numbers left, and which die to roll next for it. */
export interface RowOdds extends Chances {
	readonly line: Line;
	/** Nothing when the row is closed, or cannot be closed any more in this turn. */
	readonly die: Colour | undefined;
}

/** How many spaces of each colour are wanted, from the top of the board. */
type Wanted = readonly number[];

/**
 * Returns the most ways, of 6 to the power of `left`, to roll all wanted spaces, one die after the other: waiting for what
 * a die shows before the next is chosen is never worse than rolling several at once.
 */
function bestWays(wanted: Wanted, left: number, known: Map<string, number>): number {
	const missing = wanted.reduce((sum, count) => sum + count, 0);
	if (missing === 0) return columns ** left;
	if (missing > left) return 0;
	const key = `${String(left)}:${wanted.join()}`;
	const before = known.get(key);
	if (before !== undefined) return before;
	const ways = Math.max(...wanted.map((_, die) => waysWith(wanted, left, die, known)));
	known.set(key, ways);
	return ways;
}

/** Returns the same when this die is rolled next: any of its wanted spaces will do. */
function waysWith(wanted: Wanted, left: number, die: number, known: Map<string, number>): number {
	const hits = wanted[die] ?? 0;
	if (hits === 0) return 0;
	const hit = wanted.map((count, other) => (other === die ? count - 1 : count));
	return hits * bestWays(hit, left - 1, known) + (columns - hits) * bestWays(wanted, left - 1, known);
}

/** Returns the exact chance to close each row of a board with `left` numbers, 0 to 5, in the order of `lines`. */
export function oddsOfBoard(covered: Covered, left: number): readonly RowOdds[] {
	const known = new Map<string, number>();
	return lines.map((line) => {
		const bare = bareSpaces(covered, line);
		const wanted = colours.map((colour) => bare.filter((space) => space.colour === colour).length);
		const ways = bestWays(wanted, left, known);
		// A row lies in one colour or has one space of each, so that all dice it wants are as good.
		const die = ways > 0 ? bare[0]?.colour : undefined;
		return { line, ways, of: columns ** left, die };
	});
}

/** Returns what a row brings on the average: its chance times its points. */
export const worthOf = ({ ways, of }: Chances, points: number): number => (ways / of) * points;

/** A row that another player may win soon, with the chance to close it in a whole turn. */
export interface Threat extends Chances {
	readonly player: string;
	readonly line: Line;
}

/**
 * Returns the rows of these boards that are still to be won and that their owners close in their next turn more likely
 * than not, or have closed and not announced; the likeliest first, at most `most`. [S-3] [S-6]
 */
export function threatsOf(
	boards: readonly { readonly id: string; readonly covered: Covered }[],
	isOpen: (line: Line) => boolean,
	most: number
): readonly Threat[] {
	return boards
		.flatMap(({ id, covered }) =>
			oddsOfBoard(covered, turnLength).map(({ line, ways, of }) => ({ player: id, line, ways, of }))
		)
		.filter(({ line, ways, of }) => isOpen(line) && 2 * ways > of)
		.toSorted((a, b) => b.ways - a.ways)
		.slice(0, most);
}

/** How likely a bonus is, and what it brings on the average. */
export interface BonusOdds extends Chances {
	readonly worth: number;
}

/** Returns the chances that a bonus try brings a bonus of any kind, and a rainbow. The dice are put down one by one. [S-8] */
export function oddsOfBonus(): { readonly bonus: BonusOdds; readonly rainbow: BonusOdds } {
	// Ways to have shown just these numbers, all different, by the numbers: the same five come about in several orders.
	let shown = new Map<string, { readonly numbers: readonly number[]; readonly ways: number }>([
		['', { numbers: [], ways: 1 }]
	]);
	for (const colour of colours) {
		const next: typeof shown = new Map();
		for (const { numbers, ways } of shown.values()) {
			for (const number of numbersOf(colour)) {
				if (numbers.includes(number)) continue;
				const all = [...numbers, number].sort((a, b) => a - b);
				const key = all.join();
				next.set(key, { numbers: all, ways: ways + (next.get(key)?.ways ?? 0) });
			}
		}
		shown = next;
	}
	const of = columns ** colours.length;
	const count = (rainbows: boolean) => {
		let [ways, points] = [0, 0];
		for (const { numbers, ways: these } of shown.values()) {
			const bonus = bonusOf(numbers);
			if (!bonus || (rainbows && !bonus.rainbow)) continue;
			ways += these;
			points += these * bonus.points;
		}
		return { ways, of, worth: points / of };
	};
	return { bonus: count(false), rainbow: count(true) };
}
