// @ts-nocheck
import { anyJournal, lines, rowsOf, type Told } from './testing';
import { tries } from './tries.testing';
import { box } from '$lib/games/parker-bingo';
import { called, opening } from '$lib/games/parker-bingo/rules/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveRows, isAddition, type Fact, type Row } from './rows';
import {
	extended,
	fold,
	judge,
	noLongerFit,
	outcomeOf,
	readRows,
	type Folded,
	type FoldResult
} from './fold';

function ok(result: FoldResult): Folded {
	if (!result.ok) throw new Error(result.why);
	return result;
}
const folded = (rows: readonly Row[]) => ok(fold(box, rows));
/** The fold of rows of which the last is new: a fact extends it, anything else folds from a checkpoint. */
function grow(before: Folded, rows: readonly Row[]): Folded {
	const row = rows.at(-1)!;
	if (isAddition(row)) return extended(before, row, judge(before, row));
	return ok(fold(box, rows, { earlier: before }));
}
/** What a table keeps so that a correction need not start afresh, and what stands or stood in each place. */
const kept = ({ checkpoints, misfits, effective }: Folded) => ({
	checkpoints: checkpoints.map(({ after, refused }) => [after, refused]),
	misfits,
	places: effective.places
});
/** What a table shows: two folds that agree on this are the same table. */
const shown = ({ snapshot, refused, effective }: Folded) => ({ snapshot, refused, rows: effective.rows });
const row = (seq: number, fact: Fact): Row => ({ table: 't', seq, at: 0, v: 1, fact });
const runs = { numRuns: tries(40, 300), seed: 20_261_121 };

describe('laws of the fold, on random journals with fitting and unfitting facts', () => {
	const law = (check: (told: Told) => void) => {
		fc.assert(fc.property(anyJournal, check), runs);
	};

	it('live = replay: extended a row at a time it is the table folded at once', () => {
		law((told) => {
			const rows = rowsOf(told);
			let live = folded(rows.slice(0, 1));
			for (let n = 2; n <= rows.length; n++) {
				live = grow(live, rows.slice(0, n));
				const once = folded(rows.slice(0, n));
				expect(shown(live)).toEqual(shown(once));
				expect(kept(live)).toEqual(kept(once));
			}
		});
	});
	it('strike + restore = identity', () => {
		law((told) => {
			const rows = rowsOf(told);
			const before = folded(rows);
			for (const { seq } of effectiveRows(rows).rows.slice(1)) {
				const n = rows.length;
				const back = folded([
					...rows,
					{ table: 't', seq: n, at: 0, strikes: seq },
					{ table: 't', seq: n + 1, at: 0, restores: seq }
				]);
				expect(shown(back)).toEqual(shown(before));
			}
		});
	});
	it('what stands, told plainly from the start, is the same table', () => {
		law((told) => {
			const before = folded(rowsOf(told));
			const plain = before.effective.rows.map(({ fact }, seq) => row(seq, fact));
			expect(folded(plain).snapshot).toEqual(before.snapshot);
			// And so is what stands and fits.
			const misfits = new Set(before.refused.map(({ seq }) => seq));
			const fitting = before.effective.rows.filter(({ seq }) => !misfits.has(seq));
			const again = folded(fitting.map(({ fact }, seq) => row(seq, fact)));
			expect(again.snapshot).toEqual(before.snapshot);
			expect(again.refused).toEqual([]);
		});
	});
	it('order is the journal’s, never the clock’s', () => {
		fc.assert(
			fc.property(anyJournal, fc.array(fc.nat(), { minLength: 80, maxLength: 80 }), (told, times) => {
				const rows = rowsOf(told);
				const late = rows.map((row, i) => ({ ...row, at: times[i] ?? 0 }));
				expect(folded(late).snapshot).toEqual(folded(rows).snapshot);
				expect(outcomeOf(folded(late))).toEqual(outcomeOf(folded(rows)));
			}),
			runs
		);
	});
	it('a journal read from a file is the journal that was told', () => {
		law((told) => {
			const rows = rowsOf(told);
			const read = readRows(box, JSON.parse(JSON.stringify(rows)) as unknown[]);
			expect(read).toEqual({ rows, damaged: [], newer: false });
		});
	});
	it('calls no number twice [PB-5]', () => {
		law((told) => {
			const { context } = folded(rowsOf(told)).snapshot as { context: { rounds: { calls: number[] }[] } };
			for (const { calls } of context.rounds) expect(new Set(calls).size).toBe(calls.length);
		});
	});
	it('the random journals are worth it: they refuse, strike, restore, replace and win', () => {
		const seen = new Set<string>();
		for (const told of fc.sample(anyJournal, runs)) {
			const rows = rowsOf(told);
			const { refused, effective } = folded(rows);
			for (const { why } of refused) seen.add(why);
			for (const { fact } of effective.rows) seen.add(fact.type);
			for (const row of rows)
				seen.add(
					'strikes' in row
						? 'strikes'
						: 'restores' in row
							? 'restores'
							: row.replaces === undefined
								? 'says'
								: 'replaces'
				);
			if (outcomeOf(folded(rows)).scores.some(({ score }) => score > 0)) seen.add('won');
		}
		expect([...seen]).toEqual(
			expect.arrayContaining([
				'strikes',
				'restores',
				'replaces',
				'number-already-called',
				'bingo.awarded',
				'nothing-to-strike',
				'won'
			])
		);
	});
});

describe('what would no longer fit', () => {
	it('is what a struck fact was needed for, and not what never fitted', () => {
		const rows = [opening(), ...lines.claimFirstRow].map((fact, seq) => row(seq, fact));
		const twice = [...rows, row(rows.length, { type: 'ball.called', number: 4 } as Fact)];
		const before = folded(twice);
		expect(before.refused.map(({ why }) => why)).toEqual(['round-is-closed']);
		const after = folded([...twice, { table: 't', seq: twice.length, at: 0, strikes: 1 }]);
		expect(noLongerFit(before, after).map(({ seq, why }) => [seq, why])).toEqual([[8, 'no-bingo-to-award']]);
	});
});

describe('a correction of a long table', () => {
	/** A box that counts how often it judges, and a table of 5,000 calls of it. */
	function counted() {
		const judged = { count: 0 };
		const { normal } = box.variants as Record<string, (typeof box.variants)[string]>;
		const counting = {
			...box,
			variants: {
				normal: {
					...normal!,
					play(...asked: Parameters<NonNullable<typeof normal>['play']>) {
						judged.count++;
						return normal!.play(...asked);
					}
				}
			}
		};
		const facts = Array.from({ length: 5000 }, (_, i) => ({
			type: 'tile.corrected' as const,
			round: 1,
			called: i % 2 === 0 ? 4 : 5,
			meant: i % 2 === 0 ? 5 : 4
		}));
		const rows = [opening(), ...called(4), ...facts].map((fact, seq) => row(seq, fact));
		return { judged, counting, rows };
	}

	it('is folded from the checkpoint before it, at most 4 rows back, and comes out as from the start', () => {
		const { judged, counting, rows } = counted();
		const before = ok(fold(counting, rows));
		expect(judged.count).toBe(rows.length - 1);
		expect(before.refused).toEqual([]);
		for (const change of [
			{ table: 't', seq: rows.length, at: 0, strikes: rows.length - 1 },
			{ table: 't', seq: rows.length, at: 0, strikes: rows.length - 3 },
			{
				...row(rows.length, { type: 'tile.corrected', round: 1, called: 4, meant: 6 } as Fact),
				replaces: 4990
			}
		]) {
			const all = [...rows, change];
			judged.count = 0;
			const after = ok(fold(counting, all, { earlier: before }));
			expect(judged.count).toBeLessThanOrEqual(16);
			expect(shown(after)).toEqual(shown(ok(fold(counting, all))));
		}
	});

	it('after another one is folded from the checkpoint before it too', () => {
		const { judged, counting, rows } = counted();
		let after = ok(fold(counting, rows));
		let all: Row[] = rows;
		for (const strikes of [4990, 4980, 2, 4970]) {
			all = [...all, { table: 't', seq: all.length, at: 0, strikes }];
			judged.count = 0;
			after = ok(fold(counting, all, { earlier: after }));
			expect(judged.count).toBeLessThanOrEqual(rows.length - strikes + 4);
			expect(after.checkpoints.slice(0, 3).map(({ after }) => after)).toEqual([1, 4, 8]);
		}
	});

	it('that changes nothing is folded from the end', () => {
		const { judged, counting, rows } = counted();
		const before = ok(fold(counting, rows));
		judged.count = 0;
		const mark = { table: 't', seq: rows.length, at: 0, strikes: 9999 };
		expect(ok(fold(counting, [...rows, mark], { earlier: before })).refused).toHaveLength(1);
		expect(judged.count).toBeLessThan(4);
	});

	it('in the middle is folded from there', () => {
		const { judged, counting, rows } = counted();
		const before = ok(fold(counting, rows));
		judged.count = 0;
		const all = [...rows, { table: 't', seq: rows.length, at: 0, strikes: 2500 }];
		expect(shown(ok(fold(counting, all, { earlier: before })))).toEqual(shown(ok(fold(counting, all))));
		expect(judged.count).toBeLessThanOrEqual(2 * rows.length - 2500 + 4);
	});
});

describe('rows that cannot be read', () => {
	it('are set aside one by one, and the others count', () => {
		const bad = [
			null,
			{ table: 't', seq: 1 },
			{ ...row(2, { type: 'ball.called' }) },
			{ ...row(0, opening()) }
		];
		const read = readRows(box, [
			row(0, opening()),
			...bad,
			row(5, { type: 'ball.called', number: 4 } as Fact)
		]);
		expect(read.rows.map(({ seq }) => seq)).toEqual([0, 5]);
		expect(read.damaged.map(({ raw }) => raw)).toEqual(bad);
		expect(read.damaged.map(({ seq }) => seq)).toEqual([undefined, 1, 2, 0]);
		expect(read.newer).toBe(false);
	});
});

describe('what is no table', () => {
	it.each([
		[[], { why: 'not-opened' }],
		[[row(0, { type: 'bingo.awarded' })], { why: 'not-opened' }],
		[[row(0, { ...opening(), variant: 'toString' } as Fact)], { why: 'unknown-variant', variant: 'toString' }]
	])('%j', (rows, failure) => {
		expect(fold(box, rows)).toEqual({ ok: false, ...failure });
	});
});

it('keeps its opening, whatever a journal says', () => {
	const rows = [
		row(0, opening()),
		{ table: 't', seq: 1, at: 0, strikes: 0 },
		{ ...row(2, { type: 'bingo.awarded' }), replaces: 0 }
	];
	expect(folded(rows).refused.map(({ seq, why }) => [seq, why])).toEqual([
		[1, 'opening-stands'],
		[2, 'opening-stands']
	]);
});
