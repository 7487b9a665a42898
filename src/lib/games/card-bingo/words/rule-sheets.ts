import type { Rules } from '$lib/shell/rule-sheet';

/** The rules in our own words, fetched with the first look at them. */
export const rulesIn = async (language: 'en' | 'es'): Promise<Rules> =>
	language === 'es'
		? (await import('../rules.es.md?rules')).default
		: (await import('../rules.en.md?rules')).default;
