// @ts-nocheck
import { called } from '$lib/games/parker-bingo/rules/testing';
import { printFigures, tries } from '$lib/domain/tries.testing';
import { afterEach, expect, test, vi } from 'vitest';
import { callsOf, closeAll, created, opened, rowsOf, saved } from './table.testing';

afterEach(closeAll);

/** What storage is asked by a tap that is saved. */
const methods = ['add', 'put', 'delete', 'getKey'] as const;

const saves = (tx: IDBTransaction) => tx.mode === 'readwrite' && tx.objectStoreNames.contains('entries');

/**
 * Makes every `nth` call by which a table is saved fail, and tells how many did: `aborted` by the browser after it was asked, or at
 * once, with an exception of that name.
 */
function failEvery(nth: number, name: string): { failed: number } {
	const told = { failed: 0 };
	let calls = 0;
	/** Returns whether the call is to be aborted. */
	const fails = (): boolean => {
		calls += 1;
		if (calls % nth !== 0) return false;
		told.failed += 1;
		if (name === 'aborted') return true;
		throw new DOMException('for the test', name);
	};
	for (const method of methods) {
		const real = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, method)?.value as (
			...all: unknown[]
		) => IDBRequest;
		vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
			this: IDBObjectStore,
			...all: unknown[]
		) {
			const aborts = saves(this.transaction) && fails();
			const request = real.apply(this, all);
			if (aborts) this.transaction.abort();
			return request as never;
		});
	}
	const real = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')?.value as (
		...all: unknown[]
	) => IDBTransaction;
	vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
		this: IDBDatabase,
		...all: unknown[]
	) {
		const tx = real.apply(this, all);
		if (saves(tx) && fails()) tx.abort();
		return tx;
	});
	return told;
}

/** Every so many calls one fails: from 1 to 20, or by day one of these. */
const rates = Array.from({ length: tries(1, 20) }, (_, i) => (tries(1, 20) === 1 ? 3 : i + 1));

test.each(
	rates.flatMap((nth) =>
		(['QuotaExceededError', 'UnknownError', 'aborted'] as const).map((name) => [nth, name] as const)
	)
)(
	'every storage call %i fails with %s: what is stored is a beginning of the journal, and at last all of it',
	async (nth, name) => {
		const table = await created();
		const told = failEvery(nth, name);
		for (let number = 1; number <= tries(10, 25); number++) {
			expect(table.record(...called(number)).ok).toBe(true);
			if (number % 4 === 0) table.undo();
			await expect.poll(() => table.saving).not.toBe('saving');
		}
		await table.retry();
		const [calls, rows] = [callsOf(table), table.rows];
		const failed = told.failed;
		vi.restoreAllMocks();
		// Nothing is there that was not recorded, and nothing in another order.
		const before = await rowsOf(table.id);
		expect(rows.slice(0, before.length)).toEqual(before);
		expect(table.savedTo).toBe(before.length - 1);
		await table.retry();
		await saved(table);
		expect(await rowsOf(table.id)).toEqual(rows);
		await table.close();
		expect(callsOf(await opened(table.id))).toEqual(calls);
		printFigures(
			`every storage call ${String(nth)} failing (${name}): ${String(failed)} failed, ${String(rows.length)} rows, ${String(rows.length - before.length)} not saved before storage answered again, 0 lost`
		);
	}
);
