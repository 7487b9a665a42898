import { m } from '$lib/i18n';
import type { BoxScreens } from '../box-screens';
import { rulesIn } from './words/rule-sheets';

export const screens: BoxScreens = {
	name: () => m.sino_name(),
	loadSetUp: async () => {
		const [{ SinoSetUp }, { default: SetUpPart }] = await Promise.all([
			import('./set-up.svelte'),
			import('./SetUpPart.svelte')
		]);
		return { newSetUp: (last) => new SinoSetUp(last), SetUpPart };
	},
	loadTableScreen: async () => (await import('./TableScreen.svelte')).default,
	loadBoardScreen: async () => (await import('./parts/BoardScreen.svelte')).default,
	loadCardsPage: async () => (await import('./print/PrintSino.svelte')).default,
	loadLog: async () => (await import('./words/box-log')).boxLog,
	rules: rulesIn
};
