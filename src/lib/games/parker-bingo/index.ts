import { folding } from '$lib/core/machine';
import type { Outcome, Room, Variant } from '$lib/core/room';
import { readFact, type ParkerFact, type ParkerOpening } from './facts';
import { normalMachine } from './normal.machine';
import { tally, type Context } from './round';
import { whyRefused } from './rules';
import type { SnapshotFrom } from 'xstate';

export type NormalSnapshot = SnapshotFrom<typeof normalMachine>;

/** Rounds won, and at the end of the evening all who won most of them. [PB-14] [G-6] */
function outcome(context: Context): Outcome {
	const won = tally(context);
	const most = Math.max(...won.values());
	return {
		status: context.over ? 'over' : 'in-play',
		scores: context.seats.map(({ id, name }) => ({ player: id, name, score: won.get(id) ?? 0 })),
		winners: context.over ? [...won].filter(([, rounds]) => rounds === most).map(([player]) => player) : []
	};
}

const normal: Variant<ParkerOpening, ParkerFact, NormalSnapshot> = {
	...folding(normalMachine),
	whyRefused: ({ context }, fact) => whyRefused(context, fact),
	outcome: ({ context }) => outcome(context)
};

export const room: Room<ParkerOpening, ParkerFact, NormalSnapshot> = {
	box: 'parker-bingo',
	edition: 1,
	upcasters: [],
	read: readFact,
	variants: { normal }
};
