import { m } from '$lib/i18n';
import type { BoxScreens } from '../box-screens';
import { rulesIn } from './words/rule-sheets';

export const screens: BoxScreens = {
	name: () => m.parker_name(),
	loadSetUp: async () => {
		const [{ ParkerSetUp }, { default: SetUpPart }] = await Promise.all([
			import('./set-up.svelte'),
			import('./SetUpPart.svelte')
		]);
		return { newSetUp: (last) => new ParkerSetUp(last), SetUpPart };
	},
	loadTableScreen: async () => (await import('./TableScreen.svelte')).default,
	loadBoardScreen: async () => (await import('./parts/BoardScreen.svelte')).default,
	loadCardsPage: async () => (await import('./cards/pages')).CardsPage,
	loadPlayerCard: async () => (await import('./cards/pages')).PlayerCard,
	loadLog: async () => (await import('./words/box-log')).boxLog,
	loadFigures: async () => (await import('./words/figures')).boxFigures,
	rules: rulesIn
};
