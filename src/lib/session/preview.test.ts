import { fold, type Folded } from '$lib/domain/fold';
import { anyJournal, rowsOf, type Told } from '$lib/domain/testing';
import { tries } from '$lib/domain/tries.testing';
import type { Fact, Row } from '$lib/domain/rows';
import { box } from '$lib/games/parker-bingo';
import { called } from '$lib/games/parker-bingo/rules/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grown, numbered, planChange, planRedo, type Change, type Journal } from './preview';
import { rebase } from './rebase';

function journalOf(rows: readonly Row[]): Journal {
	const folded = fold(box, rows);
	if (!folded.ok) throw new Error(folded.why);
	return { id: 't', box, rows, folded };
}
/** A journal in which all that stands fits, as every table writes it. */
function fitting(told: Told): Journal {
	const { folded } = journalOf(rowsOf(told));
	const misfits = new Set(refusedSeqs(folded));
	const facts = folded.effective.rows.filter(({ seq }) => !misfits.has(seq));
	return journalOf(facts.map((row, seq) => ({ ...row, seq, replaces: undefined })));
}
const after = (journal: Journal, rows: readonly Row[]): Journal => ({
	...journal,
	...grown(journal, rows)
});
const apply = (journal: Journal, change: Change): Journal => {
	const plan = planChange(journal, change);
	if (!plan.ok) return journal;
	return after(journal, numbered(journal, plan.rows, journal.rows.length, 0));
};
const refusedSeqs = ({ refused }: Folded) => refused.map(({ seq }) => seq);
const change: fc.Arbitrary<Change> = fc.oneof(
	fc.nat(40).map((strike) => ({ strike })),
	fc.nat(40).map((restore) => ({ restore })),
	fc
		.tuple(fc.nat(40), fc.constantFrom(...called(4, 17, 32, 50, 63, 9)))
		.map(([replace, fact]) => ({ replace, fact: fact }))
);
const runs = { numRuns: tries(250, 500), seed: 11 };

it('a change leaves nothing standing that fitted before and does not fit now', () => {
	let unfits = 0;
	fc.assert(
		fc.property(anyJournal, change, (told, change) => {
			const before = journalOf(rowsOf(told));
			const plan = planChange(before, change);
			const changed = apply(before, change);
			const known = new Set(refusedSeqs(before.folded));
			expect(refusedSeqs(changed.folded).filter((seq) => !known.has(seq))).toEqual([]);
			if (plan.ok) unfits += plan.unfit.length;
			// What is extended row by row is what a replay sees.
			expect(journalOf(changed.rows).folded.snapshot).toEqual(changed.folded.snapshot);
		}),
		runs
	);
	expect(unfits).toBeGreaterThan(runs.numRuns / 25);
});

it('a strike that took others with it comes back by redo, and nothing misfits on the way', () => {
	let several = 0;
	fc.assert(
		fc.property(anyJournal, fc.nat(40), (told, strike) => {
			const before = fitting(told);
			const plan = planChange(before, { strike });
			if (!plan.ok) return;
			if (plan.rows.length > 1) several++;
			const struck = plan.rows.map((row) => ('strikes' in row ? row.strikes : -1));
			expect(struck).toEqual([...struck].sort((a, b) => b - a));
			let now = apply(before, { strike });
			for (let left = plan.rows.length; left > 0;) {
				const redo = planRedo(now);
				if (!redo.ok) throw new Error(redo.refusal.why);
				left -= redo.rows.length;
				now = after(now, numbered(now, redo.rows, now.rows.length, 0));
				expect(now.folded.refused).toEqual([]);
			}
			expect(planRedo(now)).toEqual({ ok: false, refusal: { why: 'nothing-to-redo' } });
			expect(now.folded.snapshot).toEqual(before.folded.snapshot);
			expect(now.folded.effective.rows).toEqual(before.folded.effective.rows);
		}),
		runs
	);
	expect(several).toBeGreaterThan(10);
});

it('striking a replacement empties the place when what it replaced does not fit either', () => {
	const [four, five, six] = called(4, 5, 6) as [Fact, Fact, Fact];
	const told: Told = [
		{ fact: four },
		{ fact: five },
		{ fact: six, replaces: 2 },
		{ fact: five, replaces: 1 }
	];
	const before = journalOf(rowsOf(told));
	// Without the 6 the 5 would be back, which by now was called before.
	expect(planChange(before, { strike: 3 })).toMatchObject({
		ok: true,
		unfit: [{ seq: 2, why: 'number-already-called' }],
		rows: [{ strikes: 2 }]
	});
	expect(apply(before, { strike: 3 }).folded.effective.rows.map(({ seq }) => seq)).toEqual([0, 4]);
});

it('the opening is never struck', () => {
	fc.assert(
		fc.property(anyJournal, (told) => {
			expect(planChange(journalOf(rowsOf(told)), { strike: 0 })).toEqual({
				ok: false,
				refusal: { why: 'opening-stands' }
			});
		}),
		{ numRuns: 50 }
	);
});

it('pending rows rebased onto another tab’s all fit, or are lost with a reason', () => {
	fc.assert(
		fc.property(anyJournal, anyJournal, (ours, theirs) => {
			const now = fitting(theirs);
			const displaced = rowsOf(ours).slice(1);
			const { rows, folded, added, lost } = rebase(now, displaced, now.rows.length);
			expect(added.length + lost.length).toBe(displaced.length);
			expect(rows).toEqual([...now.rows, ...added]);
			expect(added.map(({ seq }) => seq)).toEqual(added.map((_, i) => now.rows.length + i));
			expect(folded.refused).toEqual([]);
			for (const { refusal } of lost) expect(refusal.why).toMatch(/^[a-z-]+$/);
		}),
		runs
	);
});
