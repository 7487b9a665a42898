import { m } from '$lib/i18n';
import type { Quingo } from '..';
import { defineUi } from '../../box-ui';
import type { QuingoSetUp } from './set-up.svelte';

export const ui = defineUi<Quingo, QuingoSetUp>({
	name: () => m.quingo_name(),
	loadSetUp: async () => {
		const [{ QuingoSetUp }, { default: SetUpPart }] = await Promise.all([
			import('./set-up.svelte'),
			import('./SetUpPart.svelte')
		]);
		return { newSetUp: (last) => new QuingoSetUp(last), SetUpPart };
	},
	// What the desk fetches is fetched beside the screen, so that the table is there at once.
	loadTableScreen: async () => {
		const [{ default: TableScreen }] = await Promise.all([
			import('./TableScreen.svelte'),
			import('./deferred')
		]);
		return TableScreen;
	},
	loadBoardScreen: async () => (await import('./BoardScreen.svelte')).default,
	loadCardsPage: async () => (await import('./print/CardsPage.svelte')).default,
	loadLog: async () => (await import('../text/log')).boxLog,
	loadStats: async () => (await import('../text/stats')).boxStats
});
