import fc from 'fast-check';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import process from 'node:process';
import { readMessages } from '../../../scripts/vite/messages.mjs';
import { describe, expect, it, vi } from 'vitest';
import type { Fact } from '$lib/domain/rows';
import type { Opening } from '$lib/domain/opening';
import { fold, readRows } from '$lib/domain/fold';
import { replayTable } from '$lib/files/replay';
import { upcast, versionOf } from '$lib/domain/upcast';
import { boxes, findBox, findUi } from '$lib/games/registry';
import { findLid } from '$lib/pages/shelf/lids';
import { goldenOf } from './golden.testing';

// What every box must satisfy. A new box passes by being in the registry; there is nothing to add here.

const texts = (pattern: Record<string, unknown>) => Object.entries(pattern as Record<string, string>);
const words = Object.fromEntries(
	texts(import.meta.glob('./*/text/**/*.json', { query: '?raw', import: 'default', eager: true }))
);
const sheets = Object.fromEntries(
	texts(import.meta.glob('./*/rules.*.md', { query: '?raw', import: 'default', eager: true }))
);
const found = readMessages(process.cwd());

const ids = (sheet: string | undefined) =>
	[...(sheet ?? '').matchAll(/^### ([A-Z]+-\d+[a-z]?) /gm)].map(([, id]) => id);
const wordsOf = (box: string, language: string) => ({
	...(JSON.parse(words[`./${box}/text/${language}.json`] ?? '{}') as Record<string, unknown>),
	...(JSON.parse(words[`./${box}/text/later/${language}.json`] ?? '{}') as Record<string, unknown>)
});
/** The places that a message fills in: the same in every language, or a sentence lacks a name. */
const places = (message: unknown) => [...new Set(JSON.stringify(message).match(/\{\w+\}/g) ?? [])].sort();

/** A state of a chart, and all within it. */
const statesIn = (state: AnyStateNode): readonly AnyStateNode[] => [
	state,
	...Object.values(state.states).flatMap(statesIn)
];

/** Returns who has left a table, by its seats. */
const leavers = (context: object): readonly string[] => {
	const { seats } = context as { seats: readonly { id: string; here: boolean }[] };
	return seats.flatMap(({ id, here }) => (here ? [] : [id]));
};

describe.each(boxes)('the box %s', async (id) => {
	const box = (await findBox(id))!;
	const golden = goldenOf(id);
	const tables = golden.flatMap(({ tables }) => tables);
	const told = tables.map(({ rows }) =>
		readRows(box, rows).rows.flatMap((row) => ('fact' in row ? [row.fact] : []))
	);

	it('is called as the registry calls it', () => {
		expect(box.id).toBe(id);
	});

	it('has a golden journal of every version of its facts, and they replay to the same for ever', () => {
		for (const { path, tables, expected } of golden) {
			const replayed = tables.map((table) => {
				const result = replayTable(box, table);
				return result.ok ? result.replayed : result.problem;
			});
			expect(replayed, path).toEqual(expected);
		}
		const versions = new Set(tables.flatMap(({ rows }) => rows.map((row) => (row as { v?: number }).v)));
		for (let v = 1; v <= versionOf(box.upcasters); v++) expect(versions, `version ${v}`).toContain(v);
	});

	it('numbers its upcasters from 1 without gaps, and every one is called by some golden journal', () => {
		expect(box.upcasters.map(({ from }) => from)).toEqual(box.upcasters.map((_, i) => i + 1));
		for (const upcaster of box.upcasters) {
			const up = 'up' in upcaster ? vi.spyOn(upcaster, 'up') : vi.spyOn(upcaster, 'upJournal');
			for (const { rows } of tables) readRows(box, rows);
			expect(up, upcaster.name).toHaveBeenCalled();
			up.mockRestore();
		}
	});

	it('calls the tables of each of its variants by another name, so that lists tell them apart', () => {
		const variants = Object.keys(box.variants);
		const names = variants.map((variant) => findLid(id)?.tableName(variant));
		expect(new Set(names).size, names.join(', ')).toBe(variants.length);
	});

	it('asks for no actor in its charts: the built app has none', () => {
		for (const [name, { machine }] of Object.entries(box.variants)) {
			const chart: AnyStateMachine = machine;
			for (const { id, entry, exit, invoke } of statesIn(chart.root))
				expect([...entry, ...exit, ...invoke], id).toEqual([]);
			for (const [action, made] of Object.entries(chart.implementations.actions))
				expect(made, `${name}: ${action}`).toHaveProperty('type', 'xstate.assign');
		}
	});

	it('says why it refuses a fact, and has not changed then [G-4]', () => {
		const openings = told.flatMap(([first]) => (first ? [first as Opening] : []));
		const facts: Fact[] = told.flat().filter(({ type }) => type !== 'table.opened');
		fc.assert(
			fc.property(
				fc.constantFrom(...openings),
				fc.array(fc.constantFrom(...facts), { maxLength: 60 }),
				(opening, said) => {
					const variant = box.variants[opening.variant]!;
					let snapshot = variant.open(opening);
					for (const fact of said) {
						const before = JSON.stringify(snapshot);
						const judged = variant.play(snapshot, fact);
						if (judged.ok) snapshot = judged.snapshot;
						else {
							expect(judged.refusal.why).toMatch(/^[a-z-]+$/);
							expect(JSON.stringify(snapshot)).toBe(before);
						}
					}
				}
			)
		);
	});

	it('reads back what it wrote, and nothing that is not its own', () => {
		for (const fact of told.flat())
			expect(box.read(JSON.parse(JSON.stringify(fact)))).toEqual({ ok: true, fact });
		for (const junk of [
			null,
			undefined,
			7,
			'ball',
			[],
			{},
			{ type: 'constructor' },
			{ type: '__proto__' },
			{ type: 7 }
		])
			expect(box.read(junk).ok).toBe(false);
		for (const fact of told.flat()) expect(box.read({ ...fact, more: 1 }).ok, 'an unknown entry').toBe(false);
	});

	it('says of everybody whether they left, and ranks who won first, as its end shows them', async () => {
		const ui = (await findUi(id))!;
		const [log, setUps] = await Promise.all([ui.loadLog(), ui.loadSetUp()]);
		const gone = new Set<boolean>();
		for (const { rows } of tables) {
			const folded = fold(box, readRows(box, rows).rows, {
				witness: (_, __, { context }) => gone.add(leavers(context).length > 0)
			});
			if (!folded.ok) throw new Error('not folded');
			const { snapshot, variant } = folded;
			const { scores, winners } = variant.outcome(snapshot);
			expect(scores.flatMap(({ player, left }) => (left ? [player] : []))).toEqual(leavers(snapshot.context));
			// Another game with these is one of those who sat there last, or its set-up says what is missing.
			const again = await log.rematch(folded.opening, snapshot);
			const next = setUps.newSetUp(again).opening(again.players, 'seed');
			expect(next.ok ? box.read(next.opening) : { ok: next.sentence !== '' }).toMatchObject({ ok: true });
			const stayed = scores.flatMap(({ player, left }) => (left ? [] : [player]));
			expect(again.players.map((one) => one.id).sort()).toEqual(stayed.sort());
			const ranked = log.ranked(snapshot);
			if (winners.length > 0) expect(winners).toContain(ranked[0]?.id);
			for (const { id, score, here } of ranked) {
				expect(scores).toContainEqual(expect.objectContaining({ player: id, score }));
				if (here === false) expect(leavers(snapshot.context)).toContain(id);
			}
		}
		expect(gone, 'a golden journal in which a player leaves').toContain(true);
	});

	it('keeps a snapshot that is plain and unchanged by what follows', () => {
		for (const { rows } of tables) {
			const seen: string[] = [];
			const kept: unknown[] = [];
			fold(box, readRows(box, rows).rows, {
				witness: (_, before) => {
					kept.push(before);
					seen.push(JSON.stringify(before));
				}
			});
			expect(kept.map((snapshot) => JSON.stringify(snapshot))).toEqual(seen);
		}
	});

	it('says every fact of its golden journals, and why one is refused, in words [G-4]', async () => {
		// The first box to come here has the words of all boxes made ready, which takes its time.
		const log = await (await findUi(id))!.loadLog();
		for (const { rows } of tables) {
			const read = readRows(box, rows).rows;
			const folded = fold(box, read, {
				witness: (row, before, after, refusal) => {
					const texts = [log.logText(row.fact, before, after)];
					if (refusal) texts.push(log.refusalSentence(before, refusal));
					for (const text of texts) {
						expect(text, row.fact.type).toMatch(/^\P{Ll}.*\p{L}{3}/su);
						expect(text, row.fact.type).not.toMatch(/[{}]|undefined|\bnull\b|NaN|\[object| {2}/);
					}
				}
			});
			expect(folded.ok && log.logText(folded.opening, folded.snapshot, folded.snapshot)).toMatch(/\p{L}{3}/u);
		}
	}, 120_000);

	it('explains the same rules in both languages', () => {
		expect(ids(sheets[`./${id}/rules.en.md`]).length).toBeGreaterThan(0);
		expect(ids(sheets[`./${id}/rules.es.md`])).toEqual(ids(sheets[`./${id}/rules.en.md`]));
	});

	it('says the same words in both languages, and the compiler is told where they lie', () => {
		const [english, spanish] = [wordsOf(id, 'en'), wordsOf(id, 'es')];
		expect(Object.keys(english).length).toBeGreaterThan(0);
		expect(Object.keys(spanish)).toEqual(Object.keys(english));
		for (const [key, message] of Object.entries(english))
			expect(places(spanish[key]), key).toEqual(places(message));
		const keys = found.filter(({ group }) => group === id || group === `${id}-later`).map(({ key }) => key);
		expect(keys).toEqual(Object.keys(wordsOf(id, 'en')));
	});
});

describe('upcasting', () => {
	const casters = [
		{
			from: 1,
			name: 'balls-have-numbers',
			up: (fact: Record<string, unknown>) => ({ ...fact, number: fact.ball })
		},
		{ from: 2, name: 'no-balls', up: ({ ball: _, ...fact }: Record<string, unknown>) => fact }
	];
	it.each([
		[1, { ball: 4 }, { number: 4 }],
		[2, { ball: 4, number: 4 }, { number: 4 }],
		[3, { number: 4 }, { number: 4 }]
	])('carries a fact of version %d to today', (v, old, now) => {
		expect(upcast(casters, old, v)).toEqual(now);
	});
});
