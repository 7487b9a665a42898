import { describe, expect, it } from 'vitest';
import type { Snapshot } from '$lib/domain/box';
import { fold, readRows } from '$lib/domain/fold';
import { tries } from '$lib/domain/tries.testing';
import { changed, journalOf, said } from '$lib/session/journal.testing';
import { planChange, type Journal } from '$lib/session/preview';
import { snapshotBefore } from '$lib/ui/table/meant';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box, type BingOh } from '..';
import { goldenOf } from '../../golden.testing';
import { countOf } from '../rules/chips';
import { numbers } from '../rules/dice';
import type { BingOhFact } from '../rules/facts';
import { spaces } from '../rules/spaces';
import { dealt, placed, rolled } from '../rules/testing';
import { besidesRow, told } from './besides';
import { stepsAt, whoseStep } from './space-steps';
import { seen } from './told.testing';

const stride = tries(11, 1);
const ids = ['ana', 'ben', 'cai'];

// Every roll of the golden ledgers as another player's, and one more before each; every special space as each other one.
const ledgers = goldenOf('bing-oh')
	.flatMap(({ path, tables }) => (path.includes('v1') ? [] : tables))
	.map(({ rows }) => journalOf(box, readRows(box, rows).rows))
	.filter(({ folded }) => folded.opening.keeping === 'ledger')
	// What does not fit there is left out.
	.map(({ folded }) => said(box, folded.opening, ...folded.effective.rows.slice(1).map(({ fact }) => fact)));

const endsRound = (type: string) => type === 'bingoh.called' || type === 'round.lapsed';

/** The rolls of the Roller, and how rounds ended: what no answer about a turn before takes along. */
function turnsOf({ rows }: Pick<Journal<BingOh>, 'rows'>): { readonly rolls: number; readonly ends: number } {
	let rolls = 0;
	let ends = 0;
	fold(box, rows, {
		witness({ fact: { type } }, { context }, _, refusal) {
			if (refusal) return;
			if (type === 'dice.rolled' && !context.act) rolls++;
			if (endsRound(type)) ends++;
		}
	});
	return { rolls, ends };
}

const turned = (special: readonly string[], player: string) =>
	special.includes(player) ? special.filter((one) => one !== player) : [...special, player];

describe.each(ledgers.map((journal, i) => [i, journal] as const))('golden ledger %i', (_, journal) => {
	const { rows } = journal.folded.effective;
	const before = turnsOf(journal);

	/** Answers whatever is asked with the first thing that fits, and returns what stands then. */
	function answered(seq: number, facts: readonly BingOhFact[] = [], leftOut = false, from = journal) {
		for (let steps = facts; ;) {
			const how = { asking: true, rolls: 'told', leftOut } as const;
			const { ask, change } = told(tableOf(from), seq, steps, how);
			if (!ask) {
				const plan = planChange(from, change);
				if (!plan.ok) return undefined;
				const { misfits, snapshot } = plan.after.folded;
				const { chips, piles, seats } = snapshot.context;
				expect(misfits).toEqual([]);
				for (const { id } of seats) expect(countOf(piles, id)).toBe(chips);
				return turnsOf(plan.after);
			}
			const [first] =
				ask.state === 'landing' ? lands(ask, seq + steps.length) : stepsAt(journal.folded.variant, ask);
			const { act, roll } = ask.context;
			const order = ask.state === 'placing' ? roll?.order : undefined;
			steps = [...steps, first ?? (order ? placed(order, order) : rolled(act?.player ?? ''))];
			expect(steps.length).toBeLessThan(20);
		}
	}

	/** One special space after the other. */
	function lands(ask: Snapshot<BingOh>, seq: number): readonly BingOhFact[] {
		const space = spaces[seq % spaces.length];
		return space ? [{ type: 'space.named', player: whoseStep(ask), space, chips: 2 }] : [];
	}

	it('keeps all other turns, whoever rolled, and whatever was left out or done on a special space [B-3] [B-5]', () => {
		for (const { seq, fact, moment } of rows) {
			const rights: readonly BingOhFact[] =
				fact.type === 'dice.rolled'
					? ids.map((player) => ({ ...fact, player, outOfTurn: true }))
					: fact.type === 'space.named'
						? spaces.map((space) => ({ type: 'space.named', player: fact.player, space, chips: 1 }))
						: fact.type === 'chips.placed'
							? fact.placed.map((player) => placed(fact.placed, turned(fact.special, player)))
							: fact.type === 'start.rolled'
								? numbers.map((number) => ({ ...fact, number }))
								: [];
			for (const right of rights.filter((_, i) => (i + seq) % stride === 0))
				expect(answered(seq, [right]) ?? before).toEqual(before);
			// The same round went on: nothing falls but the deal.
			if (fact.type === 'bingoh.called') expect(answered(seq)).toEqual({ ...before, ends: before.ends - 1 });
			if (fact.type !== 'dice.rolled' || snapshotBefore(tableOf(journal), seq).context.act) continue;
			if (seq % stride > 2) continue;
			const away = changed(journal, {
				together: [...besidesRow(tableOf(journal), seq, 'strike'), { strike: seq }]
			});
			// Without any roll, a round has no end either. [B-3]
			const types = rows.flatMap((row) => (row.moment?.round === moment?.round ? row.fact.type : []));
			const isOnly = types.filter((type) => type === 'dice.rolled').length === 1;
			const ends = before.ends - (isOnly ? types.filter(endsRound).length : 0);
			expect(turnsOf(away.journal)).toEqual({ rolls: before.rolls - 1, ends });
			const [player = ''] = ids;
			const thrown = { letter: 'H', number: 2, stars: 1 } as const;
			const late: BingOhFact = { type: 'dice.rolled', player, ...thrown, outOfTurn: true };
			expect(answered(seq, [late], true)).toEqual({ ...before, rolls: before.rolls + 1 });
		}
	});

	it('keeps them too where the same round went on after a false BING-OH!, whatever was open then [B-3] [B-7]', () => {
		const isTurn = ({ fact, seq }: (typeof rows)[number]) =>
			fact.type === 'dice.rolled' && !snapshotBefore(tableOf(journal), seq).context.act;
		for (const [at, { seq }] of rows.entries()) {
			if (at % tries(3, 1) > 0) continue;
			if (!['landing', 'acting', 'starring'].includes(snapshotBefore(tableOf(journal), seq).state)) continue;
			const next = rows.slice(at).findIndex(isTurn);
			const rest = rows.slice(at + Math.max(next, 0));
			const written = said(
				box,
				journal.folded.opening,
				...rows.slice(1, at).map(({ fact }) => fact),
				...[seen('cai'), dealt()],
				...rest.map((row) => (isTurn(row) ? { ...row.fact, outOfTurn: true } : row.fact))
			);
			// Who has won by that rolls no more.
			if (written.folded.effective.rows[at + 1]?.fact.type !== 'cards.dealt') continue;
			const { rolls, ends } = turnsOf(written);
			expect(answered(at, [], false, written)).toEqual({ rolls, ends: ends - 1 });
		}
	});
});
