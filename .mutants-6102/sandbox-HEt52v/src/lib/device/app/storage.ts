// @ts-nocheck
import { browser } from '../browser';
/** The storage that the browser gives this app. Any part may be unknown. */
export interface StorageStatus {
	/** Whether the browser promised not to clear it by itself. */
	readonly persisted: boolean | undefined;
	/** Bytes, roughly. */
	readonly usage: number | undefined;
	/** Bytes, roughly. */
	readonly quota: number | undefined;
}

const manager = (): StorageManager | undefined => browser.navigator?.storage;

/** Returns the status to show. Never rejects. */
export async function storageStatus(): Promise<StorageStatus> {
	const [persisted, estimate] = await Promise.all([
		attempt(() => manager()?.persisted()),
		attempt(() => manager()?.estimate())
	]);
	return { persisted, usage: estimate?.usage, quota: estimate?.quota };
}

/**
 * Asks the browser not to clear the tables by itself. Some browsers ask the user, and then this takes as long as the
 * answer: never await it before showing something. Never rejects.
 */
export async function askPersistence(): Promise<'kept' | 'refused' | 'unsupported'> {
	const answer = await attempt(() => manager()?.persist());
	return answer === undefined ? 'unsupported' : answer ? 'kept' : 'refused';
}

async function attempt<T>(ask: () => Promise<T> | undefined): Promise<T | undefined> {
	try {
		return await ask();
	} catch {
		return undefined;
	}
}
