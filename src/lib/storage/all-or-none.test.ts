import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { closeDevices, device } from './devices.testing';
import { allOrNone } from './db';

afterEach(closeDevices);

it('of what failed it is heard why, and not that the transaction is over by then', async () => {
	const done = await device().write(async (db) => {
		const tx = db.transaction('kept', 'readwrite');
		await allOrNone(tx, async (requests) => {
			requests.push(tx.store.put({ at: 1, value: 1 }, 'once'), tx.store.add({ at: 2, value: 2 }, 'once'));
			await tx.done.catch(() => undefined);
		}).catch((error: unknown) => {
			expect(error).toHaveProperty('name', 'ConstraintError');
		});
		return db.count('kept');
	});
	expect(done).toEqual({ ok: true, value: 0 });
});

it('a request that is never answered does not keep back why its transaction failed', async () => {
	const full = new DOMException('no room', 'QuotaExceededError');
	const tx = { done: Promise.reject(full), abort: () => undefined, commit: () => undefined };
	const unanswered = new Promise<never>(() => undefined);
	await expect(allOrNone(tx, (requests) => requests.push(unanswered))).rejects.toBe(full);
});
