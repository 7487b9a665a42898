import { describe, expect, it } from 'vitest';
import type { Box } from '$lib/domain/box';
import { readRows } from '$lib/domain/fold';
import type { Row } from '$lib/domain/rows';
import { fairnessOf, isSealed, sealedRow, sealOf, seedIn, wordsOfSeal, type FairRules } from '$lib/link/fair';
import { journalOf } from '$lib/session/journal.testing';
import { planUndo } from '$lib/session/preview';
import { planReseat } from '$lib/session/reseat';
import { findBox } from './registry';

const journals = import.meta.glob<{ tables: { rows: unknown[] }[] }>('./*/journals/*.json', {
	import: 'default'
});
const rules = import.meta.glob<FairRules>('./*/link/fair.ts', { import: 'fair', eager: true });

/** A golden journal as a phone has it at the end: the seed sealed in its rows, and told. */
async function ended(name: string, file: string, table = 0) {
	const journal = await journals[`./${name}/journals/${file}.json`]?.();
	const box = (await findBox(name)) as Box;
	const { rows } = readRows(box, journal?.tables[table]?.rows ?? []);
	const fair = rules[`./${name}/link/fair.ts`];
	const seed = seedIn(rows);
	if (!fair || seed === undefined) throw new Error('no such journal');
	const sealed = rows.map(sealedRow);
	return {
		rows: sealed,
		seed,
		journal: { ...journalOf(box, sealed), id: sealed[0]?.table ?? '' },
		check: (now: readonly Row[], said = seed) => fairnessOf(box, fair, now, [said])
	};
}

describe('draws are drawn once more from the seed that was settled at the opening [G-7]', () => {
	it.each([
		['parker-bingo', 'normal-v1', 30],
		['quingo', 'full-v1', 9],
		['quingo', 'full-v2', 9],
		['sino', 'sino-v1', 72],
		['card-bingo', 'card-bingo-v1', 41],
		['card-bingo', 'blackout-v1', 101],
		['card-bingo', 'cardgo-v1', 53],
		['card-bingo', 'long-layout-v2', 79]
	])('%s %s: all %i are as they were settled', async (name, file, count) => {
		const { rows, check } = await ended(name, file);
		expect(isSealed(seedIn(rows) ?? '')).toBe(true);
		expect(check(rows)).toEqual({ kept: true, right: count, typed: 0, wrong: [] });
	});

	it.each([
		['quingo', 'full-v1', 9],
		['card-bingo', 'card-bingo-v1', 41],
		['sino', 'sino-v1', 72]
	])(
		'%s: who turns out to be another person has typed none of them, with undo neither',
		async (name, file, count) => {
			const { rows, check, journal } = await ended(name, file);
			const [one] = journal.folded.opening.players;
			const next = { seq: (rows.at(-1)?.seq ?? 0) + 1, at: 0 };
			const zoe = { id: 'another-zoe', name: 'Another Zoe' };
			const plan = planReseat(journal, one?.id ?? '', zoe, next);
			if (!plan.ok) throw new Error(plan.refusal.why);
			const settled = { kept: true, right: count, typed: 0, wrong: [] };
			expect(check(plan.after.rows)).toEqual(settled);
			const undone = planUndo({ ...journal, ...plan.after });
			expect(undone.ok && check(undone.after.rows)).toEqual(settled);
			// The one who was written there by mistake joins.
			const seq = (plan.after.rows.at(-1)?.seq ?? 0) + 1;
			const joined = { type: 'player.joined', player: one } as never;
			const row: Row = { table: journal.id, seq, at: 0, v: journal.box.upcasters.length + 1, fact: joined };
			expect(check([...plan.after.rows, row])).toEqual(settled);
			const [, two] = journal.folded.opening.players;
			const swap = two && planReseat(journal, one?.id ?? '', two, next, true);
			expect(swap?.ok && check(swap.after.rows)).toEqual(settled);
		}
	);

	it('a call that was chosen is named, and those after it are judged as they lay then', async () => {
		const { rows, check } = await ended('parker-bingo', 'normal-v1');
		const called = rows.filter((row) => 'fact' in row && row.fact.type === 'ball.called');
		const other = called.at(9);
		const last = called.at(-1);
		if (!other || !last || !('fact' in last)) throw new Error('too few calls');
		// The tenth was the one that really came last.
		const cheated = rows.map((row) => (row === other ? { ...row, fact: last.fact } : row));
		const { wrong } = check(cheated);
		expect(wrong).toContain(other.seq);
		expect(wrong.every((seq) => seq >= other.seq)).toBe(true);
	});

	it('tiles that nobody drew from the seed are all named', async () => {
		const { rows, check } = await ended('parker-bingo', 'house-v2');
		expect(check(rows).wrong).toHaveLength(14);
	});

	it('another seed than the sealed one is none, and nothing is said of the draws', async () => {
		const { rows, check, seed } = await ended('sino', 'sino-v1');
		expect(check(rows, `${seed}0`)).toEqual({ kept: false, right: 0, typed: 0, wrong: [] });
	});

	it('an opening that was exchanged for one with another seed is found', async () => {
		const { rows, check, seed } = await ended('sino', 'sino-v1');
		const [first] = rows;
		if (!first || !('fact' in first)) throw new Error('no opening');
		const again = sealedRow({
			...first,
			seq: 9999,
			replaces: 0,
			fact: { ...first.fact, seed: 'another' } as never
		});
		expect(check([...rows, again], seed).kept).toBe(false);
	});

	it('a seal hides the seed, has the form of one, and is called by six words for ever', () => {
		const seal = sealOf('a-table', '00112233445566778899aabbccddeeff');
		expect(seal).toBe('#ozRaLDl8GBKXC2jUSrMvQzZc5Dk5UFV');
		expect(seal).toMatch(/^[\x21-\x7e]{32}$/);
		expect(wordsOfSeal(seal)).toEqual(['pasta', 'puma', 'jaguar', 'gala', 'kayak', 'rodeo']);
		expect(sealOf('another', '00112233445566778899aabbccddeeff')).not.toBe(seal);
	});
});
