// The first visit on a slow device: how soon a tap is answered, how many are lost, what is in the way of the next one.
import { median } from './evening.mjs';
import { onDevice, phone, repeated, say, slowDown } from './device.mjs';
import { peersIn } from './peers.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * What is tapped, and what is on the screen when that had an effect, as selectors.
 * @typedef {object} Errand
 * @property {string} address
 * @property {string} tap
 * @property {string} shows
 * @property {number} [wait] ms from its first paint until it is tapped
 * @property {number} [again] ms after which a tap without an effect is made once more
 */

/**
 * Makes every document of a page tell when something is painted that is to be tapped, and when its effect is. The
 * clock starts with the first document: a tap may lead to another.
 * @param {Page} page
 * @param {(x: number, y: number) => void} tap
 * @param {Pick<Errand, 'tap' | 'shows'>} errand
 * @returns {Promise<{ answer: Promise<{ painted: number, answered: number }> }>}
 */
async function watched(page, tap, errand) {
	/** @type {(times: { painted: number, answered: number }) => void} */
	let done = () => undefined;
	/** @type {Promise<{ painted: number, answered: number }>} */
	const answer = new Promise((resolve) => (done = resolve));
	await page.exposeFunction('benchTap', tap);
	await page.exposeFunction('benchDone', (/** @type {{ painted: number, answered: number }} */ times) =>
		done(times)
	);
	await page.addInitScript(({ tap, shows }) => {
		if (location.protocol === 'about:') return;
		/** @type {{ benchTap(x: number, y: number): void, benchDone(times: object): void }} */
		const told = /** @type {never} */ (globalThis);
		const start = Number((sessionStorage['benchStart'] ??= performance.timeOrigin));
		const now = () => performance.timeOrigin + performance.now() - start;
		const found = (/** @type {string} */ what) =>
			[...document.querySelectorAll(what)].find((element) =>
				element.checkVisibility({ visibilityProperty: true })
			);
		const look = () => {
			if (sessionStorage['benchPainted'] === undefined) {
				const { left, top, width, height } = found(tap)?.getBoundingClientRect() ?? new DOMRect();
				if (width > 0 && performance.getEntriesByName('first-contentful-paint').length > 0) {
					sessionStorage['benchPainted'] = now();
					told.benchTap(left + width / 2, top + height / 2);
				}
			} else if (found(shows)) {
				told.benchDone({ painted: Number(sessionStorage['benchPainted']), answered: now() });
				return;
			}
			requestAnimationFrame(look);
		};
		look();
	}, errand);
	return { answer };
}

/**
 * Taps as soon as there is something to tap, and again while nothing comes of it.
 * @param {Page} page
 * @param {Errand} errand
 * @param {import('@playwright/test').CDPSession} devtools
 */
export async function firstTap(page, { address, tap, shows, wait = 0, again = 8000 }, devtools) {
	let taps = 0;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	let timer;
	/** @param {number} x @param {number} y */
	const touch = (x, y) => {
		taps += 1;
		// The device answers when the page is free; a finger does not wait for that.
		for (const [type, touchPoints] of /** @type {const} */ ([
			['touchStart', [{ x, y }]],
			['touchEnd', []]
		]))
			devtools
				.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
				.catch(() => undefined);
		timer = setTimeout(() => touch(x, y), again);
	};
	const { answer } = await watched(page, (x, y) => void setTimeout(() => touch(x, y), wait), { tap, shows });
	await page.goto(address, { waitUntil: 'commit' });
	const times = await Promise.race([
		answer,
		page.waitForTimeout(60_000).then(() => {
			throw new Error(`${address}: a tap on ${tap} never showed ${shows}`);
		})
	]);
	clearTimeout(timer);
	return { ...times, dead: taps - 1 };
}

/** The lid of a box on the shelf, until its set-up answers. @param {string} origin @returns {Errand} */
const lid = (origin) => ({
	address: origin,
	tap: 'main a[href^="/new?box=parker-bingo"]',
	shows: `body:has(#svelte-announcer) form input[aria-label="${say('new_name')}"]`
});

/**
 * From the tap that ends the set-up until the first ball is there, if Call is tapped as soon as it is painted; the
 * guard against double taps makes nobody wait longer than this.
 * @param {Page} page a page on which the set-up is
 * @param {import('@playwright/test').CDPSession} devtools
 */
async function setUpToCall(page, devtools) {
	for (const name of ['Ana', 'Ben']) {
		await page.getByRole('textbox', { name: say('new_name') }).fill(name);
		await page.getByRole('textbox', { name: say('new_name') }).press('Enter');
	}
	// A person who types names takes longer than that.
	await page.waitForTimeout(3000);
	const start = await page.getByRole('button', { name: new RegExp(`^${say('new_start')}`) }).boundingBox();
	if (!start) throw new Error('the set-up has no button that starts');
	await page.exposeFunction('benchCall', async (/** @type {number} */ x, /** @type {number} */ y) => {
		await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
		await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	});
	await page.evaluate(() => {
		/** @type {{ benchCall(x: number, y: number): void }} */
		const told = /** @type {never} */ (globalThis);
		let began = 0;
		let taps = 0;
		let next = 0;
		addEventListener('touchend', ({ timeStamp }) => (began ||= timeStamp), { capture: true });
		const look = () => {
			const call = document.querySelector('[data-testid="call"]');
			const now = performance.now();
			if (call && now > Math.max(next, began + 340)) {
				const { left, top, width, height } = call.getBoundingClientRect();
				told.benchCall(left + width / 2, top + height / 2);
				taps += 1;
				next = now + 2000;
			}
			if (document.querySelector('[data-testid="ball-digits"]'))
				Object.assign(globalThis, { benchCalled: { took: now - began, dead: taps - 1 } });
			else requestAnimationFrame(look);
		};
		look();
	});
	const touchPoints = [{ x: start.x + start.width / 2, y: start.y + start.height / 2 }];
	await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
	await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await page.waitForFunction(() => Reflect.has(globalThis, 'benchCalled'), undefined, { timeout: 60_000 });
	/** @type {{ took: number, dead: number }} */
	return await page.evaluate(() => Reflect.get(globalThis, 'benchCalled'));
}

/** The tasks of over 50 ms after the first paint of the shelf, if nobody touches it. @param {string} origin @param {number} rate */
const tasksAfterPaint = (origin, rate) =>
	onDevice(phone, async (page) => {
		await page.addInitScript(() => {
			/** @type {PerformanceEntry[]} */
			const tasks = [];
			Object.assign(globalThis, { benchTasks: tasks });
			new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
		});
		await slowDown(page, rate);
		await page.goto(origin);
		await page.waitForLoadState('networkidle');
		await page.waitForTimeout(3000);
		return page.evaluate(() => {
			const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
			/** @type {PerformanceEntry[]} */
			const tasks = Reflect.get(globalThis, 'benchTasks');
			return tasks
				.filter(({ startTime, duration }) => startTime + duration > painted)
				.map(({ duration }) => duration);
		});
	});

/** Counts what a device without the app asks for. @param {string} origin */
const requests = (origin) =>
	onDevice({ ...phone, serviceWorkers: 'block' }, async (page) => {
		let asked = 0;
		page.on('request', () => (asked += 1));
		await page.goto(origin, { waitUntil: 'domcontentloaded' });
		const shelf = asked;
		await page.waitForLoadState('networkidle');
		return { shelf, idle: asked };
	});

/** @param {import('./figures.mjs').Bench} bench */
export async function first({ origin, tell, few }) {
	const runs = few ? 1 : 7;
	const { shelf, idle } = await requests(origin);
	tell({ what: 'requests of the shelf', figure: shelf, unit: 'requests', aim: 12 });
	tell({ what: 'and with what it fetches once it answers taps', figure: idle, unit: 'requests', aim: 22 });
	for (const rate of [4, 6]) {
		/** The best of the peers, beside which the app is measured. @type {number | undefined} */
		let best;
		for (const { name, serve, errand } of await peersIn()) {
			const { origin, close } = await serve();
			const visits = await repeated(runs, () =>
				onDevice(phone, async (page) =>
					firstTap(page, { ...errand, address: origin, again: 100 }, await slowDown(page, rate))
				)
			);
			await close();
			const figure = median(visits.map(({ answered }) => answered));
			best = Math.min(best ?? Infinity, figure);
			tell({ what: `${name}, ${rate}x: first effective tap, median`, figure, unit: 'ms', of: runs });
			const dead = median(visits.map(({ dead }) => dead));
			tell({ what: `${name}, ${rate}x: dead taps before it, median`, figure: dead, unit: 'taps', of: runs });
		}
		const aim = best === undefined ? undefined : 0.8 * best;
		const visits = await repeated(runs, () =>
			onDevice(phone, async (page) => {
				const devtools = await slowDown(page, rate);
				const visit = await firstTap(page, lid(origin), devtools);
				return { ...visit, call: await setUpToCall(page, devtools) };
			})
		);
		const middle = (/** @type {number[]} */ times) => ({
			figure: median(times),
			unit: /** @type {const} */ ('ms')
		});
		tell({
			what: `${rate}x: the shelf is painted, median`,
			...middle(visits.map((v) => v.painted)),
			of: runs
		});
		tell({
			...{ what: `${rate}x: first effective tap on the shelf: its set-up answers, median`, aim, of: runs },
			...middle(visits.map(({ answered }) => answered))
		});
		tell({
			...{ what: `${rate}x: from the set-up's end to the first call, median`, aim, of: runs },
			...middle(visits.map(({ call }) => call.took))
		});
		// Taps at any moment of the start: none may be lost.
		const moments = await repeated(few ? 1 : 12, (nth) =>
			onDevice(phone, async (page) =>
				firstTap(page, { ...lid(origin), wait: (nth + 1) * 120 }, await slowDown(page, rate))
			)
		);
		const all = [...visits, ...moments, ...visits.map(({ call }) => call)];
		tell({
			...{ what: `${rate}x: dead taps, at once and at every moment of the start`, of: all.length },
			...{ figure: all.reduce((sum, { dead }) => sum + dead, 0), unit: 'taps', aim: 0 }
		});
	}
	const tasks = await repeated(few ? 1 : 5, () => tasksAfterPaint(origin, 4));
	tell({
		...{
			what: '4x: longest task after the first paint of the shelf, median',
			unit: 'ms',
			aim: 50,
			of: tasks.length
		},
		// A task of less is not told.
		figure: median(tasks.map((durations) => Math.max(0, ...durations)))
	});
}
