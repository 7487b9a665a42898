import type { SnapshotFrom } from 'xstate';
import { folding } from '$lib/core/machine';
import type { Outcome, Room } from '$lib/core/room';
import { readFact, type QuingoFact, type QuingoOpening } from './facts';
import { quingoMachine } from './quingo.machine';
import { whyRefused } from './rules';
import { seated, totals, type Context } from './table';

export type QuingoSnapshot = SnapshotFrom<typeof quingoMachine>;

/** Points; of those still at the table all who have most share the win, unless the game was stopped. [Q-12] [G-6] */
export function outcome(context: Context): Outcome {
	const points = totals(context);
	const here = seated(context);
	const most = Math.max(...here.map(({ id }) => points.get(id) ?? 0));
	return {
		status: context.over ? 'over' : 'in-play',
		scores: context.seats.map(({ id, name }) => ({ player: id, name, score: points.get(id) ?? 0 })),
		winners:
			context.over === 'finished' ? here.flatMap(({ id }) => (points.get(id) === most ? [id] : [])) : []
	};
}

export const room: Room<QuingoOpening, QuingoFact, QuingoSnapshot> = {
	box: 'quingo',
	edition: 1,
	upcasters: [],
	read: readFact,
	variants: {
		quingo: {
			...folding(quingoMachine),
			whyRefused: ({ context }, fact) => whyRefused(context, fact),
			outcome: ({ context }) => outcome(context)
		}
	}
};
