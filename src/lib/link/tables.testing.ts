import type { Box } from '$lib/domain/box';
import type { Opening } from '$lib/domain/opening';
import type { Row } from '$lib/domain/rows';
import { outcomeOf } from '$lib/domain/fold';
import { journalOf, said } from '$lib/session/journal.testing';
import type { Grown } from '$lib/session/preview';
import type { TableLedger } from '$lib/session/table-ledger';
import { Table } from '$lib/session/table.svelte';

/** Returns a table that lies in memory, with a disk that takes rows when a test says so. */
export function tableInMemory(
	box: Box,
	opening: Opening,
	id = 't'
): { readonly table: Table; readonly save: () => void } {
	const rows = said(box, opening).rows.map((row) => ({ ...row, table: id }));
	const journal = { ...journalOf(box, rows), id };
	let grown: Grown = journal;
	let saved = journal.rows.length - 1;
	let draft: unknown;
	const ledger: TableLedger = {
		id,
		box,
		get rows(): readonly Row[] {
			return grown.rows;
		},
		get folded() {
			return grown.folded;
		},
		get outcome() {
			return outcomeOf(grown.folded);
		},
		...{ damaged: [], newer: false, writer: true, writerless: false, lost: [] },
		get next() {
			return grown.rows.length;
		},
		saver: {
			state: 'saved',
			late: false,
			trouble: undefined,
			get pending() {
				return grown.rows.filter(({ seq }) => seq > saved);
			},
			run: () => Promise.resolve()
		},
		drafts: {
			get value() {
				return draft;
			},
			set: (value) => (draft = value)
		},
		dismissLost: () => undefined,
		add: (_, after) => {
			grown = after;
			return undefined;
		},
		takeOver: () => Promise.resolve(false),
		exportText: () => '',
		close: () => Promise.resolve()
	};
	return {
		table: Table.shown(ledger),
		save: () => (saved = grown.rows.length - 1)
	};
}
