import type { Fact } from '$lib/core/journal';
import { fold } from '$lib/core/replay';
import { m } from '$lib/i18n';
import type { Change, Table } from '$lib/table/table.svelte';
import type { LogEntry } from '../log';
import type { TableWords } from './desk.svelte';

/** What is particular about a fact that stands: it is put right by a fact of its own, or means something else by now. */
export type Mark<C, F> = (fact: F, before: C, after: C) => Pick<LogEntry, 'detail' | 'fixed'>;

/** Every fact of a table in the table's words, newest first. */
export interface Log<C, F> {
	readonly entries: readonly LogEntry[];
	/** The facts that stand, each with the table after it, by their `seq`. */
	readonly facts: ReadonlyMap<number, { readonly fact: F; readonly after: C }>;
}

/** Each fact with the table on both sides of it: as much work as folding the table, so only for an open log. */
export function logOf<C, F extends Fact>(
	table: Table,
	words: TableWords<C, F>,
	mark?: Mark<C, F>
): Log<C, F> {
	const contextOf = (snapshot: unknown) => (snapshot as { readonly context: C }).context;
	const entries: LogEntry[] = [];
	const facts = new Map<number, { readonly fact: F; readonly after: C }>();
	fold(table.room, table.rows, (row, was, is, refusal) => {
		const [before, after] = [contextOf(was), contextOf(is)];
		const fact = row.fact as F;
		const { seq, at } = row;
		const text = words.logText(fact, before, after);
		if (refusal) {
			entries.push({ seq, at, text, state: 'refused', detail: words.refusalSentence(before, refusal) });
			return;
		}
		entries.push({ seq, at, text, state: 'stands', ...mark?.(fact, before, after) });
		facts.set(seq, { fact, after });
	});
	const now = contextOf(table.snapshot);
	const { rows, struck } = table.folded.standing;
	const [opening] = rows;
	if (opening) {
		const { seq, at } = opening;
		entries.push({ seq, at, text: m.table_log_opened(), state: 'stands', fixed: true });
	}
	for (const { seq, at, fact } of struck)
		entries.push({ seq, at, text: words.logText(fact as F, now, now), state: 'struck' });
	return { entries: entries.sort((a, b) => b.seq - a.seq), facts };
}

/** What would be struck with a change, in the table's words; nothing for one that takes nothing with it, or cannot be. */
export function fallsOf<C, F extends Fact>(
	table: Table,
	words: TableWords<C, F>,
	change: Change
): readonly string[] {
	const planned = table.preview(change);
	if (!planned.ok || planned.unfit.length === 0) return [];
	const { entries } = logOf(table, words);
	return planned.unfit.map((row) => entries.find(({ seq }) => seq === row.seq)?.text ?? '');
}
