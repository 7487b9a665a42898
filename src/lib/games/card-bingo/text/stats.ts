import type { Cards } from '..';
import type { BoxStats } from '../../box-ui';
import { handsWon, winnerOf } from '../rules/table';
import { playedHands } from '../rules/view';

/** The stats of this box: how many hands everybody had won after each one, an extra hand being one of its own. [C-6] */
export const boxStats: BoxStats<Cards> = {
	version: 1,
	ofTable({ snapshot: { context } }) {
		const played = playedHands(context);
		// An extra hand is won without a card where all others who tied go home.
		const hands = context.hands.filter((hand) => played.includes(hand) || winnerOf(hand) !== undefined);
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
