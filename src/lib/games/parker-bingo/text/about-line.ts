import { m } from '$lib/i18n';
import { nextOfShape, type ClaimDraft } from '../rules/claim-draft';
import type { ClaimView } from '../rules/claim-view';
import { throughCentre } from '../rules/lines';
import type { Pattern } from '../rules/patterns';
import { lineName } from './names';
import { nthLine, patternName } from './patterns';

/** A claim that is read back, as the table hears it or again. */
interface Heard {
	readonly draft: ClaimDraft;
	readonly view: Pick<ClaimView, 'completedAgo'>;
	/** Which of its lines is read, counted from 1. */
	readonly nth: number;
	readonly pattern: Pattern | undefined;
}

/**
 * Returns what stands beside the name of the line that is read back: the `nth` of several, what it is part of, and how
 * many calls ago it was complete. [PB-12] [PB-20] [PB-23]
 */
export function aboutLine({ draft: { line }, view: { completedAgo }, nth, pattern }: Heard): string {
	if (!line) return '';
	const whole = pattern && patternName(pattern);
	return [
		nthLine(nth, pattern),
		whole !== lineName(line) && whole,
		!whole && throughCentre(line) && m.parker_through_centre(),
		completedAgo === 0 && m.parker_completed_now(),
		completedAgo && m.parker_completed_ago({ calls: completedAgo })
	]
		.filter(Boolean)
		.join(', ');
}

const nextLines = [m.parker_second_line, m.parker_third_line, m.parker_fourth_line];

/** Returns what one more line goes by when so many are named. [PB-20] */
export const nthNext = (named: number): string => nextLines[named - 1]?.() ?? '';

/** Returns what the line after the one that is read goes by: its name, where the pattern says which it is. [PB-20] [PB-23] */
export function nextLine(draft: ClaimDraft, pattern: Pattern | undefined): string {
	const next = nextOfShape(draft, pattern);
	return next ? lineName(next) : nthNext(draft.earlier.length + 1);
}
