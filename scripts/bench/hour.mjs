// What an hour of calling by itself leaves behind in the page.
import { evening, fillWith } from './evening.mjs';
import { onDevice, phone, say } from './device.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const seconds = 5;
const tiles = 75;

/** Bytes that are in use once nothing that can go is left. @param {import('@playwright/test').CDPSession} devtools */
async function heap(devtools) {
	// What hangs together over the border of the engine goes with the second one only.
	for (let i = 0; i < 2; i += 1) await devtools.send('HeapProfiler.collectGarbage');
	const { usedSize } = await devtools.send('Runtime.getHeapUsage');
	return usedSize;
}

/**
 * Calls by itself for so many minutes of the page's own clock, twice, round after round.
 * @param {string} origin @param {number} minutes
 * @returns {Promise<readonly number[]>} by how many MB the page has grown each time, from its first round on
 */
const growth = (origin, minutes) =>
	onDevice(phone, async (page) => {
		await page.addInitScript((pace) => {
			if (location.protocol === 'http:') localStorage.setItem('tablemate.pace', pace);
		}, String(seconds));
		await page.clock.install();
		await page.goto(`${origin}/play?table=nobody`);
		await page.locator('main a').first().waitFor();
		await fillWith(page, [evening('mine', 1)]);
		await page.goto(`${origin}/play?table=mine`);
		const devtools = await page.context().newCDPSession(page);
		await devtools.send('HeapProfiler.enable');
		let rows = 0;
		/** @param {string} key @param {Record<string, string>} [parts] */
		const press = async (key, parts) => {
			await page.clock.runFor(1000);
			await page.getByRole('button', { name: say(key, parts), exact: true }).click();
			rows += 1;
			await page.locator(`[data-saved="${rows}"]`).waitFor({ state: 'attached' });
		};
		/** @type {number[]} */
		const sizes = [];
		for (let passed = 0; sizes.length < 3;) {
			await press('voice_auto_start', { seconds: String(seconds) });
			for (let call = 1; call < tiles; call += 1) {
				await page.clock.runFor(seconds * 1000 + 50);
				rows += 1;
				await page.locator(`[data-saved="${rows}"]`).waitFor({ state: 'attached' });
			}
			passed += tiles * seconds;
			await press('parker_close_round');
			await press('parker_new_round');
			await page.clock.runFor(60_000);
			// The first round brings what every later one needs.
			if (sizes.length === 0 || passed >= sizes.length * minutes * 60) sizes.push(await heap(devtools));
		}
		return sizes.slice(1).map((size, i) => (size - (sizes[i] ?? 0)) / 1e6);
	});

/** @param {import('./figures.mjs').Bench} bench */
export async function hour({ origin, tell, few }) {
	const minutes = few ? 14 : 66;
	const time = few ? 'some minutes' : 'an hour';
	const [first = NaN, second = NaN] = await growth(origin, minutes);
	const measured = /** @type {const} */ ({ unit: 'MB', aim: 1, of: 1 });
	tell({ what: `growth of the page in ${time} of automatic calling`, figure: first, ...measured });
	// More than half of the growth in the first is machine code that V8 makes.
	tell({ what: `and in as long a time after that`, figure: second, ...measured });
}
