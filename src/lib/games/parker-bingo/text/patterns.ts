import { m } from '$lib/i18n';
import type { Pattern } from '../rules/patterns';

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
