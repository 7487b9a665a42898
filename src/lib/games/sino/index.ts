import { defineBox, type Outcome, type Snapshot, type TypesOf } from '$lib/domain/box';
import { momentsKnown } from '$lib/domain/moments';
import { scoresOf } from '$lib/domain/seats';
import { facts, opening, type SinoFact } from './rules/facts';
import { allAreWon, numbersLeft, roller, totals, type Context } from './rules/game';
import { whyNoBonus, type SinoRefusal } from './rules/rules';
import { sinoMachine } from './rules/sino.machine';

/** Points; the highest total wins once all rows are won, and equal ones share. [S-9] [G-6] */
function outcome(context: Context, state: string): Outcome {
	const points = totals(context);
	const most = Math.max(...points.values());
	return {
		status: state === 'over' ? 'over' : 'in-play',
		scores: scoresOf(context.seats, points),
		winners: allAreWon(context) ? [...points].filter(([, total]) => total === most).map(([id]) => id) : []
	};
}

/** Returns why a fact cannot come in a state that does not know it. */
function notNow(context: Context, state: string, { type }: SinoFact): SinoRefusal {
	if (state === 'over') return { why: 'game-is-over' };
	if (context.keeping === 'pad') return { why: 'only-the-pad-is-kept' };
	if (type === 'bonus.won') return { why: 'boards-are-kept' };
	if (type === 'turn.ended') return { why: 'numbers-are-left', left: numbersLeft(context) };
	if (type === 'bonus.announced') return whyNoBonus(context) ?? { why: 'bonus-after-a-roll' };
	return { why: 'five-numbers-are-in', player: context.turn.player };
}

export const box = defineBox({
	id: 'sino',
	edition: 1,
	upcasters: [momentsKnown],
	opening,
	facts,
	variants: { sino: sinoMachine },
	notNow,
	outcome,
	// With the pad alone nobody knows whose turn it is.
	moment: (context) => ({
		way: context.ways,
		...(context.keeping === 'boards' && { turn: roller(context).turns + 1, player: context.turn.player })
	})
});
export type Sino = TypesOf<typeof box>;
export type SinoSnapshot = Snapshot<Sino>;
export type SinoState = Sino['state'];
