import { defineBox, type Outcome, type TypesOf } from '$lib/domain/box';
import { momentsKnown } from '$lib/domain/moments';
import { scoresOf } from '$lib/domain/seats';
import { bingOhMachine } from './rules/bing-oh.machine';
import { facts, opening } from './rules/facts';
import type { Context } from './rules/game';
import { notNow, type BingOhState } from './rules/not-now';
import { scores, winnerOf } from './rules/scoring';

/** Points; the game is won at 20 by the one who leads alone, and by nobody when the table stops before. [B-9] */
function outcome(context: Context, state: BingOhState): Outcome {
	const won = scores(context);
	const winner = winnerOf(context);
	return {
		status: state === 'over' ? 'over' : 'in-play',
		scores: scoresOf(context.seats, won),
		winners: winner === undefined ? [] : [winner]
	};
}

export const box = defineBox({
	id: 'bing-oh',
	edition: 1,
	upcasters: [momentsKnown],
	opening,
	facts,
	variants: { 'bing-oh': bingOhMachine },
	notNow,
	outcome,
	// A round that was forgotten and put in late renumbers none of what was said after it. A tally takes a roll from any
	// player, so that another roller, or none, takes no round along.
	moment: ({ rounds, forgotten, roll, keeping }) => ({
		round: rounds.length - forgotten + 1,
		...(roll && keeping === 'ledger' && { player: roll.player })
	})
});

/** The types of this box. */
export type BingOh = TypesOf<typeof box>;
