import { m } from '$lib/i18n';
import type { Cards } from '..';
import type { BoxStats } from '../../box-ui';
import { whileHere } from '../../course';
import type { Hand } from '../rules/hand';
import { handsWon, winnerOf, type Context } from '../rules/table';
import { playedHands } from '../rules/view';

/** Returns the hands that are over. An extra hand is won without a card where all others who tied go home. [C-6] */
function handsOver(context: Context): readonly Hand[] {
	const played = playedHands(context);
	return context.hands.filter((hand) => played.includes(hand) || winnerOf(hand) !== undefined);
}

/** The stats of this box: how many hands everybody had won after each one, an extra hand being one of its own. [C-6] */
export const boxStats: BoxStats<Cards> = {
	version: 2,
	ofTable(folded) {
		const { context } = folded.snapshot;
		const hands = handsOver(context);
		const won = hands.map((_, at) => handsWon({ hands: hands.slice(0, at + 1) }));
		const course = context.seats.map(({ id }) => ({
			players: [id],
			totals: won.map((after) => after.get(id) ?? 0)
		}));
		return { course: whileHere(folded, course, (context) => handsOver(context).length) };
	},
	step: m.cardbingo_col_hand,
	charts: () => []
};
