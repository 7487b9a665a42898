// In play: from a tap to the frame that shows it, and to the disk.
import { evening, fillWith, median, quantile } from './evening.mjs';
import { onDevice, phone, repeated, say, slowDown, tablet, whenKept } from './device.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** Milliseconds from one tap to the next: more than the guard against double taps waits for. */
const pace = 400;

/**
 * Waits until a row is shown as saved, asking through the page itself. A locator brings listeners of its own into the
 * page, and they are what a first tap waits for: 100 ms and more.
 * @param {Page} page @param {number} seq of the row
 */
async function whenSaved(page, seq) {
	for (let asked = 0; asked < 1200; asked += 1) {
		if (await page.evaluate((seq) => document.querySelector(`[data-saved="${seq}"]`) !== null, seq)) return;
		await page.waitForTimeout(25);
	}
	throw new Error(`Row ${seq} was never saved.`);
}

/** Opens a table of so many facts in an app that is kept on the device, as on every evening but the first. @param {Page} page @param {string} origin @param {number} facts @param {'app' | 'tiles'} [drawing] */
async function openTable(page, origin, facts, drawing = 'app') {
	await page.goto(`${origin}/play?table=nobody`);
	await whenKept(page);
	await fillWith(page, [evening('mine', facts, drawing)]);
	await page.goto(`${origin}/play?table=mine`);
	await whenSaved(page, facts - 1);
	// What is fetched once the table stands is there by the time a player has turned a tile.
	await page.waitForLoadState('networkidle');
	await page.waitForTimeout(500);
}

/**
 * Taps a button over and over, each tap saved before the next is made.
 * @param {Page} page @param {string} button a test id @param {number} taps @param {number} seq of the first row
 * @returns {Promise<number[]>} from each tap until its frame, as the browser counts it for "interaction to next paint": in steps of 8
 */
async function tapToPaint(page, button, taps, seq) {
	await page.evaluate(() => {
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
			/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 })
		);
	});
	const place = await page.evaluate((id) => {
		const box = document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect();
		return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	}, button);
	if (!place) throw new Error(`there is no ${button}`);
	for (let tap = 0; tap < taps; tap += 1) {
		await page.touchscreen.tap(place.x, place.y);
		await whenSaved(page, seq + tap);
		await page.waitForTimeout(pace);
	}
	/** @type {number[]} */
	const times = await page.evaluate(() => [...Reflect.get(globalThis, 'benchLongest').values()]);
	// An interaction that is shorter than the threshold is not told: it counts as the threshold.
	return [...times, ...Array(Math.max(0, taps - times.length)).fill(16)];
}

/**
 * Taps in a table that holds so many facts already.
 * @param {string} origin @param {number} rate @param {number} facts @param {string} button @param {number} taps
 */
const inTable = (origin, rate, facts, button, taps) =>
	onDevice(phone, async (page) => {
		await openTable(page, origin, facts);
		await slowDown(page, rate);
		return tapToPaint(page, button, taps, facts);
	});

/**
 * From the finger's lifting until IndexedDB says that the row is on the disk.
 * @param {string} origin @param {number} taps up to 75
 */
const tapToDurable = (origin, taps) =>
	onDevice(tablet, async (page) => {
		await page.addInitScript(() => {
			/** @type {number[]} */
			const times = [];
			let tapped = 0;
			Object.assign(globalThis, { benchTimes: times });
			addEventListener('pointerup', () => (tapped = performance.now()), { capture: true });
			const begin = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')?.value;
			IDBDatabase.prototype.transaction = function (/** @type {unknown[]} */ ...args) {
				const tx = begin.apply(this, args);
				if (tapped && args[1] === 'readwrite' && Array.isArray(args[0]) && args[0].includes('entries')) {
					const since = tapped;
					tx.addEventListener('complete', () => times.push(performance.now() - since));
				}
				return tx;
			};
		});
		await openTable(page, origin, 1, 'tiles');
		const squares = await page
			.getByRole('list', { name: say('parker_check_board') })
			.getByRole('button')
			.all();
		const places = await Promise.all(squares.slice(0, taps).map((square) => square.boundingBox()));
		for (const [nth, place] of places.entries()) {
			if (!place) throw new Error('a square is not on the screen');
			await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
			await whenSaved(page, nth + 1);
		}
		/** @type {number[]} */
		const times = await page.evaluate(() => Reflect.get(globalThis, 'benchTimes'));
		if (times.length !== taps) throw new Error(`${taps} taps wrote ${times.length} times`);
		return times;
	});

/** @param {import('./figures.mjs').Bench} bench */
export async function play({ origin, tell, few }) {
	const unit = /** @type {const} */ ('ms');
	const rounds = few ? 1 : 3;
	/** @param {string} what @param {number[][]} times @param {number} aim */
	const p98 = (what, times, aim) => {
		const all = times.flat();
		tell({ what: `4x: ${what}, p98`, figure: quantile(all, 0.98), unit, aim, of: all.length });
		tell({ what: `4x: ${what}, median`, figure: median(all), unit, of: all.length });
	};
	p98(
		'tap to paint over a round of 75 calls',
		await repeated(rounds, () => inTable(origin, 4, 1, 'call', few ? 20 : 75)),
		50
	);
	p98(
		'tap to paint in a table of 2,000 facts',
		await repeated(rounds, () => inTable(origin, 4, 2001, 'call', few ? 10 : 40)),
		50
	);
	// Thirty calls of its last round are there to be taken back.
	p98('undo in 5,000 rows', await repeated(rounds, () => inTable(origin, 4, 5023, 'undo', few ? 5 : 20)), 50);
	const durable = (await repeated(rounds, () => tapToDurable(origin, 75))).flat();
	tell({ what: 'tap to durable, p50', figure: quantile(durable, 0.5), unit, of: durable.length });
	tell({ what: 'tap to durable, p95', figure: quantile(durable, 0.95), unit, of: durable.length });
}
