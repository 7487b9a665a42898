// @ts-nocheck
import { lineLength } from './lines';
import { letters, tileCount } from './tiles';

const perLetter = tileCount / letters.length;
const middle = 2;

/** Returns n (n - 1) ... over `count` factors. */
const falling = (n: number, count: number): number =>
	Array.from({ length: count }, (_, i) => n - i).reduce((product, factor) => product * factor, 1);

/** Returns how many ways there are to choose `k` of `n`. */
const choose = (n: number, k: number): number => falling(n, k) / falling(k, k);

/** The chance that `squares` given squares of a column are covered when `calls` of its fifteen numbers are called. */
const covered = Array.from({ length: perLetter + 1 }, (_, calls) =>
	Array.from(
		{ length: lineLength + 1 },
		(_, squares) => falling(calls, squares) / falling(perLetter, squares)
	)
);
const ways = Array.from({ length: perLetter + 1 }, (_, calls) => choose(perLetter, calls));

/** Some rows and diagonals taken together: how many squares of each column they need, and with which sign they count. */
interface Term {
	readonly needs: readonly number[];
	readonly sign: number;
}

/** Returns all 128 choices of rows and diagonals; those that come to the same squares are put together. */
function termsOf(freeCentre: boolean): readonly Term[] {
	const terms = new Map<string, Term>();
	for (let choice = 0; choice < 128; choice++) {
		const row = (r: number) => (choice >> r) & 1;
		const [down, up] = [(choice >> 5) & 1, (choice >> 6) & 1];
		const needs = letters.map((_, column) => {
			const squares = Array.from({ length: lineLength }, (_, r) => {
				if (freeCentre && column === middle && r === middle) return 0;
				return row(r) | (down && r === column ? 1 : 0) | (up && r === lineLength - 1 - column ? 1 : 0);
			});
			return squares.reduce<number>((sum, square) => sum + square, 0);
		});
		const lines = choice.toString(2).replaceAll('0', '').length;
		const key = needs.join();
		const sign = (terms.get(key)?.sign ?? 0) + (lines % 2 === 0 ? 1 : -1);
		terms.set(key, { needs, sign });
	}
	return [...terms.values()].filter(({ sign }) => sign !== 0);
}

/** Which way round the outer columns stand makes no difference to a card: each pair is looked at once. */
const pairs = covered.flatMap((_, a) =>
	covered.slice(0, a + 1).map((_, b) => ({ a, b, times: a === b ? 1 : 2 }))
);

const known = new Map<string, readonly number[]>();

/**
 * Returns the chance that at least one of so many random cards has a line, after 0, 1, ... 75 calls. Exact: for every way in
 * which the calls can spread over the five letters the cards are independent of each other, and inclusion and
 * exclusion over the twelve lines gives the chance that one has none. Columns as lines are a factor of their own:
 * complete or not, one letter at a time. [PB-11] [PB-3]
 */
export function chanceOfLine(cards: number, freeCentre: boolean): readonly number[] {
	const key = `${cards} ${String(freeCentre)}`;
	const before = known.get(key);
	if (before) return before;
	const terms = termsOf(freeCentre);
	// A letter's factor: these squares are covered, and the column is no line of its own.
	const factors = letters.map((_, column) => {
		const whole = freeCentre && column === middle ? lineLength - 1 : lineLength;
		return covered.map((chances) => chances.map((chance) => chance - (chances[whole] ?? 0)));
	});
	const none = new Float64Array(tileCount + 1);
	const rows = pairs.map(({ a, b, times }) => ({
		calls: a + b,
		a,
		b,
		weight: times * (ways[a] ?? 0) * (ways[b] ?? 0)
	}));
	for (const outer of rows) {
		const [first, last] = [factors[0]?.[outer.a] ?? [], factors[4]?.[outer.b] ?? []];
		const alone = terms.map(
			({ needs, sign }) => sign * (first[needs[0] ?? 0] ?? 0) * (last[needs[4] ?? 0] ?? 0)
		);
		for (const inner of rows) {
			const [second, fourth] = [factors[1]?.[inner.a] ?? [], factors[3]?.[inner.b] ?? []];
			// By the needs of the middle column, which has the last word.
			const byMiddle = [0, 0, 0, 0, 0, 0];
			terms.forEach(({ needs }, i) => {
				const place = needs[middle] ?? 0;
				byMiddle[place] =
					(byMiddle[place] ?? 0) +
					(alone[i] ?? 0) * (second[needs[1] ?? 0] ?? 0) * (fourth[needs[3] ?? 0] ?? 0);
			});
			const weight = outer.weight * inner.weight;
			for (let calls = 0; calls <= perLetter; calls++) {
				const third = factors[middle]?.[calls] ?? [];
				const noLine = byMiddle.reduce((sum, part, place) => sum + part * (third[place] ?? 0), 0);
				const total = outer.calls + inner.calls + calls;
				none[total] = (none[total] ?? 0) + weight * (ways[calls] ?? 0) * Math.max(0, noLine) ** cards;
			}
		}
	}
	const chances = [...none].map((sum, calls) => Math.min(1, Math.max(0, 1 - sum / choose(tileCount, calls))));
	known.set(key, chances);
	return chances;
}
