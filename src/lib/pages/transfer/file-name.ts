import { findLid } from '../shelf/lids';

/**
 * Returns what the file of a table is called: its game and the day (in this device's own time, as in 2026-11-21) it is
 * saved, for people look for it by these.
 */
export const tableFileName = (box: string): string =>
	`${findLid(box)?.name() ?? 'tablemate'} ${new Date().toLocaleDateString('sv-SE')}.json`;
