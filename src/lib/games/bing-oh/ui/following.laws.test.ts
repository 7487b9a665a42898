import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '$lib/domain/box';
import { fold } from '$lib/domain/fold';
import { tries } from '$lib/domain/tries.testing';
import { journalOf, said } from '$lib/session/journal.testing';
import { planChange, type Journal } from '$lib/session/preview';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box, type BingOh } from '..';
import { chipsAt } from '../rules/chips';
import { letters, printedFaces, starsOn, type Thrown } from '../rules/dice';
import type { BingOhFact } from '../rules/facts';
import { currentRoll, opponentsOf } from '../rules/game';
import { isOpen, nextCard, placedOn } from '../rules/known';
import { deedOf, rollsAgain } from '../rules/spaces';
import { opening, placed } from '../rules/testing';
import { rollsNext } from '../rules/view';
import { told } from './besides';
import { following } from './following';
import { stepsAt } from './space-steps';

const cards = { seed: 'puma-tuba', size: 60, mix: { free: 2, dead: 2, special: 20 } };
const ids = ['ana', 'ben', 'cai'];
const begun: readonly BingOhFact[] = [
	{
		type: 'cards.dealt',
		free: ids.map((player) => ({ player, count: 2 })),
		cards: ids.map((player, i) => ({ player, card: i + 1 }))
	},
	{ type: 'start.named', player: 'ana' }
];

type At = Snapshot<BingOh>;
type Pick = (count: number) => number;

const throwOf = (square: number): Thrown => {
	const [letter = 'B', number] = [letters[square % 6], 1 + Math.floor(square / 6)];
	return { letter, number, stars: starsOn(printedFaces, letter, number) };
};

/** What a table says next that answers what the ledger knows, and picks where it does not. */
function next({ state, context }: At, pick: Pick): BingOhFact {
	const { act, queue } = context;
	const player = act?.player ?? queue[0] ?? '';
	const roll = (): BingOhFact => ({ type: 'dice.rolled', player: rollsNext(context), ...throwOf(pick(36)) });
	const place = (players: readonly string[], thrown: Thrown) => {
		const did = players.map((one) => {
			const { known, usual } = placedOn(context, one, thrown);
			return known ?? (pick(2) === 0 ? 'nothing' : usual);
		});
		const who = (...of: readonly string[]) => players.filter((_, i) => of.includes(did[i] ?? ''));
		return placed(who('placed', 'special'), who('special'));
	};
	if (state === 'placing') {
		const lies = currentRoll(context);
		return lies ? place(lies.order, lies) : placed([]);
	}
	if (state === 'starring') return { type: 'stars.left', player: context.roll?.player ?? '' };
	if (state === 'landing') {
		const hit = context.hits[player];
		if (hit?.is !== 'special') return { type: 'space.left', player };
		const { space, chips } = hit;
		return { type: 'space.named', player, space, ...(chips === undefined ? {} : { chips }) };
	}
	if (state !== 'acting' || !act) return roll();
	if (rollsAgain(act.space) && !act.thrown) return roll();
	const others = opponentsOf(context, player).map(({ id }) => id);
	const other = others[pick(others.length)] ?? '';
	const { thrown } = act;
	switch (deedOf(act.space).does) {
		case 'again':
			return thrown ? place([player], thrown) : roll();
		case 'roadblock': {
			const free = thrown ? others.filter((one) => isOpen(context, one, thrown) !== false) : [other];
			if (chipsAt(context.piles, 'reserve', player, player) === 0) return { type: 'space.left', player };
			const [on] = free;
			return on === undefined ? { type: 'roadblock.missed', player } : { type: 'roadblock.laid', player, on };
		}
		case 'add':
			return { type: 'chip.added', player };
		case 'move':
			return { type: 'chip.moved', player };
		case 'take':
			return { type: 'chip.taken', player, from: other, owner: other };
		case 'swap':
			return { type: 'cards.swapped', player, with: other };
		case 'renew':
		case 'renewOther': {
			const holder = deedOf(act.space).does === 'renew' ? player : other;
			return { type: 'card.renewed', player, holder, free: 2, card: nextCard(context) ?? 1 };
		}
		default:
			return { type: 'space.left', player };
	}
}

/** Returns the change of a roll put right whose special spaces are asked about: each is answered with the last thing that fits. */
function answered(journal: Journal<BingOh>, seq: number, right: BingOhFact) {
	for (let steps = [right]; ;) {
		const { ask, change } = told(tableOf(journal), seq, steps, { asking: true, rolls: 'told' });
		if (!ask) return change;
		const step = stepsAt(journal.folded.variant, ask).at(-1) ?? next(ask, () => 0);
		steps = [...steps, step.type === 'card.renewed' ? { ...step, card: nextCard(ask.context) ?? 1 } : step];
		expect(steps.length).toBeLessThan(60);
	}
}
const ways = {
	'asked at once': (journal: Journal<BingOh>, seq: number, right: BingOhFact) =>
		following(tableOf(journal), seq, right),
	'asked step by step': answered
};

describe('a roll put right, at a table that answers what the ledger knows', () => {
	it.each(Object.entries(ways))(
		'leaves no answer that the cards gainsay, whichever roll it was: %s',
		(_, way) => {
			let changed = 0;
			fc.assert(
				fc.property(
					fc.array(fc.nat(), { minLength: 5, maxLength: 60 }),
					fc.nat(),
					fc.integer({ min: 0, max: 35 }),
					(picks, which, square) => {
						let journal = said(box, opening({ dice: 'real', cards }), ...begun);
						const facts = [...begun];
						for (let i = 0; i < picks.length; i++) {
							let more = 0;
							const pick = (count: number) => ((picks[i] ?? 0) + 7 * more++) % Math.max(1, count);
							facts.push(next(journal.folded.snapshot, pick));
							const after = said(box, opening({ dice: 'real', cards }), ...facts);
							if (after.rows.length === journal.rows.length) facts.pop();
							journal = after;
						}
						const rolls = journal.folded.effective.rows.filter(({ fact }) => fact.type === 'dice.rolled');
						const row = rolls[which % Math.max(1, rolls.length)];
						if (row?.fact.type !== 'dice.rolled') return;
						const right = { ...row.fact, ...throwOf(square) };
						const plan = planChange(journal, way(journal, row.seq, right));
						if (!plan.ok) throw new Error(plan.refusal.why);
						changed += plan.rows.length > 1 ? 1 : 0;

						const { rows } = journalOf(box, plan.after.rows);
						const { effective } = plan.after.folded;
						const from = effective.rows.findIndex(
							({ fact }) => fact === right || fact.type === 'dice.rolled'
						);
						const seqs = new Set(effective.rows.slice(from).map(({ seq }) => seq));
						fold(box, rows, {
							witness: ({ seq, fact }, { state, context }, _, refusal) => {
								expect(refusal?.why).toBeUndefined();
								if (!seqs.has(seq)) return;
								if (fact.type === 'chips.placed') {
									const lies = context.act?.thrown ?? currentRoll(context);
									const players = context.act ? [context.act.player] : (currentRoll(context)?.order ?? []);
									for (const player of players) {
										const known = lies && placedOn(context, player, lies).known;
										const did = fact.special.includes(player)
											? 'special'
											: fact.placed.includes(player)
												? 'placed'
												: 'nothing';
										if (known !== undefined) expect([seq, player, did]).toEqual([seq, player, known]);
									}
								}
								if (fact.type === 'space.named' && state === 'landing')
									expect(context.hits[fact.player]).toMatchObject({ space: fact.space });
							}
						});
					}
				),
				{ numRuns: tries(60, 1000) }
			);
			expect(changed).toBeGreaterThan(0);
		}
	);
});
