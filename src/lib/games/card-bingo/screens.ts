import { m } from '$lib/i18n';
import type { BoxScreens } from '../box-screens';
import { rulesIn } from './words/rule-sheets';

export const screens: BoxScreens = {
	name: () => m.cardbingo_name(),
	loadSetUp: async () => {
		const [{ CardsSetUp }, { default: SetUpPart }] = await Promise.all([
			import('./set-up.svelte'),
			import('./SetUpPart.svelte')
		]);
		return { newSetUp: (last) => new CardsSetUp(last), SetUpPart };
	},
	loadTableScreen: async () => (await import('./TableScreen.svelte')).default,
	loadBoardScreen: async () => (await import('./parts/BoardScreen.svelte')).default,
	loadLog: async () => (await import('./words/box-log')).boxLog,
	rules: rulesIn
};
