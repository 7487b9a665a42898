import { defineBox, type Outcome, type TypesOf } from '$lib/domain/box';
import { momentsKnown } from '$lib/domain/moments';
import { scoresOf } from '$lib/domain/seats';
import { facts, openingSchema } from './rules/facts';
import { notNow, type QuingoState } from './rules/not-now';
import { quingoMachine } from './rules/quingo.machine';
import { isMove } from './rules/facts';
import { movesOf, seated, totals, type Context } from './rules/table';

/** Returns the points; of those still at the table all who have most share the win, unless the game was stopped. [Q-12] [G-6] */
export function outcome(context: Context, state: QuingoState): Outcome {
	const points = totals(context);
	const here = seated(context);
	const most = Math.max(...here.map(({ id }) => points.get(id) ?? 0));
	return {
		status: state === 'over' ? 'over' : 'in-play',
		scores: scoresOf(context.seats, points),
		winners:
			context.over === 'finished' ? here.flatMap(({ id }) => (points.get(id) === most ? [id] : [])) : []
	};
}

export const box = defineBox({
	id: 'quingo',
	edition: 1,
	upcasters: [momentsKnown],
	opening: openingSchema,
	facts,
	variants: { quingo: quingoMachine },
	notNow,
	outcome,
	// On sheets alone there are no rounds: each fact names its player. In a round each move counts its player's moves before
	// it, so a second move never becomes a first one.
	moment: (context, fact) => {
		const { keeping, ways, rounds } = context;
		if (keeping !== 'full') return { way: ways };
		return { way: ways, round: rounds, ...(fact && isMove(fact) && { turn: movesOf(context, fact.player) }) };
	}
});

/** The types of this box. */
export type Quingo = TypesOf<typeof box>;
