import { called, opening } from '$lib/games/parker-bingo/rules/testing';
import { box } from '$lib/games/parker-bingo';
import { changePerson } from '$lib/storage/people-changes';
import { appendRows } from '$lib/storage/rows';
import { summaryOf } from '$lib/storage/summaries';
import { markTransferred } from '$lib/storage/transfers';
import type { Row } from '$lib/domain/rows';
import { fold, readRows } from '$lib/domain/fold';
import { planReseat } from './reseat';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
	created,
	opened,
	openedToWatch,
	holders,
	callsOf,
	saved,
	rowsOf,
	shape,
	findBox,
	closeAll
} from './table.testing';

afterEach(closeAll);

describe('two tabs', () => {
	test('the second watches, live, and does not write', async () => {
		const writer = await created();
		const mirror = await opened(writer.id);
		expect([writer.watching, mirror.watching]).toEqual([false, true]);
		expect(mirror.record(...called(1))).toEqual({ ok: false, refusal: { why: 'watching' } });
		expect(mirror.undo().ok).toBe(false);
		expect(mirror.canUndo).toBe(false);
		for (const fact of called(4, 17)) writer.record(fact);
		await expect.poll(() => callsOf(mirror)).toEqual([4, 17]);
		writer.undo();
		await expect.poll(() => callsOf(mirror)).toEqual([4]);
	});
	test('the second calls who was renamed by the new name from the next fact on', async () => {
		// People of its own: other tests seat the usual ones, and read the same roster.
		const players = ['Sol', 'Ben'].map((name) => ({ id: `renamed in a tab ${name}`, name }));
		const writer = await created(opening({ players, caller: null }));
		const mirror = await openedToWatch(writer.id);
		const names = () => mirror.outcome.scores.map(({ name }) => name);
		writer.record(...called(4));
		await expect.poll(() => callsOf(mirror)).toEqual([4]);
		const [first] = names();
		const { player = '' } = mirror.outcome.scores[0] ?? {};
		expect((await changePerson(player, { name: 'Renamed' })).ok).toBe(true);
		expect(names()[0]).toBe(first);
		writer.record(...called(17));
		await expect.poll(names).toContain('Renamed');
	});
	test('the mirror takes over, and the robbed tab watches', async () => {
		const writer = await created();
		const mirror = await opened(writer.id);
		writer.record(...called(4));
		expect(await mirror.takeOver()).toBe(true);
		await expect.poll(() => writer.watching).toBe(true);
		expect(mirror.watching).toBe(false);
		expect(callsOf(mirror)).toEqual([4]);
		expect(mirror.record(...called(17)).ok).toBe(true);
		await expect.poll(() => callsOf(writer)).toEqual([4, 17]);
		expect(writer.record(...called(32))).toMatchObject({ refusal: { why: 'watching' } });
		// And back again.
		expect(await writer.takeOver()).toBe(true);
		expect(writer.record(...called(32)).ok).toBe(true);
		await expect.poll(() => callsOf(mirror)).toEqual([4, 17, 32]);
	});
	test('the mirror becomes the writer when the writer leaves', async () => {
		const writer = await created();
		const mirror = await opened(writer.id);
		await writer.close();
		await expect.poll(() => mirror.watching).toBe(false);
		expect(mirror.record(...called(4)).ok).toBe(true);
	});
	test('a tab that waited for a table that went to another device does not write to it', async () => {
		const writer = await created();
		const mirror = await opened(writer.id);
		await markTransferred(writer.id, 60);
		await writer.close();
		await expect.poll(() => mirror.away).toBe(60);
		expect(mirror.record(...called(4))).toEqual({ ok: false, refusal: { why: 'watching', away: 60 } });
		expect(await mirror.takeOver()).toBe(false);
	});
	test('who only watches follows along and is never the writer', async () => {
		const writer = await created();
		const board = await openedToWatch(writer.id);
		expect([board.watching, board.writerless]).toEqual([true, false]);
		writer.record(...called(4, 17));
		await expect.poll(() => callsOf(board)).toEqual([4, 17]);
		expect(board.record(...called(32))).toEqual({ ok: false, refusal: { why: 'watching' } });
		expect(board.undo().ok).toBe(false);
		expect(await board.takeOver()).toBe(false);
		expect([board.watching, writer.watching]).toEqual([true, false]);

		await writer.close();
		await expect.poll(() => board.writerless, { timeout: 3000 }).toBe(true);
		expect(await holders(writer.id)).toEqual([]);
		expect([board.watching, callsOf(board)]).toEqual([true, [4, 17]]);

		const again = await opened(writer.id);
		expect(again.watching).toBe(false);
		await expect.poll(() => board.writerless).toBe(false);
		again.record(...called(32));
		await expect.poll(() => callsOf(board)).toEqual([4, 17, 32]);
	});
	test('who only watches says at once that nobody writes, and hears of it no more when left', async () => {
		const writer = await created();
		await writer.close();
		const board = await openedToWatch(writer.id);
		expect([board.watching, board.writerless]).toEqual([true, true]);
		const left = await openedToWatch(writer.id);
		await left.close();
		const again = await opened(writer.id);
		await expect.poll(() => board.writerless).toBe(false);
		again.record(...called(4));
		await expect.poll(() => callsOf(board)).toEqual([4]);
		expect([left.writerless, callsOf(left)]).toEqual([true, []]);
	});
	test('a writer that loads again within a moment was never away', async () => {
		const writer = await created();
		const board = await openedToWatch(writer.id);
		const seen: boolean[] = [];
		const looking = setInterval(() => seen.push(board.writerless), 20);
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
	test('what is half typed stays with its seat when two are swapped, and when that is lost to another tab', async () => {
		const table = await created();
		table.setDraft({ ana: 10 });
		const [first] = await rowsOf(table.id);
		const summary = (await summaryOf(table.id, table.rows, findBox))!;
		const theirs: Row = { ...first!, seq: 1, replaces: 0 };
		expect(await appendRows([theirs], summary)).toEqual({ ok: true });
		table.write((journal, at) => planReseat(journal, 'ana', { id: 'ben', name: 'Ben' }, at, true));
		expect(table.draft).toEqual({ ben: 10 });
		await saved(table);
		expect(table.lost).toMatchObject([{ refusal: { why: 'nothing-to-replace' } }]);
		expect(table.draft).toEqual({ ana: 10 });
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
