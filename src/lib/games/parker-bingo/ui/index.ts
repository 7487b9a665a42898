import { language, m } from '$lib/i18n';
import type { Parker } from '..';
import { defineUi } from '../../box-ui';
import type { ParkerSetUp } from './set-up.svelte';

/** Waits for a part of the box, and for the words that it says. */
const withWords = async <P>(part: Promise<P>): Promise<P> =>
	(await Promise.all([part, language.need('parker-bingo-later')]))[0];

export const ui = defineUi<Parker, ParkerSetUp>({
	name: () => m.parker_name(),
	loadSetUp: async () => {
		const [{ ParkerSetUp }, { default: SetUpPart }] = await withWords(
			Promise.all([import('./set-up.svelte'), import('./SetUpPart.svelte')])
		);
		return { newSetUp: (last) => new ParkerSetUp(last), SetUpPart };
	},
	loadTableScreen: async () => (await import('./TableScreen.svelte')).default,
	loadBoardScreen: async () => (await withWords(import('./BoardScreen.svelte'))).default,
	loadCardsPage: async () => (await import('./cards/CardsPage.svelte')).default,
	loadPlayerCard: async () => (await import('./cards/PlayerCard.svelte')).default,
	loadLog: async () => {
		const { boxLog } = await import('../text/log');
		return withWords(Promise.resolve(boxLog));
	},
	loadStats: async () => (await import('../text/stats')).boxStats
});
