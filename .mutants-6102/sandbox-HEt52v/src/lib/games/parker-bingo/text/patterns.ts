// @ts-nocheck
import { m } from '$lib/i18n';
import { linesFor, type Pattern } from '../rules/patterns';

const patternNames: Readonly<Record<Pattern, () => string>> = {
	'two-lines': m.parker_pattern_two_lines,
	corners: m.parker_pattern_corners,
	'letter-t': m.parker_pattern_t,
	'letter-l': m.parker_pattern_l,
	'letter-x': m.parker_pattern_x,
	full: m.parker_pattern_full
};

/** Returns what wins a round, as in "Four corners". [PB-23] */
export const patternName = (pattern: Pattern | null | undefined): string =>
	pattern ? patternNames[pattern]() : m.parker_pattern_line();

/** Returns which line of a claim it is, and of how many where the pattern says it; empty for a line alone. [PB-20] [PB-23] */
export function nthLine(count: number, pattern: Pattern | undefined): string {
	const number = m.parker_line_nth({ number: String(count) });
	const of = linesFor(pattern);
	return of > 1 ? `${number} ${m.numbers_of({ count: String(of) })}` : count > 1 ? number : '';
}
