import { extended, judge, type Folded } from '$lib/domain/fold';
import { anyJournal, rowsOf, type Told } from '$lib/domain/testing';
import { tries } from '$lib/domain/tries.testing';
import { isFactRow, type Fact, type NewRow, type Row } from '$lib/domain/rows';
import { box } from '$lib/games/parker-bingo';
import { called } from '$lib/games/parker-bingo/rules/testing';
import fc from 'fast-check';
import { journalOf as read } from './journal.testing';
import { expect, it } from 'vitest';
import { grown, numbered, planChange, planRedo, planUndo, saidAt } from './preview';
import type { Change, Journal, Preview } from './preview';
import { rebase } from './rebase';

const journalOf = (rows: readonly Row[]): Journal => read(box, rows);
/** A journal in which all that stands fits, as every table writes it. */
function fitting(told: Told): Journal {
	const { folded } = journalOf(rowsOf(told));
	const misfits = new Set(refusedSeqs(folded));
	const facts = folded.effective.rows.filter(({ seq }) => !misfits.has(seq));
	return journalOf(facts.map((row, seq) => ({ ...row, seq, replaces: undefined })));
}
const apply = (journal: Journal, change: Change): Journal => {
	const plan = planChange(journal, change);
	return plan.ok ? { ...journal, ...plan.after } : journal;
};
/** The journal with facts said in one tap, as far as they fit. */
function say(journal: Journal, facts: readonly Fact[]): Journal {
	const said: NewRow[] = [];
	let { folded } = journal;
	const at = { seq: (journal.rows.at(-1)?.seq ?? 0) + 1, at: 0 };
	for (const fact of facts.slice(0, 5)) {
		const row = saidAt(fact, folded.variant.moment(folded.snapshot));
		const judged = judge(folded, row);
		if (!judged.ok) continue;
		said.push(row);
		folded = extended(folded, numbered(journal, said, at).filter(isFactRow).at(-1)!, judged);
	}
	return { ...journal, ...grown(journal, numbered(journal, said, at)) };
}
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

it('every step is taken back by one undo and done once more by one redo, however much fell with it', () => {
	let several = 0;
	const doing = fc.oneof(
		anyJournal.map((told) => ({ say: told.flatMap((row) => ('fact' in row ? [row.fact] : [])) })),
		change
	);
	fc.assert(
		fc.property(anyJournal, fc.array(doing, { minLength: 1, maxLength: 6 }), (told, doings) => {
			const shown = ({ folded: { snapshot, effective } }: Journal) => ({ snapshot, rows: effective.rows });
			let now = fitting(told);
			const before = [now];
			for (const doing of doings) {
				const next = 'say' in doing ? say(now, doing.say) : apply(now, doing);
				if (next.rows.length === now.rows.length) continue;
				if (next.rows.length > now.rows.length + 1) several++;
				before.push((now = next));
			}
			const taken = (plan: Preview): Journal => {
				if (!plan.ok) throw new Error(plan.refusal.why);
				return { ...now, ...plan.after };
			};
			for (const then of before.slice(0, -1).reverse()) {
				now = taken(planUndo(now));
				expect(shown(now)).toEqual(shown(then));
				// What lies in storage says the same.
				expect(shown(journalOf(now.rows))).toEqual(shown(then));
			}
			for (const then of before.slice(1)) {
				now = taken(planRedo(now));
				expect(shown(now)).toEqual(shown(then));
			}
			expect(planRedo(now)).toEqual({ ok: false, refusal: { why: 'nothing-to-redo' } });
		}),
		{ ...runs, numRuns: runs.numRuns / 2 }
	);
	expect(several).toBeGreaterThan(runs.numRuns / 5);
});

it('something new leaves nothing to redo', () => {
	const before = journalOf(rowsOf(called(4, 5).map((fact) => ({ fact }))));
	const undone = planUndo(before);
	if (!undone.ok) throw new Error(undone.refusal.why);
	expect(planRedo({ ...before, ...undone.after })).toMatchObject({ ok: true });
	expect(planRedo(say({ ...before, ...undone.after }, called(6)))).toMatchObject({ ok: false });
});

it('several corrections that only together are right are made together, or not at all', () => {
	const rows = rowsOf(called(4, 5).map((fact) => ({ fact })));
	const [four, five] = called(4, 5) as [Fact, Fact];
	const before = journalOf(rows);
	const together = [
		{ replace: 1, fact: five },
		{ replace: 2, fact: four }
	];
	expect(planChange(before, together[0]!)).toMatchObject({ ok: true, unfit: [{ seq: 2 }] });
	const swapped = apply(before, { together });
	expect(swapped.folded.effective.rows.slice(1).map(({ fact }) => fact)).toEqual([five, four]);
	const undone = planUndo(swapped);
	expect(undone.ok && undone.after.folded.effective.rows.slice(1).map(({ fact }) => fact)).toEqual([
		four,
		five
	]);
	const half = { together: [...together, { strike: 77 }] };
	expect(planChange(before, half)).toEqual({
		ok: false,
		refusal: { seq: 5, why: 'nothing-to-strike', target: 77 }
	});
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

it('striking two replacements of a place empties it once', () => {
	const [four, five, six, seven] = called(4, 5, 6, 7) as [Fact, Fact, Fact, Fact];
	const told: Told = [
		...[{ fact: four }, { fact: five }, { fact: six, replaces: 2 }, { fact: seven, replaces: 3 }],
		{ fact: five, replaces: 1 }
	];
	const plan = planChange(journalOf(rowsOf(told)), { together: [{ strike: 4 }, { strike: 3 }] });
	expect(plan).toMatchObject({ ok: true, rows: [{ strikes: 2 }], after: { folded: { refused: [] } } });
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
