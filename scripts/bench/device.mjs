// What all figures from the browser share: a device, its slowness, the app's words. Times are in ms, from its own clocks.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchArguments, needBrowser } from '../browser.mjs';
import { importTypeScript } from '../typescript.mjs';

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */

const words = /** @type {typeof import('../../tests/support/words.ts')} */ (
	await importTypeScript('tests/support/words.ts')
);

/** The app's own words by their keys. */
export const say = words.wordsIn('en');

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const tablet = { viewport: { width: 1180, height: 820 } };

/**
 * Gives a folder for what a browser keeps: in a private window storage is only memory.
 * @template T
 * @param {(profile: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProfile(work) {
	const profile = mkdtempSync(join(tmpdir(), 'tablemate-bench-'));
	try {
		return await work(profile);
	} finally {
		rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
	}
}

/**
 * Does something in a browser that was started for it.
 * @template T
 * @param {string} profile
 * @param {import('@playwright/test').BrowserContextOptions} device
 * @param {(page: Page) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function startedIn(profile, device, work) {
	const context = await chromium.launchPersistentContext(profile, {
		executablePath: await needBrowser((line) => process.stderr.write(`${line}\n`)),
		args: launchArguments,
		locale: 'en-GB',
		...device
	});
	try {
		return await work(context.pages()[0] ?? (await context.newPage()));
	} finally {
		await context.close();
	}
}

/**
 * Does something on a device that has never seen the app.
 * @template T
 * @param {import('@playwright/test').BrowserContextOptions} device
 * @param {(page: Page) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const onDevice = (device, work) => withProfile((profile) => startedIn(profile, device, work));

/**
 * Does something over and over; one after the other, for they would slow each other down.
 * @template T
 * @param {number} times
 * @param {(nth: number) => Promise<T>} work
 * @returns {Promise<T[]>}
 */
export async function repeated(times, work) {
	/** @type {T[]} */
	const all = [];
	for (let nth = 0; nth < times; nth += 1) all.push(await work(nth));
	return all;
}

/** Makes a page so many times slower; answers its line to the browser. @param {Page} page @param {number} rate */
export async function slowDown(page, rate) {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate });
	return devtools;
}

/** Waits until the app is kept on the device. @param {Page} page */
export const whenKept = (page) =>
	page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
