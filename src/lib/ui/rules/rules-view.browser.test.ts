import '../../../app.css';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-svelte';
import { language, languages } from '$lib/i18n';
import { rulesOf } from './rules-of';
import RulesView from './RulesView.svelte';

afterEach(async () => {
	document.documentElement.style.removeProperty('--rules-width');
	language.set('en');
	await page.viewport(414, 896);
});

const boxes = ['parker-bingo', 'quingo', 'sino', 'bing-oh', 'card-bingo', 'any-game'];

/** Where the last line of something stands across the page, or its first one. */
const across = (element: Element, at: 0 | -1): number =>
	element.getClientRects().item(at === 0 ? 0 : element.getClientRects().length - 1)?.left ?? 0;

it('in two columns no table is parted from its heading, and what is read into a rule stands below it', async () => {
	await page.viewport(768, 1024);
	document.documentElement.style.setProperty('--rules-width', 'none');
	const parted: string[] = [];
	let columns = 0;
	for (const box of boxes)
		for (const { code: lang } of languages) {
			language.set(lang);
			const { container } = await render(RulesView, { rules: await rulesOf(box, lang) });
			for (const element of container.querySelectorAll('table, .decided')) {
				const before = element.previousElementSibling;
				const apart = before && Math.abs(across(before, -1) - across(element, 0)) > 100;
				if (element.getClientRects().length > 1 || apart)
					parted.push(`${box} ${lang}: ${element.textContent.trim().slice(0, 40)}`);
			}
			columns = Math.max(
				columns,
				...[...container.querySelectorAll('article')].map((rule) => across(rule, 0))
			);
			cleanup();
		}
	expect(columns).toBeGreaterThan(300);
	expect(parted).toEqual([]);
});
