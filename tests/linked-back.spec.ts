import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chip, closePhones, linkAs, openForPhones } from './support/link.ts';
import { launchMortal } from './support/mortal-browser.ts';
import { doubleTap } from './support/hand.ts';
import { call, storedRows, tableIn } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');
/** So long (ms) a phone is locked: for a moment, until the line to it has failed, and until it is given up. */
const naps = [8000, 8000, 75_000, 40_000, 75_000];

test(
	'a phone that was locked comes back by itself, with all that was said meanwhile, and nothing twice',
	{ tag: long },
	async ({ page: owner, site }) => {
		test.setTimeout(600_000);
		const profile = mkdtempSync(join(tmpdir(), 'tablemate-locked-'));
		const mortal = await launchMortal(profile);
		try {
			const table = tableIn(await openForPhones(owner, site));
			const phone = mortal.context.pages()[0] ?? (await mortal.context.newPage());
			await phone.setViewportSize({ width: 390, height: 844 });
			await linkAs(owner, phone, site, 'Ana');
			await closePhones(owner);
			const rows = async () =>
				(await storedRows(owner, table)).filter(({ fact }) => fact?.type === 'bingo.shouted');
			for (const [i, nap] of naps.entries()) {
				mortal.sleep(true);
				const tile = await call(owner);
				await owner.waitForTimeout(nap);
				mortal.sleep(false);
				const since = Date.now();
				// Said before the line is there again.
				await phone.getByRole('button', { name: en('parker_bingo') }).click();
				await expect.poll(async () => (await rows()).length, { timeout: 40_000 }).toBe(i + 1);
				// eslint-disable-next-line no-console -- the figure is what this is run for
				console.info(
					`linked: back after ${String(nap / 1000)} s of sleep in ${String(Date.now() - since)} ms`
				);
				await expect(chip(phone)).toHaveText(en('link_chip_linked'));
				await owner.waitForTimeout(doubleTap);
				await owner.getByTestId('undo').click();
				await expect(phone.getByTestId('heard')).toHaveText(tile);
			}
			const all = await storedRows(owner, table);
			expect(all.map(({ seq }) => seq)).toEqual([...all.keys()]);
		} finally {
			await mortal.kill().catch(() => undefined);
			rmSync(profile, { recursive: true, force: true });
		}
	}
);
