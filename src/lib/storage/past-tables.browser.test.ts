import { tries } from '$lib/domain/tries.testing';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from './db';
import { countPast, readAllPast, readPast, type PastFilter, type PastPlace } from './past-tables';
import { countOver, lastOver } from './tables';
import { seatedOf, summaryVersion, type TableSummary } from './summary';

let name = '';
let db: Database;
beforeEach(() => {
	name = `test-${crypto.randomUUID()}`;
	db = new Database(name);
});
afterEach(async () => {
	vi.restoreAllMocks();
	await db.close();
	await deleteDB(name);
});

const boxes = ['parker-bingo', 'quingo', 'sino'];
/** The nth game: boxes in turn, person n % 7 against person 9, two games at each moment, one of ten still in play. */
function game(n: number): TableSummary {
	const summary = {
		id: `table-${String(n).padStart(5, '0')}`,
		box: boxes[n % boxes.length] ?? '',
		variant: 'normal',
		edition: 1,
		status: n % 10 === 0 ? ('in-play' as const) : ('over' as const),
		players: [n % 7, 9].map((player) => ({ id: `p${player}`, name: `Player ${player}`, score: n })),
		winners: ['p9'],
		openedAt: n,
		changedAt: 1000 + Math.floor(n / 2),
		rows: 90,
		cache: summaryVersion
	};
	return { ...summary, seated: seatedOf(summary) };
}

async function fill(count: number): Promise<readonly TableSummary[]> {
	const games = Array.from({ length: count }, (_, n) => game(n));
	await db.write(async (open) => {
		const tx = open.transaction('tables', 'readwrite');
		await Promise.all([...games.map((one) => tx.store.put(one)), tx.done]);
	});
	return games;
}

async function page(filter: PastFilter, after: PastPlace | undefined, count: number) {
	const read = await readPast(filter, after, count, db);
	if (!read.ok) throw new Error(read.trouble.why);
	return read.value;
}

/** What reading everything and sorting it would give. */
const expected = (games: readonly TableSummary[], { box, person }: PastFilter) =>
	games
		.filter(({ status }) => status === 'over')
		.filter((table) => box === undefined || table.box === box)
		.filter(({ players }) => !person || players.some(({ id }) => person.includes(id)))
		.map(({ id }) => id)
		.reverse();

describe('past games', () => {
	const filters: PastFilter[] = [
		{},
		{ box: 'quingo' },
		{ person: ['p3'] },
		{ person: ['p3', 'p5'] },
		{ person: ['p3', 'p9'] },
		{ box: 'sino', person: ['p3'] },
		{ box: 'sino', person: ['p9', 'p1'] },
		{ box: '__proto__' },
		{ person: ['nobody'] }
	];
	test.each(filters)('come in pages, none twice and none left out: %j', async (filter) => {
		const games = await fill(120);
		const wanted = expected(games, filter);
		for (const count of [1, 7, 50, 200]) {
			const found: string[] = [];
			let after: PastPlace | undefined;
			do {
				const { tables, next } = await page(filter, after, count);
				found.push(...tables.map(({ id }) => id));
				after = next;
			} while (after && found.length < 500);
			expect(found, `by ${count}`).toEqual(wanted);
		}
		const all = await readAllPast(filter, db);
		expect(all.ok && all.value.map(({ id }) => id)).toEqual(wanted.toReversed());
	});
	test('are counted by the index', async () => {
		const games = await fill(120);
		for (const filter of filters.slice(0, 4))
			expect(await countPast(filter, db)).toEqual({ ok: true, value: expected(games, filter).length });
	});
	test('of an older app are reported, and damaged ones left out', async () => {
		await fill(4);
		expect((await page({}, undefined, 9)).stale).toBe(false);
		await db.write((open) => open.put('tables', { ...game(1), cache: 0 }));
		expect(await page({}, undefined, 9)).toMatchObject({ stale: true, tables: { length: 3 } });
		const { players: _, ...broken } = game(1);
		await db.write((open) => open.put('tables', broken as TableSummary));
		expect(await page({}, undefined, 9)).toMatchObject({ stale: true, tables: { length: 2 } });
	});
	test('are there as quickly among thousands', { timeout: 60_000 }, async () => {
		const games = tries(1_000, 10_000);
		await fill(games);
		const readAll = vi.spyOn(IDBIndex.prototype, 'getAll');
		const readStore = vi.spyOn(IDBObjectStore.prototype, 'getAll');
		const times: number[] = [];
		for (const filter of [{}, { box: 'quingo' }, { person: ['p3', 'p5'] }, { box: 'sino', person: ['p9'] }]) {
			// A connection that has just been opened, as when the user taps on "Past games".
			await db.close();
			const start = performance.now();
			const { tables } = await page(filter, undefined, 30);
			const total = await countPast(filter, db);
			times.push(Math.round(performance.now() - start));
			expect(tables).toHaveLength(30);
			expect(total.ok && total.value).toBeGreaterThan(games / 5);
		}
		expect(readAll).not.toHaveBeenCalled();
		expect(readStore).not.toHaveBeenCalled();
		// About 20 ms each on an idle machine; one with much other work gets ten times as long.
		expect(Math.min(...times), `first pages in ${times.join(', ')} ms`).toBeLessThan(250);
		expect(Math.max(...times), `first pages in ${times.join(', ')} ms`).toBeLessThan(800);
	});
});

test('the last game of a box that is over is found without the others', async () => {
	const games = await fill(40);
	for (const box of boxes) {
		const last = games.findLast((one) => one.box === box && one.status === 'over');
		expect((await lastOver(box, db))?.id).toBe(last?.id);
	}
	expect(await lastOver('bing-oh', db)).toBeUndefined();
});

test('games that ended after a moment are counted, those in play and those of that moment not', async () => {
	const games = await fill(200);
	for (const since of [0, 1010, 1099, 2000]) {
		const later = games.filter(({ status, changedAt }) => status === 'over' && changedAt > since);
		expect(await countOver(since, db)).toBe(later.length);
	}
});
