import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { closeDevices, device } from './devices.testing';
import { allOrNone } from './db';

afterEach(closeDevices);
afterEach(() => void vi.unstubAllGlobals());

it('of what failed it is heard why, and not that the transaction is over by then', async () => {
	vi.stubGlobal('navigator', { storage: { estimate: () => Promise.resolve({ quota: 1e9, usage: 0 }) } });
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
