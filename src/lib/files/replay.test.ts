import { findBox } from '$lib/games/registry';
import { opening } from '$lib/games/parker-bingo/rules/testing';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { main } from './replay';

/** What a run prints and answers; `files` stand beside those of the disk. */
async function run(argv: readonly string[], files: Readonly<Record<string, string>> = {}) {
	const out: string[] = [];
	const err: string[] = [];
	const code = await main(argv, {
		readFile: (path) =>
			Object.hasOwn(files, path) ? Promise.resolve(files[path] ?? '') : readFile(path, 'utf8'),
		findBox: findBox,
		out: (line) => out.push(line),
		err: (line) => err.push(line)
	});
	return { code, out, err };
}
const runText = (text: string) => run(['f'], { f: text });
const facts = (...list: unknown[]) => runText(JSON.stringify({ table: 't', facts: list }));

describe('the examples of docs/journal-format.md', () => {
	const examples = async () => {
		const text = await readFile('docs/journal-format.md', 'utf8');
		return [...text.matchAll(/```text\n(\{.*)\n```/g)].map(([, line]) => line);
	};
	it.each([
		['docs/examples/parker-bingo.journal.json', 0, 0],
		['docs/examples/facts.json', 1, 1]
	])('%s prints what the page says, exit code %d', async (path, code, i) => {
		expect(await run([path])).toEqual({ code, out: [(await examples())[i]], err: [] });
	});
});

describe('exit code 1', () => {
	it('a refused fact, with its place and the reason', async () => {
		const { code, out } = await facts(
			opening(),
			{ type: 'ball.called', number: 4 },
			{ type: 'ball.called', number: 4 }
		);
		expect(code).toBe(1);
		expect(JSON.parse(out[0] ?? '')).toMatchObject({
			status: 'in-play',
			refused: [{ seq: 2, why: 'number-already-called', number: 4 }]
		});
	});
	it('a second opening, which no box is asked about', async () => {
		const { code, out } = await facts(opening(), opening());
		expect(code).toBe(1);
		expect(JSON.parse(out[0] ?? '')).toMatchObject({ refused: [{ seq: 1, why: 'already-opened' }] });
	});
	it.each([
		['a strike of nothing', { strikes: 9 }, { why: 'nothing-to-strike', target: 9 }],
		['a row that is none', { fact: 7 }, { why: 'unreadable' }],
		['a row twice', { seq: 0, strikes: 0 }, { why: 'unreadable', problem: 'seq: 0 after 0' }]
	])('%s', async (_, row, refused) => {
		const base = { table: 't', at: 0 };
		const rows = [
			{ ...base, seq: 0, v: 1, fact: opening() },
			{ ...base, seq: 1, ...row }
		];
		const { code, out } = await runText(JSON.stringify({ rows }));
		expect(code).toBe(1);
		expect(JSON.parse(out[0] ?? '')).toMatchObject({ refused: [refused] });
	});
	it('rows that were set aside when the table was exported', async () => {
		const rows = [{ table: 't', seq: 0, at: 0, v: 1, fact: opening() }];
		const { code, out } = await runText(
			JSON.stringify({ rows, damaged: [{ seq: 5, problem: 'gone', raw: 1 }, { raw: 2 }] })
		);
		expect(code).toBe(1);
		expect(JSON.parse(out[0] ?? '')).toMatchObject({
			refused: [
				{ seq: 5, why: 'unreadable', problem: 'gone' },
				{ seq: null, why: 'unreadable' }
			]
		});
	});
});

describe('exit code 2: one sentence on standard error, nothing on standard output', () => {
	it.each([
		[['nowhere.json'], {}, /^nowhere\.json: .*no such file/],
		[[], {}, /^Say which journal file/],
		[['a', 'b'], {}, /^Say which journal file/],
		[['f'], { f: '{"rows": [' }, /^f: not JSON at line 1, column 11$/],
		[['f'], { f: '{}' }, /^f: should have either rows or facts$/],
		[
			['f'],
			{ f: JSON.stringify({ facts: [{ ...opening(), box: 'chess' }] }) },
			/^f: no box is called "chess"$/
		],
		[
			['f'],
			{ f: JSON.stringify({ facts: [{ ...opening(), box: '__proto__' }] }) },
			/^f: no box is called "__proto__"$/
		],
		[
			['f'],
			{ f: JSON.stringify({ facts: [{ ...opening(), variant: 'fast' }] }) },
			/^f: the table\.opened fact cannot be read \(fact\.variant: /
		],
		[
			['f'],
			{ f: JSON.stringify({ rows: [{ table: 't', seq: 0, at: 0, v: 9, fact: opening() }] }) },
			/^f: was written by a newer app: its facts are of a later version than 2/
		]
	])('%j', async (argv, files, sentence) => {
		const { code, out, err } = await run(argv, files);
		expect([code, out, err.length]).toEqual([2, [], 1]);
		expect(err[0]).toMatch(sentence);
	});
	it('says which of several tables it was, and prints none of them', async () => {
		const good = { facts: [opening()] };
		const bad = { facts: [{ ...opening(), box: 'chess' }] };
		const text = JSON.stringify({ format: 'tablemate-journal', version: 1, tables: [good, bad] });
		expect(await runText(text)).toEqual({
			code: 2,
			out: [],
			err: ['f: tables[1]: no box is called "chess"']
		});
	});
});

it('a player named __proto__ has a score like anybody', async () => {
	const players = ['__proto__', 'constructor'].map((name) => ({ id: name, name }));
	const { code, out } = await facts(opening({ players }));
	expect(code).toBe(0);
	expect(out[0]).toContain('"scores":{"__proto__":0,"constructor":0}');
});
