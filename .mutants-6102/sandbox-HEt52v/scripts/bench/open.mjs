// @ts-nocheck
// How soon something that is kept on the device is on the screen, however much is kept there.
import { evening, fillPast, fillWith, median, noteWhen, opening } from './evening.mjs';
import { onDevice, phone, repeated, slowDown, startedIn, whenKept, withProfile } from './device.mjs';
import { root } from '../ready.mjs';
import { serve } from '../serve.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** The ball of the table that is open. */
const ball = '[data-testid="ball-digits"]';

/** Opens a page of the app and waits until all of it is kept. @param {Page} page @param {string} origin */
async function kept(page, origin) {
	await page.goto(origin);
	await whenKept(page);
}

/** A table of 75 rows without a server, in a browser that has just been started. @param {number} rate @param {number} runs */
const coldOffline = (rate, runs) =>
	withProfile(async (profile) => {
		const site = await serve({ dir: `${root}build` });
		await startedIn(profile, phone, async (page) => {
			await kept(page, site.origin);
			await fillWith(page, [evening('mine', 75)]);
		});
		await site.close();
		return repeated(runs, () =>
			startedIn(profile, phone, async (page) => {
				await noteWhen(page, ball);
				await slowDown(page, rate);
				// The browser's own start is not the app's.
				await page.waitForTimeout(2000);
				const took = await opening(page, `${site.origin}/play?table=mine`);
				const digits = await page.locator(ball).first().textContent();
				const last = evening('mine', 75).at(-1)?.fact['number'];
				if (digits?.trim() !== String(last)) throw new Error(`the ball says ${digits}, not ${String(last)}`);
				return took;
			})
		);
	});

/**
 * How long a page takes with few things on the device, and with many: measured in turns, on two devices.
 * @param {object} asked
 * @param {string} asked.origin
 * @param {string} asked.path
 * @param {string} asked.shows what is on the screen when the page is there
 * @param {number} asked.runs
 * @param {(page: Page, many: boolean) => Promise<void>} asked.fill
 */
const fewAndMany = ({ origin, path, shows, runs, fill }) =>
	onDevice(phone, (few) =>
		onDevice(phone, async (many) => {
			for (const page of [few, many]) {
				await noteWhen(page, shows);
				await kept(page, origin);
				await fill(page, page === many);
				// The first look at a page is another story.
				await opening(page, `${origin}${path}`);
			}
			const times = await repeated(runs, async () => ({
				few: await opening(few, `${origin}${path}`),
				many: await opening(many, `${origin}${path}`)
			}));
			return { few: median(times.map(({ few }) => few)), many: median(times.map(({ many }) => many)) };
		})
	);

/** @param {Page} page @param {number} to */
async function past(page, to) {
	for (let from = 0; from < to; from += 1000) await fillPast(page, from, Math.min(to, from + 1000));
}

/** @param {import('./figures.mjs').Bench} bench */
export async function open({ origin, tell, few }) {
	const runs = few ? 3 : 15;
	const many = few ? 2000 : 10_000;
	const unit = /** @type {const} */ ('ms');
	const cold = await coldOffline(4, few ? 2 : 9);
	tell({
		...{ what: '4x: cold start without a server to the exact table, median', of: cold.length },
		...{ figure: median(cold), unit, aim: 500 }
	});
	/** @param {string} what @param {{ few: number, many: number }} times @param {string} counted @param {number} [aim] */
	const told = (what, times, counted, aim) => {
		tell({ what: `${what} with ten of them, median`, figure: times.few, unit, of: runs });
		tell({
			...{ what: `${what} with ${counted}, to that with ten`, aim, of: runs },
			...{ figure: times.many / times.few, unit: 'times' }
		});
	};
	const shelf = { origin, path: '/', shows: 'main a[href^="/play?table="]', runs };
	const counted = `${many.toLocaleString('en')} past tables`;
	told(
		'the shelf, its open table shown,',
		await fewAndMany({
			...shelf,
			fill: async (page, all) => {
				await fillWith(page, [evening('mine', 75)]);
				await past(page, all ? many : 10);
			}
		}),
		counted,
		1.1
	);
	told(
		'the page of past games',
		await fewAndMany({
			...{ origin, path: '/past', shows: 'main a[href*="/past/game?"]', runs },
			fill: (page, all) => past(page, all ? many : 10)
		}),
		counted,
		1.1
	);
	told(
		'a table of 75 rows, the other tables in play,',
		await fewAndMany({
			...{ origin, path: '/play?table=mine', shows: ball, runs },
			fill: async (page, all) => {
				const others = Array.from({ length: all ? 1000 : 10 }, (_, i) => evening(`other-${i}`, 75));
				await fillWith(page, [evening('mine', 75)]);
				for (let from = 0; from < others.length; from += 100)
					await fillWith(page, others.slice(from, from + 100));
			}
		}),
		'1,000'
	);
}
