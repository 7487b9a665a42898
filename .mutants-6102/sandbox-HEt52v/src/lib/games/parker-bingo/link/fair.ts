// @ts-nocheck
import { defineFair } from '$lib/link/fair';
import type { Parker } from '..';
import { nextTile } from '../rules/draw';
import { currentRound } from '../rules/round';

/** The app's tiles. */
export const fair = defineFair<Parker>({
	draws: ({ drawing }) => drawing === 'app',
	drawn({ context }, fact) {
		if (fact.type !== 'ball.called' || context.drawing !== 'app') return undefined;
		const round = currentRound(context);
		const number = nextTile(context.seed, round.number, round.calls);
		return number === undefined ? undefined : { ...fact, number };
	}
});
