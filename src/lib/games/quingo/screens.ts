import { m } from '$lib/i18n';
import type { BoxScreens } from '../box-screens';
import { rulesIn } from './words/rule-sheets';

export const screens: BoxScreens = {
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
			import('./parts/later')
		]);
		return TableScreen;
	},
	loadBoardScreen: async () => (await import('./parts/BoardScreen.svelte')).default,
	loadCardsPage: async () => (await import('./cards/CardsPage.svelte')).default,
	loadLog: async () => (await import('./words/box-log')).boxLog,
	loadFigures: async () => (await import('./words/figures')).boxFigures,
	rules: rulesIn
};
