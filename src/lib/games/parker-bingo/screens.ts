import { m } from '$lib/i18n';
import type { BoxScreens } from '../box-screens';
import { rulesIn } from './words/rule-sheets';
import { ParkerSetUp } from './set-up.svelte';
import SetUpPart from './SetUpPart.svelte';

export const screens: BoxScreens = {
	name: () => m.parker_name(),
	variantName: () => m.parker_normal(),
	newSetUp: (last) => new ParkerSetUp(last),
	SetUpPart,
	loadTableScreen: async () => (await import('./TableScreen.svelte')).default,
	rules: rulesIn
};
