// @ts-nocheck
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

/** Returns how many of these tables (each by when it ended) are in no backup; 0 while the reminder is postponed. */
export function tablesWithoutBackup(ended: readonly number[], now: number): number {
	if (now - momentOf(asked) < patience) return 0;
	const saved = momentOf(backup);
	return ended.filter((at) => at > saved).length;
}

/** Returns true the first time it is called with a name on this device, and false from then on. */
export function firstTime(name: string): boolean {
	if (loadLocal(name) !== null) return false;
	saveLocal(name, 'yes');
	return true;
}
