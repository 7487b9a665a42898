import type { Row } from '$lib/domain/rows';
import { namesIn } from '$lib/session/fold-with-names';
import { crc32 } from '$lib/transfer/bytes';
import { sorted } from './same-fact';

/**
 * Returns a check sum of a journal: of its last row, and of what everybody is called in it. It is the same on two devices
 * that have the same. 0 is said where there is no row.
 */
export function journalMark(rows: readonly Row[]): number {
	const last = rows.at(-1);
	const text = last && JSON.stringify([sorted(last), [...namesIn(rows)]]);
	return text === undefined ? 0 : crc32(new TextEncoder().encode(text));
}
