import { database, type Database, type Reading } from './db';
import { onlyIntact } from './intact';
import { summarySchema, summaryVersion, type TableSummary } from './summary';
import type { Stored } from './trouble';

/** Which of the tables that are over to return. */
export interface PastFilter {
	readonly box?: string | undefined;
	/** Every id of the person who was seated there. */
	readonly person?: readonly string[] | undefined;
}

/** A place in the list: the table that was shown last. */
export interface PastPlace {
	readonly changedAt: number;
	readonly id: string;
}

export interface PastPage {
	/** The last changed first. */
	readonly tables: readonly TableSummary[];
	/** Where the next page begins; undefined at the end. */
	readonly next: PastPlace | undefined;
	/** Some summaries are damaged or of an older app: `rebuildSummaries` rebuilds them. */
	readonly stale: boolean;
}

type IndexName = 'by-status' | 'by-box' | 'by-person';

/** Returns the parts of an index that a filter asks for, one for each id of the person: the index, and what its keys begin with. */
function partsOf({ box, person }: PastFilter): readonly { index: IndexName; start: readonly string[] }[] {
	if (person) {
		const under = box === undefined ? [] : [box];
		return person.map((id) => ({ index: 'by-person', start: ['over', id, ...under] }));
	}
	return [
		box === undefined ? { index: 'by-status', start: ['over'] } : { index: 'by-box', start: ['over', box] }
	];
}

/** Returns the range of times under a beginning, up to one of them; a person's keys by box, which begin alike, are beyond every time. */
const range = (start: readonly string[], to?: number): IDBKeyRange =>
	to === undefined
		? IDBKeyRange.bound([...start], [...start, ''], false, true)
		: IDBKeyRange.bound([...start], [...start, to]);

const later = (a: PastPlace, b: PastPlace): number =>
	b.changedAt - a.changedAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/** Reads one part of an index backwards from a place on, up to `count` tables. */
async function readPart(
	db: Reading,
	{ index, start }: ReturnType<typeof partsOf>[number],
	after: PastPlace | undefined,
	count: number
): Promise<TableSummary[]> {
	const found: TableSummary[] = [];
	const keys = db.transaction('tables').store.index(index);
	let cursor = await keys.openCursor(range(start, after?.changedAt), 'prev');
	if (after && cursor && indexedDB.cmp(cursor.key, [...start, after.changedAt]) === 0) {
		// Several tables may have changed at the same moment: go on behind the one that was shown.
		if (cursor.primaryKey > after.id) cursor = await cursor.continuePrimaryKey(cursor.key, after.id);
		if (cursor?.primaryKey === after.id) cursor = await cursor.continue();
	}
	for (; cursor && found.length < count; cursor = await cursor.continue()) found.push(cursor.value);
	return found;
}

/** Reads a page of the tables that are over by an index, as fast among ten thousand tables as among ten. */
export function readPast(
	filter: PastFilter,
	after: PastPlace | undefined,
	count: number,
	of: Database = database
): Promise<Stored<PastPage>> {
	return of.read(async (db) => {
		// One more than is shown tells whether there is another page.
		const all = await Promise.all(partsOf(filter).map((part) => readPart(db, part, after, count + 1)));
		const distinct = [...new Map(all.flat().map((table) => [table.id, table])).values()].sort(later);
		const tables = distinct.slice(0, count);
		const readable = onlyIntact(summarySchema, tables);
		const last = tables.at(-1);
		return {
			tables: readable,
			next: distinct.length > count && last ? { changedAt: last.changedAt, id: last.id } : undefined,
			stale: readable.length < tables.length || readable.some(({ cache }) => cache !== summaryVersion)
		};
	});
}

/** Counts the tables that a filter finds, by the index. */
export const countPast = (filter: PastFilter, of: Database = database): Promise<Stored<number>> =>
	of.read(async (db) => {
		const counts = await Promise.all(
			partsOf(filter).map(({ index, start }) => db.countFromIndex('tables', index, range(start)))
		);
		return counts.reduce((sum, count) => sum + count, 0);
	});

/** Reads every table that is over and fits a filter, the oldest first: the stats need them all. */
export const readAllPast = (
	filter: PastFilter,
	of: Database = database
): Promise<Stored<readonly TableSummary[]>> =>
	of.read(async (db) => {
		const all = await Promise.all(
			partsOf(filter).map(({ index, start }) => db.getAllFromIndex('tables', index, range(start)))
		);
		const distinct = [...new Map(all.flat().map((table) => [table.id, table])).values()];
		return onlyIntact(summarySchema, distinct).sort((a, b) => later(b, a));
	});
