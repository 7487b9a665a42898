import { m } from '$lib/i18n';
import type { BoxScreens } from '../box-screens';
import { rulesIn } from './words/rule-sheets';

export const screens: BoxScreens = {
	name: () => m.bingoh_name(),
	loadSetUp: async () => {
		const [{ BingOhSetUp }, { default: SetUpPart }] = await Promise.all([
			import('./set-up.svelte'),
			import('./SetUpPart.svelte')
		]);
		return { newSetUp: (last) => new BingOhSetUp(last), SetUpPart };
	},
	loadTableScreen: async () => (await import('./TableScreen.svelte')).default,
	loadCardsPage: async () => (await import('./cards/CardsPage.svelte')).default,
	loadLog: async () => (await import('./words/box-log')).boxLog,
	rules: rulesIn
};
