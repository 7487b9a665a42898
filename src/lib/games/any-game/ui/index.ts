import { m } from '$lib/i18n';
import type { AnyGame } from '..';
import { defineUi } from '../../box-ui';
import type { AnyGameSetUp } from './set-up.svelte';

export const ui = defineUi<AnyGame, AnyGameSetUp>({
	name: () => m.anygame_name(),
	loadSetUp: async () => {
		const [{ AnyGameSetUp, mostPlayers }, { default: SetUpPart }] = await Promise.all([
			import('./set-up.svelte'),
			import('./SetUpPart.svelte')
		]);
		return { newSetUp: (last) => new AnyGameSetUp(last), SetUpPart, mostPlayers };
	},
	loadTableScreen: async () => (await import('./TableScreen.svelte')).default,
	loadBoardScreen: async () => (await import('./BoardScreen.svelte')).default,
	loadCardsPage: async () => (await import('./print/PrintAnyGame.svelte')).default,
	loadLog: async () => (await import('../text/log')).boxLog,
	loadStats: async () => (await import('../text/stats')).boxStats
});
