import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

/** The library as a script; a page is given it once, for it is half a megabyte. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Which of axe's rules are tried; without either all of them. */
export interface Chosen {
	readonly only?: string[];
}

/**
 * What axe holds against what is on top of the page as it stands, a sheet or the screen, in words; what lies under an
 * open sheet is not looked at once more. The themes differ in nothing but colours.
 */
export async function faults(page: Page, { only }: Chosen = {}): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(script);
	return page.evaluate(
		async ({ only }) => {
			// A colour on its way to another is none of the two.
			const moving = document
				.getAnimations()
				.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
			await Promise.allSettled(moving.map(({ finished }) => finished));
			const { axe } = globalThis as typeof globalThis & { axe: typeof axeCore };
			const { violations } = await axe.run(document.querySelector('dialog:modal') ?? document, {
				resultTypes: ['violations'],
				// Asked for once more for rules about films, which are not here.
				preload: false,
				...(only && { runOnly: { type: 'rule' as const, values: only } })
			});
			return violations.flatMap(({ id, help, nodes }) =>
				nodes.map(
					({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`
				)
			);
		},
		{ only }
	);
}
