// What `npm run bench` measures in the browser. All times are in milliseconds, from the browser's own clocks.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchArguments, needBrowser } from '../browser.mjs';
import { evening, fillPast, fillWith, noteTheBall, opening } from './evening.mjs';

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * Does something in a browser whose profile lies on the disk: in a private window storage is only memory.
 * @template T
 * @param {import('@playwright/test').ViewportSize} viewport
 * @param {(page: Page, context: BrowserContext) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withBrowser(viewport, work) {
	const profile = mkdtempSync(join(tmpdir(), 'tablemate-bench-'));
	const context = await chromium.launchPersistentContext(profile, {
		executablePath: await needBrowser((line) => process.stderr.write(`${line}\n`)),
		args: launchArguments,
		locale: 'en-GB',
		viewport
	});
	try {
		return await work(context.pages()[0] ?? (await context.newPage()), context);
	} finally {
		await context.close();
		rmSync(profile, { recursive: true, force: true });
	}
}

/** @param {Page} page @param {number} rate */
async function slowDown(page, rate) {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

const phone = { width: 390, height: 844 };
const tablet = { width: 1180, height: 820 };

/**
 * The first visit on a slow device: when the Parker lid can be seen, and when the set-up is there if it is tapped at
 * once. Both from the start of the navigation; the server is near.
 * @param {string} origin
 * @param {number} rate how many times slower than this machine
 */
export function firstTap(origin, rate) {
	return withBrowser(phone, async (page) => {
		await page.addInitScript(() => {
			// The tap may lead to another document: the clock starts with the first.
			const start = Number((sessionStorage['bench'] ??= performance.timeOrigin));
			const look = new MutationObserver(() => {
				if (!document.querySelector('form input[aria-label="Name"]')) return;
				look.disconnect();
				Object.assign(globalThis, { benchSetUp: performance.timeOrigin + performance.now() - start });
			});
			look.observe(document, { childList: true, subtree: true });
		});
		await slowDown(page, rate);
		await page.goto(origin, { waitUntil: 'commit' });
		const lid = page.locator('a[href^="/new?box=parker-bingo"]').first();
		const box = await lid.boundingBox();
		if (!box) throw new Error('the lid is not on the screen');
		const painted = await page.evaluate(
			() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
		);
		await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
		await page.getByRole('textbox', { name: 'Name' }).waitFor();
		/** @type {number} */
		const setUp = await page.evaluate(() => Reflect.get(globalThis, 'benchSetUp'));
		return { painted: painted ?? Number.NaN, setUp };
	});
}

/**
 * @param {Page} page
 * @param {string} origin
 * @param {'From the app' | 'Wooden'} tiles
 */
async function setUp(page, origin, tiles) {
	await page.goto(`${origin}/new?box=parker-bingo`);
	for (const name of ['Ana', 'Ben', 'Cleo', 'Dag']) {
		await page.getByRole('textbox', { name: 'Name' }).fill(name);
		await page.getByRole('textbox', { name: 'Name' }).press('Enter');
	}
	await page.getByRole('radio', { name: tiles }).check({ force: true });
	await page.getByRole('button', { name: /^Start playing/ }).click();
	await page.getByTestId('saved').waitFor({ state: 'attached' });
}

/** From the finger's lifting until IndexedDB says that the row is on the disk. @param {string} origin @param {number} taps */
export function tapToDurable(origin, taps) {
	return withBrowser(tablet, async (page) => {
		await page.addInitScript(() => {
			/** @type {number[]} */
			const times = [];
			let tapped = 0;
			Object.assign(globalThis, { benchTimes: times });
			addEventListener('pointerup', () => (tapped = performance.now()), { capture: true });
			const begin = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')?.value;
			IDBDatabase.prototype.transaction = function (/** @type {unknown[]} */ ...args) {
				const tx = begin.apply(this, args);
				if (args[1] === 'readwrite' && Array.isArray(args[0]) && args[0].includes('entries')) {
					const since = tapped;
					tx.addEventListener('complete', () => times.push(performance.now() - since));
				}
				return tx;
			};
		});
		await setUp(page, origin, 'Wooden');
		const board = page.getByRole('list', { name: 'Check-board' });
		const squares = await board.getByRole('button').all();
		const places = await Promise.all(squares.map((square) => square.boundingBox()));
		/** @type {number[]} */
		const times = [];
		let rows = 1;
		while (times.length < taps) {
			for (const place of places.slice(0, Math.min(74, taps - times.length))) {
				if (!place) throw new Error('a square is not on the screen');
				await page.evaluate(() => Reflect.get(globalThis, 'benchTimes').splice(0));
				await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
				await page.locator(`[data-saved="${rows}"]`).waitFor({ state: 'attached' });
				/** @type {number[]} */
				const [time] = await page.evaluate(() => Reflect.get(globalThis, 'benchTimes'));
				if (time === undefined) throw new Error('the tap wrote nothing');
				times.push(time);
				rows += 1;
			}
			await page.getByRole('button', { name: /^Game menu/ }).click();
			await page.getByRole('button', { name: 'Close the round' }).click();
			await page.getByRole('button', { name: 'New round' }).click();
			rows += 2;
			await board.waitFor();
		}
		return times;
	});
}

/**
 * From a tap on Call until the frame that shows its ball, as the browser counts it for "interaction to next paint":
 * in steps of 8.
 * @param {string} origin @param {number} rate @param {number} taps up to 70
 */
export function tapToPaint(origin, rate, taps) {
	return withBrowser(phone, async (page) => {
		await page.addInitScript(() => {
			/** @type {Map<number, number>} */
			const longest = new Map();
			Object.assign(globalThis, { benchLongest: longest });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					const id = Number(Reflect.get(entry, 'interactionId'));
					if (id) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration));
				}
			}).observe(
				// lib.dom does not know the threshold yet.
				/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true })
			);
		});
		await setUp(page, origin, 'From the app');
		await slowDown(page, rate);
		const box = await page.getByTestId('call').boundingBox();
		if (!box) throw new Error('there is no call button');
		await page.evaluate(() => Reflect.get(globalThis, 'benchLongest').clear());
		for (let tap = 1; tap <= taps; tap += 1) {
			await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
			await page.locator(`[data-saved="${tap}"]`).waitFor({ state: 'attached' });
			// Longer than the guard against double taps.
			await page.waitForTimeout(400);
		}
		/** @type {number[]} */
		const times = await page.evaluate(() => [...Reflect.get(globalThis, 'benchLongest').values()]);
		// An interaction that is shorter than the threshold is not told: it counts as the threshold.
		return [...times, ...Array(Math.max(0, taps - times.length)).fill(16)];
	});
}

/** Opening one table, alone and among others. @param {string} origin @param {number} others @param {number} runs */
export function openingAmong(origin, others, runs) {
	return withBrowser(phone, async (page) => {
		await noteTheBall(page);
		await page.goto(origin);
		await page.waitForFunction(
			async () => (await navigator.serviceWorker.ready).active?.state === 'activated'
		);
		await fillWith(page, [evening('mine', 75)]);
		const several = async () => {
			/** @type {number[]} */
			const times = [];
			for (let run = 0; run < runs; run += 1) times.push(await opening(page, `${origin}/play?table=mine`));
			return times;
		};
		const alone = await several();
		await page.goto(origin);
		for (let from = 0; from < others; from += 100) {
			await fillWith(
				page,
				Array.from({ length: Math.min(100, others - from) }, (_, i) => evening(`other-${from + i}`, 75))
			);
		}
		return { alone, among: await several() };
	});
}

/**
 * The list of past games, with ten of them and with many: from the start of the navigation until its first game is on
 * the screen.
 * @param {string} origin @param {number} many @param {number} runs
 */
export function pastGames(origin, many, runs) {
	return withBrowser(phone, async (page) => {
		await page.addInitScript(() => {
			const look = new MutationObserver(() => {
				if (!document.querySelector('main a[href*="/past/game?"]')) return;
				look.disconnect();
				requestAnimationFrame(() => performance.mark('bench: a past game'));
			});
			look.observe(document, { childList: true, subtree: true });
		});
		await page.goto(origin);
		await page.waitForFunction(
			async () => (await navigator.serviceWorker.ready).active?.state === 'activated'
		);
		const several = async () => {
			/** @type {number[]} */
			const times = [];
			for (let run = 0; run < runs; run += 1) {
				await page.goto(`${origin}/past`);
				await page.locator('main a[href*="/past/game?"]').first().waitFor();
				times.push(
					await page.evaluate(
						() => performance.getEntriesByName('bench: a past game')[0]?.startTime ?? Number.NaN
					)
				);
			}
			return times;
		};
		await fillPast(page, 0, 10);
		const few = await several();
		for (let from = 10; from < many; from += 1000) await fillPast(page, from, Math.min(many, from + 1000));
		return { few, all: await several() };
	});
}
