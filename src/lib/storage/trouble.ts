/**
 * Why storage failed. A value, never an exception: play goes on in memory, and the screen shows each reason as one
 * sentence.
 *
 * - `denied`: the browser gives this page no storage at all.
 * - `full`: the device or the browser's share of it is full.
 * - `blocked`: another tab still holds an older version of the app open.
 * - `outdated`: a newer version of the app has taken the database over; this page must be loaded again.
 * - `closed`: the connection was lost and could not be had again.
 * - `failed`: anything else; `detail` is for a bug report.
 */
export type Trouble =
	| { readonly why: 'denied' | 'full' | 'blocked' | 'outdated' | 'closed' }
	| { readonly why: 'failed'; readonly detail: string };

/** What storage returned. */
export type Stored<T> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly trouble: Trouble };

/** Storage did not answer in time. */
export class NoAnswer extends Error {
	override readonly name = 'NoAnswer';
}

/** Another tab holds an older version of the database open. */
export class Blocked extends Error {
	override readonly name = 'Blocked';
}

const nameOf = (error: unknown) => (error as { name?: unknown } | null | undefined)?.name;

/** Returns whether the connection was closed under the app: worth one more try with a new one. */
export const isConnectionLost = (error: unknown): boolean => nameOf(error) === 'InvalidStateError';

/** Returns whether a row of that key exists: another tab wrote it. */
export const isClash = (error: unknown): boolean => nameOf(error) === 'ConstraintError';

/** Returns the trouble that an exception of IndexedDB stands for. `opening`: it was thrown while the database was opened. */
export function troubleOf(error: unknown, opening: boolean): Trouble {
	switch (nameOf(error)) {
		case 'QuotaExceededError':
			return { why: 'full' };
		case 'SecurityError':
			return { why: 'denied' };
		case 'Blocked':
			return { why: 'blocked' };
		// The database on this device was made by a newer app than this page.
		case 'VersionError':
			return { why: 'outdated' };
		// At opening, some private windows refuse like this; later it is a lost connection.
		case 'InvalidStateError':
			return { why: opening ? 'denied' : 'closed' };
		default:
			return {
				why: 'failed',
				detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error)
			};
	}
}
