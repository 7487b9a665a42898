import { sure } from '$lib/domain/sure';
import type { Language } from '$lib/i18n';
import type { Rules } from './rule-sheet';
import { readRules } from './rule-text';

const sheets = import.meta.glob<{ readonly default: string }>('./*/rules.*.md', {
	base: '/src/lib/games',
	query: '?rules'
});

/** Loads the rules of a box in our own words, which lie in its folder. */
export const rulesOf = async (box: string, language: Language): Promise<Rules> =>
	readRules((await sure(sheets[`./${box}/rules.${language}.md`])()).default);
