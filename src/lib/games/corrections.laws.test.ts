import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '$lib/domain/box';
import { extended, fold, judge, outcomeOf, readRows } from '$lib/domain/fold';
import { momentsKnown } from '$lib/domain/moments';
import type { Opening } from '$lib/domain/opening';
import { isFactRow, type Fact, type Moment } from '$lib/domain/rows';
import { tries } from '$lib/domain/tries.testing';
import { boxes, findBox } from '$lib/games/registry';
import { journalOf, said } from '$lib/session/journal.testing';
import { numbered, planChange, planUndo, saidAt } from '$lib/session/preview';
import type { Change, Journal, Preview } from '$lib/session/preview';
import { goldenOf } from './golden.testing';

// What may be put right at any table, tried at random on evenings like those of the golden journals: seventy a
// box. An evening of wrong taps at every step costs three of the others, so there are fewer of it.
// `npm run test:long` tries a thousand of each, new ones every night.
const slides = [50, 1000] as const;
const wrongTaps = [20, 1000] as const;

/** A table that was played like this story, with now and then a fact left out or another one tried; and when each was said. */
function played(
	box: Box,
	[opening, ...story]: readonly Fact[],
	facts: readonly Fact[],
	chance: Iterator<number>
) {
	const next = () => chance.next().value as number;
	const moments = new Map<number, Moment>();
	let journal = said(box, opening as Opening);
	const length = (story.length * (next() + 1)) / 100;
	for (const fact of story.slice(0, length)) {
		const dice = next();
		if (dice < 3) continue;
		const other = facts[(dice * 101 + next()) % facts.length]!;
		for (const one of dice > 95 ? [other, fact] : [fact]) {
			const { variant, snapshot } = journal.folded;
			const after = tapped(journal, one);
			if (!after) continue;
			moments.set(journal.rows.length, variant.moment(snapshot));
			journal = after;
		}
	}
	return { journal, moments };
}

/** The journal with one more fact, if it fits. */
function tapped(journal: Journal, fact: Fact): Journal | undefined {
	const { variant, snapshot } = journal.folded;
	const row = saidAt(fact, variant.moment(snapshot));
	const judged = judge(journal.folded, row);
	if (!judged.ok) return undefined;
	const [one] = numbered(journal, [row], { seq: journal.rows.length, at: 0 }).filter(isFactRow);
	return { ...journal, rows: [...journal.rows, one!], folded: extended(journal.folded, one!, judged) };
}

/** The journal after a change that takes nothing with it. */
const applied = (journal: Journal, plan: Preview): Journal | undefined =>
	plan.ok && plan.unfit.length === 0 ? { ...journal, ...plan.after } : undefined;

/** The same journal as the first release wrote it, read today; a box that came later has no such journals. */
const asVersion1 = ({ box, rows }: Journal): Journal =>
	journalOf(
		box,
		readRows(
			box,
			rows.map(({ by: _, ...row }) => ({ ...row, v: 1, moment: undefined }))
		).rows
	);

describe.each(boxes)('at a table of %s', async (id) => {
	const box = (await findBox(id))!;
	const told = goldenOf(id)
		.flatMap(({ tables }) => tables)
		.map(({ rows }) => readRows(box, rows).rows.flatMap((row) => ('fact' in row ? [row.fact] : [])));

	it('never lets a fact slide into another round, hand or turn, whatever is put right [G-3]', () => {
		const facts = told.flat();
		const doing = fc.record({
			how: fc.constantFrom('strike', 'restore', 'replace', 'before', 'undo'),
			at: fc.nat(),
			fact: fc.constantFrom(...facts.filter(({ type }) => type !== 'table.opened'))
		});
		let moved = 0;
		fc.assert(
			fc.property(
				fc.constantFrom(...told),
				fc.infiniteStream(fc.nat(99)),
				fc.array(doing, { minLength: 1, maxLength: 3 }),
				fc.boolean(),
				(story, chance, doings, old) => {
					let { journal, moments: said } = played(box, story, facts, chance);
					if (old && box.upcasters.includes(momentsKnown)) journal = asVersion1(journal);
					const places = new Map<number, number>();
					const placeOf = (seq: number): number => places.get(seq) ?? seq;
					for (const { how, at, fact } of doings) {
						const seqs = [...said.keys()];
						const seq = seqs[at % seqs.length] ?? 1;
						const plan =
							how === 'undo'
								? planUndo(journal)
								: planChange(
										journal,
										how === 'strike' || how === 'restore'
											? ({ [how]: seq } as unknown as Change)
											: ({ [how]: seq, fact } as unknown as Change)
									);
						if (!plan.ok) continue;
						for (const row of plan.rows) {
							const other = 'fact' in row ? (row.replaces ?? row.before) : undefined;
							if (other === undefined) continue;
							said = new Map([...said, [row.seq, said.get(other)!]]);
							if (how === 'replace') places.set(row.seq, placeOf(other));
						}
						const gone = new Set(journal.folded.effective.rows.map(({ seq }) => placeOf(seq)));
						fold(box, plan.after.rows, {
							witness: (row, before, _, refusal) => {
								gone.delete(placeOf(row.seq));
								const { variant } = journal.folded;
								const what = `${row.fact.type} in row ${row.seq}`;
								const now = variant.moment(before);
								// Nobody is at it before the first roll, nor where no turns are kept: what is said then waits for no player.
								const { player, ...rest } = said.get(row.seq)!;
								const then = player === undefined || now.player === undefined ? rest : { ...rest, player };
								if (!refusal) expect(now, what).toMatchObject(then);
							}
						});
						// What stands no longer was named, or is what was put right.
						const named = new Set(plan.unfit.map(({ seq }) => placeOf(seq)));
						for (const place of gone)
							if (how !== 'undo' && place !== 0 && place !== placeOf(seq)) expect(named).toContain(place);
						moved += named.size;
						journal = { ...journal, ...plan.after };
					}
				}
			),
			{ numRuns: tries(...slides) }
		);
		expect(moved).toBeGreaterThan(0);
	});

	const evenings = told.map(([opening, ...story]) => {
		const { rows, folded } = said(box, opening as Opening, ...story);
		return {
			opening: opening as Opening,
			right: rows.slice(1).filter(isFactRow),
			outcome: outcomeOf(folded)
		};
	});

	it('ends an evening of wrong taps, put right at once or only at the end, as the one without them [G-3]', () => {
		const facts = told.flat().filter(({ type }) => type !== 'table.opened');
		let late = 0;
		let asRight = 0;
		fc.assert(
			fc.property(fc.constantFrom(...evenings), fc.infiniteStream(fc.nat(999)), (evening, chance) => {
				const { opening, right, outcome } = evening;
				const next = () => chance.next().value as number;
				const wrongFor = (fact: Fact) => {
					const alike = next() % 2 === 0 ? facts.filter(({ type }) => type === fact.type) : facts;
					return alike[(next() * 1000 + next()) % alike.length] ?? fact;
				};

				let atOnce = said(box, opening);
				let atTheEnd = atOnce;
				const wrong: { replace: number; fact: Fact }[] = [];
				for (const row of right) {
					// A wrong tap at every step, which is undone or replaced before anything else is said.
					const slip = tapped(atOnce, wrongFor(row.fact));
					const fix = { replace: atOnce.rows.length, fact: row.fact };
					const fixed = slip && next() % 2 === 0 ? applied(slip, planChange(slip, fix)) : undefined;
					const back = () => (slip ? applied(slip, planUndo(slip))! : atOnce);
					atOnce = fixed ?? tapped(back(), row.fact)!;
					// A few wrong taps that nobody sees before the end, or before they stand in the way.
					const unseen = next() < 60 ? tapped(atTheEnd, wrongFor(row.fact)) : undefined;
					if (unseen) wrong.push({ replace: atTheEnd.rows.length, fact: row.fact });
					let goesOn = unseen ?? tapped(atTheEnd, row.fact);
					// What does not fit by itself is put right together with what was wrong before it.
					let fixes: typeof wrong = [];
					while (!goesOn && wrong.length > 0) {
						fixes = [wrong.pop()!, ...fixes];
						const better = applied(atTheEnd, planChange(atTheEnd, { together: fixes }));
						if (!better) continue;
						atTheEnd = better;
						fixes = [];
						goesOn = tapped(atTheEnd, row.fact);
					}
					if (!goesOn) return;
					atTheEnd = goesOn;
				}
				expect(outcomeOf(atOnce.folded)).toEqual(outcome);
				if (wrong.length === 0) return;
				late++;
				const plan = planChange(atTheEnd, { together: wrong });
				if (!plan.ok || plan.unfit.length > 0) return;
				asRight++;
				expect(outcomeOf(plan.after.folded)).toEqual(outcome);
			}),
			{ numRuns: tries(...wrongTaps) }
		);
		// A wrong tap that began another round took what was said in it along; most did not.
		expect(asRight).toBeGreaterThan(late / 2);
	});
});
