import { defineBox, type Outcome, type Snapshot, type TypesOf } from '$lib/domain/box';
import { anyGameMachine } from './rules/any-game.machine';
import { momentsKnown } from '$lib/domain/moments';
import { facts, opening } from './rules/facts';
import { leaders, sidesOf, totals, type Context } from './rules/game';
import type { AnyRefusal } from './rules/rules';

/** Totals, a pair's for both of its players; at the end all who lead share the win. [AG-3] [AG-4] [G-6] */
function outcome(context: Context, state: string): Outcome {
	const sums = totals(context);
	const best = leaders(context);
	const sides = sidesOf(context);
	const sideOf = (player: string) =>
		sides.find(({ players }) => players.some(({ id }) => id === player))?.id ?? player;
	const winners =
		state === 'over' ? context.seats.flatMap(({ id }) => (best.includes(sideOf(id)) ? [id] : [])) : [];
	return {
		status: state === 'over' ? 'over' : 'in-play',
		scores: context.seats.map(({ id, name }) => ({ player: id, name, score: sums.get(sideOf(id)) ?? 0 })),
		winners,
		...(best.length === 1 && winners.length > 1 ? { partners: true } : {})
	};
}

export const box = defineBox({
	id: 'any-game',
	edition: 1,
	upcasters: [momentsKnown],
	opening,
	facts,
	variants: { 'any-game': anyGameMachine },
	notNow: (): AnyRefusal => ({ why: 'game-is-over' }),
	outcome,
	moment: ({ rounds }) => ({ round: rounds.length + 1 })
});
export type AnyGame = TypesOf<typeof box>;
export type AnyGameSnapshot = Snapshot<AnyGame>;
