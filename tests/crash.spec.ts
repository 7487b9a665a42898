import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { pressed, square, third } from './support/cards.ts';
import { launchMortal } from './support/mortal-browser.ts';
import { long } from './support/test.ts';
import { builds, openSite } from './support/site.ts';
import { ball, callButton, openTable, shownAsSaved, storedRows, tableIn } from './support/tabs.ts';
import { wordsIn } from './support/words.ts';

/** Names the B column with a number that was never called, up to the tap that says it. */
async function nameWrongLine(page: Page): Promise<void> {
	await page.getByRole('radio', { name: 'B column' }).check({ force: true });
	const offers = page.getByRole('region', { name: 'B: which number?' });
	await offers.getByRole('button', { name: 'Not called' }).click();
	await offers
		.getByRole('button', { name: /^B \d+$/ })
		.last()
		.click();
}

/** A tap of each kind: what leads up to it, the tap itself, and what the last row then says. */
const taps: readonly {
	readonly row: string;
	prepare(page: Page): Promise<void>;
	tap(page: Page): Promise<void>;
}[] = [
	{
		row: 'ball.called',
		prepare: () => Promise.resolve(),
		tap: (page) => callButton(page).click()
	},
	{
		row: 'bingo.shouted',
		prepare: (page) => page.getByRole('button', { name: 'Bingo!' }).click(),
		tap: (page) => page.getByRole('dialog').getByRole('button', { name: 'Ana' }).click()
	},
	{
		row: 'line.claimed',
		prepare: nameWrongLine,
		tap: (page) => page.getByRole('button', { name: wordsIn('en')('parker_go_on_calling') }).click()
	},
	{
		// A call and its undo: what was undone must not come back.
		row: 'strikes',
		prepare: (page) => callButton(page).click(),
		tap: (page) => page.getByRole('button', { name: 'Undo' }).click()
	}
];

// Once after each kind of tap, and in the long run often.
for (const [deaths, tag] of [
	[taps.length, []],
	[20, [long]]
] as const) {
	test(
		`what was shown as saved outlives kill -9 of the browser, ${deaths} times`,
		{ tag: [...tag] },
		async () => {
			test.setTimeout(300_000);
			const profile = mkdtempSync(join(tmpdir(), 'tablemate-crash-'));
			const site = await openSite(builds.root);
			let browser = await launchMortal(profile);
			try {
				let page = browser.context.pages()[0] ?? (await browser.context.newPage());
				const address = await openTable(page, site);
				const table = tableIn(address);
				let rows = 1;
				await shownAsSaved(page, rows - 1);
				for (let death = 0; death < deaths; death++) {
					const kind = taps[death % taps.length] as (typeof taps)[number];
					const { row } = kind;
					await kind.prepare(page);
					if (row === 'strikes') rows += 1;
					await kind.tap(page);
					rows += 1;
					await shownAsSaved(page, rows - 1);
					await browser.kill();

					browser = await launchMortal(profile);
					page = browser.context.pages()[0] ?? (await browser.context.newPage());
					await page.goto(address).catch(browser.orTell(page));
					await shownAsSaved(page, rows - 1).catch(browser.orTell(page));
					const stored = await storedRows(page, table);
					expect(stored.map(({ seq }) => seq)).toEqual([...Array(rows).keys()]);
					const last = stored.at(-1);
					expect(
						last?.fact?.type ?? (last?.strikes === rows - 2 ? 'strikes' : ''),
						`death ${death + 1}`
					).toBe(row);
					if (row === 'ball.called')
						await expect(ball(page)).toHaveAccessibleName(new RegExp(`\\s${String(last?.fact?.number)},`));
					if (row === 'bingo.shouted')
						await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
				}
			} finally {
				await browser.kill();
				await site.kill();
				rmSync(profile, { recursive: true, force: true });
			}
		}
	);
}

/** Moments after the last tap, in milliseconds. */
const moments = [50, 100, 200, 400, 800, 1500, 3000, 6000];

test(
	`the markers on a phone's card outlive kill -9 of the browser, ${moments.length} times`,
	{ tag: long },
	async () => {
		test.setTimeout(300_000);
		const profile = mkdtempSync(join(tmpdir(), 'tablemate-crash-'));
		const site = await openSite(builds.root);
		let browser = await launchMortal(profile);
		try {
			const open = async () => {
				const page = browser.context.pages()[0] ?? (await browser.context.newPage());
				await page.goto(site.at('/card?box=parker-bingo&set=puma-tuba&of=60&card=17'));
				await expect(square(page, 12)).toBeVisible().catch(browser.orTell(page));
				return page;
			};
			let page = await open();
			for (const [death, moment] of moments.entries()) {
				// Covered and uncovered in turns: what was there before would not do.
				for (const number of third) await square(page, number).click();
				const covered = death % 2 === 0 ? third.length : 0;
				await expect(pressed(page)).toHaveCount(covered);
				await page.waitForTimeout(moment);
				await browser.kill();
				browser = await launchMortal(profile);
				page = await open();
				await expect(pressed(page), `killed after ${moment} ms`).toHaveCount(covered);
			}
		} finally {
			await browser.kill();
			await site.kill();
			rmSync(profile, { recursive: true, force: true });
		}
	}
);
