import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { readRows } from './fold';
import type { Box, Upcaster } from './box';
import { upcast, upcastJournal, versionOf } from './upcast';
import type { Row } from './rows';

// Version 1 said `n`, version 2 `number`, version 3 `number` and `letter`.
const upcasters: readonly Upcaster[] = [
	{ from: 1, name: 'n-is-number', up: ({ n, ...fact }) => ({ ...fact, number: n }) },
	{ from: 2, name: 'calls-have-letters', up: (fact) => ({ ...fact, letter: 'B' }) }
];
const fact = v.strictObject({ type: v.string(), number: v.number(), letter: v.string() });
const box: Box = {
	id: 'upcast',
	edition: 1,
	upcasters,
	read: (value) => {
		const result = v.safeParse(fact, value);
		return result.success
			? { ok: true, fact: result.output }
			: { ok: false, problem: v.getDotPath(result.issues[0]) ?? '' };
	},
	variants: {}
};
const row = (seq: number, version: number, fact: object) => ({ table: 't', seq, at: 0, v: version, fact });

it('writes the version after the last upcaster', () => {
	expect([versionOf([]), versionOf(upcasters)]).toEqual([1, 3]);
});

it.each([
	[1, { type: 'ball.called', n: 7 }],
	[2, { type: 'ball.called', number: 7 }],
	[3, { type: 'ball.called', number: 7, letter: 'B' }]
])('carries a fact of version %d to today, in order', (version, old) => {
	expect(upcast(upcasters, old, version)).toEqual({ type: 'ball.called', number: 7, letter: 'B' });
});

it('reads old rows in today’s shape, and leaves what was read alone', () => {
	const old = Object.freeze({ type: 'ball.called', n: 7 });
	const raw = [row(0, 1, old), row(1, 3, { type: 'ball.called', number: 8, letter: 'B' })];
	const { rows, damaged, newer } = readRows(box, raw);
	expect(rows.map((row) => 'fact' in row && [row.v, row.fact])).toEqual([
		[3, { type: 'ball.called', number: 7, letter: 'B' }],
		[3, { type: 'ball.called', number: 8, letter: 'B' }]
	]);
	expect([damaged, newer]).toEqual([[], false]);
	expect(old).toEqual({ type: 'ball.called', n: 7 });
});

it('does not touch a row of a newer version, and says that there is one', () => {
	const read = readRows(box, [row(0, 1, { type: 'ball.called', n: 7 }), row(1, 4, { type: 'new.thing' })]);
	expect(read).toMatchObject({ newer: true, damaged: [] });
	expect(read.rows).toHaveLength(1);
});

it('sets a row aside whose fact no upcaster makes readable', () => {
	expect(readRows(box, [row(0, 1, { type: 'ball.called', n: 'seven' })]).damaged).toMatchObject([
		{ seq: 0, problem: 'fact.number' }
	]);
});

it('carries the rows of a journal from version to version, and tells which of them are old', () => {
	const rows = [row(0, 4, { type: 'a' }), row(1, 4, { type: 'b' }), row(2, 4, { type: 'c' })] as Row[];
	const up = vi.fn((_: Box, rows: readonly Row[], _old: ReadonlySet<number>) => rows.slice(0, -1));
	const carrying = (from: number): Box => ({
		...box,
		upcasters: [...upcasters, { from, name: 'rows-told', upJournal: up }]
	});
	const versions = new Map([
		[0, 1],
		[1, 3],
		[2, 4]
	]);
	expect(upcastJournal(carrying(3), rows, versions)).toEqual(rows.slice(0, 2));
	expect(up.mock.lastCall?.slice(1)).toEqual([rows, new Set([0, 1])]);
	// Nothing old is carried nowhere.
	expect(upcastJournal(carrying(0), rows, versions)).toBe(rows);
	expect(upcastJournal(carrying(3), rows, new Map())).toBe(rows);
	expect(up).toHaveBeenCalledTimes(1);
});
