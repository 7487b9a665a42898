import { keep, recall } from './keep';

const backup = 'backup';
const asked = 'backup.asked';
/** So long (ms) a reminder that was put off stays away. */
const patience = 30 * 24 * 3_600_000;

const momentOf = (name: string): number => {
	const at = Number(recall(name) ?? 0);
	return Number.isFinite(at) ? at : 0;
};

/** A backup was handed out, at that moment (ms since 1970). */
export function backedUp(at: number): void {
	keep(backup, String(at));
}

/** Somebody was reminded, and does not want to hear it again for a while. */
export function putReminderOff(at: number): void {
	keep(asked, String(at));
}

/** How many of these games (each by when it ended) no backup holds, unless a reminder was put off lately. */
export function unsavedGames(ended: readonly number[], now: number): number {
	if (now - momentOf(asked) < patience) return 0;
	const saved = momentOf(backup);
	return ended.filter((at) => at > saved).length;
}

/** Whether this is the first time that it is asked: once a device, whatever comes of it. */
export function firstTime(name: string): boolean {
	if (recall(name) !== null) return false;
	keep(name, 'yes');
	return true;
}
