import { jsonFault } from './json-fault';

/** What the journal file calls itself, and the version of its layout (facts have versions of their own). */
export const exportFormat = 'tablemate-journal';
export const exportVersion = 1;

/** Larger files (in characters) are refused: a long evening is about 100,000. */
export const largestFile = 50_000_000;
const mostTables = 10_000;
const mostRows = 100_000;

/** A row that was set aside when the table was exported: what was there, and what is wrong with it. */
export interface SetAside {
	readonly seq?: number;
	readonly problem: string;
	readonly raw: unknown;
}

/** A table as the file holds it. Its rows are as they lie in storage: still to be read by the room. */
export interface ExportedTable {
	readonly table: string;
	readonly rows: readonly unknown[];
	readonly damaged?: readonly SetAside[];
}

/** The journal file as text: one row a line, so that people can read it and diffs stay small. `exportedAt` in ms since 1970. */
export function writeExport(tables: readonly ExportedTable[], exportedAt: number): string {
	const list = (rows: readonly unknown[]): string =>
		rows.length === 0
			? '[]'
			: `[\n${rows.map((row) => `\t\t\t\t${JSON.stringify(row)}`).join(',\n')}\n\t\t\t]`;
	const written = tables.map(({ table, rows, damaged = [] }) => {
		const entries = [`"table": ${JSON.stringify(table)}`, `"rows": ${list(rows)}`];
		if (damaged.length > 0) entries.push(`"damaged": ${list(damaged)}`);
		return `\t\t{\n\t\t\t${entries.join(',\n\t\t\t')}\n\t\t}`;
	});
	return [
		'{',
		`\t"format": ${JSON.stringify(exportFormat)},`,
		`\t"version": ${exportVersion},`,
		`\t"exportedAt": ${JSON.stringify(new Date(exportedAt).toISOString())},`,
		written.length === 0 ? '\t"tables": []' : `\t"tables": [\n${written.join(',\n')}\n\t]`,
		'}',
		''
	].join('\n');
}

/** A table as it was read: rows, or bare facts which are taken as one row each in today's version. */
export interface ReadTable {
	readonly table: string;
	readonly box: string;
	readonly rows: readonly unknown[];
	readonly facts: boolean;
	readonly damaged: readonly SetAside[];
	/** Where in the file it stands, as in `tables[2]`. */
	readonly path: string;
}

export type FileReading =
	| { readonly ok: true; readonly tables: readonly ReadTable[] }
	| { readonly ok: false; readonly problem: string };

class Problem extends Error {}

type Entries = Readonly<Record<string, unknown>>;

const at = (path: string, problem: string): Problem => new Problem(path ? `${path}: ${problem}` : problem);

function objectAt(value: unknown, path: string): Entries {
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		throw at(path, 'should be an object');
	return value as Entries;
}

// Own entries only: a file may well have an entry named __proto__ or lack one that every object inherits.
const entry = (object: Entries, name: string): unknown =>
	Object.hasOwn(object, name) ? object[name] : undefined;

function listAt(value: unknown, path: string, most: number): readonly unknown[] {
	if (!Array.isArray(value)) throw at(path, 'should be a list');
	if (value.length > most) throw at(path, `has ${value.length} entries, more than ${most}`);
	return value;
}

function boxOf(rows: readonly unknown[], inRow: boolean, path: string): string {
	for (const row of rows) {
		const fact = inRow && typeof row === 'object' && row !== null ? entry(row as Entries, 'fact') : row;
		if (typeof fact !== 'object' || fact === null) continue;
		const box = entry(fact as Entries, 'box');
		if (entry(fact as Entries, 'type') === 'table.opened' && typeof box === 'string') return box;
	}
	throw at(path, 'has no table.opened fact that names its box');
}

function readSetAside(value: unknown, path: string): SetAside {
	const object = objectAt(value, path);
	const seq = entry(object, 'seq');
	const problem = entry(object, 'problem');
	return {
		...(Number.isSafeInteger(seq) ? { seq: seq as number } : {}),
		problem: typeof problem === 'string' ? problem.slice(0, 500) : 'was set aside when it was exported',
		raw: entry(object, 'raw')
	};
}

function readTable(value: unknown, path: string): ReadTable {
	const object = objectAt(value, path);
	const under = (name: string) => (path ? `${path}.${name}` : name);
	const id = entry(object, 'table') ?? '';
	if (typeof id !== 'string' || id.length > 64)
		throw at(under('table'), 'should be a text of at most 64 characters');
	const rows = entry(object, 'rows');
	const facts = entry(object, 'facts');
	if ((rows === undefined) === (facts === undefined)) throw at(path, 'should have either rows or facts');
	const name = under(rows === undefined ? 'facts' : 'rows');
	const list = listAt(rows ?? facts, name, mostRows);
	const damaged = entry(object, 'damaged');
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

function readValue(value: unknown): readonly ReadTable[] {
	const object = objectAt(value, '');
	if (entry(object, 'format') === undefined && entry(object, 'tables') === undefined)
		return [readTable(object, '')];
	const format = entry(object, 'format');
	if (format !== exportFormat) throw at('format', `should be ${JSON.stringify(exportFormat)}`);
	const version = entry(object, 'version');
	if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
		throw at('version', 'should be a whole number from 1');
	if (version > exportVersion)
		throw at('version', `${version} was written by a newer app; this one reads up to ${exportVersion}`);
	return listAt(entry(object, 'tables'), 'tables', mostTables).map((table, i) =>
		readTable(table, `tables[${i}]`)
	);
}

/** The line and column of a place in a text, both counted from 1. */
function lineAndColumn(text: string, position: number): string {
	const before = text.slice(0, position);
	const line = before.split('\n').length;
	return `line ${line}, column ${position - before.lastIndexOf('\n')}`;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text) as unknown;
	} catch (error) {
		const place = lineAndColumn(text, jsonFault(text) ?? text.length);
		throw new Problem(`not JSON at ${place}`, { cause: error });
	}
}

/**
 * Reads a journal file: a whole export, or one table object by itself. Nothing in it is trusted; the rows'
 * facts are read by the room. The problem names its place: line and column, or the path of the entry.
 */
export function readExport(text: string): FileReading {
	if (text.length > largestFile) return { ok: false, problem: `larger than ${largestFile} characters` };
	try {
		return { ok: true, tables: readValue(parse(text.replace(/^\uFEFF/, ''))) };
	} catch (error) {
		if (error instanceof Problem) return { ok: false, problem: error.message };
		throw error;
	}
}
