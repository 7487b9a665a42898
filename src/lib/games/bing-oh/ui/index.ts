import { language, m } from '$lib/i18n';
import type { BingOh } from '..';
import { defineUi } from '../../box-ui';
import type { BingOhSetUp } from './set-up.svelte';

export const ui = defineUi<BingOh, BingOhSetUp>({
	name: () => m.bingoh_name(),
	loadSetUp: async () => {
		const [{ BingOhSetUp, mostPlayers }, { default: SetUpPart }, faces] = await Promise.all([
			import('./set-up.svelte'),
			import('./SetUpPart.svelte'),
			import('./saved-faces').then(({ savedFaces }) => savedFaces())
		]);
		return { newSetUp: (last) => new BingOhSetUp(last, faces), SetUpPart, mostPlayers };
	},
	loadTableScreen: async () => (await import('./TableScreen.svelte')).default,
	loadBoardScreen: async () => (await import('./BoardScreen.svelte')).default,
	loadCardsPage: async () => (await import('./print/CardsPage.svelte')).default,
	loadLog: async () => {
		const words = language.need('bing-oh-later');
		const { boxLog } = await import('../text/log');
		await words;
		return boxLog;
	},
	loadStats: async () => (await import('../text/stats')).boxStats
});
