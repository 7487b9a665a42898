import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Site } from './site.ts';

/** A fact as it lies in a journal. */
export type JournalFact = { readonly type: string } & Readonly<Record<string, unknown>>;

/** People as an opening names them, known by their names in small letters. */
export const people = (...names: readonly string[]) =>
	names.map((name) => ({ id: name.toLowerCase(), name }));

/** The opening of a box's table for Ana, Ben and Carla, with what the box wants to know besides. */
export const opening = (box: string, more: Readonly<Record<string, unknown>>): JournalFact => ({
	...{ type: 'table.opened', box, variant: box, edition: 1, seed: 'a-table-for-tests' },
	...{ players: people('Ana', 'Ben', 'Carla'), ...more }
});

/** The opening of a table of Parker Bingo: Normal, the app calls, nobody is left out. */
export const parkerOpening = (more: Readonly<Record<string, unknown>> = {}): JournalFact =>
	opening('parker-bingo', {
		...{ variant: 'normal', drawing: 'app', caller: null },
		...{ options: { freeCentre: false, winnerCalls: false }, ...more }
	});

/** A row of a journal: a fact, or a change of what was told before. */
export interface JournalRow {
	readonly seq: number;
	readonly fact?: unknown;
	readonly strikes?: number;
	readonly restores?: number;
}

/** The facts of a journal that stand: what was struck is left out, unless it was brought back. */
export function standing(rows: readonly JournalRow[]): readonly JournalFact[] {
	const struck = new Set<number>();
	for (const { strikes, restores } of rows) {
		if (strikes !== undefined) struck.add(strikes);
		if (restores !== undefined) struck.delete(restores);
	}
	return rows.flatMap(({ seq, fact }) => (fact && !struck.has(seq) ? [fact as JournalFact] : []));
}

interface Expected {
	readonly scores: Readonly<Record<string, number>>;
	readonly refused: readonly { readonly seq: number }[];
}

/** A golden journal of a box: the facts that stand and were not refused, and the scores they come to. */
export function golden(
	box: string,
	name: string
): { readonly facts: readonly JournalFact[]; readonly scores: Readonly<Record<string, number>> } {
	const read = (file: string): unknown =>
		JSON.parse(readFileSync(`src/lib/games/${box}/journals/${file}.json`, 'utf8'));
	const { tables } = read(name) as { tables: readonly { rows: readonly JournalRow[] }[] };
	const [expected] = read(`${name}.expected`) as readonly Expected[];
	const refused = new Set(expected?.refused.map(({ seq }) => seq));
	const rows = tables[0]?.rows ?? [];
	return { facts: standing(rows.filter(({ seq }) => !refused.has(seq))), scores: expected?.scores ?? {} };
}

/** The stores of the app's database, as the app made them. */
interface Stores {
	readonly version: number;
	readonly stores: readonly {
		readonly name: string;
		readonly keyPath: string | string[] | null;
		readonly indexes: readonly {
			readonly name: string;
			readonly keyPath: string | string[];
			readonly multiEntry: boolean;
			readonly unique: boolean;
		}[];
	}[];
}

/** What the app's database looks like: the app makes one once in a worker, and the others are made like it. */
let made: Promise<Stores> | undefined;

async function asTheAppMakesIt(page: Page, site: Site): Promise<Stores> {
	await page.goto(site.at('/play?table=nobody'));
	await page.waitForFunction(async () =>
		(await indexedDB.databases()).some(({ name }) => name === 'tablemate')
	);
	return page.evaluate(
		() =>
			new Promise<Stores>((resolve, reject) => {
				const look = () => {
					const opening = indexedDB.open('tablemate');
					// It is listed before the app is done making it; one without stores would lock the app out.
					opening.onupgradeneeded = () => opening.transaction?.abort();
					opening.onerror = () => setTimeout(look, 20);
					opening.onsuccess = () => {
						const db = opening.result;
						const names = [...db.objectStoreNames];
						if (names.length === 0) {
							reject(new Error('a database without stores'));
							return;
						}
						const tx = db.transaction(names);
						const stores = names.map((name) => {
							const store = tx.objectStore(name);
							const indexes = [...store.indexNames].map((index) => {
								const { keyPath, multiEntry, unique } = store.index(index);
								return { name: index, keyPath, multiEntry, unique };
							});
							return { name, keyPath: store.keyPath, indexes };
						});
						const { version } = db;
						db.close();
						resolve({ version, stores });
					};
				};
				look();
			})
	);
}

/** Writes the journals of tables, each by its id, as if they had been played up to here. */
export async function writeTables(
	page: Page,
	site: Site,
	tables: Readonly<Record<string, readonly JournalFact[]>>
): Promise<void> {
	const stores = await (made ??= asTheAppMakesIt(page, site));
	// A file of the app that is no page of it: nothing runs there.
	await page.goto(site.at('/_app/version.json'));
	const rows = Object.entries(tables).flatMap(([table, facts]) => {
		const at = Date.now() - facts.length * 1000;
		return facts.map((fact, seq) => ({ table, seq, at: at + seq * 1000, v: 1, fact }));
	});
	await page.evaluate(
		({ rows, version, stores }) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('tablemate', version);
				opening.onupgradeneeded = () => {
					for (const { name, keyPath, indexes } of stores) {
						const store = opening.result.createObjectStore(name, { keyPath });
						for (const { name, keyPath, ...how } of indexes) store.createIndex(name, keyPath, how);
					}
				};
				opening.onerror = () => reject(opening.error ?? new Error('not opened'));
				opening.onsuccess = () => {
					const tx = opening.result.transaction('entries', 'readwrite');
					for (const row of rows) tx.objectStore('entries').add(row);
					tx.oncomplete = () => {
						opening.result.close();
						resolve();
					};
					tx.onabort = () => reject(tx.error ?? new Error('not written'));
				};
			}),
		{ rows, ...stores }
	);
}

/** Opens a table whose journal was written. */
export async function openWritten(page: Page, site: Site, table: string): Promise<void> {
	await page.goto(site.at(`/play?table=${table}`));
	await expect(page.getByTestId('saved')).toBeAttached();
}

/** Opens a table of which these facts were told, the opening first, as if it had been played up to here. */
export async function openTold(page: Page, site: Site, facts: readonly JournalFact[]): Promise<void> {
	await writeTables(page, site, { told: facts });
	await openWritten(page, site, 'told');
}

/** The first fact of the table at this address. */
export const openingOf = (page: Page) =>
	page.evaluate(
		(table) =>
			new Promise<{ players: { id: string; name: string }[] }>((resolve, reject) => {
				const opening = indexedDB.open('tablemate');
				opening.onerror = () => reject(opening.error ?? new Error('not opened'));
				opening.onsuccess = () => {
					const reading = opening.result.transaction('entries').objectStore('entries').get([table, 0]);
					reading.onerror = () => reject(reading.error ?? new Error('not read'));
					reading.onsuccess = () => {
						opening.result.close();
						resolve((reading.result as { fact: { players: { id: string; name: string }[] } }).fact);
					};
				};
			}),
		new URL(page.url()).searchParams.get('table') ?? ''
	);

/** Writes more facts into the journal of the table at this address, from `seq` on, as if they had been told. */
export const writeOn = (page: Page, seq: number, facts: readonly JournalFact[]): Promise<void> =>
	page.evaluate(
		({ table, seq, facts }) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('tablemate');
				opening.onerror = () => reject(opening.error ?? new Error('not opened'));
				opening.onsuccess = () => {
					const tx = opening.result.transaction('entries', 'readwrite');
					for (const [i, fact] of facts.entries())
						tx.objectStore('entries').put({ table, seq: seq + i, at: Date.now(), v: 1, fact });
					tx.oncomplete = () => {
						opening.result.close();
						resolve();
					};
					tx.onerror = () => reject(tx.error ?? new Error('not written'));
				};
			}),
		{ table: new URL(page.url()).searchParams.get('table') ?? '', seq, facts }
	);
