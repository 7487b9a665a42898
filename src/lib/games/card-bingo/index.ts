import { defineBox, type Outcome, type Snapshot, type TypesOf } from '$lib/domain/box';
import { momentsKnown } from '$lib/domain/moments';
import { scoresOf } from '$lib/domain/seats';
import { blackoutMachine, cardBingoMachine, longLayoutMachine } from './rules/bingo.machine';
import { cardgoMachine } from './rules/cardgo.machine';
import { facts, opening } from './rules/facts';
import { notNow } from './rules/not-now';
import { handsWon, type Context } from './rules/table';

/** Hands won, and at the end all who have most of them. [G-6] */
function outcome(context: Context, state: string): Outcome {
	const won = handsWon(context);
	const most = Math.max(...won.values());
	const over = state === 'over';
	return {
		status: over ? 'over' : 'in-play',
		scores: scoresOf(context.seats, won),
		winners: over ? [...won].filter(([, hands]) => hands === most).map(([player]) => player) : []
	};
}

export const box = defineBox({
	id: 'card-bingo',
	edition: 1,
	upcasters: [momentsKnown],
	opening,
	facts,
	variants: {
		'card-bingo': cardBingoMachine,
		'long-layout': longLayoutMachine,
		blackout: blackoutMachine,
		cardgo: cardgoMachine
	},
	notNow,
	outcome,
	moment: ({ hands }) => ({ hand: hands.length })
});
export type Cards = TypesOf<typeof box>;
export type CardsSnapshot = Snapshot<Cards>;
