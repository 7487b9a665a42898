// @ts-nocheck
import { m } from '$lib/i18n';
import type { Rules } from '$lib/ui/rules/rule-sheet';
import type { Cards } from '..';
import { defineUi } from '../../box-ui';
import type { CardsSetUp } from './set-up.svelte';

/** Loads the rules in our own words. */
export const rulesIn = async (language: 'en' | 'es'): Promise<Rules> =>
	language === 'es'
		? (await import('../rules.es.md?rules')).default
		: (await import('../rules.en.md?rules')).default;

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
	rules: rulesIn
});
