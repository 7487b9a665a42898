import { describe, expect, it } from 'vitest';
import { fold } from '$lib/domain/fold';
import type { Fact } from '$lib/domain/rows';
import { tries } from '$lib/domain/tries.testing';
import { said } from '$lib/session/journal.testing';
import { planChange, planUndo, type Change, type Journal } from '$lib/session/preview';
import type { LogChange } from '$lib/ui/table/log';
import { contextBefore, emptied, withBesides } from '$lib/ui/table/meant';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box, type BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { isAwaited } from '../rules/turns';
import { besidesRow, told } from './besides';
import { following } from './following';
import { rolledBy } from './put-right';
import { next, oneOf, picker, randomLedger, throwOf, type Picker } from './random-ledger.testing';
import { endsRound } from './row-kinds';

const ids = ['ana', 'ben', 'cai'];
type Written = Journal<BingOh>;
type Right = readonly BingOhFact[];

const factsOf = ({ folded }: Pick<Written, 'folded'>) => folded.effective.rows.map(({ fact }) => fact);

/** Returns how often the Roller rolled. */
function rollsIn({ rows }: Pick<Written, 'rows'>): number {
	let rolls = 0;
	fold(box, rows, {
		witness: ({ fact: { type } }, { context }, _, refusal) => {
			if (!refusal && type === 'dice.rolled' && !context.act) rolls++;
		}
	});
	return rolls;
}

/** Returns what a change makes of a journal: what it says is what the same facts say at a new table, and undo brings all back. */
function made(journal: Written, change: Change): Written {
	const plan = planChange(journal, change);
	if (!plan.ok) throw new Error(plan.refusal.why);
	const now = { ...journal, ...plan.after };
	expect(now.folded.misfits).toEqual([]);
	const fresh = said(box, now.folded.opening, ...factsOf(now).slice(1));
	expect(factsOf(fresh)).toEqual(factsOf(now));
	expect(fresh.folded.snapshot).toEqual(now.folded.snapshot);
	const undone = planUndo(now);
	expect(undone.ok && factsOf(undone.after)).toEqual(factsOf(journal));
	return now;
}

/** Returns the change that removes a row in the history, or puts it back there. */
const inHistory = (journal: Written, seq: number, how: LogChange): Change =>
	withBesides(
		tableOf(journal),
		how === 'strike' ? emptied(journal.folded, seq) : { restore: seq },
		besidesRow(tableOf(journal), seq, how)
	);
/** Returns what it makes of a journal that a row is removed in the history, or put back there. */
const marked = (journal: Written, seq: number, how: LogChange): Written =>
	made(journal, inHistory(journal, seq, how));

/** Returns whether a row is a roll of the Roller. */
const isTurn = (journal: Written, { seq, fact }: { readonly seq: number; readonly fact: Fact }): boolean =>
	fact.type === 'dice.rolled' && !contextBefore(tableOf(journal), seq).act;

/** Returns the change once all is answered that is asked. */
function answered(journal: Written, seq: number, right: Right, pick: Picker, leftOut = false): Change {
	const { variant } = journal.folded;
	for (let facts = right, rolls: 'told' | 'next' | undefined; ;) {
		const { ask, change } = told(tableOf(journal), seq, facts, { asking: true, leftOut, rolls });
		if (!ask) return change;
		if (isAwaited(ask.state)) {
			expect(rolls).toBeUndefined();
			rolls = oneOf(['told', 'next'], pick);
			continue;
		}
		const answers = Array.from({ length: 40 }, () => next(variant, ask, pick));
		const fact = answers.find((one) => !endsRound(one) && variant.play(ask, one).ok);
		if (!fact) throw new Error(`no answer to ${ask.state}`);
		facts = [...facts, fact];
		expect(facts.length).toBeLessThan(80);
	}
}

/** Puts a row right in each way that its fact has, and returns what stands then with how many rolls there were more. */
function ways(journal: Written, seq: number, pick: Picker): readonly (readonly [Change, number])[] {
	const table = tableOf(journal);
	const fact = journal.folded.effective.rows.find((row) => row.seq === seq)?.fact;
	const then = contextBefore(table, seq);
	const tell = (...right: Right) => [answered(journal, seq, right, pick), 0] as const;
	if (fact?.type === 'dice.rolled') {
		const thrown = { ...fact, ...throwOf(pick(36)) };
		const asked = following(table, seq, thrown);
		const all = [tell(thrown), [asked.asks.size > 0 ? asked : tell(thrown)[0], 0] as const];
		if (then.act) return all;
		const who = oneOf(ids, pick);
		const late = answered(journal, seq, [rolledBy(then, thrown, who)], pick, true);
		return [...all, tell(rolledBy(then, fact, who)), [late, 1]];
	}
	if (fact?.type === 'bingoh.called' || fact?.type === 'round.lapsed') return [tell()];
	if (fact?.type === 'start.named') return [tell({ ...fact, player: oneOf(ids, pick) })];
	if (fact?.type === 'space.named') return [tell({ ...fact, space: oneOf(['reverse', 'swap-cards'], pick) })];
	return [];
}

/** What waits once it is removed, and all behind it: it would only come back. */
const waits = ['cards.dealt', 'start.named'];

describe.each([5, 12, 23, 29, ...Array.from({ length: tries(0, 400) }, (_, i) => 30 + i)])(
	'random ledger %i',
	(seed) => {
		const journal = randomLedger(seed, 45);
		const rows = journal.folded.effective.rows.slice(1);
		const rolls = rollsIn(journal);
		const pick = picker(seed + 1000);
		const some = rows.filter(() => pick(2) === 0);

		it('keeps all later rolls, whatever is put right, and is what the same facts are at a new table [B-3] [B-5] [G-3]', () => {
			for (const { seq } of some)
				for (const [change, more] of ways(journal, seq, pick)) {
					const now = made(journal, change);
					if (now.folded.snapshot.state !== 'over')
						expect([seq, rollsIn(now)]).toEqual([seq, Math.max(rolls + more, rollsIn(now))]);
				}
		});

		it('keeps them whatever is removed in the history, and has it all back as it was [B-3] [G-3]', () => {
			for (const { seq, fact } of some) {
				const least = rolls - (isTurn(journal, { seq, fact }) ? 1 : 0);
				const now = marked(journal, seq, 'strike');
				if (!waits.includes(fact.type) && now.folded.snapshot.state !== 'over')
					expect([seq, rollsIn(now)]).toEqual([seq, Math.max(least, rollsIn(now))]);
				expect(factsOf(marked(now, seq, 'restore'))).toEqual(factsOf(journal));
			}
		});

		it('has a roll back that was removed before another row was, and keeps those since [B-3] [B-5] [G-3]', () => {
			for (const { seq } of rows.filter((row) => isTurn(journal, row))) {
				const without = marked(journal, seq, 'strike');
				const others = without.folded.effective.rows.filter(
					(row) => rows.some(({ seq }) => seq === row.seq) && !waits.includes(row.fact.type)
				);
				for (const other of others.length > 0 ? [oneOf(others, pick), oneOf(others, pick)] : []) {
					const both = marked(without, other.seq, 'strike');
					const plan = planChange(both, inHistory(both, seq, 'restore'));
					// What has to be done before it is waited for, as nothing came after that.
					if (!plan.ok && plan.refusal.why === 'space-is-open') continue;
					const back = marked(both, seq, 'restore');
					if (back.folded.snapshot.state !== 'over')
						expect([seq, other.seq, rollsIn(back)]).toEqual([seq, other.seq, rollsIn(both) + 1]);
				}
			}
		});
	}
);
