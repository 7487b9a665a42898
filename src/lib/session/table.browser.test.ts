import { awarded, called, claimed, firstRow, opening } from '$lib/games/parker-bingo/rules/testing';
import { box } from '$lib/games/parker-bingo';
import { summaryOf } from '$lib/storage/summaries';
import { listTables } from '$lib/storage/tables';
import { listPeople, savePlayers } from '$lib/storage/people';
import { changePerson } from '$lib/storage/people-changes';
import { fold } from '$lib/domain/fold';
import { setPending } from '$lib/storage/pending';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { Table } from './table.svelte';
import { created, opened, callsOf, saved, rowsOf, shape, findBox, closeAll } from './table.testing';

afterEach(closeAll);

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
	test('of who joins by a name that another player sat down with and has no more is read again', async () => {
		const players = ['Sol', 'Ben'].map((name) => ({ id: `renamed ${name}`, name }));
		await savePlayers(players, 1);
		let table = await Table.create(box, opening({ players, caller: null }));
		expect(await changePerson('renamed Sol', { name: 'Sol María' })).toMatchObject({ ok: true });
		const again = async () => {
			await saved(table);
			await table.close();
			table = await opened(table.id);
			return table.outcome.scores.map(({ name }) => name).sort();
		};
		await again();
		const joined = { type: 'player.joined', player: { id: 'another', name: 'Sol' } };
		expect(table.record(joined as never)).toEqual({ ok: true });
		expect(await again()).toEqual(['Ben', 'Sol', 'Sol María']);
		// Also where nobody knows who is called what by now.
		expect(fold(box, await rowsOf(table.id))).toMatchObject({ ok: true, refused: [] });
		expect(table.undo()).toEqual({ ok: true });
		expect(await again()).toEqual(['Ben', 'Sol María']);
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
	test('what was done last is known by a number that no other deed has, and comes back with it', async () => {
		const table = await created();
		expect(table.lastDone).toBe(0);
		table.record(...called(4));
		const seen = [table.lastDone];
		// Each time it is about the same row.
		for (const change of [{ strike: 1 }, { restore: 1 }, { strike: 1 }]) {
			expect(table.change(change)).toEqual({ ok: true });
			seen.push(table.lastDone);
		}
		expect(new Set(seen).size).toBe(4);
		table.undo();
		expect(table.lastDone).toBe(seen[2]);
		table.redo();
		expect(table.lastDone).toBe(seen[3]);
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
