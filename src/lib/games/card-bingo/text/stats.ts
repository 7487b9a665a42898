import type { Cards } from '..';
import type { BoxStats } from '../../box-ui';
import { handsWon } from '../rules/table';
import { playedHands } from '../rules/view';

/** The stats of this box: how many hands everybody had won after each one, an extra hand being one of its own. [C-6] */
export const boxStats: BoxStats<Cards> = {
	version: 1,
	ofTable({ snapshot: { context } }) {
		const hands = playedHands(context);
		const won = hands.map((_, at) => handsWon({ hands: hands.slice(0, at + 1) }));
		return {
			course: context.seats.map(({ id }) => ({
				players: [id],
				totals: won.map((after) => after.get(id) ?? 0)
			}))
		};
	},
	charts: () => []
};
