// @ts-nocheck
import { defineFair } from '$lib/link/fair';
import type { Quingo } from '..';
import { rollBonuses, rollLimits, rollPool } from '../rules/rolls';

/** The app's dice. Bonuses can be typed one by one. */
export const fair = defineFair<Quingo>({
	typed: ['bonuses.rolled'],
	draws: ({ rolling }) => rolling === 'app',
	drawn({ context }, { type }) {
		if (context.rolling !== 'app') return undefined;
		if (type === 'bonuses.rolled') return rollBonuses(context);
		if (type === 'pool.rolled') return rollPool(context);
		return type === 'limits.rolled' ? rollLimits(context) : undefined;
	}
});
