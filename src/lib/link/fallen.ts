import { stepsOf } from '$lib/domain/steps';
import { effectiveRows, isFactRow, type FactRow, type Row } from '$lib/domain/rows';

/**
 * Returns what a strike took out of a journal, as it stood until then: what was written first may have been put right
 * since, and its seat another person's. Undefined where it took back a correction, and something stands in its place.
 */
export function fallen(
	rows: readonly Row[],
	{ seq, strikes }: Row & { readonly strikes: number }
): FactRow | undefined {
	const struck = rows.find((row) => row.seq === strikes);
	if (!struck || !isFactRow(struck) || struck.replaces !== undefined) return undefined;
	// Where seats became other people's, what had been struck is written for them, and struck again.
	const again = stepsOf(rows).done.find((step) => step.some((row) => row.seq === seq));
	if (again?.some((row) => 'restores' in row && row.restores === strikes)) return undefined;
	const { places } = effectiveRows(rows.filter((row) => row.seq < seq));
	return places.find(({ versions }) => versions[0]?.seq === strikes)?.shown;
}
