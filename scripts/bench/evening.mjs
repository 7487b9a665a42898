// Long evenings of Parker Bingo, for figures and budgets. The facts all stand; nobody is lucky.

/** @typedef {{ table: string, seq: number, at: number, v: number, fact: Record<string, unknown> }} BenchRow */

/** What a page says when it shows what it is asked for, before the time (ms). */
const shown = 'bench: shown ';

const players = [
	{ id: 'ana', name: 'Ana' },
	{ id: 'ben', name: 'Ben' },
	{ id: 'cleo', name: 'Cleo' },
	{ id: 'dag', name: 'Dag' }
];

/** One round: sixty calls, a wrong claim among them, and closed without a winner. */
const round = [
	...Array.from({ length: 30 }, (_, i) => ({ type: 'ball.called', number: 2 * i + 1 })),
	{ type: 'bingo.shouted', player: 'ben' },
	{
		type: 'line.claimed',
		player: 'ben',
		lines: [{ line: 'column-O', numbers: [61, 62, 63, 64, 65] }]
	},
	...Array.from({ length: 30 }, (_, i) => ({ type: 'ball.called', number: 2 * i + 2 })),
	{ type: 'round.closed' },
	{ type: 'round.opened' }
];

/** Of which version the summaries are: those of another are worked out anew. */
export const summaries = 8;

/**
 * The journal of a table in play.
 * @param {string} table its id
 * @param {number} facts how many rows, the opening included; 1 or more
 * @param {'app' | 'tiles'} [drawing] who draws
 * @returns {BenchRow[]}
 */
export function evening(table, facts, drawing = 'app') {
	const opening = {
		...{ type: 'table.opened', box: 'parker-bingo', variant: 'normal', edition: 1, seed: 'bench' },
		...{ players, drawing, caller: null, options: { freeCentre: false, winnerCalls: false } }
	};
	return Array.from({ length: facts }, (_, seq) => ({
		table,
		seq,
		at: 1_795_000_000_000 + seq * 8000,
		v: 1,
		fact: seq === 0 ? opening : (round[(seq - 1) % round.length] ?? opening)
	}));
}

/**
 * Writes whole tables into the database of a page of the app, with what the shelf shows of them.
 * @param {import('@playwright/test').Page} page any page of the app that has opened its database
 * @param {BenchRow[][]} journals
 */
export async function fillWith(page, journals) {
	await page.evaluate(
		({ journals, cache }) =>
			/** @type {Promise<void>} */ (
				new Promise((resolve, reject) => {
					const opening = indexedDB.open('tablemate');
					opening.onsuccess = () => {
						const db = opening.result;
						const tx = db.transaction(['entries', 'tables'], 'readwrite');
						for (const rows of journals) {
							const [first] = rows;
							const last = rows.at(-1);
							if (!first || !last) continue;
							for (const row of rows) tx.objectStore('entries').add(row);
							const { box, variant, edition, players } =
								/** @type {{ box: string, variant: string, edition: number, players: { id: string, name: string }[] }} */ (
									/** @type {unknown} */ (first.fact)
								);
							tx.objectStore('tables').put({
								...{ id: first.table, box, variant, edition, status: 'in-play', winners: [] },
								players: players.map((player) => ({ ...player, score: 0 })),
								seated: players.flatMap(({ id }) => [
									['in-play', id, last.at],
									['in-play', id, box, last.at]
								]),
								...{ openedAt: first.at, changedAt: last.at, rows: rows.length, cache }
							});
						}
						tx.oncomplete = () => {
							db.close();
							resolve();
						};
						tx.onabort = () => reject(tx.error ?? new Error('not written'));
					};
					opening.onerror = () => reject(opening.error ?? new Error('not opened'));
				})
			),
		{ journals, cache: summaries }
	);
}

/**
 * Writes finished games into the database of a page of the app, as the list of past games keeps them.
 * @param {import('@playwright/test').Page} page any page of the app that has opened its database
 * @param {number} from the number of the first
 * @param {number} to the number after the last
 */
export async function fillPast(page, from, to) {
	await page.evaluate(
		({ from, to, people, cache }) =>
			/** @type {Promise<void>} */ (
				new Promise((resolve, reject) => {
					const opening = indexedDB.open('tablemate');
					opening.onerror = () => reject(opening.error ?? new Error('not opened'));
					opening.onsuccess = () => {
						const db = opening.result;
						const tx = db.transaction('tables', 'readwrite');
						for (let n = from; n < to; n += 1) {
							const box = n % 2 ? 'parker-bingo' : 'quingo';
							const changedAt = 1_700_000_000_000 + n * 60_000;
							tx.objectStore('tables').put({
								...{ id: `past-${n}`, box, variant: n % 2 ? 'normal' : 'full', edition: 1, status: 'over' },
								...{ winners: ['ana'], rows: 90, cache, openedAt: changedAt - 60_000, changedAt },
								players: people.map((player, i) => ({ ...player, score: (n + i) % 9 })),
								seated: people.flatMap(({ id }) => [
									['over', id, changedAt],
									['over', id, box, changedAt]
								])
							});
						}
						tx.onabort = () => reject(tx.error ?? new Error('not written'));
						tx.oncomplete = () => {
							db.close();
							resolve();
						};
					};
				})
			),
		{ from, to, people: players, cache: summaries }
	);
}

/**
 * How long a page takes, from the start of the navigation until the frame that shows what `noteWhen` looks for, in ms.
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @returns {Promise<number>}
 */
export async function opening(page, address) {
	// Asked for by a function that waits in the page, Playwright would bring its own scripts there: 30 ms and more at 4x.
	const told = page.waitForEvent('console', (message) => message.text().startsWith(shown));
	await page.goto(address);
	return Number((await told).text().slice(shown.length));
}

/**
 * Makes every page note when something first came on the screen, for `opening`.
 * @param {import('@playwright/test').BrowserContext | import('@playwright/test').Page} pages
 * @param {string} what a selector; the ball of a table unless told
 */
export async function noteWhen(pages, what = '[data-testid="ball-digits"]') {
	await pages.addInitScript(
		([what, shown]) => {
			const look = new MutationObserver(() => {
				if (!document.querySelector(what)) return;
				look.disconnect();
				// It is drawn in the frame after its element came.
				requestAnimationFrame(() => console.debug(shown + performance.now()));
			});
			look.observe(document, { childList: true, subtree: true });
		},
		/** @type {const} */ ([what, shown])
	);
}

/** @param {readonly number[]} values @param {number} share 0 to 1 @returns {number} */
export function quantile(values, share) {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);
