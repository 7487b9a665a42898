import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chip, link, linkAs, openForPhones, otherDevice } from './support/link.ts';
import { doubleTap } from './support/hand.ts';
import { launchMortal } from './support/mortal-browser.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

test(
	'who has another phone, as theirs does not answer, is asked, and has their seat at once; the first one asks whose it is when it is back',
	{ tag: long },
	async ({ page: owner, site }) => {
		test.setTimeout(120_000);
		await openForPhones(owner, site);
		const folder = mkdtempSync(join(tmpdir(), 'tablemate-taken-'));
		const first = await launchMortal(folder);
		try {
			const old = await first.context.newPage();
			await linkAs(owner, old, site, 'Ana');
			first.sleep(true);
			const phone = await otherDevice(owner.context().browser(), { viewport: { width: 390, height: 664 } });
			await link(owner, phone, site.at);
			const ana = phone.getByRole('button', { name: /^Ana/ });
			await ana.tap();
			// The table has not missed the first phone yet, or has already: the question comes by itself.
			const yes = phone.getByRole('button', { name: en('link_seat_yes', { name: 'Ana' }) });
			await expect(yes).toBeInViewport({ ratio: 0.99, timeout: 20_000 });
			await expect(phone.getByText(en('link_seat_silent', { name: 'Ana' }))).toBeInViewport({ ratio: 0.99 });
			await phone.waitForTimeout(doubleTap);
			await yes.tap();
			await expect(chip(phone)).toHaveText(en('link_chip_linked'));
			await expect(owner.getByTestId('toast')).toHaveText(en('link_seat_moved', { name: 'Ana' }));
			first.sleep(false);
			await expect(old.getByRole('heading', { level: 1, name: en('link_who') })).toBeVisible();
			await expect(old.getByText(en('link_seat_moved', { name: 'Ana' }))).toBeVisible();
			await phone.context().close();
		} finally {
			await first.kill();
			rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
		}
	}
);

test(
	'a phone that answers keeps its seat from another one that asks, until the table allows it by one tap',
	{ tag: long },
	async ({ page: owner, site }) => {
		await openForPhones(owner, site);
		const browser = owner.context().browser();
		const [old, phone] = [await otherDevice(browser), await otherDevice(browser)];
		await linkAs(owner, old, site, 'Ana');
		await link(owner, phone, site.at);
		await phone.getByRole('button', { name: /^Ana/ }).tap();
		await expect(phone.getByText(en('link_seat_taken'))).toBeVisible();
		await expect(owner.getByTestId('toast')).toHaveText(en('link_wishes', { name: 'Ana' }));
		await expect(chip(old)).toHaveText(en('link_chip_linked'));
		await owner.getByRole('button', { name: en('link_allow', { name: 'Ana' }) }).click();
		await expect(chip(phone)).toHaveText(en('link_chip_linked'));
		await expect(old.getByRole('heading', { level: 1, name: en('link_who') })).toBeVisible();
		// The table has nothing to allow before this phone asks.
		await expect(old.getByText(en('link_seat_moved', { name: 'Ana' }))).toBeVisible();
		await expect(owner.getByRole('button', { name: en('link_allow', { name: 'Ana' }) })).toHaveCount(0);
		for (const page of [old, phone]) await page.context().close();
	}
);
