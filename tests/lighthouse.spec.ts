import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ensureInstalled, said } from '../scripts/ready.mjs';
import { launchMortal } from './support/mortal-browser.ts';
import { builds, openSite } from './support/site.ts';
import { long } from './support/test.ts';
import { callButton, openTable, shownAsSaved } from './support/tabs.ts';

const night = 'scripts/night';

/** What Lighthouse says of a page, as far as it is read here. */
interface Said {
	readonly categories: Readonly<
		Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] } | undefined>
	>;
	readonly audits: Readonly<Record<string, { score: number | null; title: string } | undefined>>;
}

/** Asks Lighthouse for a page in the browser that listens at a port. The tables that lie there stay. */
async function lighthouse(url: string, port: number, categories: readonly string[]): Promise<Said> {
	const { output, code } = await said([
		join(night, 'node_modules/lighthouse/cli/index.js'),
		url,
		...[`--port=${String(port)}`, `--only-categories=${categories.join()}`, '--output=json', '--quiet'],
		...['--disable-storage-reset', '--disable-full-page-screenshot', '--no-enable-error-reporting']
	]);
	if (code !== 0) throw new Error(`Lighthouse ended badly: ${output}`);
	return JSON.parse(output) as Said;
}

/** What does not hang on how fast the machine is. */
const held = ['accessibility', 'best-practices', 'seo'] as const;

test(
	'the shelf, a set-up and a table in play have nothing for Lighthouse to find',
	{ tag: long },
	async () => {
		test.setTimeout(300_000);
		ensureInstalled(night);
		const profile = mkdtempSync(join(tmpdir(), 'tablemate-lighthouse-'));
		const site = await openSite(builds.root);
		const browser = await launchMortal(profile);
		try {
			const page = browser.context.pages()[0] ?? (await browser.context.newPage());
			const table = await openTable(page, site);
			await callButton(page).click();
			await shownAsSaved(page, 1);
			await page.goto('about:blank');
			for (const [name, url] of [
				['shelf', site.home],
				['set-up', site.at('/new?box=parker-bingo')],
				['table in play', table]
			] as const) {
				const { categories, audits } = await lighthouse(url, browser.port, [...held, 'performance']);
				const percent = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
				process.stdout.write(`Lighthouse, ${name}: performance ${String(percent('performance'))} of 100\n`);
				const found = held.flatMap((id) =>
					(categories[id]?.auditRefs ?? [])
						.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
						.map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`)
				);
				expect(found, name).toEqual([]);
				for (const id of held) expect(percent(id), `${name}, ${id}`).toBe(100);
			}
		} finally {
			await browser.kill();
			await site.kill();
			rmSync(profile, { recursive: true, force: true });
		}
	}
);
