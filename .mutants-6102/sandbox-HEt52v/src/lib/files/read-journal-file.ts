// @ts-nocheck
import { entryOf } from '$lib/domain/sure';
import { jsonFault, nestingOf } from './json-fault';
import { exportFormat, exportVersion, type SetAside } from './write-journal-file';

/** Larger files (in characters) are refused: a long evening is about 100,000. */
export const largestFile = 50_000_000;
const mostTables = 10_000;
const mostRows = 100_000;
const mostPeople = 10_000;
const mostGroups = 1000;
/** A claim in a fact in a row in a table in the file is eight levels down. */
const deepest = 32;

/** A table of a file: rows, or bare facts, each of which becomes a row in today's version. */
export interface ReadTable {
	readonly table: string;
	readonly box: string;
	readonly rows: readonly unknown[];
	readonly facts: boolean;
	readonly damaged: readonly SetAside[];
	/** Its place in the file, as in `tables[2]`. */
	readonly path: string;
}

export type FileReading =
	| { readonly ok: true; readonly tables: readonly ReadTable[] }
	| { readonly ok: false; readonly problem: string };

/** What is wrong with a file as a whole: it is not complete JSON, not a journal file, of a newer app, or too large. */
export type FileFault = 'not-whole' | 'not-ours' | 'newer' | 'too-much';

class Problem extends Error {
	readonly fault: FileFault;
	constructor(problem: string, fault: FileFault = 'not-ours', options?: ErrorOptions) {
		super(problem, options);
		this.fault = fault;
	}
}

const at = (path: string, problem: string, fault?: FileFault): Problem =>
	new Problem(path ? `${path}: ${problem}` : problem, fault);

function objectAt(value: unknown, path: string): object {
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		throw at(path, 'should be an object');
	return value;
}

function listAt(value: unknown, path: string, most: number): readonly unknown[] {
	if (!Array.isArray(value)) throw at(path, 'should be a list');
	if (value.length > most) throw at(path, `has ${value.length} entries, more than ${most}`, 'too-much');
	return value;
}

function boxOf(rows: readonly unknown[], inRow: boolean, path: string): string {
	for (const row of rows) {
		const fact = inRow ? entryOf(row, 'fact') : row;
		const box = entryOf(fact, 'box');
		if (entryOf(fact, 'type') === 'table.opened' && typeof box === 'string') return box;
	}
	throw at(path, 'has no table.opened fact that names its box');
}

function readSetAside(value: unknown, path: string): SetAside {
	const object = objectAt(value, path);
	const seq = entryOf(object, 'seq');
	const problem = entryOf(object, 'problem');
	return {
		...(typeof seq === 'number' && Number.isSafeInteger(seq) ? { seq } : {}),
		problem: typeof problem === 'string' ? problem.slice(0, 500) : 'was set aside when it was exported',
		raw: entryOf(object, 'raw')
	};
}

function readTable(value: unknown, path: string): ReadTable {
	const object = objectAt(value, path);
	const under = (name: string) => (path ? `${path}.${name}` : name);
	const id = entryOf(object, 'table') ?? '';
	if (typeof id !== 'string' || id.length > 64)
		throw at(under('table'), 'should be a text of at most 64 characters');
	const rows = entryOf(object, 'rows');
	const facts = entryOf(object, 'facts');
	if ((rows === undefined) === (facts === undefined)) throw at(path, 'should have either rows or facts');
	const name = under(rows === undefined ? 'facts' : 'rows');
	const list = listAt(rows ?? facts, name, mostRows);
	const damaged = entryOf(object, 'damaged');
	return {
		table: id,
		box: boxOf(list, rows !== undefined, name),
		rows: list,
		facts: rows === undefined,
		damaged:
			damaged === undefined
				? []
				: listAt(damaged, under('damaged'), mostRows).map((row, i) =>
						readSetAside(row, `${under('damaged')}[${i}]`)
					),
		path
	};
}

/** A table of a file, or its problem. */
type TableReading = ReadTable | Problem;

const isTable = (reading: TableReading): reading is ReadTable => !(reading instanceof Problem);

/** Reads a whole file, each table by itself: one that cannot be read leaves the others. */
function readValue(value: unknown): {
	tables: readonly TableReading[];
	people: readonly unknown[];
	groups: readonly unknown[];
} {
	const attempt = (table: unknown, path: string): TableReading => {
		try {
			return readTable(table, path);
		} catch (error) {
			if (error instanceof Problem) return error;
			throw error;
		}
	};
	const object = objectAt(value, '');
	if (entryOf(object, 'format') === undefined && entryOf(object, 'tables') === undefined)
		return { tables: [attempt(object, '')], people: [], groups: [] };
	const format = entryOf(object, 'format');
	if (format !== exportFormat) throw at('format', `should be ${JSON.stringify(exportFormat)}`);
	const version = entryOf(object, 'version');
	if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
		throw at('version', 'should be a whole number from 1');
	if (version > exportVersion)
		throw at(
			'version',
			`${version} was written by a newer app; this one reads up to ${exportVersion}`,
			'newer'
		);
	const listed = (name: string, most: number) => {
		const list = entryOf(object, name);
		return list === undefined ? [] : listAt(list, name, most);
	};
	return {
		tables: listAt(entryOf(object, 'tables'), 'tables', mostTables).map((table, i) =>
			attempt(table, `tables[${i}]`)
		),
		people: listed('people', mostPeople),
		groups: listed('groups', mostGroups)
	};
}

/** Returns the line and column of a place in a text, both counted from 1. */
function lineAndColumn(text: string, position: number): string {
	const before = text.slice(0, position);
	const line = before.split('\n').length;
	return `line ${line}, column ${position - before.lastIndexOf('\n')}`;
}

function parse(text: string): unknown {
	if (text.length > largestFile) throw new Problem(`larger than ${largestFile} characters`, 'too-much');
	if (nestingOf(text) > deepest) throw new Problem(`nested deeper than ${deepest} levels`, 'too-much');
	const json = text.replace(/^\uFEFF/, '');
	try {
		const read: unknown = JSON.parse(json);
		return read;
	} catch (error) {
		const place = lineAndColumn(json, jsonFault(json) ?? json.length);
		throw new Problem(`not JSON at ${place}`, 'not-whole', { cause: error });
	}
}

/**
 * Reads a journal file: a whole export, or one table object by itself. Nothing in it is trusted; the facts are still
 * to be read by the box. The problem names its place: line and column, or the path of the entry.
 */
export function readExport(text: string): FileReading {
	try {
		const { tables } = readValue(parse(text));
		const problem = tables.find((table) => table instanceof Problem);
		return problem ? { ok: false, problem: problem.message } : { ok: true, tables: tables.filter(isTable) };
	} catch (error) {
		if (error instanceof Problem) return { ok: false, problem: error.message };
		throw error;
	}
}

/** A backup as it was read: tables still to be validated, and those that cannot be read at all. */
export type BackupReading =
	| {
			readonly ok: true;
			readonly tables: readonly ReadTable[];
			/** One for each table that cannot be read. */
			readonly problems: readonly string[];
			/** Still to be parsed. */
			readonly people: readonly unknown[];
			/** Still to be parsed. */
			readonly groups: readonly unknown[];
	  }
	| { readonly ok: false; readonly fault: FileFault; readonly problem: string };

/** Reads a journal file for an import: a table that cannot be read leaves the others. */
export function readBackup(text: string): BackupReading {
	try {
		const { tables, people, groups } = readValue(parse(text));
		const [only] = tables;
		// The file is one table object by itself, and not a table: it may be anything.
		if (only instanceof Problem && tables.length === 1 && !/^tables\[/.test(only.message)) throw only;
		return {
			ok: true,
			tables: tables.filter(isTable),
			problems: tables.flatMap((table) => (table instanceof Problem ? [table.message] : [])),
			people,
			groups
		};
	} catch (error) {
		if (error instanceof Problem) return { ok: false, fault: error.fault, problem: error.message };
		throw error;
	}
}
