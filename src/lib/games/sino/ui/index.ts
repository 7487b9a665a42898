import { m } from '$lib/i18n';
import type { Sino } from '..';
import { defineUi } from '../../box-ui';
import type { SinoSetUp } from './set-up.svelte';

export const ui = defineUi<Sino, SinoSetUp>({
	name: () => m.sino_name(),
	loadSetUp: async () => {
		const [{ SinoSetUp, mostPlayers }, { default: SetUpPart }] = await Promise.all([
			import('./set-up.svelte'),
			import('./SetUpPart.svelte')
		]);
		return { newSetUp: (last) => new SinoSetUp(last), SetUpPart, mostPlayers };
	},
	loadTableScreen: async () => (await import('./TableScreen.svelte')).default,
	loadBoardScreen: async () => (await import('./BoardScreen.svelte')).default,
	loadCardsPage: async () => (await import('./print/PrintSino.svelte')).default,
	loadLog: async () => (await import('../text/log')).boxLog
});
