import { database, type Connection, type Database } from './db';
import { summaryVersion, type TableSummary } from './summary';
import { isWhole } from './tables';
import type { Stored } from './trouble';

/** Which of the tables that are over are wanted. */
export interface PastFilter {
	readonly box?: string | undefined;
	/** Every id that means the person who sat there. */
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
	/** Where the next page begins, or nothing at the end. */
	readonly next: PastPlace | undefined;
	/** Some summaries were made by an older app: `rebuildSummaries` makes them anew. */
	readonly stale: boolean;
}

type IndexName = 'by-status' | 'by-box' | 'by-person';

/** The stretches of an index that a filter asks for, one for each id of the person: which index, and what its keys begin with. */
function stretches({ box, person }: PastFilter): readonly { index: IndexName; start: readonly string[] }[] {
	if (person) {
		const under = box === undefined ? [] : [box];
		return person.map((id) => ({ index: 'by-person', start: ['over', id, ...under] }));
	}
	return [
		box === undefined ? { index: 'by-status', start: ['over'] } : { index: 'by-box', start: ['over', box] }
	];
}

/** The times under a beginning, up to one of them; a person's keys by box, which begin alike, are beyond every time. */
const range = (start: readonly string[], to?: number): IDBKeyRange =>
	to === undefined
		? IDBKeyRange.bound([...start], [...start, ''], false, true)
		: IDBKeyRange.bound([...start], [...start, to]);

const later = (a: PastPlace, b: PastPlace): number =>
	b.changedAt - a.changedAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/** Walks one stretch backwards from a place on, and stops when it has `count` tables. */
async function readStretch(
	db: Connection,
	{ index, start }: ReturnType<typeof stretches>[number],
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

/** A page of the tables that are over, found by an index: it takes as long among ten tables as among ten thousand. */
export function readPast(
	filter: PastFilter,
	after: PastPlace | undefined,
	count: number,
	of: Database = database
): Promise<Stored<PastPage>> {
	return of.run(async (db) => {
		// One more than is shown tells whether there is another page.
		const all = await Promise.all(
			stretches(filter).map((stretch) => readStretch(db, stretch, after, count + 1))
		);
		const unlike = [...new Map(all.flat().map((table) => [table.id, table])).values()].sort(later);
		const tables = unlike.slice(0, count);
		const whole = tables.filter(isWhole);
		const last = tables.at(-1);
		return {
			tables: whole,
			next: unlike.length > count && last ? { changedAt: last.changedAt, id: last.id } : undefined,
			stale: whole.length < tables.length || whole.some(({ cache }) => cache !== summaryVersion)
		};
	});
}

/** How many tables a filter finds, counted by the index. */
export const countPast = (filter: PastFilter, of: Database = database): Promise<Stored<number>> =>
	of.run(async (db) => {
		const counts = await Promise.all(
			stretches(filter).map(({ index, start }) => db.countFromIndex('tables', index, range(start)))
		);
		return counts.reduce((sum, count) => sum + count, 0);
	});

/** Every table that is over and fits a filter, the oldest first: for the numbers, which need them all. */
export const readAllPast = (
	filter: PastFilter,
	of: Database = database
): Promise<Stored<readonly TableSummary[]>> =>
	of.run(async (db) => {
		const all = await Promise.all(
			stretches(filter).map(({ index, start }) => db.getAllFromIndex('tables', index, range(start)))
		);
		const unlike = [...new Map(all.flat().map((table) => [table.id, table])).values()];
		return unlike.filter(isWhole).sort((a, b) => later(b, a));
	});
