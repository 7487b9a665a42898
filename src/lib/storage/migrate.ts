import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { entryOf } from '$lib/domain/sure';
import { last } from './schema';
import { seatedOf, type TableSummary } from './summary';

// Untyped on purpose: the stores of an earlier version are not those of today's schema.
type AnyDatabase = IDBPDatabase;
type AnyTransaction = IDBPTransaction<unknown, string[], 'versionchange'>;

/**
 * Migrates the stores of any earlier version to today's, within the one transaction that the browser gives for it.
 * Values are moved as they are, damaged ones too.
 */
export async function migrate(db: AnyDatabase, from: number, tx: AnyTransaction): Promise<void> {
	if (from < 1) createVersion1(db);
	if (from < 2) await toVersion2(db, tx);
	if (from < 3) await toVersion3(db, tx);
	if (from < 4) await toVersion4(db, tx);
	if (from < 5) await toVersion5(db, tx);
}

function createVersion1(db: AnyDatabase): void {
	db.createObjectStore('entries', { keyPath: ['table', 'seq'] });
	db.createObjectStore('tables', { keyPath: 'id' }).createIndex('by-status', ['status', 'changedAt']);
	db.createObjectStore('drafts');
	db.createObjectStore('people', { keyPath: 'id' });
}

/** Adds the bin, a cache for the stats, and the lists by box and by person. */
async function toVersion2(db: AnyDatabase, tx: AnyTransaction): Promise<void> {
	db.createObjectStore('bin', { keyPath: 'id' });
	db.createObjectStore('figures', { keyPath: 'id' });
	const tables = tx.objectStore('tables');
	tables.createIndex('by-box', ['status', 'box', 'changedAt']);
	tables.createIndex('by-person', 'seated', { multiEntry: true });
	// A damaged summary stays as it is: the lists notice it and rebuild it.
	for (let at = await tables.openCursor(); at; at = await at.continue()) {
		const summary = at.value as TableSummary;
		if (Array.isArray(summary.players)) await at.update({ ...summary, seated: seatedOf(summary) });
	}
}

/** Returns the store that a key of version 2's `drafts` belongs to since version 3. Any other key is the id of a table. */
function storeOf(key: string): { store: string; key: string } | undefined {
	if (key === 'last-restore') return { store: 'imports', key: last };
	if (key === 'last-seating') return { store: 'seating', key: last };
	for (const [prefix, store] of [
		['handed-over:', 'transfers'],
		['set-up:', 'set-ups'],
		['last-set-up:', 'openings']
	] as const)
		if (key.startsWith(prefix)) return { store, key: key.slice(prefix.length) };
	return undefined;
}

/** Moves everything that lay among the drafts of tables into a store of its own, and renames the cache of stats. */
async function toVersion3(db: AnyDatabase, tx: AnyTransaction): Promise<void> {
	for (const name of ['transfers', 'set-ups', 'openings', 'seating', 'imports']) db.createObjectStore(name);
	for (let at = await tx.objectStore('drafts').openCursor(); at; at = await at.continue()) {
		const to = storeOf(typeof at.key === 'string' ? at.key : '');
		if (!to) continue;
		await tx.objectStore(to.store).put(at.value, to.key);
		await at.delete();
	}
	const stats = db.createObjectStore('stats', { keyPath: 'id' });
	for (let at = await tx.objectStore('figures').openCursor(); at; at = await at.continue()) {
		const { figures, ...rest } = at.value as { id: string; figures?: unknown };
		await stats.put({ ...rest, stats: figures });
	}
	db.deleteObjectStore('figures');
}

/** Reads what an earlier version kept in localStorage; undefined where there is none that can be read. */
function inLocalStorage(name: string): unknown {
	try {
		return typeof window === 'undefined' ? undefined : JSON.parse(localStorage.getItem(name) ?? 'null');
	} catch {
		return undefined;
	}
}

function listIn(name: string): readonly unknown[] {
	const list = inLocalStorage(name);
	return Array.isArray(list) ? list : [];
}

/** Copies the cards of players and the dice of a box here: localStorage forgets what it was given last when it is killed. */
async function toVersion4(db: AnyDatabase, tx: AnyTransaction): Promise<void> {
	db.createObjectStore('kept');
	const kept = tx.objectStore('kept');
	const at = Date.now();
	for (const [i, card] of listIn('tablemate.parker-my-cards').entries()) {
		// The first one was opened last.
		await kept.put(
			{ at: at - i, value: card },
			`parker-bingo/card/${String(entryOf(card, 'seed'))}/${String(entryOf(card, 'serial'))}`
		);
	}
	const faces = inLocalStorage('tablemate.bing-oh-dice');
	if (faces) await kept.put({ at, value: faces }, 'bing-oh/faces');
}

/** Copies the groups of people here. */
async function toVersion5(db: AnyDatabase, tx: AnyTransaction): Promise<void> {
	db.createObjectStore('groups');
	const groups = tx.objectStore('groups');
	const at = Date.now();
	for (const [i, group] of listIn('tablemate.groups').entries()) {
		const name = entryOf(group, 'name');
		if (typeof name !== 'string') continue;
		await groups.put({ name, players: entryOf(group, 'players'), savedAt: at + i }, name);
	}
}
