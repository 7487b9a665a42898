import { defineBox, type Outcome, type Snapshot, type TypesOf } from '$lib/domain/box';
import { momentsKnown } from '$lib/domain/moments';
import { scoresOf } from '$lib/domain/seats';
import { facts, openingSchema } from './rules/facts';
import { normalMachine } from './rules/normal.machine';
import { notNow, type State } from './rules/not-now';
import { pointsMachine } from './rules/points.machine';
import type { Context } from './rules/round';
import { gameIsWon, sideOf, tally } from './rules/winners';

/** Returns rounds won or points, and at the end all who have most of them; Points are won only at 1000. [PB-14] [PB-15] [G-6] */
function outcome(context: Context, state: State): Outcome {
	const won = tally(context);
	const most = Math.max(...won.values());
	const over = state === 'over';
	const decided = over && (context.method === 'normal' || gameIsWon(context));
	const winners = decided ? [...won].filter(([, score]) => score === most).map(([player]) => player) : [];
	return {
		status: over ? 'over' : 'in-play',
		scores: scoresOf(context.seats, won),
		winners,
		partners: winners.length > 0 && winners.every((id) => sideOf(context, id).length > 1)
	};
}

export const box = defineBox({
	id: 'parker-bingo',
	edition: 1,
	upcasters: [momentsKnown],
	opening: openingSchema,
	facts,
	variants: { normal: normalMachine, points: pointsMachine },
	notNow,
	outcome,
	moment: ({ rounds }) => ({ round: rounds.length })
});

/** The types of this box. */
export type Parker = TypesOf<typeof box>;
export type ParkerSnapshot = Snapshot<Parker>;
