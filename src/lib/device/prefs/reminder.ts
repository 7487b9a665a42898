import { loadLocal, saveLocal } from './local-store';

const backup = 'backup';
const asked = 'backup.asked';
/** How long (ms) a postponed reminder stays hidden. */
const patience = 30 * 24 * 3_600_000;

const momentOf = (name: string): number => {
	const at = Number(loadLocal(name) ?? 0);
	return Number.isFinite(at) ? at : 0;
};

/** Saves when a backup was exported (ms since 1970). */
export function backedUp(at: number): void {
	saveLocal(backup, String(at));
}

/** Saves when the user postponed the reminder (ms since 1970). */
export function postponeReminder(at: number): void {
	saveLocal(asked, String(at));
}

/** Returns when the last backup was exported (ms since 1970; 0 if never), or undefined while the reminder is postponed. */
export const reminderSince = (now: number): number | undefined =>
	now - momentOf(asked) < patience ? undefined : momentOf(backup);

/** Returns true the first time it is called with a name on this device, and false from then on. */
export function firstTime(name: string): boolean {
	if (loadLocal(name) !== null) return false;
	saveLocal(name, 'yes');
	return true;
}
