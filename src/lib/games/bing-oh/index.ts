import type { SnapshotFrom } from 'xstate';
import { folding } from '$lib/core/machine';
import type { Outcome, Room, Variant } from '$lib/core/room';
import { bingOhMachine } from './bing-oh.machine';
import { readFact, type BingOhFact, type BingOhOpening } from './facts';
import type { Context } from './game';
import { whyRefused } from './rules';
import { scores, winnerOf } from './scoring';
import { situationOf } from './situation';

export type BingOhSnapshot = SnapshotFrom<typeof bingOhMachine>;

/** Points; the game is won at 20 by whoever leads alone, and by nobody when the table stops before. [B-9] */
function outcome(context: Context): Outcome {
	const won = scores(context);
	const winner = winnerOf(context);
	return {
		status: situationOf(context) === 'over' ? 'over' : 'in-play',
		scores: context.seats.map(({ id, name }) => ({ player: id, name, score: won.get(id) ?? 0 })),
		winners: winner === undefined ? [] : [winner]
	};
}

const variant: Variant<BingOhOpening, BingOhFact, BingOhSnapshot> = {
	...folding(bingOhMachine),
	whyRefused: ({ context }, fact) => whyRefused(context, fact),
	outcome: ({ context }) => outcome(context)
};

export const room: Room<BingOhOpening, BingOhFact, BingOhSnapshot> = {
	box: 'bing-oh',
	edition: 1,
	upcasters: [],
	read: readFact,
	variants: { 'bing-oh': variant }
};
