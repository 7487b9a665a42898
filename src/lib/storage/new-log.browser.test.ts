import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Database } from './db';

let db: Database;
const keep = (value: string) => db.write((to) => to.put('drafts', value, 't'));
/** Counts how often a new log is begun: of this database alone, for the app's own is in the page, too. */
function watched() {
	const begun = vi.spyOn(IDBFactory.prototype, 'deleteDatabase');
	return () => begun.mock.calls.filter(([name]) => name === `${db.name}-log`).length;
}
const kept = () => db.read((from) => from.get('drafts', 't'));
beforeEach(() => {
	db = new Database(`test-${crypto.randomUUID()}`);
});
afterEach(async () => {
	vi.restoreAllMocks();
	await db.close();
	await deleteDB(db.name);
});

test('what is written is kept at once, and counts as saved when a new log is begun, once a page', async () => {
	const begun = watched();
	const asked = vi.spyOn(StorageManager.prototype, 'estimate');
	let saved = false;
	const saving = keep('one').then(() => (saved = true));
	await vi.waitFor(async () => {
		expect(await kept()).toEqual({ ok: true, value: 'one' });
	});
	expect(saved).toBe(false);
	await saving;
	expect(begun()).toBe(1);
	// Chromium has thrown away the old one.
	const taken = await Promise.all(
		asked.mock.results.map(async ({ value }) => {
			const { usageDetails } = (await value) as { usageDetails?: { indexedDB?: number } };
			return usageDetails?.indexedDB ?? 0;
		})
	);
	expect(taken.at(-1)).toBeLessThan(Math.max(...taken) - 16_000);
	await keep('two');
	expect(begun()).toBe(1);
});

test('a new log is begun when a page has read what it opens with', async () => {
	const begun = watched();
	for (let read = 0; read < 3; read += 1) {
		await kept();
		await new Promise((resolve) => void setTimeout(resolve, 30));
	}
	expect(begun()).toBe(0);
	await vi.waitFor(() => {
		expect(begun()).toBe(1);
	});
});

test('what is written counts as saved only once the new log is there, however long a busy browser takes', async () => {
	const since = performance.now();
	// A second after it began, Chromium has cleared away a light file from before.
	const taken = () => [80_000, 75_000, 45_000][Math.min(2, Math.trunc((performance.now() - since) / 1000))];
	const told = () => ({ quota: 9, usageDetails: { indexedDB: taken() } });
	vi.spyOn(StorageManager.prototype, 'estimate').mockImplementation(() => Promise.resolve(told()));
	expect(await keep('one')).toEqual({ ok: true, value: 't' });
	expect(performance.now() - since).toBeGreaterThan(2000);
});

test('where nobody tells whether it is begun, what is written is kept, and counts as saved a second later', async () => {
	vi.spyOn(StorageManager.prototype, 'estimate').mockResolvedValue({});
	const begun = performance.now();
	expect(await keep('one')).toEqual({ ok: true, value: 't' });
	expect(performance.now() - begun).toBeGreaterThan(950);
	expect(await kept()).toEqual({ ok: true, value: 'one' });
});
