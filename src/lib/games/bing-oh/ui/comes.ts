import type { Change } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import { consequencesOf, type Consequences } from '$lib/ui/table/log-entries';
import type { BingOh } from '..';
import { logText } from '../text/log';
import { refusalSentence } from '../text/refusals';

/** Returns what comes of a change besides what it is made for, in the table's words; undefined where it is refused. */
export function comesOf(table: Table<BingOh>, change: Change): Consequences | undefined {
	const planned = table.preview(change);
	return planned.ok ? consequencesOf(table, { logText, refusalSentence }, planned) : undefined;
}
