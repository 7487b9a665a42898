import type { BingOh } from '..';
import type { BoxStats } from '../../box-ui';
import { whileHere } from '../../course';
import { scores } from '../rules/scoring';

/** The stats of this box: everybody's points after each round. [B-8] */
export const boxStats: BoxStats<BingOh> = {
	version: 2,
	ofTable(folded) {
		const { context } = folded.snapshot;
		const points = context.rounds.map((_, at) => scores(context, at + 1));
		const course = context.seats.map(({ id }) => ({
			players: [id],
			totals: points.map((after) => after.get(id) ?? 0)
		}));
		return { course: whileHere(folded, course, ({ rounds }) => rounds.length) };
	},
	charts: () => []
};
