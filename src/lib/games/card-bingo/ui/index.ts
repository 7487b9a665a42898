import { m } from '$lib/i18n';
import type { Cards } from '..';
import { defineUi } from '../../box-ui';
import type { CardsSetUp } from './set-up.svelte';

export const ui = defineUi<Cards, CardsSetUp>({
	name: () => m.cardbingo_name(),
	loadSetUp: async () => {
		const [{ CardsSetUp }, { default: SetUpPart }] = await Promise.all([
			import('./set-up.svelte'),
			import('./SetUpPart.svelte')
		]);
		return { newSetUp: (last) => new CardsSetUp(last), SetUpPart };
	},
	loadTableScreen: async () => (await import('./TableScreen.svelte')).default,
	loadBoardScreen: async () => (await import('./BoardScreen.svelte')).default,
	loadLog: async () => (await import('../text/log')).boxLog,
	loadStats: async () => (await import('../text/stats')).boxStats
});
