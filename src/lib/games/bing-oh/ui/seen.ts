import type { FactOf } from '$lib/domain/box';
import type { BingOhFact } from '../rules/facts';
import type { Context } from '../rules/game';
import { whyNoBingOh } from '../rules/rules';

type Called = FactOf<BingOhFact, 'bingoh.called'>;

/** Returns a BING-OH! of these players in the shapes that are asked of them, as the table sees it where the ledger does not. [B-7] */
export const seenBy = (
	context: Context,
	calls: readonly Pick<Called['calls'][number], 'player'>[]
): Called => ({
	type: 'bingoh.called',
	calls: calls.map(({ player }) => {
		const shape = context.demands[player] ?? 'row';
		return { player, shape, ...(whyNoBingOh(context, player, shape) && { seen: true as const }) };
	})
});
