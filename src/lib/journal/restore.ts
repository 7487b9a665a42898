import { readBackup, type FileFault } from '$lib/core/export-file';
import type { Binned } from './bin';
import { database, type Connection, type Database } from './db';
import { judge, readPerson, type Judged, type TableFault } from './judge';
import { copyId, meet, underId } from './merge';
import { rememberPeople, type Person } from './people';
import { markHandedOver } from './handed-over';
import { boxOf, type FindRoom } from './rebuild';
import type { TableSummary } from './summary';
import { Grapevine } from './tabs';
import type { Stored } from './trouble';

/** What a restore added, kept so that it can be taken back: exactly this, and nothing else. */
export interface RestoreMark {
	/** ms since 1970. */
	readonly at: number;
	readonly tables: readonly {
		readonly id: string;
		/** How many rows were there before, and how many were added. */
		readonly before: number;
		readonly added: number;
		/** The summary before, on the lists or in the bin; absent when the table was not there. */
		readonly summary?: TableSummary;
		readonly binned?: Binned;
	}[];
	readonly people: readonly Person[];
}

/** Windows that have one of these tables open read it again. */
function tell(tables: readonly { readonly id: string }[]): void {
	const grapevine = new Grapevine(() => undefined);
	for (const { id } of tables) grapevine.tell(id);
	grapevine.close();
}

/** What came of a file. */
export interface Restored {
	readonly added: readonly TableSummary[];
	/** Tables that were known here and go on in the file. */
	readonly extended: readonly TableSummary[];
	/** Tables that went another way here: the file's way lies beside ours, as a table of its own. */
	readonly copied: readonly TableSummary[];
	/** The ids under which the tables lie here now, in the file's order. */
	readonly places: readonly string[];
	/** How many tables were here already, all of them. */
	readonly known: number;
	readonly refused: readonly { readonly box: string; readonly why: TableFault; readonly detail: string }[];
	/** How many people were added, and how many entries are nobody. */
	readonly people: number;
	readonly strangers: number;
}

export type RestoreAnswer =
	| { readonly ok: true; readonly restored: Restored }
	/** The file as a whole is not taken; nothing was written. */
	| { readonly ok: false; readonly why: FileFault; readonly problem: string }
	| {
			readonly ok: false;
			readonly why: 'storage';
			readonly trouble: Extract<Stored<0>, { ok: false }>['trouble'];
	  };

export const markKey = 'last-restore';
/** A file of the largest size takes a phone about a minute to write. */
const patience = 180_000;
/** After so many tables the screen gets a turn. */
const turn = 25;

/** A transaction that failed by itself is aborted already. */
function abort(tx: Transaction): void {
	try {
		tx.abort();
	} catch {
		// As it should be.
	}
}

export type Good = Extract<Judged, { ok: true }>;
type Transaction = ReturnType<typeof begin>;
const begin = (db: Connection) =>
	db.transaction(['entries', 'tables', 'bin', 'people', 'drafts', 'figures'], 'readwrite', {
		durability: 'strict'
	});

const rangeOf = (table: string) => IDBKeyRange.bound([table, 0], [table, []], false, true);

/** Finds the table under which a file's journal goes on: its own, or the copy of its way. */
async function placeOf(tx: Transaction, { id, rows }: Good) {
	for (let at = id, theirs = rows; ;) {
		const ours = await tx.objectStore('entries').getAll(rangeOf(at));
		const meeting = meet(ours, theirs);
		if (meeting.what !== 'apart') return { id: at, before: ours.length, meeting };
		at = copyId(at, theirs[meeting.from]);
		theirs = underId(rows, at);
	}
}

/** `writing` takes every request, so that whoever gives up hears them all. */
async function write(
	tx: Transaction,
	{ good, people, at }: { good: readonly Good[]; people: readonly Person[]; at: number | undefined },
	writing: Promise<unknown>[]
) {
	const restored = {
		added: [] as TableSummary[],
		extended: [] as TableSummary[],
		copied: [] as TableSummary[]
	};
	const marks: RestoreMark['tables'][number][] = [];
	const places: string[] = [];
	let known = 0;
	for (const table of good) {
		const { id, before, meeting } = await placeOf(tx, table);
		places.push(id);
		const binned = await tx.objectStore('bin').get(id);
		const rows = meeting.what === 'goes-on' ? meeting.rows : [];
		if (rows.length === 0 && !binned) {
			known++;
			continue;
		}
		const was = await tx.objectStore('tables').get(id);
		const summary = rows.length === 0 && binned ? binned.summary : { ...table.summary, id };
		// Their keys were looked at a moment ago, in this transaction: none of them is taken.
		for (const row of rows) writing.push(tx.objectStore('entries').add(row as never));
		writing.push(tx.objectStore('tables').put(summary), tx.objectStore('bin').delete(id));
		marks.push({
			id,
			before,
			added: rows.length,
			...(was ? { summary: was } : {}),
			...(binned ? { binned } : {})
		});
		restored[before > 0 && !binned ? 'extended' : id === table.id ? 'added' : 'copied'].push(summary);
	}
	const added: Person[] = [];
	for (const person of people) {
		if ((await tx.objectStore('people').getKey(person.id)) !== undefined) continue;
		// Twice in one file: the first one stands.
		if (added.some(({ id }) => id === person.id)) continue;
		writing.push(tx.objectStore('people').add(person));
		added.push(person);
	}
	if (at !== undefined && marks.length + added.length > 0) {
		const mark: RestoreMark = { at, tables: marks, people: added };
		writing.push(tx.objectStore('drafts').put(mark, markKey));
	}
	await Promise.all([...writing, tx.done]);
	return { ...restored, places, known, people: added.length };
}

/**
 * Writes what was judged good, in one transaction: all of it, or nothing. `at` is when, for a restore that can be taken
 * back.
 */
async function bringIn(
	judged: readonly Judged[],
	people: readonly Person[],
	at: number | undefined,
	to: Database
): Promise<Stored<Restored>> {
	const good = judged.filter((one) => one.ok);
	const answer = await to.run(async (db) => {
		const tx = begin(db);
		const writing: Promise<unknown>[] = [];
		try {
			return await write(tx, { good, people, at }, writing);
		} catch (error) {
			// Nothing partial: what was added in this transaction goes with it.
			abort(tx);
			await Promise.allSettled([...writing, tx.done]);
			throw error;
		}
	}, patience);
	if (!answer.ok) return answer;
	tell(answer.value.extended);
	const refused = judged.flatMap((one) =>
		one.ok ? [] : [{ box: one.box, why: one.why, detail: one.detail }]
	);
	return { ok: true, value: { ...answer.value, refused, strangers: 0 } };
}

/**
 * Adds what a backup holds and this device does not: all that stands the judgement of its room. `at` in ms since
 * 1970.
 */
export async function restore(
	text: string,
	findRoom: FindRoom,
	at: number,
	to: Database = database
): Promise<RestoreAnswer> {
	const file = readBackup(text);
	if (!file.ok) return { ok: false, why: file.fault, problem: file.problem };
	const judged: Judged[] = file.problems.map((detail) => ({
		ok: false,
		box: '',
		why: 'not-a-table',
		detail
	}));
	for (const [i, table] of file.tables.entries()) {
		if (i % turn === turn - 1) await new Promise((resolve) => setTimeout(resolve));
		judged.push(await judge(table, findRoom));
	}
	const people = file.people.map(readPerson).filter((person) => person !== undefined);
	const answer = await bringIn(judged, people, at, to);
	if (!answer.ok) return { ok: false, why: 'storage', trouble: answer.trouble };
	return { ok: true, restored: { ...answer.value, strangers: file.people.length - people.length } };
}

/** A table that another device hands over, judged as one of a file would be; nothing is written yet. */
export const judgeHandedOver = (
	table: string,
	rows: readonly unknown[],
	findRoom: FindRoom
): Promise<Judged> =>
	judge({ table, rows, box: boxOf(rows) ?? '', facts: false, damaged: [], path: '' }, findRoom);

/** Takes a table over that another device handed over; answers the id under which it goes on here. */
export async function takeOver(judged: Good, at: number, to: Database = database): Promise<Stored<string>> {
	const answer = await bringIn([judged], [], undefined, to);
	if (!answer.ok) return answer;
	const [id = judged.id] = answer.value.places;
	// Who sits there is known here from now on; a table that was taken over says no more of them than their names.
	await rememberPeople(judged.summary.players, at, to);
	// It may have been handed over from here before.
	const marked = await markHandedOver(id, undefined, to);
	return marked.ok ? { ok: true, value: id } : marked;
}

/** The last restore that can still be taken back. */
export const lastRestore = async (of: Database = database): Promise<RestoreMark | undefined> => {
	const mark = await of.run((db) => db.get('drafts', markKey));
	return mark.ok ? (mark.value as RestoreMark | undefined) : undefined;
};

/** Who sits at these tables, on the lists or in the bin, and whoever they are now. */
async function seatedAt(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
	const summaries = await Promise.all(
		ids.map(
			async (id) => (await tx.objectStore('tables').get(id)) ?? (await tx.objectStore('bin').get(id))?.summary
		)
	);
	const people = await tx.objectStore('people').getAll();
	const seated = summaries.flatMap((summary) => summary?.players ?? []);
	const needed = new Set(seated.map(({ id }) => id));
	const into = new Map(people.map(({ id, mergedInto }) => [id, mergedInto]));
	for (const id of needed) {
		const whole = into.get(id);
		// Grows while it is gone through, up to the end of each chain.
		if (whole !== undefined) needed.add(whole);
	}
	return needed;
}

/** Takes back what the last restore added; tables that were played on since stay, and are counted. */
export const undoRestore = (to: Database = database): Promise<Stored<{ removed: number; stayed: number }>> =>
	to.run(async (db) => {
		const tx = begin(db);
		const entries = tx.objectStore('entries');
		const mark = (await tx.objectStore('drafts').get(markKey)) as RestoreMark | undefined;
		const writing: Promise<unknown>[] = [];
		const stayed: string[] = [];
		for (const { id, before, added, summary, binned } of mark?.tables ?? []) {
			const keys = await entries.getAllKeys(rangeOf(id));
			if (keys.length !== before + added) {
				stayed.push(id);
				continue;
			}
			for (const key of keys.slice(before)) writing.push(entries.delete(key));
			const [tables, bin] = [tx.objectStore('tables'), tx.objectStore('bin')];
			// Deleted since, it stays deleted, as it was before the restore.
			const deleted = await bin.get(id);
			writing.push(summary && !deleted ? tables.put(summary) : tables.delete(id));
			if (binned) writing.push(bin.put(binned));
			else if (deleted) writing.push(summary ? bin.put({ ...deleted, summary }) : bin.delete(id));
			// Worked out from rows that are gone.
			writing.push(tx.objectStore('figures').delete(id));
			if (before === 0) writing.push(tx.objectStore('drafts').delete(id));
		}
		const needed = await seatedAt(tx, stayed);
		for (const person of mark?.people ?? []) {
			const now = await tx.objectStore('people').get(person.id);
			// Somebody who has played since stays, and so does whoever sits at a table that stays.
			if (JSON.stringify(now) === JSON.stringify(person) && !needed.has(person.id))
				writing.push(tx.objectStore('people').delete(person.id));
		}
		writing.push(tx.objectStore('drafts').delete(markKey));
		await Promise.all([...writing, tx.done]);
		return { removed: (mark?.tables.length ?? 0) - stayed.length, stayed: stayed.length };
	}, patience);
