import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from '@playwright/test';
import { golden, openTold } from './support/journal.ts';
import { launchMortal } from './support/mortal-browser.ts';
import { builds, openSite } from './support/site.ts';
import { savedMark, shownAsSaved, storedRows } from './support/tabs.ts';
import { faults, long } from './support/test.ts';

/** A golden journal of each box: it is played up to two thirds, and goes on from there. */
const played = {
	'parker-bingo': 'points-v1',
	quingo: 'full-v1',
	sino: 'sino-v1-played',
	'bing-oh': 'ledger-v1',
	'card-bingo': 'long-layout-v1',
	'any-game': 'any-game-v1-target'
} as const;

/** How often the browser is killed in each box: 504 times in all by `npm run test:faults`. */
const deaths = process.env.FAULT_TESTS === 'yes' ? 84 : 3;

for (const [box, journal] of Object.entries(played))
	test(
		`${box}: what was shown as saved outlives kill -9 of the browser, ${deaths} times`,
		{ tag: [long, faults] },
		async () => {
			test.setTimeout(120_000 + deaths * 30_000);
			const profile = mkdtempSync(join(tmpdir(), 'tablemate-deaths-'));
			const site = await openSite(builds.root);
			let browser = await launchMortal(profile);
			const look = async () => browser.context.pages()[0] ?? (await browser.context.newPage());
			try {
				const { facts } = golden(box, journal);
				let page = await look();
				await openTold(page, site, facts.slice(0, Math.ceil((facts.length * 2) / 3)));
				const address = page.url();
				let before = await storedRows(page, 'told');
				for (let death = 0; death < deaths; death++) {
					const redo = page.getByTestId('redo');
					// Three steps back and three on: a tap of its own each time, in every box, and never one too many.
					const back = death % 6 < 3;
					await (back ? page.getByTestId('undo') : redo).click();
					await expect(savedMark(page)).not.toHaveAttribute('data-saved', String(before.length - 1));
					const seq = Number(await savedMark(page).getAttribute('data-saved'));
					await browser.kill();

					browser = await launchMortal(profile);
					page = await look();
					await page.goto(address);
					await shownAsSaved(page, seq);
					const rows = await storedRows(page, 'told');
					expect(
						rows.map((row) => row.seq),
						`death ${death + 1}`
					).toEqual([...Array(seq + 1).keys()]);
					expect(rows.slice(0, before.length), 'what was there before').toEqual(before);
					expect(Object.keys(rows.at(-1) ?? {}), 'the tap').toContain(back ? 'strikes' : 'restores');
					before = rows;
				}
				process.stdout.write(`faults: ${box}: ${deaths} deaths by kill -9, 0 rows lost\n`);
			} finally {
				await browser.kill();
				await site.kill();
				rmSync(profile, { recursive: true, force: true });
			}
		}
	);
