import { fold } from '$lib/domain/fold';
import type { Row } from '$lib/domain/rows';
import { entryOf } from '$lib/domain/sure';
import type { BoxLog } from '$lib/games/box-ui';
import { m } from '$lib/i18n';
import { figure } from '$lib/i18n/figure';
import type { Refused } from '$lib/link/proposals';
import type { Table } from '$lib/session/table.svelte';

/** Returns the fact of row `seq` in the table's words, as it stands in these rows; empty where it does not fit there. */
export function factText(
	{ box }: Pick<Table, 'box'>,
	log: BoxLog,
	seq: number,
	rows: readonly Row[]
): string {
	let text = '';
	fold(box, rows, {
		witness: (row, from, to, refusal) => {
			if (row.seq === seq && !refusal) text = log.logText(row.fact, from, to);
		}
	});
	return text;
}

/** Returns what was said in the words of the table as it is, or else as it was then; empty where it has none. */
function unwritten(
	table: Pick<Table, 'id' | 'box' | 'rows'>,
	log: BoxLog,
	{ said, fill, since = 0 }: Refused
): string {
	const [round, points] = [entryOf(fill, 'round'), entryOf(fill, 'points')];
	if (typeof points === 'number')
		return m.link_points_in_round({ round: String(round), points: figure(points) });
	const { id, rows } = table;
	for (const before of [rows, rows.filter(({ seq }) => seq < since)]) {
		const next = (before.at(-1)?.seq ?? 0) + 1;
		const added = said.map((one, i): Row => ({ table: id, seq: next + i, at: 0, by: 'hand', v: 1, ...one }));
		const texts = added.map(({ seq }) => factText(table, log, seq, [...before, ...added]));
		if (texts.length > 0 && !texts.includes('')) return texts.join('; ');
	}
	return '';
}

/** Returns why the table would not write what was said in a seat that this phone does not have, and what that was. */
export function withUnwritten(
	why: string,
	refused: Refused,
	table: Pick<Table, 'id' | 'box' | 'rows'>,
	log: BoxLog | undefined
): string {
	if (!log || !['not-your-seat', 'only-looking'].includes(refused.refusal.why)) return why;
	let what = '';
	try {
		what = unwritten(table, log, refused);
	} catch {
		// What a newer app wrote may lack what a sentence needs.
	}
	return what === '' ? why : m.link_not_written({ why, what });
}
