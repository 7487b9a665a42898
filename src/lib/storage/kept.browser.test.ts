import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from './db';
import { followKept, removeOldest, saveKept, updateKept, loadKept } from './kept';
import { pendingAnywhere, pendingHere } from './refused';

let db: Database;
let now = 0;
beforeEach(() => {
	db = new Database(`kept-${crypto.randomUUID()}`);
	vi.spyOn(Date, 'now').mockImplementation(() => ++now);
});
afterEach(async () => {
	vi.restoreAllMocks();
	await db.close();
	await deleteDB(db.name);
});

/** A database that refuses whatever is written, as a full device does. */
const full = () =>
	vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
		throw new DOMException('for the test', 'QuotaExceededError');
	});
const kept = async (names: string) => {
	const all = await loadKept('parker-bingo', names, db);
	return all.ok ? all.value : all.trouble.why;
};

test('what is kept is found by how its name begins, the latest first, and a box sees its own', async () => {
	for (const name of ['card/a/1', 'card/b/1', 'faces']) await saveKept('parker-bingo', name, name, db);
	await saveKept('parker-bingo', 'card/a/1', 'again', db);
	await saveKept('bing-oh', 'card/c/1', 'not mine', db);
	expect(await kept('card/')).toEqual(['again', 'card/b/1']);
	await removeOldest('parker-bingo', 'card/', 1, db);
	expect([await kept('card/'), await kept('faces')]).toEqual([['again'], ['faces']]);
});

test('another tab hears what was kept, and nobody hears themselves', async () => {
	const heard: string[] = [];
	const stop = followKept('parker-bingo', 'a', () => heard.push('a'));
	await saveKept('parker-bingo', 'a', 1, db);
	const other = new BroadcastChannel('tablemate-kept');
	for (const name of ['b', 'a']) other.postMessage(`parker-bingo/${name}`);
	await expect.poll(() => heard).toEqual(['a']);
	stop();
	other.close();
});

describe('what storage refuses', () => {
	test('lives as long as the page, is told to every page, and is saved with the next', async () => {
		await saveKept('parker-bingo', 'card/a/1', 'before', db);
		const refusing = full();
		expect(await saveKept('parker-bingo', 'card/a/1', 'after', db)).toEqual({
			ok: false,
			trouble: { why: 'full' }
		});
		expect(await kept('card/')).toEqual(['after']);
		expect([pendingHere(), await pendingAnywhere()]).toEqual([true, true]);
		const locks = async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? [];
		await expect.poll(locks).toContain('not-saved');
		refusing.mockRestore();
		await saveKept('parker-bingo', 'card/a/1', 'later', db);
		expect(await kept('card/')).toEqual(['later']);
		expect(pendingHere()).toBe(false);
		await expect.poll(locks).not.toContain('not-saved');
	});
	test('is what a value is made of that is kept over it, and not what lies on the disk', async () => {
		await saveKept('parker-bingo', 'card/a/1', 'before', db);
		const refusing = full();
		await saveKept('parker-bingo', 'card/a/1', 'after', db);
		const more = (there: unknown) => `${String(there)} and more`;
		await updateKept('parker-bingo', 'card/a/1', more, db);
		expect(await kept('card/')).toEqual(['after and more']);
		refusing.mockRestore();
		await updateKept('parker-bingo', 'card/a/1', more, db);
		expect(await kept('card/')).toEqual(['after and more and more']);
	});
	test('and the reading before it, where the connection breaks off there, are refused as one', async () => {
		vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
			const request = this.getKey(key);
			this.transaction.abort();
			return request;
		});
		expect(await saveKept('parker-bingo', 'card/b/1', 'late', db)).toMatchObject({ ok: false });
		expect(await kept('card/b')).toEqual(['late']);
		vi.restoreAllMocks();
		await saveKept('parker-bingo', 'card/b/1', 'later', db);
		expect(pendingHere()).toBe(false);
	});
});
