import { linesInPlay } from './deal';
import { centreOf, crossing, judge, throughCentre, totalOf, type NamedLine, type Verdict } from './lines';
import { linesFor } from './patterns';
import type { Claim, Round } from './round';

/** The four kinds of bingo in Points. [PB-16] [PB-17] [PB-18] [PB-19] */
export type Kind = 'bingo' | 'centre' | 'double' | 'double-centre';

/** What one line brings: its total, so many times. */
export interface Part {
	readonly line: NamedLine;
	readonly total: number;
	readonly times: 1 | 2 | 4;
}

/** A claim's score, with the parts it is worked out from: `points` is the sum of total times `times`, and the bonus. */
export interface Score {
	readonly kind: Kind;
	readonly parts: readonly Part[];
	readonly bonus: 0 | 100;
	readonly points: number;
}

const doubleBonus = 100;

/** Returns whether two lines were completed by one number. [PB-18] [PB-19] */
export const isDouble = ({ kind }: Score): boolean => kind === 'double' || kind === 'double-centre';

function scored(kind: Kind, parts: readonly Part[]): Score {
	const bonus = kind === 'double' || kind === 'double-centre' ? doubleBonus : 0;
	return { kind, parts, bonus, points: parts.reduce((sum, { total, times }) => sum + total * times, bonus) };
}

/** Returns the score of one line alone: its total, twice that through the centre. [PB-16] [PB-17] */
function single(line: NamedLine): Score {
	const centre = throughCentre(line.line);
	return scored(centre ? 'centre' : 'bingo', [{ line, total: totalOf(line), times: centre ? 2 : 1 }]);
}

/** Returns the score of two lines that one number completed. With one through the centre both totals are doubled, and that one's again. [PB-18] [PB-19] */
function double(a: NamedLine, b: NamedLine): Score {
	const centre = throughCentre(a.line) || throughCentre(b.line);
	const part = (line: NamedLine): Part => ({
		line,
		total: totalOf(line),
		times: throughCentre(line.line) ? 4 : centre ? 2 : 1
	});
	return scored(centre ? 'double-centre' : 'double', [part(a), part(b)]);
}

/** Returns whether the number in which two right lines cross was the latest called of their nine. [PB-20] */
function completedTogether(
	a: NamedLine,
	b: NamedLine,
	calls: readonly number[],
	freeCentre: boolean
): boolean {
	const cross = crossing(a.line, b.line);
	const number = cross && a.numbers[cross[0]];
	// A free centre was covered before the first call, so it completes nothing.
	if (number === undefined || (freeCentre && cross?.[0] === centreOf(a.line))) return false;
	const latest = calls.indexOf(number);
	const needed = [a, b].flatMap(({ line, numbers }) =>
		numbers.filter((_, i) => !(freeCentre && i === centreOf(line)))
	);
	return needed.every((other) => calls.indexOf(other) <= latest);
}

/** Compares two scores: a double beats any single, between two of a kind the higher wins. [PB-13] */
export const compareScores = (a: Score, b: Score): number =>
	Number(isDouble(a)) - Number(isDouble(b)) || a.points - b.points;

/** A claim held against the check-board: each line named, and in all. */
export interface ClaimResult {
	/** One for each line named, in the order named. */
	readonly verdicts: readonly Verdict[];
	/** At least one of the lines is right [PB-20]; where the house plays for a pattern, all of it. [PB-23] */
	readonly right: boolean;
	/** What it brings in Points; undefined when it is wrong. Whatever word was shouted, the lines decide. [PB-20] */
	readonly score: Score | undefined;
	/** Two of the right lines were completed by one number, whether or not they are what counts. [PB-20] */
	readonly double: boolean;
}

/** Judges the lines of a claim by the calls made when it was named, and scores the best of them. */
export function resultOf(
	lines: readonly NamedLine[],
	calls: readonly number[],
	{ freeCentre, pattern }: Pick<Round, 'freeCentre' | 'pattern'>,
	lost?: ReadonlySet<number>
): ClaimResult {
	const verdicts = lines.map((line) => judge(line, calls, freeCentre, lost));
	const right = lines.filter((_, i) => verdicts[i]?.right);
	const scores = right.flatMap((a) => [
		single(a),
		...right.flatMap((b) => (completedTogether(a, b, calls, freeCentre) ? [double(a, b)] : []))
	]);
	// Of one claim the reading that scores most counts, be it a single beside a double. [PB-20]
	const [best] = scores.sort((a, b) => b.points - a.points || compareScores(b, a));
	const wins = pattern ? right.length === linesFor(pattern) : right.length > 0;
	return { verdicts, right: wins, score: best, double: scores.some(isDouble) };
}

/**
 * Returns the numbers of an app's own card whose markers wrong claims took off: called by then, they are not covered
 * again this round. One that lay on a line of that card which was complete and right keeps its marker. `before` limits
 * it to the claims made earlier. [PB-10]
 */
export function lostOn(
	round: Round,
	card: number | undefined,
	before = round.claims.length
): ReadonlySet<number> {
	const lost = new Set<number>();
	if (card === undefined) return lost;
	for (const claim of round.claims.slice(0, before)) {
		if (claim.card !== card) continue;
		const calls = round.calls.slice(0, claim.atCall);
		if (resultOf(claim.lines, calls, round, lost).right) continue;
		const kept = linesInPlay(round.cards, card)
			.filter((line) => judge(line, calls, round.freeCentre, lost).right)
			.flatMap(({ numbers }) => numbers);
		for (const number of claim.lines.flatMap(({ numbers }) => numbers))
			if (calls.includes(number) && !kept.includes(number)) lost.add(number);
	}
	return lost;
}

/** Judges a claim of a round. [PB-9] */
export function claimResult(round: Round, claim: Claim): ClaimResult {
	const lost = lostOn(round, claim.card, round.claims.indexOf(claim));
	return resultOf(claim.lines, round.calls.slice(0, claim.atCall), round, lost);
}
