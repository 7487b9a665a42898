import type { SnapshotFrom } from 'xstate';
import { folding, type Folding } from '$lib/core/machine';
import type { Outcome, Room, Variant } from '$lib/core/room';
import { readFact, type ParkerFact, type ParkerOpening } from './facts';
import { normalMachine } from './normal.machine';
import { pointsMachine } from './points.machine';
import { gameIsWon, tally, type Context } from './round';
import { situationOf, whyRefused } from './rules';

/** A table of either method; its context tells which. */
export type ParkerSnapshot = SnapshotFrom<typeof normalMachine> | SnapshotFrom<typeof pointsMachine>;

/** Rounds won or points, and at the end all who have most of them; Points are won only at 1000. [PB-14] [PB-15] [G-6] */
function outcome(context: Context): Outcome {
	const won = tally(context);
	const most = Math.max(...won.values());
	const over = situationOf(context) === 'over';
	const decided = over && (context.method === 'normal' || gameIsWon(context));
	return {
		status: over ? 'over' : 'in-play',
		scores: context.seats.map(({ id, name }) => ({ player: id, name, score: won.get(id) ?? 0 })),
		winners: decided ? [...won].filter(([, score]) => score === most).map(([player]) => player) : []
	};
}

/** A method as the journal plays it: its machine, with the rules that both methods share. */
function played<M extends typeof normalMachine | typeof pointsMachine>(
	machine: M
): Variant<ParkerOpening, ParkerFact, SnapshotFrom<M>> {
	return {
		...(folding(machine) as Folding<M> &
			Pick<Variant<ParkerOpening, ParkerFact, SnapshotFrom<M>>, 'open' | 'step'>),
		whyRefused: ({ context }, fact) => whyRefused(context, fact),
		outcome: ({ context }) => outcome(context)
	};
}

export const room: Room<ParkerOpening, ParkerFact, ParkerSnapshot> = {
	box: 'parker-bingo',
	edition: 1,
	upcasters: [],
	read: readFact,
	variants: { normal: played(normalMachine), points: played(pointsMachine) }
};
