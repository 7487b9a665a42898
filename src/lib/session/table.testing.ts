import { opening } from '$lib/games/parker-bingo/rules/testing';
import { box, type ParkerSnapshot } from '$lib/games/parker-bingo';
import { currentRound } from '$lib/games/parker-bingo/rules/round';
import { loadRows } from '$lib/storage/rows';
import type { Row } from '$lib/domain/rows';
import { expect, vi } from 'vitest';
import { Table } from './table.svelte';

export const findBox = (id: string) => Promise.resolve(id === box.id ? box : undefined);
export const open: Table[] = [];

export async function created(opened = opening()): Promise<Table> {
	const table = await Table.create(box, opened);
	open.push(table);
	const again = await Table.open(table.id, findBox);
	expect(again).toEqual({ what: 'table', table });
	return table;
}

/** Returns the table of that id as another tab sees it: a Web Lock and a channel of its own. */
export async function opened(id: string): Promise<Table> {
	const found = await Table.open(id, findBox);
	if (found.what !== 'table') throw new Error(found.what);
	open.push(found.table);
	return found.table;
}

/** Returns the same, as a screen that only shows it. */
export async function openedToWatch(id: string): Promise<Table> {
	const found = await Table.open(id, findBox, { onlyWatch: true });
	if (found.what !== 'table') throw new Error(found.what);
	open.push(found.table);
	return found.table;
}

/** Returns who holds the lock of a table's writer, or waits for it. */
export async function holders(id: string): Promise<unknown[]> {
	const { held = [], pending = [] } = await navigator.locks.query();
	return [...held, ...pending].filter(({ name }) => name === `table:${id}`);
}

export const callsOf = (table: Table) => currentRound((table.snapshot as ParkerSnapshot).context).calls;
export const saved = (table: Table) => expect.poll(() => table.saving).toBe('saved');
export async function rowsOf(id: string): Promise<readonly Row[]> {
	const stored = await loadRows(id);
	if (!stored.ok) throw new Error(stored.trouble.why);
	return stored.value as readonly Row[];
}
export const shape = (rows: readonly Row[]) =>
	rows.map((row) =>
		'fact' in row ? row.fact.type : 'strikes' in row ? `-${row.strikes}` : `+${row.restores}`
	);

/** Closes what a test opened, and ends its mocks. */
export async function closeAll(): Promise<void> {
	vi.restoreAllMocks();
	await Promise.all(open.splice(0).map((table) => table.close()));
}
