// @ts-nocheck
import { defineFair } from '$lib/link/fair';
import type { Cards } from '..';
import { rankOf } from '../rules/cards';
import { dealt, drawnForCaller, nextCard } from '../rules/draw';

/** The app's deck: what it deals, what it calls, and what is drawn for who calls. */
export const fair = defineFair<Cards>({
	draws: ({ drawing, dealing }) => drawing === 'app' || dealing === 'app',
	drawn({ context }, fact) {
		if (fact.type === 'cards.dealt')
			return context.dealing === 'app' ? { ...fact, layouts: dealt(context) } : undefined;
		if (context.drawing !== 'app') return undefined;
		if (fact.type === 'card.drawn') {
			const drawn = drawnForCaller(context);
			return drawn && { ...fact, card: drawn.card };
		}
		if (fact.type !== 'card.called' && fact.type !== 'rank.called') return undefined;
		const card = nextCard(context);
		if (card === undefined) return undefined;
		return fact.type === 'card.called' ? { ...fact, card } : { ...fact, card, rank: rankOf(card) };
	}
});
