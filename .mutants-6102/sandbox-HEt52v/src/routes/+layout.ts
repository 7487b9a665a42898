// @ts-nocheck
import { language } from '$lib/i18n';
import type { LayoutLoad } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

/** The shelf's first words come with it; every other page waits for the app's. */
export const load: LayoutLoad = async ({ route }) => {
	language.take();
	if (route.id !== '/') await language.need('app');
};
