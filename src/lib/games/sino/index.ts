import type { SnapshotFrom } from 'xstate';
import { folding } from '$lib/core/machine';
import type { Outcome, Room } from '$lib/core/room';
import { readFact, type SinoFact, type SinoOpening } from './facts';
import { allAreWon, totals, type Context } from './game';
import { situationOf, whyRefused } from './rules';
import { sinoMachine } from './sino.machine';

export type SinoSnapshot = SnapshotFrom<typeof sinoMachine>;

/** Points; the highest total wins once all rows are won, and equal ones share. [S-9] [G-6] */
function outcome(context: Context): Outcome {
	const points = totals(context);
	const most = Math.max(...points.values());
	return {
		status: situationOf(context) === 'over' ? 'over' : 'in-play',
		scores: context.seats.map(({ id, name }) => ({ player: id, name, score: points.get(id) ?? 0 })),
		winners: allAreWon(context) ? [...points].filter(([, total]) => total === most).map(([id]) => id) : []
	};
}

export const room: Room<SinoOpening, SinoFact, SinoSnapshot> = {
	box: 'sino',
	edition: 1,
	upcasters: [],
	read: readFact,
	variants: {
		sino: {
			...folding(sinoMachine),
			whyRefused: ({ context }, fact) => whyRefused(context, fact),
			outcome: ({ context }) => outcome(context)
		}
	}
};
