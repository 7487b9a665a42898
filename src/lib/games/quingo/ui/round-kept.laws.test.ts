import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold, readRows } from '$lib/domain/fold';
import { placeOf } from '$lib/domain/place-of';
import { tries } from '$lib/domain/tries.testing';
import { journalOf } from '$lib/session/journal.testing';
import { planChange, planUndo, type Change, type Journal } from '$lib/session/preview';
import { goldenOf } from '../../golden.testing';
import { box, type Quingo } from '..';
import { waysToMake, type Die } from '../rules/dice';
import type { QuingoFact } from '../rules/facts';
import { isMark } from '../rules/rearranged';
import { numberOf, openBoxes } from '../rules/sheet';
import { sheetOf, type Context } from '../rules/table';
import { besides, changeTo } from './fix-change';

// A whole evening in which one fact of an old round is put right, or removed. [G-3]

const evenings = goldenOf('quingo')
	.flatMap(({ tables }) => tables)
	.map(({ rows }) => journalOf<Quingo>(box, readRows(box, rows).rows))
	.filter(({ folded }) => folded.opening.keeping === 'full');

const tableOf = (journal: Journal<Quingo>) => ({
	...journal,
	snapshot: journal.folded.snapshot,
	preview: (change: Change) => planChange(journal, change)
});

/** The facts that stand, by the row that first took their place, each with the round it was said in. */
function standing(journal: Pick<Journal<Quingo>, 'rows' | 'folded'>) {
	const rounds = new Map<number, { fact: QuingoFact; round: number; then: Context }>();
	fold<Quingo>(box, journal.rows, {
		witness: ({ seq, fact }, { context: then }, _, refusal) => {
			const place = placeOf(journal.folded, (row) => row.seq === seq) ?? seq;
			if (!refusal && fact.type !== 'table.opened') rounds.set(place, { fact, round: then.rounds, then });
		}
	});
	return rounds;
}

/** Returns another fact that could have been said then. */
function another(fact: QuingoFact, then: Context, chance: () => number): QuingoFact | undefined {
	if (fact.type === 'limits.rolled')
		return { ...fact, limits: fact.limits.map((one) => ({ ...one, limit: 1 + (chance() % 6) })) };
	if (fact.type === 'pool.rolled')
		return {
			...fact,
			dice: fact.dice.map(([sides, shows]) => [sides, chance() % 5 ? shows : 1 + (chance() % sides)])
		};
	if (!isMark(fact)) return undefined;
	const sheet = sheetOf(then, fact.player);
	const open = openBoxes(sheet);
	const box = open[chance() % open.length] ?? fact.box;
	const { pool = [], limits } = then.round ?? {};
	if (fact.type === 'box.crossed') return fact.die && { ...fact, box, die: pool[chance() % pool.length]! };
	// A large number has thousands of ways.
	const ways = waysToMake(numberOf(sheet, box) ?? 0, pool, limits?.[fact.player] ?? 0);
	const dice = Array.from(
		{ length: 1 + (chance() % 8) },
		() => ways.next().value as readonly Die[] | undefined
	)
		.filter((way) => !!way)
		.at(-1);
	return fact.dice && dice && { ...fact, box, dice };
}

it('what was said in other rounds stands in them, and only marks fall, or the last lap', () => {
	let kept = 0;
	fc.assert(
		fc.property(
			// By its place: a whole evening is too large to be told where the law is broken.
			fc.nat(evenings.length - 1),
			fc.nat(),
			fc.boolean(),
			fc.infiniteStream(fc.nat(999)),
			(evening, at, removed, stream) => {
				const journal = evenings[evening]!;
				const was = standing(journal);
				const chance = () => stream.next().value as number;
				const all = [...was].filter(([, { fact }]) => isMark(fact) || /rolled$/.test(fact.type));
				const [seq, { fact, then }] = all[at % all.length]!;
				const pool = removed && fact.type === 'pool.rolled';
				if (fact.type === 'bonuses.rolled' || (removed && !isMark(fact) && !pool)) return;
				const table = tableOf(journal);
				const is = another(fact, then, chance);
				if (!removed && !is) return;
				let before = journal.folded.variant.open(journal.folded.opening);
				fold<Quingo>(box, journal.rows, {
					witness: (row, snapshot) => {
						if (row.seq === seq) before = snapshot;
					}
				});
				const alone = then.keeping === 'sheets';
				const change: Change = removed
					? { together: [...besides(table, seq, 'strike'), { strike: seq }] }
					: changeTo(table, { seq, fact, before, alone }, is);
				const plan = planChange(journal, change);
				if (!plan.ok) return;
				const now = standing(plan.after);
				for (const [place, { fact, round }] of was) {
					const said = now.get(place);
					// Without a pool the rounds after it count one fewer.
					const fewer = pool && round > then.rounds ? 1 : 0;
					if (said) expect(said.round, fact.type).toBe(round - fewer);
					else if (!isMark(fact) && place !== seq) {
						if (pool && round === then.rounds + 1) continue;
						expect([
							...['turn.passed', 'limits.rolled', 'game.ended', 'pool.rolled'],
							// With other player dice nobody is tied, and who is the youngest is not asked.
							...(then.rounds === round ? ['youngest.named'] : [])
						]).toContain(fact.type);
						const { lap } = was.get(place)!.then;
						// The pool of the last lap is another one where no sheet is full by then, and a pool may end the last round anew.
						if (fact.type === 'limits.rolled' || fact.type === 'pool.rolled')
							expect(lap ?? then.rounds === round, JSON.stringify(fact)).toBeTruthy();
					}
				}
				if (plan.after.folded.snapshot.context.ways > journal.folded.snapshot.context.ways) kept++;
				const undone = planUndo({ ...journal, ...plan.after });
				expect(undone.ok && undone.after.folded.snapshot.context).toEqual(journal.folded.snapshot.context);
			}
		),
		{ numRuns: tries(10, 300), endOnFailure: true }
	);
	expect(kept).toBeGreaterThan(0);
});
