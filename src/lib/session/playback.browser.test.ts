import { box, type ParkerSnapshot } from '$lib/games/parker-bingo';
import { currentRound } from '$lib/games/parker-bingo/rules/round';
import { awarded, called, claimed, ended, firstRow, opening } from '$lib/games/parker-bingo/rules/testing';
import { loadRows } from '$lib/storage/rows';
import { changePerson } from '$lib/storage/people-changes';
import { afterEach, expect, test } from 'vitest';
import { Table } from './table.svelte';
import { Playback } from './playback.svelte';

const findBox = (id: string) => Promise.resolve(id === box.id ? box : undefined);
const open: Table[] = [];
afterEach(async () => {
	await Promise.all(open.splice(0).map((table) => table.close()));
});

/** A game that is over: a tile that was put right in place, one that was struck, a claim, the end. */
async function played(): Promise<Table> {
	const table = await Table.create(box, opening());
	open.push(table);
	table.record(...called(5, 17, 70));
	table.change({ replace: 1, fact: called(4)[0]! });
	table.change({ strike: 3 });
	table.record(...called(32, 50, 63), ...claimed('ana', 'row-1', firstRow), awarded, ended);
	await expect.poll(() => table.saving).toBe('saved');
	return table;
}
async function walked(id: string): Promise<Playback> {
	const found = await Playback.open(id, findBox);
	if (found.what !== 'playback') throw new Error(found.what);
	return found.playback;
}
const callsOf = ({ table }: Playback) => currentRound((table.snapshot as ParkerSnapshot).context).calls;

test('a walk begins at the end, and every move shows the table as it was', async () => {
	const table = await played();
	const walk = await walked(table.id);
	expect([walk.at, walk.moves.length]).toEqual([9, 9]);
	expect(walk.table.outcome).toEqual(table.outcome);
	expect(callsOf(walk)).toEqual([4, 17, 32, 50, 63]);
	const seen = [0, 1, 2, 3].map((at) => {
		walk.go(at);
		return [walk.at, callsOf(walk), walk.table.outcome.status];
	});
	// 4 was put right where 5 had stood, and 70 was struck.
	expect(seen).toEqual([
		[0, [], 'in-play'],
		[1, [4], 'in-play'],
		[2, [4, 17], 'in-play'],
		[3, [4, 17, 32], 'in-play']
	]);
	expect(walk.table.rows).toHaveLength(4);
	expect(walk.move?.fact).toEqual({ type: 'ball.called', number: 32 });
	expect(walk.outcome.status).toBe('over');
	walk.go(0);
	expect(walk.move).toBeUndefined();
});

test.each([
	[-3, 0],
	[99, 9],
	[2.7, 2],
	[Number.NaN, 0]
])('going to %d leads to %d', async (to, at) => {
	const walk = await walked((await played()).id);
	walk.go(to);
	expect(walk.at).toBe(at);
});

test('nothing can be said to it, and it keeps nobody from writing', async () => {
	const table = await played();
	const before = await loadRows(table.id);
	await table.close();
	const walk = await walked(table.id);
	for (const answer of [walk.table.record(...called(9)), walk.table.undo(), walk.table.change({ strike: 1 })])
		expect(answer).toMatchObject({ ok: false, refusal: { why: 'watching' } });
	expect([walk.table.canUndo, walk.table.canRedo, await walk.table.takeOver()]).toEqual([
		false,
		false,
		false
	]);
	walk.table.setDraft('half');
	expect(walk.table.draft).toBeUndefined();
	expect(await loadRows(table.id)).toEqual(before);
	const again = await Table.open(table.id, findBox);
	if (again.what !== 'table') throw new Error(again.what);
	open.push(again.table);
	expect(again.table.watching).toBe(false);
});

test('everybody is called as the roster calls them now', async () => {
	// People of its own: other tests seat the usual ones, and read the same roster.
	const players = ['Sol', 'Ben'].map((name) => ({ id: `renamed in a walk ${name}`, name }));
	const table = await Table.create(box, opening({ players, caller: null }));
	open.push(table);
	await expect.poll(() => table.saving).toBe('saved');
	expect(await changePerson('renamed in a walk Ben', { name: '<img onerror>' })).toMatchObject({ ok: true });
	const walk = await walked(table.id);
	expect(walk.table.outcome.scores.map(({ name }) => name)).toContain('<img onerror>');
});

test('of a game that is not there it says so', async () => {
	expect(await Playback.open('nobody', findBox)).toEqual({ what: 'missing' });
});
