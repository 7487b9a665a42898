import { brought } from '$lib/domain/brought';
import type { BoxTypes } from '$lib/domain/box';
import { judge, type Folded } from '$lib/domain/fold';
import { seatsHere, type Seat } from '$lib/domain/seats';
import type { TableStats } from './box-ui';

type Seated = BoxTypes & { readonly context: { readonly seats: readonly Seat[] } };

/**
 * Returns a course with null for each step in which a total took no part: its players had not sat down yet or had left
 * when it was over, and it changed nothing for them.
 *
 * @param over Returns how many steps of the course are over.
 */
export function whileHere<T extends Seated>(
	folded: Folded<T>,
	course: TableStats['course'],
	over: (context: T['context']) => number
): TableStats['course'] {
	const { opening, variant, effective } = folded;
	/** For each step, all who were at the table when it was over. */
	const here: (readonly Seat[])[] = [];
	let snapshot = variant.open(opening);
	for (const row of effective.rows) {
		const judged = judge({ variant, snapshot }, row);
		if (judged.ok) ({ snapshot } = judged);
		const { context } = snapshot;
		while (here.length < over(context)) here.push(seatsHere(context.seats));
	}
	return course.map(({ players, totals }) => ({
		players,
		totals: totals.map((total, step) =>
			total !== (totals[step - 1] ?? 0) || (here[step]?.some(({ id }) => players.includes(id)) ?? true)
				? total
				: null
		)
	}));
}

/** Returns what each step of a course brought each total; undefined where it took no part. */
export const gainsIn = (course: TableStats['course']): readonly (readonly (number | undefined)[])[] =>
	course[0]?.totals.map((_, step) => course.map(({ totals }) => brought(totals, step))) ?? [];
