/** The least that is drawn of a bar, in hundredths of the row: a total of 0 has a place, too. */
const least = 1.5;

/**
 * Returns where the bar of a total begins and how long it is, in hundredths of the row. All begin at 0: what is below it
 * goes the other way.
 *
 * @param scores all totals, `score` among them
 */
export function barOf(
	score: number,
	scores: readonly number[]
): { readonly x: number; readonly width: number } {
	const low = Math.min(0, ...scores);
	const span = Math.max(0, ...scores) - low || 1;
	const width = Math.max(least, (100 * Math.abs(score)) / span);
	return { x: Math.min((100 * (Math.min(0, score) - low)) / span, 100 - width), width };
}
