import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { golden, openTold } from './support/journal.ts';
import { launchMortal } from './support/mortal-browser.ts';
import { diskToCut } from './support/power.ts';
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
type Box = keyof typeof played;

/** Where a browser keeps what it stores, and what else goes with it when it dies. */
interface Place {
	readonly profile: string;
	/** The moment at which it happens, after the last tap was shown as saved. */
	strike(death: number): Promise<void> | void;
	/** The browser is gone. */
	after(): Promise<void> | void;
	close(): Promise<void> | void;
}

/** Takes steps back and on at a table of a box; with each of them, once it is shown as saved, the browser dies. */
async function outlives(box: Box, deaths: number, place: Place): Promise<void> {
	const { profile } = place;
	const site = await openSite(builds.root);
	let browser = await launchMortal(profile);
	const look = async () => browser.context.pages()[0] ?? (await browser.context.newPage());
	try {
		const { facts } = golden(box, played[box]);
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
			await place.strike(death);
			const seq = Number(await savedMark(page).getAttribute('data-saved'));
			await browser.kill();
			await place.after();

			browser = await launchMortal(profile);
			page = await look();
			await page.goto(address).catch(browser.orTell(page));
			await shownAsSaved(page, seq).catch(browser.orTell(page));
			const rows = await storedRows(page, 'told');
			expect(
				rows.map((row) => row.seq),
				`death ${death + 1}`
			).toEqual([...Array(seq + 1).keys()]);
			expect(rows.slice(0, before.length), 'what was there before').toEqual(before);
			expect(Object.keys(rows.at(-1) ?? {}), 'the tap').toContain(back ? 'strikes' : 'restores');
			before = rows;
		}
	} finally {
		await browser.kill();
		await place.close();
		await site.kill();
	}
}

/** What happens, and how often in each box: 504 and 204 times in all by `npm run test:faults`. */
const often = process.env.FAULT_TESTS === 'yes';
const ways = [
	{ what: 'kill -9 of the browser', deaths: often ? 84 : 3, cut: false },
	{ what: 'a power cut', deaths: often ? 34 : 1, cut: true }
] as const;

for (const box of Object.keys(played) as Box[])
	for (const { what, deaths, cut } of ways)
		test(
			`${box}: what was shown as saved outlives ${what}, ${deaths} times`,
			{ tag: [long, faults] },
			async () => {
				test.setTimeout(120_000 + deaths * 30_000);
				const disk = cut ? await diskToCut() : undefined;
				if (typeof disk === 'string') {
					process.stdout.write(`faults: no power was cut, for ${disk}\n`);
					test.skip(true, disk);
				} else if (disk) {
					const profile = join(disk.folder, 'profile');
					// What a cut left, before a browser has looked at it: should a row be missing, it tells who lost it.
					const left = test.info().outputPath('storage-after-the-cut');
					await outlives(box, deaths, {
						profile,
						async strike(death) {
							// By then the system has written how long the log is, and not yet all that is in it.
							if (death % 3 === 2) await pause(6_000);
							disk.keep();
						},
						async after() {
							await disk.back();
							rmSync(left, { recursive: true, force: true });
							cpSync(join(profile, 'Default/IndexedDB'), left, { recursive: true });
						},
						close: () => disk.close()
					});
				} else {
					const profile = mkdtempSync(join(tmpdir(), 'tablemate-deaths-'));
					await outlives(box, deaths, {
						profile,
						strike: () => undefined,
						after: () => undefined,
						close: () => {
							rmSync(profile, { recursive: true, force: true });
						}
					});
				}
				process.stdout.write(`faults: ${box}: ${deaths} times ${what}, 0 rows lost\n`);
			}
		);
