import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chip, closePhones, giveCamera, link, otherDevice, showPhones } from './support/link.ts';
import { launchMortal } from './support/mortal-browser.ts';
import { doubleTap } from './support/hand.ts';
import { call, openTable, storedRows, tableIn } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');
const names = ['Ana', 'Ben', 'Carla', 'Dora', 'Emil', 'Fina'];
/** A tap on a phone is seen on the owner's device so soon (ms, 95 of 100), while six phones follow. */
const soon = 150;

/** Links phones to the table on the owner's screen, one after the other. */
async function linkAll(owner: Page, phones: readonly Page[], at: (path: string) => string): Promise<void> {
	await showPhones(owner);
	for (const [i, phone] of phones.entries()) {
		await link(owner, phone, at);
		// Who it is, is asked the first time.
		const name = phone.getByRole('button', { name: names[i] ?? '', exact: true });
		await expect(name.or(chip(phone))).toBeVisible();
		if (await name.isVisible()) await name.tap();
		await expect(chip(phone)).toHaveText(en('link_chip_linked'));
	}
	await closePhones(owner);
}

const bingo = (phone: Page) => phone.getByRole('button', { name: en('parker_bingo') });
const shouts = async (owner: Page, table: string) => {
	const rows = await storedRows(owner, table);
	const struck = new Set(rows.flatMap(({ strikes }) => strikes ?? []));
	return rows.filter(({ fact, seq }) => fact?.type === 'bingo.shouted' && !struck.has(seq));
};

/** Taps on a phone; resolves with how long it takes (ms) until the owner's screen has painted whose bingo it is. */
async function delay(owner: Page, phone: Page): Promise<number> {
	const seen = owner.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const look = () => {
					if (!document.querySelector('h1')?.textContent?.includes('says bingo')) return;
					watch.disconnect();
					// The frame with it is painted when the one after it begins.
					requestAnimationFrame(() =>
						requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
					);
				};
				const watch = new MutationObserver(look);
				watch.observe(document.body, { childList: true, subtree: true, characterData: true });
			})
	);
	await phone.evaluate(() => {
		const tapped = () => Object.assign(window, { tapped: performance.timeOrigin + performance.now() });
		document.addEventListener('pointerdown', tapped, { capture: true, once: true });
	});
	await bingo(phone).tap();
	const at = await seen;
	return at - (await phone.evaluate(() => (window as unknown as { tapped: number }).tapped));
}

test(
	'six phones follow: a tap is seen at once, two claim in one moment, the owner is killed and all find back',
	{ tag: long },
	async ({ browser, site }) => {
		test.setTimeout(400_000);
		const profile = mkdtempSync(join(tmpdir(), 'tablemate-links-'));
		let mortal = await launchMortal(profile);
		const phones: Page[] = [];
		try {
			let owner = mortal.context.pages()[0] ?? (await mortal.context.newPage());
			await giveCamera(owner);
			const address = await openTable(owner, site, { names });
			const table = tableIn(address);
			await call(owner);
			for (const _ of names)
				phones.push(await otherDevice(browser, { viewport: { width: 390, height: 844 } }));
			await linkAll(owner, phones, site.at);

			await test.step('a tap is seen at the owner’s in time', async () => {
				const times: number[] = [];
				for (let i = 0; i < 30; i++) {
					const phone = phones[i % phones.length] as Page;
					await phone.bringToFront();
					times.push(await delay(owner, phone));
					await owner.waitForTimeout(doubleTap);
					await owner.getByTestId('undo').click();
					await expect(bingo(phone)).toBeEnabled();
					await phone.waitForTimeout(doubleTap);
				}
				const sorted = times.toSorted((a, b) => a - b);
				const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Infinity;
				const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
				// eslint-disable-next-line no-console -- the figure is what this is run for
				console.info(
					`linked: tap to owner's pixel, six phones: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`
				);
				expect(p95).toBeLessThan(soon);
			});

			await test.step('two claim in the same moment: both are heard, each once', async () => {
				await Promise.all([bingo(phones[1] as Page).tap(), bingo(phones[2] as Page).tap()]);
				await expect.poll(async () => (await shouts(owner, table)).length).toBe(2);
				for (const phone of phones.slice(1, 3))
					await expect(phone.getByText(en('link_you_shouted'))).toBeVisible();
				for (const _ of [1, 2]) {
					await owner.waitForTimeout(doubleTap);
					await owner.getByTestId('undo').click();
				}
				await expect.poll(async () => (await shouts(owner, table)).length).toBe(0);
			});

			await test.step('killed and opened again: all find back, and what was said meanwhile is heard once', async () => {
				const before = await storedRows(owner, table);
				await mortal.kill();
				for (const phone of phones)
					await expect(chip(phone)).not.toHaveText(en('link_chip_linked'), { timeout: 90_000 });
				await bingo(phones[0] as Page).tap();
				mortal = await launchMortal(profile);
				owner = mortal.context.pages()[0] ?? (await mortal.context.newPage());
				await giveCamera(owner);
				await owner.goto(address);
				await expect(owner.getByTestId('saved')).toBeAttached();
				expect(await storedRows(owner, table)).toEqual(before);
				await linkAll(owner, phones, site.at);
				await expect.poll(async () => (await shouts(owner, table)).length).toBe(1);
				await owner.waitForTimeout(doubleTap);
				await owner.getByTestId('undo').click();
				await owner.waitForTimeout(doubleTap);
				const tile = await call(owner);
				for (const phone of phones) await expect(phone.getByTestId('heard')).toHaveText(tile);
				const rows = await storedRows(owner, table);
				expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()]);
			});
		} finally {
			await mortal.kill().catch(() => undefined);
			for (const phone of phones) await phone.context().close();
			rmSync(profile, { recursive: true, force: true });
		}
	}
);
