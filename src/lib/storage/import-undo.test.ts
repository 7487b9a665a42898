import 'fake-indexeddb/auto';
import type { Row } from '$lib/domain/rows';
import { box } from '$lib/games/parker-bingo';
import { called, opening } from '$lib/games/parker-bingo/rules/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteTable, listDeleted, purgeAfter, purgeDeleted } from './bin';
import { Database } from './db';
import { appendRows, loadRows } from './rows';
import { validateTable } from './validate-table';
import { listPeople, loadRoster } from './people';
import { summaryOf, timesOf } from './summaries';
import { importBackup, importTransfer, validateTransfer } from './import';
import { listTransferred, markTransferred, transferredAt } from './transfers';
import { lastImport, undoImport } from './undo-import';
import { listTables } from './tables';

const findBox = (id: string) => Promise.resolve(id === box.id ? box : undefined);
const facts = [opening(), ...called(...Array.from({ length: 20 }, (_, i) => i + 1))];
const rows = (table: string, count: number): Row[] =>
	facts.slice(0, count).map((fact, seq) => ({ table, seq, at: 1000 + seq, v: 1, fact }));
const people = [
	{ id: 'ana', name: 'Ana', lastPlayedAt: 4, mergedInto: 'eve' },
	{ id: 'eve', name: 'Eve', lastPlayedAt: 4, born: 1985 },
	{ id: 'zed', name: 'Zed', lastPlayedAt: 4 }
];
const file = (tables: readonly object[], more: object = {}) =>
	JSON.stringify({ format: 'tablemate-journal', version: 1, tables, ...more });

let here: Database;
let count = 0;
beforeEach(() => {
	here = new Database(`import-undo-${String(count++)}`);
});
afterEach(() => here.close());

async function lay(table: string, length: number): Promise<void> {
	const summary = await summaryOf(table, rows(table, length), findBox);
	if (!summary) throw new Error('no summary');
	const done = await appendRows(rows(table, length), summary, here);
	expect(done.ok).toBe(true);
}
async function take(text: string): Promise<void> {
	expect((await importBackup(text, findBox, 5, here)).ok).toBe(true);
}
const lists = async () => ({
	shelf: (await listTables('in-play', here)).tables.map(({ id, rows }) => [id, rows]),
	bin: await listDeleted(here).then((all) =>
		all.ok ? all.value.map(({ id, summary }) => [id, summary.rows]) : all
	)
});

describe('an import is undone after its table was deleted', () => {
	test('a table that went on in the file stays in the bin, as it was before', async () => {
		await lay('t', 5);
		await take(file([{ table: 't', rows: rows('t', 8) }]));
		await deleteTable('t', 100, here);
		await undoImport(here);
		expect(await lists()).toEqual({ shelf: [], bin: [['t', 5]] });
		expect(await loadRows('t', 0, here)).toMatchObject({ ok: true, value: { length: 5 } });
	});

	test('a table that was not here is gone from the bin, too', async () => {
		await take(file([{ table: 't', rows: rows('t', 8) }]));
		await deleteTable('t', 100, here);
		await undoImport(here);
		expect(await lists()).toEqual({ shelf: [], bin: [] });
		expect(await loadRows('t', 0, here)).toEqual({ ok: true, value: [] });
	});
});

describe('a file that names a table twice is taken back without leaving a trace', () => {
	const named = (...lengths: readonly number[]) =>
		file(
			lengths.map((length) => ({ table: 't', rows: rows('t', length) })),
			{ people }
		);
	test.each([
		['shorter, then longer', 0, [5, 8]],
		['longer, then shorter', 0, [8, 5]],
		['three times', 0, [3, 5, 8]],
		['twice the same', 0, [5, 5]],
		['here already, and longer each time', 3, [5, 8]],
		['here already, as long as the first time', 5, [5, 8]]
	])('%s', async (_, before, lengths) => {
		if (before > 0) await lay('t', before);
		const whole = () =>
			here.read((db) =>
				Promise.all((['entries', 'tables', 'bin', 'people'] as const).map((s) => db.getAll(s)))
			);
		const was = await whole();
		const answer = await importBackup(named(...lengths), findBox, 5, here);
		// One table came, however often it was named.
		expect(answer).toMatchObject({
			imported: { added: { length: before > 0 ? 0 : 1 }, extended: { length: before > 0 ? 1 : 0 }, known: 0 }
		});
		expect(await loadRows('t', 0, here)).toMatchObject({ value: { length: Math.max(...lengths) } });
		expect(await undoImport(here)).toEqual({ ok: true, value: { removed: 1, stayed: 0 } });
		expect(await whole()).toEqual(was);
	});
});

test('the bin deletes no journal of a table that is on a list', async () => {
	await lay('t', 5);
	const done = await here.write(async (db) => {
		const summary = await db.get('tables', 't');
		if (summary) await db.put('bin', { id: 't', binnedAt: 0, summary });
	});
	expect(done.ok).toBe(true);
	expect(await purgeDeleted(purgeAfter + 1, here)).toEqual({ ok: true, value: [] });
	expect(await lists()).toEqual({ shelf: [['t', 5]], bin: [] });
	expect(await loadRows('t', 0, here)).toMatchObject({ ok: true, value: { length: 5 } });
});

test('who sits at a table that was played on since stays, and so does who they are now', async () => {
	await take(file([{ table: 't', rows: rows('t', 5) }], { people }));
	const summary = await summaryOf('t', rows('t', 6), findBox);
	if (!summary) throw new Error('no summary');
	await appendRows(rows('t', 6).slice(5), summary, here);
	expect(await undoImport(here)).toEqual({ ok: true, value: { removed: 0, stayed: 1 } });
	const roster = await loadRoster(here);
	expect(roster.ok && roster.value.personOf('ana')).toMatchObject({ name: 'Eve', born: 1985 });
	expect(roster.ok && roster.value.get('zed')).toBeUndefined();
});

test('a table that was transferred here can be found by its players, and leaves the last import to be undone', async () => {
	await take(file([{ table: 'of-the-file', rows: rows('of-the-file', 3) }]));
	const validated = await validateTable(
		{ table: 'taken', rows: rows('taken', 4), box: box.id, facts: false, damaged: [], path: '' },
		findBox
	);
	if (!validated.ok) throw new Error(validated.why);
	await importTransfer(validated, 50, [], here);
	const known = await listPeople(here);
	expect(known.ok && known.value.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Carla', 'Dora']);
	expect((await lastImport(here))?.tables.map(({ id }) => id)).toEqual(['of-the-file']);
	await undoImport(here);
	expect((await lists()).shelf).toEqual([['taken', 4]]);
});

test('stats that were derived from rows of an undone import are removed with them', async () => {
	await take(file([{ table: 't', rows: rows('t', 5) }]));
	expect(await here.write((db) => db.put('stats', { id: 't' } as never))).toEqual({ ok: true, value: 't' });
	await undoImport(here);
	expect(await here.read((db) => db.count('stats'))).toEqual({ ok: true, value: 0 });
});

describe('when a game was played', () => {
	const hour = 60 * 60 * 1000;
	const played = [
		{ at: 10, fact: {} },
		{ at: 20, fact: {} }
	];
	test.each([
		[
			'put right months later',
			true,
			[...played, { at: 900 * hour, strikes: 1 }, { at: 901 * hour, fact: {} }],
			20
		],
		['a round put right days later', true, [...played, { at: 90 * hour, fact: {}, replaces: 1 }], 20],
		['a round written in days later', true, [...played, { at: 90 * hour, fact: {}, before: 1 }], 20],
		['put right at once', true, [...played, { at: 30, strikes: 1 }, { at: 40, fact: {} }], 40],
		['played on the next day', true, [...played, { at: 24 * hour, fact: {} }], 24 * hour],
		['not over, and an evening later struck', false, [...played, { at: 24 * hour, strikes: 1 }], 24 * hour],
		['an empty journal', true, [], 0]
	])('%s', (_, over, journal, changedAt) => {
		expect(timesOf(journal, over).changedAt).toBe(changedAt);
	});
});

describe('the mark of a table that was transferred to another device', () => {
	const fileOf = (table: string, length: number) => file([{ table, rows: rows(table, length) }]);
	const marked = async () => [...(await listTransferred(here))];

	test('goes with a table that is purged, and only with it', async () => {
		await lay('t', 5);
		await lay('u', 5);
		for (const table of ['t', 'u']) await markTransferred(table, 50, here);
		await deleteTable('t', 100, here);
		expect(await marked()).toEqual(['t', 'u']);
		expect(await purgeDeleted(100 + purgeAfter, here)).toEqual({ ok: true, value: ['t'] });
		expect(await marked()).toEqual(['u']);
		await take(fileOf('t', 5));
		expect(await transferredAt('t', here)).toBeUndefined();
	});

	test('goes when a file continues the table, and comes back when that import is undone', async () => {
		await lay('t', 5);
		await markTransferred('t', 50, here);
		await take(fileOf('t', 5));
		expect(await transferredAt('t', here)).toBe(50);
		await take(fileOf('t', 8));
		expect(await transferredAt('t', here)).toBeUndefined();
		await undoImport(here);
		expect(await transferredAt('t', here)).toBe(50);
	});

	test('goes with a table that an undone import had added', async () => {
		await take(fileOf('t', 5));
		await markTransferred('t', 50, here);
		await undoImport(here);
		expect(await marked()).toEqual([]);
		expect(await readAll('entries')).toEqual([]);
	});

	test('goes when the other device transfers the table back, with rows or without', async () => {
		for (const length of [5, 8]) {
			await lay('t', 5);
			await markTransferred('t', 50, here);
			const table = await validateTransfer('t', rows('t', length), findBox);
			if (!table.ok) throw new Error(table.why);
			expect(await importTransfer(table, 60, [], here)).toEqual({ ok: true, value: 't' });
			expect(await marked()).toEqual([]);
			await here.write((db) => db.clear('entries'));
		}
	});

	const readAll = async (store: 'entries') => {
		const all = await here.read((db) => db.getAll(store));
		return all.ok ? all.value : all.trouble;
	};
});
