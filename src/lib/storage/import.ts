import { readBackup, type FileFault } from '$lib/files/read-journal-file';
import { deletedSchema } from './deleted';
import { compareJournals, copyId, withTableId } from './compare-journals';
import { allOrNone, database, type Database } from './db';
import { intact, momentSchema, onlyIntact } from './intact';
import { groupSchema } from './groups';
import { last, type Group, type ImportMark } from './schema';
import { arrivals, keptNames, peopleOf, type KeptName } from './match-people';
import { savePlayers } from './people';
import { personSchema, Roster, type Person } from './roster';
import { rowRange } from './rows';
import { boxOf, type FindBox } from './summaries';
import { summarySchema, type TableSummary } from './summary';
import { TableChannel } from './tabs';
import type { Stored, Trouble } from './trouble';
import { beginImport, importPatience, type ImportTransaction } from './undo-import';
import {
	parsePerson,
	validateTable,
	type TableFault,
	type Validated,
	type ValidTable
} from './validate-table';

/** What came of importing a file. */
export interface Imported {
	readonly added: readonly TableSummary[];
	/** Tables that were here and continue in the file. */
	readonly extended: readonly TableSummary[];
	/** Tables that went on differently here: the file's journal was added beside ours, as a table of its own. */
	readonly copied: readonly TableSummary[];
	/** The ids that the tables have here, in the file's order. */
	readonly ids: readonly string[];
	/** How many tables were here already, completely. */
	readonly known: number;
	readonly refused: readonly { readonly box: string; readonly why: TableFault; readonly detail: string }[];
	/** The names of the people who were added, and how many entries could not be read. */
	readonly people: readonly string[];
	/** The names of the people who were added as the person of that name who was here. */
	readonly matched: readonly string[];
	/** The names of those added of which it is in doubt whether they are the person of that name who was here. */
	readonly namesakes: readonly string[];
	/** Whom the file calls otherwise than this device, which keeps its names. */
	readonly keptNames: readonly KeptName[];
	readonly unreadablePeople: number;
	/** How many groups of people were added. */
	readonly groups: number;
}

export type ImportAnswer =
	| { readonly ok: true; readonly imported: Imported }
	/** The file as a whole is refused; storage is unchanged. */
	| { readonly ok: false; readonly why: FileFault; readonly problem: string }
	| { readonly ok: false; readonly why: 'storage'; readonly trouble: Trouble };

/** After so many tables the screen may render. */
const tablesAtOnce = 25;

/** What is to be written. `markedAt`: when (ms since 1970), for an import that can be undone. */
interface Import {
	readonly tables: readonly ValidTable[];
	readonly people: readonly Person[];
	/** Players of whom only a journal tells: each is added if one person here has that name. */
	readonly named?: readonly Person[];
	readonly groups: readonly Group[];
	readonly markedAt: number | undefined;
}

/** Finds the id under which a journal of a file continues here: its own, or that of an earlier copy. */
async function findPlace(tx: ImportTransaction, { id, rows }: ValidTable) {
	for (let here = id, theirs = rows; ;) {
		const ours = await tx.objectStore('entries').getAll(rowRange(here));
		const comparison = compareJournals(ours, theirs);
		if (comparison.what !== 'diverges') return { id: here, before: ours.length, comparison };
		here = copyId(here, theirs[comparison.from]);
		theirs = withTableId(rows, here);
	}
}

/** Adds a table. `writing` takes every request, so that a caller that aborts can await them all. */
async function addTable(
	tx: ImportTransaction,
	table: ValidTable,
	writing: Promise<unknown>[]
): Promise<{ id: string; how: 'known' } | AddedTable> {
	const { id, before, comparison } = await findPlace(tx, table);
	const [tables, bin, transfers] = [
		tx.objectStore('tables'),
		tx.objectStore('bin'),
		tx.objectStore('transfers')
	];
	const binned = intact(deletedSchema, await bin.get(id));
	const rows = comparison.what === 'continues' ? comparison.rows : [];
	if (rows.length === 0 && !binned) return { id, how: 'known' };
	const was = intact(summarySchema, await tables.get(id));
	const transferred = intact(momentSchema, await transfers.get(id));
	const summary = rows.length === 0 && binned ? binned.summary : { ...table.summary, id };
	// Their keys were read a moment ago, in this transaction: none of them is taken.
	for (const row of rows) writing.push(tx.objectStore('entries').add(row as never));
	// A table that was transferred and comes back in a file is played here again.
	writing.push(tables.put(summary), bin.delete(id), transfers.delete(id));
	return {
		id,
		how: before > 0 && !binned ? 'extended' : id === table.id ? 'added' : 'copied',
		summary,
		mark: {
			id,
			before,
			added: rows.length,
			...(was ? { summary: was } : {}),
			...(binned ? { binned } : {}),
			...(transferred === undefined ? {} : { transferred })
		}
	};
}
interface AddedTable {
	readonly id: string;
	readonly how: 'added' | 'extended' | 'copied';
	readonly summary: TableSummary;
	readonly mark: ImportMark['tables'][number];
}

async function write(
	tx: ImportTransaction,
	{ tables, people, named = [], groups, markedAt }: Import,
	writing: Promise<unknown>[]
) {
	const written = new Map<string, AddedTable>();
	const ids: string[] = [];
	for (const table of tables) {
		const result = await addTable(tx, table, writing);
		ids.push(result.id);
		if (result.how === 'known') continue;
		// A table that the file names again was one table all along: it is undone to what it was before the first time.
		const { how, mark } = written.get(result.id) ?? { ...result, mark: { ...result.mark, added: 0 } };
		const added = mark.added + result.mark.added;
		written.set(result.id, { ...result, how, mark: { ...mark, added } });
	}
	const all = [...written.values()];
	const came = (how: AddedTable['how']) => all.filter((one) => one.how === how).map(({ summary }) => summary);
	const marks = all.map(({ mark }) => mark);
	const added: Person[] = [];
	const matched: string[] = [];
	const filled: Person[] = [];
	const namesakes: string[] = [];
	const here = new Roster(onlyIntact(personSchema, await tx.objectStore('people').getAll()));
	const file = { people: [...people, ...named], tables: tables.map(({ summary }) => summary) };
	for (const { person, own, namesake } of arrivals(file, here)) {
		// An entry that this version cannot read is left as it is.
		if ((await tx.objectStore('people').getKey(person.id)) !== undefined) continue;
		if (!own && named.includes(person)) continue;
		if (namesake) namesakes.push(person.name);
		if (own) {
			matched.push(person.name);
			const [colour, born] = [own.colour ?? person.colour, own.born ?? person.born];
			writing.push(tx.objectStore('people').put({ ...own, colour, born }));
			filled.push(own);
		}
		const entry = own ? { ...person, mergedInto: own.id } : person;
		writing.push(tx.objectStore('people').add(entry));
		added.push(entry);
	}
	const formed: Group[] = [];
	for (const group of groups) {
		if ((await tx.objectStore('groups').getKey(group.name)) !== undefined) continue;
		if (formed.some(({ name }) => name === group.name)) continue;
		writing.push(tx.objectStore('groups').add(group, group.name));
		formed.push(group);
	}
	if (markedAt !== undefined && marks.length + added.length + formed.length > 0)
		writing.push(
			tx
				.objectStore('imports')
				.put({ at: markedAt, tables: marks, people: added, filled, groups: formed }, last)
		);
	// A table that another device transferred is played here, even if its rows were here already.
	if (markedAt === undefined) for (const id of ids) writing.push(tx.objectStore('transfers').delete(id));
	// A player who was merged into another is not listed.
	const listed = added.filter(({ mergedInto }) => mergedInto === undefined).map(({ name }) => name);
	return {
		added: came('added'),
		extended: came('extended'),
		copied: came('copied'),
		ids,
		known: new Set(ids).size - marks.length,
		people: listed,
		matched,
		namesakes,
		keptNames: keptNames(people, here),
		groups: formed.length
	};
}

/** Writes an import in one transaction, all of it or none. Other tabs load the tables that grew. */
async function save(asked: Import, to: Database) {
	const saved = await to.write(async (db) => {
		const tx = beginImport(db);
		return allOrNone(tx, (writing) => write(tx, asked, writing));
	}, importPatience);
	if (!saved.ok) return saved;
	const channel = new TableChannel(() => undefined);
	for (const { id } of saved.value.extended) channel.notify(id);
	channel.close();
	return saved;
}

/** Imports what a backup holds and this device does not: all tables that are valid. `at` in ms since 1970. */
export async function importBackup(
	text: string,
	findBox: FindBox,
	at: number,
	to: Database = database
): Promise<ImportAnswer> {
	const file = readBackup(text);
	if (!file.ok) return { ok: false, why: file.fault, problem: file.problem };
	const validated: Validated[] = file.problems.map((detail) => ({
		ok: false,
		box: '',
		why: 'not-a-table',
		detail
	}));
	for (const [i, table] of file.tables.entries()) {
		if (i % tablesAtOnce === tablesAtOnce - 1) await new Promise((resolve) => setTimeout(resolve));
		validated.push(await validateTable(table, findBox));
	}
	const tables = validated.filter((one) => one.ok);
	const people = file.people.map(parsePerson).filter((person) => person !== undefined);
	const groups = onlyIntact(groupSchema, file.groups);
	const saved = await save({ tables, people, groups, markedAt: at }, to);
	if (!saved.ok) return { ok: false, why: 'storage', trouble: saved.trouble };
	const refused = validated.flatMap((one) =>
		one.ok ? [] : [{ box: one.box, why: one.why, detail: one.detail }]
	);
	const unreadablePeople = file.people.length - people.length;
	return { ok: true, imported: { ...saved.value, refused, unreadablePeople } };
}

/** Validates a table that another device transfers, as one of a file would be; storage is unchanged. */
export const validateTransfer = (
	table: string,
	rows: readonly unknown[],
	findBox: FindBox
): Promise<Validated> =>
	validateTable({ table, rows, box: boxOf(rows) ?? '', facts: false, damaged: [], path: '' }, findBox);

/** A table that another device transferred as a file, with those of its people whose entries can be read. */
export interface TransferFile {
	readonly table: ValidTable;
	readonly people: readonly Person[];
}

/** Reads the file of one table; storage is unchanged. A backup, which holds several, is no such file. */
export async function readTransfer(
	text: string,
	findBox: FindBox
): Promise<TransferFile | FileFault | TableFault | 'backup'> {
	const file = readBackup(text);
	if (!file.ok) return file.fault;
	const [only, ...others] = file.tables;
	if (!only || others.length + file.problems.length > 0) return 'backup';
	const validated = await validateTable(only, findBox);
	if (!validated.ok) return validated.why;
	const seated = new Set(validated.summary.players.map(({ id }) => id));
	const people = file.people.map(parsePerson).filter((person) => person !== undefined);
	return { table: validated, people: people.filter(({ id }) => seated.has(id)) };
}

/**
 * Imports a table that another device transferred. Returns the id under which it continues here. `people` are as the
 * other device calls them now; a person who is known here keeps the name they have here.
 */
export async function importTransfer(
	table: ValidTable,
	at: number,
	people: readonly Person[] = [],
	to: Database = database
): Promise<Stored<string>> {
	const saved = await save(
		{ tables: [table], ...peopleOf(table.summary, people), groups: [], markedAt: undefined },
		to
	);
	if (!saved.ok) return saved;
	// A transfer brings the names of its players and no more of them.
	await savePlayers(table.summary.players, at, to);
	return { ok: true, value: saved.value.ids[0] ?? table.id };
}
