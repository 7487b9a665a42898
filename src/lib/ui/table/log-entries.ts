import type { BoxTypes } from '$lib/domain/box';
import { fold, type RefusedRow } from '$lib/domain/fold';
import type { Fact } from '$lib/domain/rows';
import { m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import type { WordsOf } from './desk.svelte';
import type { LogEntry } from './log';

/** What is particular about a fact that stands: it is put right by a fact of its own, or means something else by now. */
export type Mark<C, F> = (fact: F, before: C, after: C) => Pick<LogEntry, 'detail' | 'fixed'>;

/** Every fact of a table in the table's words, newest first. */
export interface Log<C, F> {
	readonly entries: readonly LogEntry[];
	/** The facts that stand, each with the table after it, by their `seq`. */
	readonly facts: ReadonlyMap<number, { readonly fact: F; readonly after: C }>;
}

/** Returns each fact with the table on both sides of it: as much work as folding the table, so only for an open log. */
export function logOf<T extends BoxTypes>(
	table: Table<T>,
	words: WordsOf<T>,
	mark?: Mark<T['context'], T['fact']>
): Log<T['context'], T['fact']> {
	const entries: LogEntry[] = [];
	const facts = new Map<number, { readonly fact: Fact; readonly after: T['context'] }>();
	fold(table.box, table.rows, {
		witness: ({ fact, seq, at }, { context: before }, { context: after }, refusal) => {
			const text = words.logText(fact, before, after);
			if (refusal) {
				entries.push({ seq, at, text, state: 'refused', detail: words.refusalSentence(before, refusal) });
				return;
			}
			entries.push({ seq, at, text, state: 'stands', ...mark?.(fact, before, after) });
			facts.set(seq, { fact, after });
		}
	});
	const { context } = table.snapshot;
	const { rows, struck } = table.folded.effective;
	const [opening] = rows;
	if (opening) {
		const { seq, at } = opening;
		entries.push({ seq, at, text: m.table_log_opened(), state: 'stands', fixed: true });
	}
	for (const { seq, at, fact } of struck)
		entries.push({ seq, at, text: words.logText(fact, context, context), state: 'struck' });
	return { entries: entries.sort((a, b) => b.seq - a.seq), facts };
}

/** Returns the facts that would be struck with a change, in the table's words. */
export function wouldStrike<T extends BoxTypes>(
	table: Table<T>,
	words: WordsOf<T>,
	unfit: readonly RefusedRow[]
): readonly string[] {
	if (unfit.length === 0) return [];
	const { entries } = logOf(table, words);
	return unfit.map((row) => entries.find(({ seq }) => seq === row.seq)?.text ?? '');
}
