import { awarded, called, claimed, firstRow, opening } from '$lib/games/parker-bingo/rules/testing';
import { box, type ParkerSnapshot } from '$lib/games/parker-bingo';
import { currentRound } from '$lib/games/parker-bingo/rules/round';
import { database } from '$lib/storage/db';
import { appendRows, loadRows } from '$lib/storage/rows';
import { summaryOf } from '$lib/storage/summaries';
import { listTables } from '$lib/storage/tables';
import { listPeople } from '$lib/storage/people';
import { setPending } from '$lib/storage/pending';
import type { Row } from '$lib/domain/rows';
import { readExport } from '$lib/files/read-journal-file';
import { fold, readRows } from '$lib/domain/fold';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { Table, type Opened } from './table.svelte';

const findBox = (id: string) => Promise.resolve(id === box.id ? box : undefined);
const open: Table[] = [];

async function created(): Promise<Table> {
	const table = await Table.create(box, opening());
	open.push(table);
	const again = await Table.open(table.id, findBox);
	expect(again).toEqual({ what: 'table', table });
	return table;
}

/** The table of that id as another tab sees it: a Web Lock and a channel of its own. */
async function opened(id: string): Promise<Table> {
	const found = await Table.open(id, findBox);
	if (found.what !== 'table') throw new Error(found.what);
	open.push(found.table);
	return found.table;
}

/** The same, as a screen that only shows it. */
async function openedToWatch(id: string): Promise<Table> {
	const found = await Table.open(id, findBox, { onlyWatch: true });
	if (found.what !== 'table') throw new Error(found.what);
	open.push(found.table);
	return found.table;
}

/** Who holds the lock of a table's writer, or waits for it. */
async function holders(id: string): Promise<unknown[]> {
	const { held = [], pending = [] } = await navigator.locks.query();
	return [...held, ...pending].filter(({ name }) => name === `table:${id}`);
}

const callsOf = (table: Table) => currentRound((table.snapshot as ParkerSnapshot).context).calls;
const saved = (table: Table) => expect.poll(() => table.saving).toBe('saved');
async function rowsOf(id: string): Promise<readonly Row[]> {
	const stored = await loadRows(id);
	if (!stored.ok) throw new Error(stored.trouble.why);
	return stored.value as readonly Row[];
}
const shape = (rows: readonly Row[]) =>
	rows.map((row) =>
		'fact' in row ? row.fact.type : 'strikes' in row ? `-${row.strikes}` : `+${row.restores}`
	);

afterEach(async () => {
	vi.restoreAllMocks();
	await Promise.all(open.splice(0).map((table) => table.close()));
});

describe('a tap', () => {
	it('that is taken is judged once and folded once; one that is refused is judged once and writes nothing', async () => {
		const play = vi.spyOn(box.variants.normal!, 'play');
		const table = await created();
		play.mockClear();
		expect(table.record(...called(4))).toEqual({ ok: true });
		await saved(table);
		expect(callsOf(table)).toEqual([4]);
		expect(play).toHaveBeenCalledTimes(1);

		expect(table.record(...called(4)).ok).toBe(false);
		await saved(table);
		expect(play).toHaveBeenCalledTimes(2);
		expect(await rowsOf(table.id)).toHaveLength(2);
		play.mockRestore();
	});
});

describe('recording', () => {
	test('shows at once, in order, and is saved', async () => {
		const table = await created();
		expect(table.record(...called(4))).toEqual({ ok: true });
		expect(table.record(...called(17))).toEqual({ ok: true });
		expect(callsOf(table)).toEqual([4, 17]);
		expect(table.saving).toBe('saving');
		await saved(table);
		expect(shape(await rowsOf(table.id))).toEqual(['table.opened', 'ball.called', 'ball.called']);
		expect((await rowsOf(table.id)).map(({ seq }) => seq)).toEqual([0, 1, 2]);
	});
	test('of several facts takes all or none', async () => {
		const table = await created();
		expect(table.record(...called(4, 5, 4))).toEqual({
			ok: false,
			refusal: { why: 'number-already-called', number: 4 }
		});
		expect(callsOf(table)).toEqual([]);
		expect(table.rows).toHaveLength(1);
		expect(table.record(...called(4, 5)).ok).toBe(true);
		await saved(table);
		expect(await rowsOf(table.id)).toHaveLength(3);
	});
	test('takes no value that is no fact, and no second opening', async () => {
		const table = await created();
		expect(table.record({ type: 'ball.called', number: 99 } as never)).toMatchObject({
			refusal: { why: 'not-a-fact' }
		});
		expect(table.record(opening())).toMatchObject({ refusal: { why: 'already-opened' } });
		expect(table.rows).toHaveLength(1);
	});
	test('is there again when the table is opened anew', async () => {
		const table = await created();
		table.record(...called(...firstRow), ...claimed('ana', 'row-1', firstRow), awarded);
		await table.close();
		const again = await opened(table.id);
		expect(again.snapshot).toEqual(table.snapshot);
		expect(again.outcome.scores[0]).toMatchObject({ name: 'Ana', score: 1 });
		expect(again.watching).toBe(false);
	});
	test('keeps the shelf and the people up to date', async () => {
		const table = await created();
		table.record(...called(...firstRow), ...claimed('ana', 'row-1', firstRow), awarded);
		await saved(table);
		const find = async () => (await listTables('in-play')).tables.find(({ id }) => id === table.id);
		expect(await find()).toMatchObject({ rows: 9, box: 'parker-bingo', winners: [], status: 'in-play' });
		expect((await find())?.players[0]).toEqual({ id: 'ana', name: 'Ana', score: 1 });
		expect(await find()).toEqual(await summaryOf(table.id, await rowsOf(table.id), findBox));
		table.record({ type: 'evening.ended' });
		await saved(table);
		expect(await find()).toBeUndefined();
		expect((await listTables('over')).tables.find(({ id }) => id === table.id)?.winners).toEqual(['ana']);
		await expect
			.poll(async () => {
				const people = await listPeople();
				return people.ok && people.value.map(({ name }) => name);
			})
			.toEqual(expect.arrayContaining(['Ana', 'Ben', 'Carla', 'Dora']));
	});
});

describe('undo and correction', () => {
	test('undo takes back the last fact, redo brings it back, the opening stays', async () => {
		const table = await created();
		expect([table.canUndo, table.canRedo, table.undoTarget]).toEqual([false, false, undefined]);
		expect(table.undo()).toEqual({ ok: false, refusal: { why: 'nothing-to-undo' } });
		for (const fact of called(4, 17)) table.record(fact);
		expect(table.undoTarget).toMatchObject({
			did: 'said',
			row: { fact: { type: 'ball.called', number: 17 } }
		});
		table.undo();
		table.undo();
		expect([callsOf(table), table.canUndo]).toEqual([[], false]);
		table.redo();
		table.redo();
		expect([callsOf(table), table.canRedo]).toEqual([[4, 17], false]);
		expect(table.redo()).toEqual({ ok: false, refusal: { why: 'nothing-to-redo' } });
		expect(table.change({ strike: 0 })).toEqual({ ok: false, refusal: { why: 'opening-stands' } });
		await saved(table);
		expect(shape(await rowsOf(table.id)).slice(3)).toEqual(['-2', '-1', '+1', '+2']);
	});
	test('what would no longer fit is told before, struck with it, and comes back by one undo', async () => {
		const table = await created();
		table.record(...called(...firstRow), ...claimed('ana', 'row-1', firstRow), awarded);
		const before = table.snapshot;
		// Without the tile 63 the line is wrong, so there is nothing to award.
		const plan = table.preview({ strike: 5 });
		expect(plan.ok && plan.unfit.map(({ seq, why }) => [seq, why])).toEqual([[8, 'no-bingo-to-award']]);
		expect(table.rows).toHaveLength(9);
		expect(table.snapshot).toBe(before);

		expect(table.change({ strike: 5 })).toEqual({ ok: true });
		expect(shape(table.rows).slice(9)).toEqual(['-8', '-5']);
		expect(table.folded.refused).toEqual([]);
		expect(callsOf(table)).toEqual(firstRow.slice(0, 4));
		expect(table.undoTarget).toMatchObject({ did: 'struck', row: { seq: 5 } });
		table.undo();
		expect(table.snapshot).toEqual(before);
		table.redo();
		expect(callsOf(table)).toEqual(firstRow.slice(0, 4));
	});
	test('facts that only fit together come back together', async () => {
		const table = await created();
		table.record(...claimed('ana', 'row-1', firstRow), ...called(4));
		const before = table.snapshot;
		// A shout alone would stop the calling: its claim has to come back with it.
		expect(table.change({ strike: 1 })).toEqual({ ok: true });
		expect(shape(table.rows).slice(4)).toEqual(['-2', '-1']);
		expect(table.undo()).toEqual({ ok: true });
		expect(shape(table.rows).slice(6)).toEqual(['+1', '+2']);
		expect(table.snapshot).toEqual(before);
		expect(table.folded.refused).toEqual([]);
	});
	test('a fact is replaced in its place, and the replacement can be undone', async () => {
		const table = await created();
		table.record(...called(4, 18, 32));
		expect(table.change({ replace: 2, fact: { type: 'ball.called', number: 17 } as never })).toEqual({
			ok: true
		});
		expect(callsOf(table)).toEqual([4, 17, 32]);
		expect(table.undoTarget).toMatchObject({ did: 'replaced', row: { fact: { number: 17 } } });
		table.undo();
		expect(callsOf(table)).toEqual([4, 18, 32]);
	});
	test('a replacement that does not fit itself is refused, and nothing is written', async () => {
		const table = await created();
		table.record(...called(4, 18, 32));
		expect(table.change({ replace: 2, fact: called(4)[0]! })).toMatchObject({
			refusal: { why: 'number-already-called' }
		});
		expect(table.change({ replace: 2, fact: opening() })).toMatchObject({
			refusal: { why: 'opening-stands' }
		});
		expect(table.change({ replace: 0, fact: called(4)[0]! })).toMatchObject({
			refusal: { why: 'opening-stands' }
		});
		expect(table.change({ replace: 77, fact: called(9)[0]! })).toMatchObject({
			refusal: { why: 'nothing-to-replace' }
		});
		expect(table.rows).toHaveLength(4);
		// What comes later gives way instead: it is told, and struck.
		expect(table.change({ replace: 2, fact: called(32)[0]! })).toEqual({ ok: true });
		expect(callsOf(table)).toEqual([4, 32]);
	});
	test('a struck fact is not restored where it no longer fits', async () => {
		const table = await created();
		table.record(...called(4, 18));
		table.change({ strike: 1 });
		table.record(...called(4));
		const plan = table.preview({ restore: 1 });
		// The first 4 fits in its place; then it is the second that does not.
		expect(plan).toMatchObject({ ok: true, unfit: [{ seq: 4, why: 'number-already-called' }] });
		expect(table.change({ restore: 1 })).toEqual({ ok: true });
		expect(callsOf(table)).toEqual([4, 18]);
		expect(table.folded.refused).toEqual([]);
	});
});

describe('two tabs', () => {
	test('the second watches, live, and does not write', async () => {
		const writer = await created();
		const watcher = await opened(writer.id);
		expect([writer.watching, watcher.watching]).toEqual([false, true]);
		expect(watcher.record(...called(1))).toEqual({ ok: false, refusal: { why: 'watching' } });
		expect(watcher.undo().ok).toBe(false);
		expect(watcher.canUndo).toBe(false);
		for (const fact of called(4, 17)) writer.record(fact);
		await expect.poll(() => callsOf(watcher)).toEqual([4, 17]);
		writer.undo();
		await expect.poll(() => callsOf(watcher)).toEqual([4]);
	});
	test('the watcher takes over, and the robbed tab watches', async () => {
		const writer = await created();
		const watcher = await opened(writer.id);
		writer.record(...called(4));
		expect(await watcher.takeOver()).toBe(true);
		await expect.poll(() => writer.watching).toBe(true);
		expect(watcher.watching).toBe(false);
		expect(callsOf(watcher)).toEqual([4]);
		expect(watcher.record(...called(17)).ok).toBe(true);
		await expect.poll(() => callsOf(writer)).toEqual([4, 17]);
		expect(writer.record(...called(32))).toMatchObject({ refusal: { why: 'watching' } });
		// And back again.
		expect(await writer.takeOver()).toBe(true);
		expect(writer.record(...called(32)).ok).toBe(true);
		await expect.poll(() => callsOf(watcher)).toEqual([4, 17, 32]);
	});
	test('the watcher becomes the writer when the writer leaves', async () => {
		const writer = await created();
		const watcher = await opened(writer.id);
		await writer.close();
		await expect.poll(() => watcher.watching).toBe(false);
		expect(watcher.record(...called(4)).ok).toBe(true);
	});
	test('who only watches follows along and is never the writer', async () => {
		const writer = await created();
		const board = await openedToWatch(writer.id);
		expect([board.watching, board.unattended]).toEqual([true, false]);
		writer.record(...called(4, 17));
		await expect.poll(() => callsOf(board)).toEqual([4, 17]);
		expect(board.record(...called(32))).toEqual({ ok: false, refusal: { why: 'watching' } });
		expect(board.undo().ok).toBe(false);
		expect(await board.takeOver()).toBe(false);
		expect([board.watching, writer.watching]).toEqual([true, false]);

		await writer.close();
		await expect.poll(() => board.unattended, { timeout: 3000 }).toBe(true);
		expect(await holders(writer.id)).toEqual([]);
		expect([board.watching, callsOf(board)]).toEqual([true, [4, 17]]);

		const again = await opened(writer.id);
		expect(again.watching).toBe(false);
		await expect.poll(() => board.unattended).toBe(false);
		again.record(...called(32));
		await expect.poll(() => callsOf(board)).toEqual([4, 17, 32]);
	});
	test('who only watches says at once that nobody writes, and hears of it no more when left', async () => {
		const writer = await created();
		await writer.close();
		const board = await openedToWatch(writer.id);
		expect([board.watching, board.unattended]).toEqual([true, true]);
		const left = await openedToWatch(writer.id);
		await left.close();
		const again = await opened(writer.id);
		await expect.poll(() => board.unattended).toBe(false);
		again.record(...called(4));
		await expect.poll(() => callsOf(board)).toEqual([4]);
		expect([left.unattended, callsOf(left)]).toEqual([true, []]);
	});
	test('a writer that loads again within a moment was never away', async () => {
		const writer = await created();
		const board = await openedToWatch(writer.id);
		const seen: boolean[] = [];
		const looking = setInterval(() => seen.push(board.unattended), 20);
		await writer.close();
		await new Promise((resolve) => setTimeout(resolve, 300));
		await opened(writer.id);
		await new Promise((resolve) => setTimeout(resolve, 1500));
		clearInterval(looking);
		expect(seen.length).toBeGreaterThan(20);
		expect(seen).not.toContain(true);
	});
	test('when somebody else wrote first, what was said is judged again and what does not fit is told', async () => {
		const table = await created();
		const summary = (await summaryOf(table.id, await rowsOf(table.id), findBox))!;
		const theirs: Row = { table: table.id, seq: 1, at: 1, v: 1, fact: called(4)[0]! };
		expect(await appendRows([theirs], summary)).toEqual({ ok: true });
		table.record(...called(4));
		table.record(...called(17));
		table.undo();
		table.record(...called(32));
		await saved(table);
		expect(callsOf(table)).toEqual([4, 32]);
		expect(table.lost).toMatchObject([{ row: { seq: 1 }, refusal: { why: 'number-already-called' } }]);
		expect(shape(await rowsOf(table.id))).toEqual([
			'table.opened',
			'ball.called',
			'ball.called',
			'-2',
			'ball.called'
		]);
		expect(fold(box, readRows(box, await rowsOf(table.id)).rows)).toMatchObject({ ok: true, refused: [] });
		table.dismissLost();
		expect(table.lost).toEqual([]);
	});
	test('a row that was saved although it seemed not to be is not said twice', async () => {
		const table = await created();
		const full = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
			throw new DOMException('no room', 'QuotaExceededError');
		});
		table.record(...called(4));
		await expect.poll(() => table.saving).toBe('unsaved');
		full.mockRestore();
		const [row] = table.rows.slice(-1);
		const summary = (await summaryOf(table.id, table.rows, findBox))!;
		// The transaction came through, and its answer was lost.
		expect(await appendRows([row!], summary)).toEqual({ ok: true });
		await table.retry();
		expect(table.saving).toBe('saved');
		expect(await rowsOf(table.id)).toHaveLength(2);
		expect([callsOf(table), table.lost]).toEqual([[4], []]);
	});
});

describe('storage in trouble', () => {
	const transaction = (fail: () => unknown) =>
		vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
			throw fail() as Error;
		});

	test('full: play goes on, nothing is lost, and it is saved as soon as there is room', async () => {
		const table = await created();
		const full = transaction(() => new DOMException('no room', 'QuotaExceededError'));
		table.record(...called(4));
		await expect.poll(() => table.saving).toBe('unsaved');
		expect(table.trouble).toEqual({ why: 'full' });
		expect(table.record(...called(17)).ok).toBe(true);
		await expect.poll(() => table.late).toBe(true);
		expect(callsOf(table)).toEqual([4, 17]);
		const file = readExport(table.exportText());
		expect(file.ok && file.tables[0]?.rows).toHaveLength(3);
		full.mockRestore();
		await table.retry();
		expect([table.saving, table.trouble, table.late]).toEqual(['saved', undefined, false]);
		expect(await rowsOf(table.id)).toHaveLength(3);
	});
	test('the next tap tries again by itself', async () => {
		const table = await created();
		const full = transaction(() => new DOMException('no room', 'QuotaExceededError'));
		table.record(...called(4));
		await expect.poll(() => table.saving).toBe('unsaved');
		full.mockRestore();
		table.record(...called(17));
		await saved(table);
		expect(await rowsOf(table.id)).toHaveLength(3);
	});
	test('denied from the start: the table lives in memory, on the shelf too, and survives leaving it', async () => {
		await database.close();
		const denied = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
			throw new DOMException('denied', 'SecurityError');
		});
		const table = await created();
		expect([table.trouble, table.saving]).toEqual([{ why: 'denied' }, 'unsaved']);
		table.record(...called(4));
		table.setDraft({ half: 'typed' });
		await table.close();
		const list = await listTables('in-play');
		expect(list.trouble).toEqual({ why: 'denied' });
		expect(list.tables.map(({ id }) => id)).toContain(table.id);
		const again = await opened(table.id);
		expect(callsOf(again)).toEqual([4]);
		expect(again.draft).toEqual({ half: 'typed' });
		expect(again.record(...called(17)).ok).toBe(true);
		expect(await Table.open('nobody', findBox)).toEqual({ what: 'unreachable', trouble: { why: 'denied' } });
		denied.mockRestore();
		await again.retry();
		expect(again.saving).toBe('saved');
		expect(await rowsOf(table.id)).toHaveLength(3);
	});
	test('closed under the app: opened again, and the tap is saved', async () => {
		const table = await created();
		await database.run((db) => {
			db.close();
			return Promise.resolve();
		});
		table.record(...called(4));
		await saved(table);
		expect(table.trouble).toBeUndefined();
		expect(await rowsOf(table.id)).toHaveLength(2);
	});
	test('cleared under the app: what this page knows is written anew', async () => {
		const table = await created();
		table.record(...called(4));
		await saved(table);
		await database.run((db) => db.clear('entries'));
		table.record(...called(17));
		await saved(table);
		expect(shape(await rowsOf(table.id))).toEqual(['table.opened', 'ball.called', 'ball.called']);
	});
});

describe('what is found under an id', () => {
	test('nothing', async () => {
		expect(await Table.open('no-such-table', findBox)).toEqual({ what: 'missing' });
	});
	const stored = async (id: string, rows: readonly unknown[]) => {
		await database.run(async (db) => {
			for (const row of rows) await db.add('entries', row as Row);
		});
		const found = await Table.open(id, findBox);
		if (found.what === 'table') open.push(found.table);
		return found;
	};
	const tableOf = (found: Opened) => {
		if (found.what !== 'table') throw new Error(found.what);
		return found.table;
	};
	test('a box that this app does not know: its rows can be exported', async () => {
		const id = crypto.randomUUID();
		const fact = { ...opening(), box: 'chess' };
		const found = await stored(id, [{ table: id, seq: 0, at: 0, v: 1, fact }]);
		expect(found).toMatchObject({ what: 'unreadable', why: 'unknown-box', detail: 'chess' });
		expect(found.what === 'unreadable' && readExport(found.text)).toMatchObject({ ok: true });
	});
	test('a journal whose opening is damaged', async () => {
		const id = crypto.randomUUID();
		const fact = { ...opening(), players: [] };
		const found = await stored(id, [{ table: id, seq: 0, at: 0, v: 1, fact }]);
		expect(found).toMatchObject({ what: 'unreadable', why: 'not-opened' });
		expect(found.what === 'unreadable' && found.detail).toContain('players');
	});
	test('a damaged row is set aside, play goes on after it, and it is exported', async () => {
		const id = crypto.randomUUID();
		const row = (seq: number, fact: unknown) => ({ table: id, seq, at: 0, v: 1, fact });
		const table = tableOf(
			await stored(id, [
				row(0, opening()),
				row(1, called(4)[0]),
				row(2, { type: 'ball.called', number: 'x' })
			])
		);
		expect(table.damaged).toMatchObject([{ seq: 2 }]);
		table.record(...called(17));
		await saved(table);
		expect((await rowsOf(id)).map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
		expect(callsOf(table)).toEqual([4, 17]);
		const file = readExport(table.exportText());
		expect(file.ok && file.tables[0]).toMatchObject({ rows: [{ seq: 0 }, { seq: 1 }, { seq: 3 }] });
		expect(file.ok && file.tables[0]?.damaged).toMatchObject([{ seq: 2, raw: { fact: { number: 'x' } } }]);
	});
	test('a table that a newer app wrote to is shown, and not written to', async () => {
		const id = crypto.randomUUID();
		const rows = [
			{ table: id, seq: 0, at: 0, v: 1, fact: opening() },
			{ table: id, seq: 1, at: 0, v: 9, fact: { type: 'ball.doubled' } }
		];
		const table = tableOf(await stored(id, rows));
		expect(table.newer).toBe(true);
		expect(table.record(...called(4))).toEqual({ ok: false, refusal: { why: 'newer' } });
		const file = readExport(table.exportText());
		expect(file.ok && file.tables[0]?.rows).toEqual(rows);
	});
});

describe('drafts', () => {
	test('come back when the table is opened again, and go when they are said', async () => {
		const table = await created();
		table.setDraft({ player: 'ana', numbers: [4, undefined] });
		expect(table.draft).toEqual({ player: 'ana', numbers: [4, undefined] });
		await table.close();
		const again = await opened(table.id);
		expect(again.draft).toEqual({ player: 'ana', numbers: [4, undefined] });
		again.setDraft(undefined);
		await again.close();
		expect((await opened(table.id)).draft).toBeUndefined();
	});
	test('are written down before the page is gone', async () => {
		const table = await created();
		table.setDraft('half');
		dispatchEvent(new PageTransitionEvent('pagehide'));
		await expect
			.poll(
				async () => {
					const draft = await database.run((db) => db.get('drafts', table.id));
					return draft.ok && draft.value;
				},
				{ timeout: 120, interval: 10 }
			)
			.toBe('half');
	});
});

test('a table left before it was saved is whole when it is opened at once', async () => {
	const table = await created();
	table.record(...called(4));
	void table.close();
	const again = await opened(table.id);
	expect(callsOf(again)).toEqual([4]);
	await saved(again);
	setPending(table.id, undefined);
	expect(await rowsOf(table.id)).toHaveLength(2);
});
