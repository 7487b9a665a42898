// @ts-nocheck
import { afterEach, expect, test, vi } from 'vitest';
import { askPersistence, storageStatus } from './storage';

afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test('says what the browser says', async () => {
	const status = await storageStatus();
	expect(status.quota).toBeGreaterThan(1_000_000);
	expect(status.usage).toBeTypeOf('number');
	expect(status.persisted).toBe(await navigator.storage.persisted());
});

test.each([
	[true, 'kept'],
	[false, 'refused']
] as const)('persistence answered %s is %s', async (answer, outcome) => {
	vi.spyOn(navigator.storage, 'persist').mockResolvedValue(answer);
	expect(await askPersistence()).toBe(outcome);
});

test('a browser that does not know, or will not say', async () => {
	vi.spyOn(navigator.storage, 'estimate').mockRejectedValue(new TypeError('denied'));
	expect(await storageStatus()).toMatchObject({ usage: undefined, quota: undefined, persisted: false });
	vi.stubGlobal('navigator', {});
	expect(await storageStatus()).toEqual({ persisted: undefined, usage: undefined, quota: undefined });
	expect(await askPersistence()).toBe('unsupported');
});
