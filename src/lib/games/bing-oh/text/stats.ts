import type { BingOh } from '..';
import type { BoxStats } from '../../box-ui';
import { scores } from '../rules/scoring';

/** The stats of this box: everybody's points after each round. [B-8] */
export const boxStats: BoxStats<BingOh> = {
	version: 1,
	ofTable({ snapshot: { context } }) {
		const points = context.rounds.map((_, at) => scores(context, at + 1));
		return {
			course: context.seats.map(({ id }) => ({
				players: [id],
				totals: points.map((after) => after.get(id) ?? 0)
			}))
		};
	},
	charts: () => []
};
