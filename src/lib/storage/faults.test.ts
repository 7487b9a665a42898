import process from 'node:process';
import 'fake-indexeddb/auto';
import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readRows } from '$lib/domain/fold';
import type { Row } from '$lib/domain/rows';
import { printFigures, tries } from '$lib/domain/tries.testing';
import { box } from '$lib/games/parker-bingo';
import { called, opening } from '$lib/games/parker-bingo/rules/testing';
import { boxes, findBox } from '$lib/games/registry';
import { encodeFountain, FountainDecoder } from '$lib/transfer/fountain';
import { exportAll } from './backup';
import { Database } from './db';
import { importBackup, importTransfer, readTransfer } from './import';
import { loadAllRows } from './rows';
import { listTables } from './tables';
import { undoImport } from './undo-import';
import type { ValidTable } from './validate-table';

/** How long (ms) a file may be looked at, whatever is in it. */
const patience = 2000;
/** How long (ms) this process has worked: what else runs on the machine is not counted. */
const busy = () => {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
};

let here: Database;
let count = 0;
beforeEach(() => {
	here = new Database(`faults-${String(count++)}`);
});
afterEach(() => here.close());

const contents = async (of: Database): Promise<unknown> => {
	const all = await of.read((db) =>
		Promise.all(
			(['entries', 'tables', 'bin', 'people', 'groups', 'imports', 'drafts', 'transfers'] as const).map(
				(store) => db.getAll(store)
			)
		)
	);
	return all.ok ? all.value : all.trouble;
};

/** The golden journals of all boxes, as one backup with people and a group. */
function golden(): unknown {
	const tables = boxes.flatMap((id) => {
		const folder = `src/lib/games/${id}/journals`;
		return readdirSync(folder)
			.filter((name) => !name.includes('expected'))
			.flatMap(
				(name) => (JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as { tables: object[] }).tables
			);
	});
	const people = [
		{ id: 'ana', name: 'Ana', lastPlayedAt: 4, mergedInto: 'eve' },
		{ id: 'eve', name: 'Eve', lastPlayedAt: 4, born: 1985 }
	];
	const groups = [{ name: 'Sunday', players: [{ id: 'ana', name: 'Ana' }], savedAt: 3 }];
	return { format: 'tablemate-journal', version: 1, tables, people, groups };
}
const whole = golden() as { tables: object[] };

const nonsense: fc.Arbitrary<unknown> = fc.oneof(
	fc.constantFrom<unknown>(null, true, -1, 0.5, 2 ** 53, 1e308, '', '__proto__', 'x'.repeat(3000), [], {}, [
		[]
	]),
	fc.jsonValue({ maxDepth: 2 })
);
/** One change of a value somewhere in a file: where (as a row of turns), and what becomes of it. */
const change = fc.record({
	turns: fc.array(fc.nat(400), { minLength: 1, maxLength: 8 }),
	how: fc.constantFrom('replace', 'remove', 'twice', 'other'),
	value: nonsense
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function changed(value: unknown, { turns, how, value: other }: Change): unknown {
	const [turn = 0, ...rest] = turns;
	if (typeof value !== 'object' || value === null) return how === 'remove' ? undefined : other;
	const keys = Object.keys(value);
	const key = keys[turn % keys.length];
	if (key === undefined) return how === 'remove' ? undefined : other;
	const whole = value as Record<string, unknown>;
	const inside = whole[key];
	if (rest.length > 0) {
		const next = changed(inside, { turns: rest, how, value: other });
		return Array.isArray(value)
			? value.map((one: unknown, i) => (i === Number(key) ? next : one))
			: { ...whole, [key]: next };
	}
	if (!Array.isArray(value)) {
		const { [key]: _, ...left } = whole;
		if (how === 'remove') return left;
		return {
			...whole,
			[how === 'other' ? String(other) : key]: how === 'twice' ? [inside, inside] : other
		};
	}
	const list: readonly unknown[] = value;
	const at = Number(key);
	if (how === 'remove') return list.toSpliced(at, 1);
	if (how === 'twice') return list.toSpliced(at, 0, inside);
	return how === 'other' ? list.toReversed() : list.with(at, other);
}
/** Changes in the text itself: what a broken disk or a careless hand leaves. */
const cut = fc.record({ at: fc.nat(1_000_000), length: fc.nat(40), text: fc.string({ maxLength: 6 }) });

/** A backup of one or two tables with faults in it. */
const broken = fc
	.record({
		tables: fc.uniqueArray(fc.nat(whole.tables.length - 1), { minLength: 1, maxLength: 2 }),
		changes: fc.array(change, { maxLength: 3 }),
		cuts: fc.array(cut, { maxLength: 1 })
	})
	.map(({ tables, changes, cuts }) => {
		const file = { ...whole, tables: tables.map((at) => whole.tables[at]) };
		const text = JSON.stringify(changes.reduce<unknown>(changed, file));
		return cuts.reduce((now, { at, length, text: put }) => {
			const from = at % (now.length + 1);
			return now.slice(0, from) + put + now.slice(from + length);
		}, text);
	});

describe('what comes in from elsewhere is taken whole or left, without an exception, in time', () => {
	const runs = tries(25, 10_000, 100_000);

	test(`backups with faults, ${String(runs)} times`, { timeout: 4 * 3_600_000 }, async () => {
		const told = { taken: 0, refused: 0, partly: 0, slowest: 0 };
		const before = await contents(here);
		await fc.assert(
			fc.asyncProperty(broken, async (text) => {
				const from = busy();
				const answer = await importBackup(text, findBox, 5, here);
				const took = busy() - from;
				told.slowest = Math.max(told.slowest, took);
				if (!answer.ok) {
					told.refused += 1;
					expect(answer.why).not.toBe('storage');
					expect(await contents(here)).toEqual(before);
					expect(took).toBeLessThan(patience);
					return;
				}
				const { added, copied, refused } = answer.imported;
				if (refused.length > 0) told.partly += 1;
				else told.taken += 1;
				// A table is there with all its rows, or not at all.
				const rows = await loadAllRows(here);
				const lengths = [...(rows.ok ? rows.value : [])].map(([id, all]) => [id, all.length]).sort();
				const summaries = (
					await Promise.all([listTables('in-play', here), listTables('over', here)])
				).flatMap(({ tables }) => tables);
				expect(summaries.map(({ id, rows }) => [id, rows]).sort()).toEqual(lengths);
				expect(added.length + copied.length).toBe(lengths.length);
				expect(await undoImport(here)).toMatchObject({ ok: true, value: { stayed: 0 } });
				expect(await contents(here)).toEqual(before);
				// Looked at last: what it brought is gone, and no other file meets it.
				expect(took).toBeLessThan(patience);
			}),
			{ numRuns: runs }
		);
		printFigures(
			`${String(runs)} backups: ${String(told.taken)} taken, ${String(told.partly)} with tables left out, ${String(told.refused)} refused; 0 exceptions, 0 partial tables; the slowest ${told.slowest.toFixed(0)} ms`
		);
	});

	test(`tables that come over, ${String(runs)} times`, { timeout: 4 * 3_600_000 }, async () => {
		const told = { taken: 0, refused: 0, codes: 0, slowest: 0 };
		const before = await contents(here);
		await fc.assert(
			fc.asyncProperty(
				broken,
				fc.uint8Array({ minLength: 1, maxLength: 4000 }),
				cut,
				async (text, bytes, at) => {
					const from = busy();
					const read = await readTransfer(text, findBox);
					if (typeof read === 'string') told.refused += 1;
					else {
						told.taken += 1;
						const table: ValidTable = read.table;
						const id = await importTransfer(table, 5, read.people, here);
						const rows = await loadAllRows(here);
						expect(id.ok && rows.ok && rows.value.get(id.value)).toHaveLength(table.rows.length);
						await here.write((db) =>
							Promise.all((['entries', 'tables', 'people'] as const).map((store) => db.clear(store)))
						);
					}
					// A code that a camera read wrongly is passed over: what is put together is what was shown.
					const codes = encodeFountain(bytes);
					const decoder = new FountainDecoder();
					for (let number = 0; number < 40; number++) {
						const code = codes?.code(number) ?? '';
						const start = at.at % (code.length + 1);
						decoder.decode(code.slice(0, start) + at.text + code.slice(start + at.length));
						const answer = decoder.decode(code);
						if (answer.what !== 'all') continue;
						expect([...answer.bytes]).toEqual([...bytes]);
						told.codes += 1;
						break;
					}
					const took = busy() - from;
					told.slowest = Math.max(told.slowest, took);
					expect(took).toBeLessThan(patience);
					expect(await contents(here)).toEqual(before);
				}
			),
			{ numRuns: runs }
		);
		printFigures(
			`${String(runs)} transfers: ${String(told.taken)} taken whole, ${String(told.refused)} refused, ${String(told.codes)} put together from codes; 0 exceptions; the slowest ${told.slowest.toFixed(0)} ms`
		);
	});
});

describe('a damaged record', () => {
	const length = 1000;
	const numbers = Array.from({ length: 75 }, (_, i) => i + 1);
	const facts = [opening(), ...called(...numbers)];
	/** A journal of 1,000 rows: 75 calls, and then the last of them is taken back and brought again. */
	const rows: Row[] = Array.from({ length }, (_, seq): Row => {
		const at = 1000 + seq;
		const fact = facts[seq];
		if (fact) return { table: 't', seq, at, v: 1, fact };
		const last = facts.length - 1;
		return seq % 2 === 0 ? { table: 't', seq, at, strikes: last } : { table: 't', seq, at, restores: last };
	});
	const damages: readonly ((row: Row) => unknown)[] = [
		({ table, seq }) => ({ table, seq }),
		({ table, seq }) => ({ table, seq, at: 'yesterday', fact: ['?'] }),
		({ table, seq, at }) => ({ table, seq, at, v: 1, fact: { type: 'ball.called', number: 99 } }),
		({ table, seq, at }) => ({ table, seq, at, strikes: 'x' }),
		({ table, seq, at }) => ({ table, seq, at, v: 0, fact: null })
	];
	const places = tries(5, 100, length - 1);

	test(
		`at each of ${String(places)} places of 1,000: the others stand, and all of it goes through a backup`,
		{ timeout: 3_600_000 },
		async () => {
			const other = new Database(`faults-other-${String(count)}`);
			await here.write(async (db) => {
				const tx = db.transaction('entries', 'readwrite');
				await Promise.all([...rows.map((row) => tx.store.add(row)), tx.done]);
			});
			for (let nth = 0; nth < places; nth++) {
				// The opening is what a journal cannot do without.
				const place = 1 + Math.floor((nth * (length - 1)) / places);
				const row = rows[place];
				const damage = damages[nth % damages.length];
				if (!row || !damage) throw new Error('no such place');
				const raw = damage(row);
				await here.write((db) => db.put('entries', raw as Row));
				const stored = await loadAllRows(here);
				const journal = (stored.ok && stored.value.get('t')) || [];
				const read = readRows(box, journal);
				expect(
					read.damaged.map(({ seq }) => seq),
					`row ${String(place)}`
				).toEqual([place]);
				expect(read.rows.map(({ seq }) => seq)).toEqual(
					rows.map(({ seq }) => seq).filter((seq) => seq !== place)
				);
				const text = await exportAll(0, findBox, here);
				const answer = text.ok && (await importBackup(text.value, findBox, 5, other));
				expect(answer, `row ${String(place)}`).toMatchObject({
					ok: true,
					imported: { added: [{ id: 't' }] }
				});
				const again = await loadAllRows(other);
				expect(again.ok && again.value.get('t')).toEqual(journal);
				await undoImport(other);
				await here.write((db) => db.put('entries', row));
			}
			await other.close();
			printFigures(`a damaged record at ${String(places)} places of 1,000: 0 other rows lost`);
		}
	);
});
