// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { readExport } from './read-journal-file';
import { writeExport } from './write-journal-file';

const fact = { type: 'table.opened', box: 'chess' };
const row = { table: 't', seq: 0, at: 0, v: 1, fact };
const file = (change: object) =>
	JSON.stringify({ format: 'tablemate-journal', version: 1, tables: [], ...change });

describe('a journal file', () => {
	it('is read as it was written', () => {
		const damaged = [
			{ seq: 1, problem: 'fact.number', raw: { seq: 1, fact: { number: 'x' } } },
			{ problem: 'no row', raw: null }
		];
		const text = writeExport(
			[
				{ table: 't', rows: [row, row] },
				{ table: 'u', rows: [row], damaged }
			],
			0
		);
		expect(readExport(text)).toEqual({
			ok: true,
			tables: [
				{ table: 't', box: 'chess', rows: [row, row], facts: false, damaged: [], path: 'tables[0]' },
				{ table: 'u', box: 'chess', rows: [row], facts: false, damaged, path: 'tables[1]' }
			]
		});
		expect(JSON.parse(text)).toMatchObject({
			format: 'tablemate-journal',
			version: 1,
			exportedAt: '1970-01-01T00:00:00.000Z'
		});
		// A row a line: people read it, and differences stay small.
		expect(text.split('\n').filter((line) => line.includes('table.opened'))).toHaveLength(3);
	});
	it('without tables is a journal file too', () => {
		expect(readExport(writeExport([], 0))).toEqual({ ok: true, tables: [] });
	});
	it.each([
		['one table by itself', JSON.stringify({ table: 't', rows: [row] }), false],
		['bare facts', JSON.stringify({ facts: [fact] }), true],
		['a byte order mark', `\uFEFF${JSON.stringify({ rows: [row] })}`, false]
	])('%s', (_, text, facts) => {
		expect(readExport(text)).toMatchObject({ ok: true, tables: [{ box: 'chess', facts, path: '' }] });
	});
});

describe('what cannot be read, and where', () => {
	it.each([
		['', 'not JSON at line 1, column 1'],
		['{\n  "table": "t",\n  "rows": [,]\n}', 'not JSON at line 3, column 12'],
		['{"rows": [', 'not JSON at line 1, column 11'],
		['[]', 'should be an object'],
		['null', 'should be an object'],
		['7', 'should be an object'],
		['{}', 'should have either rows or facts'],
		[JSON.stringify({ rows: [], facts: [] }), 'should have either rows or facts'],
		[JSON.stringify({ rows: {} }), 'rows: should be a list'],
		[JSON.stringify({ rows: [] }), 'rows: has no table.opened fact that names its box'],
		[
			JSON.stringify({ facts: [{ type: 'table.opened', box: 7 }] }),
			'facts: has no table.opened fact that names its box'
		],
		[JSON.stringify({ table: 7, rows: [row] }), 'table: should be a text of at most 64 characters'],
		[file({ format: 'other' }), 'format: should be "tablemate-journal"'],
		[file({ version: 2 }), 'version: 2 was written by a newer app; this one reads up to 1'],
		[file({ version: '1' }), 'version: should be a whole number from 1'],
		[file({ tables: 'x' }), 'tables: should be a list'],
		[file({ tables: [{ rows: [row] }, 7] }), 'tables[1]: should be an object'],
		[file({ tables: [{ rows: [row], damaged: 1 }] }), 'tables[0].damaged: should be a list'],
		[file({ tables: [{ rows: [row], damaged: [1] }] }), 'tables[0].damaged[0]: should be an object']
	])('%s: %s', (text, problem) => {
		expect(readExport(text)).toEqual({ ok: false, problem });
	});
	it('too many rows', () => {
		const rows = JSON.stringify({ facts: [fact, ...Array.from({ length: 100_000 }, () => 0)] });
		expect(readExport(rows)).toEqual({ ok: false, problem: 'facts: has 100001 entries, more than 100000' });
	});
	it('nested without end: a value, not a crash', () => {
		const deep = `{"rows": [${'['.repeat(100_000)}${']'.repeat(100_000)}]}`;
		expect(readExport(deep).ok).toBe(false);
	});
});

it('entries named like the inside of objects do no harm', () => {
	const text =
		'{"__proto__": {"format": "tablemate-journal"}, "constructor": 1, "rows": [{"fact": {"type": "table.opened", "box": "__proto__"}}]}';
	expect(readExport(text)).toMatchObject({ ok: true, tables: [{ box: '__proto__' }] });
	expect(({} as { format?: string }).format).toBeUndefined();
	expect(readExport('{"rows": [{"fact": {"__proto__": {"type": "table.opened", "box": "x"}}}]}').ok).toBe(
		false
	);
});
