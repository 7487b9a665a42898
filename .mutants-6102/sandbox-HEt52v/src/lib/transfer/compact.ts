// @ts-nocheck
import { entryOf } from '$lib/domain/sure';
import { MalformedData, largestWhole, ByteReader, ByteWriter } from './bytes';

/*
 * The rows of one table in few bytes. What rows have in common is written once: each row is a form (its JSON with every
 * text and whole number left blank) and the values of the blanks. The values of one form are written in columns, because
 * similar bytes side by side compress best. Rows are decoded exactly as they were.
 */

const version = 1;
const mostRows = 100_000;
const mostForms = 5000;
const longestForm = 20_000;
const longestText = 20_000;
const mostTexts = 100_000;
/** The most blanks of all rows together: a few bytes can promise millions. */
const mostBlanks = 2_000_000;

type Blank = number | string;

interface RowLike {
	readonly table: string;
	readonly seq: number;
	readonly at: number;
}

const isWhole = (value: unknown): value is number =>
	typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= largestWhole;

/** Returns a row without what every row has, as a form and the values of its blanks. */
function toForm(row: RowLike): { form: string; blanks: Blank[] } {
	const blanks: Blank[] = [];
	const { table: _table, seq: _seq, at: _at, ...rest } = row;
	const form = JSON.stringify(rest, (_, value: unknown) => {
		if (typeof value === 'string' || isWhole(value)) {
			blanks.push(value);
			return typeof value === 'string' ? '' : 0;
		}
		return value;
	});
	return { form, blanks };
}

/** Returns the kinds of a form's blanks, in order. */
function blanksOf(form: string): readonly ('text' | 'whole')[] {
	const kinds: ('text' | 'whole')[] = [];
	JSON.parse(form, (_, value: unknown) => {
		if (value === '') kinds.push('text');
		else if (value === 0) kinds.push('whole');
		return value;
	});
	return kinds;
}

function fromForm(form: string, blanks: readonly Blank[]): object {
	let next = 0;
	const row: unknown = JSON.parse(form, (_, value: unknown) =>
		value === '' || value === 0 ? blanks[next++] : value
	);
	if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new MalformedData('not a row');
	return row;
}

const isRowLike = (row: unknown, table: string): row is RowLike => {
	return entryOf(row, 'table') === table && isWhole(entryOf(row, 'seq')) && isWhole(entryOf(row, 'at'));
};

/** Encodes the rows of a table. Returns undefined if another device could not read one of them. */
export function encodeRows(table: string, rows: readonly unknown[]): Uint8Array<ArrayBuffer> | undefined {
	if (!rows.every((row) => isRowLike(row, table))) return undefined;
	const forms = new Map<string, { at: number; columns: Blank[][] }>();
	const out = new ByteWriter();
	out.byte(version);
	out.text(table);
	out.count(rows.length);
	let [seq, at] = [-1, 0];
	const order: number[] = [];
	const steps: number[] = [];
	const times: number[] = [];
	for (const row of rows) {
		const { form, blanks } = toForm(row);
		const found = forms.get(form) ?? { at: forms.size, columns: blanks.map(() => []) };
		forms.set(form, found);
		for (const [i, blank] of blanks.entries()) found.columns[i]?.push(blank);
		order.push(found.at);
		steps.push(row.seq - seq - 1);
		times.push(row.at - at);
		({ seq, at } = row);
	}
	out.count(forms.size);
	for (const form of forms.keys()) out.text(form);
	const columns = [...forms.values()].flatMap((form) => form.columns);
	const texts = new Map<string, number>();
	for (const text of columns.flat()) {
		if (typeof text === 'string' && !texts.has(text)) texts.set(text, texts.size);
	}
	out.count(texts.size);
	for (const text of texts.keys()) out.text(text);
	for (const column of [order, steps, times]) out.column(column);
	for (const column of columns)
		out.column(column.map((blank) => (typeof blank === 'string' ? (texts.get(blank) ?? 0) : blank)));
	return out.done();
}

const listOf = <T>(length: number, read: () => T): T[] => {
	// One after the other: the first that is missing throws before the rest is allocated.
	const list: T[] = [];
	while (list.length < length) list.push(read());
	return list;
};

/** Decodes what `encodeRows` returned: rows still to be validated. Throws `MalformedData` for anything else. */
export function decodeRows(bytes: Uint8Array): { readonly table: string; readonly rows: readonly object[] } {
	const data = new ByteReader(bytes);
	if (data.byte() !== version) throw new MalformedData('of another version');
	const table = data.text(64);
	const length = data.count(mostRows);
	const forms = listOf(data.count(mostForms), () => data.text(longestForm));
	let kinds: (readonly ('text' | 'whole')[])[];
	try {
		kinds = forms.map(blanksOf);
	} catch {
		throw new MalformedData('a form that is not JSON');
	}
	const texts = listOf(data.count(mostTexts), () => data.text(longestText));
	const [order, steps, times] = [data.column(length), data.column(length), data.column(length)];
	const uses = new Map<number, number>();
	for (const form of order) uses.set(form, (uses.get(form) ?? 0) + 1);
	const promised = kinds.reduce((sum, { length }, form) => sum + length * (uses.get(form) ?? 0), 0);
	if (promised > mostBlanks) throw new MalformedData(`more than ${mostBlanks} blanks`);
	const columns = kinds.map((blanks, form) =>
		blanks.map((kind): Blank[] => {
			const column = data.column(uses.get(form) ?? 0);
			if (kind === 'whole') return column;
			return column.map((at) => {
				const text = texts[at];
				if (text === undefined) throw new MalformedData('a text that is missing');
				return text;
			});
		})
	);
	if (!data.atEnd) throw new MalformedData('goes on after its end');
	let [seq, at] = [-1, 0];
	const read = new Map<number, number>();
	const rows = order.map((form, i) => {
		seq += (steps[i] ?? 0) + 1;
		at += times[i] ?? 0;
		const use = read.get(form) ?? 0;
		read.set(form, use + 1);
		const blanks = (columns[form] ?? []).map((column) => column[use] ?? 0);
		return { table, seq, at, ...fromForm(forms[form] ?? '', blanks) };
	});
	return { table, rows };
}
