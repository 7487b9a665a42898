import type { Folded } from '$lib/domain/fold';
import type { BingOh } from '..';
import type { BoxStats } from '../../box-ui';
import { whileHere } from '../../course';
import { scores } from '../rules/scoring';

/** Returns everybody's points after each round. [B-8] */
export function courseIn(folded: Folded<BingOh>) {
	const { context } = folded.snapshot;
	const points = context.rounds.map((_, at) => scores(context, at + 1));
	const course = context.seats.map(({ id }) => ({
		players: [id],
		totals: points.map((after) => after.get(id) ?? 0)
	}));
	return whileHere(folded, course, ({ rounds }) => rounds.length);
}

/** The stats of this box. */
export const boxStats: BoxStats<BingOh> = {
	version: 2,
	ofTable: (folded) => ({ course: courseIn(folded) }),
	charts: () => []
};
