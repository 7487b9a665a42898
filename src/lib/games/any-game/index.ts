import { defineBox, type Outcome, type Snapshot, type TypesOf } from '$lib/domain/box';
import { anyGameMachine } from './rules/any-game.machine';
import { momentsKnown } from '$lib/domain/moments';
import { scoresOf } from '$lib/domain/seats';
import { facts, opening } from './rules/facts';
import { leaders, sidesOf, totals, type Context } from './rules/game';
import type { AnyGameRefusal } from './rules/rules';

/** Totals, a pair's for both of its players; at the end all who lead share the win. [AG-3] [AG-4] [G-6] */
function outcome(context: Context, state: string): Outcome {
	const sums = totals(context);
	const best = leaders(context);
	const sides = sidesOf(context);
	const each = sides.flatMap(({ id, players }) =>
		players.map((player) => [player.id, sums.get(id) ?? 0] as const)
	);
	const won = state === 'over' ? sides.filter(({ id }) => best.includes(id)) : [];
	const winners = won.flatMap(({ players }) => players.map(({ id }) => id));
	return {
		status: state === 'over' ? 'over' : 'in-play',
		scores: scoresOf(context.seats, new Map(each)),
		winners,
		...(winners.length > 0 && winners.length === 2 * won.length ? { partners: true } : {}),
		...(context.wins === 'lowest' ? { lowest: true } : {})
	};
}

export const box = defineBox({
	id: 'any-game',
	edition: 1,
	upcasters: [momentsKnown],
	opening,
	facts,
	variants: { 'any-game': anyGameMachine },
	notNow: (): AnyGameRefusal => ({ why: 'game-is-over' }),
	outcome,
	moment: ({ rounds }) => ({ round: rounds.length + 1 })
});
export type AnyGame = TypesOf<typeof box>;
export type AnyGameSnapshot = Snapshot<AnyGame>;
