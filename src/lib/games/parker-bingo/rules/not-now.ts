import type { StateValueFrom } from 'xstate';
import type { LeafOf } from '$lib/domain/play';
import type { ParkerFact } from './facts';
import type { normalMachine } from './normal.machine';
import type { pointsMachine } from './points.machine';
import { currentRound, type Context } from './round';
import { winnersOf } from './winners';
import type { ParkerRefusal } from './rules';

/** What a table is doing. */
export type State = LeafOf<StateValueFrom<typeof normalMachine | typeof pointsMachine>>;

/** Says why a fact cannot come while no claim is open and no bingo stands. */
function whyNotWhileCalling(fact: ParkerFact): ParkerRefusal {
	switch (fact.type) {
		case 'line.claimed':
			return { why: 'has-not-shouted', player: fact.player };
		case 'first.named':
			return { why: 'nobody-to-choose-from' };
		case 'bingo.awarded':
			return { why: 'no-bingo-to-award' };
		default:
			return { why: 'round-is-open' };
	}
}

const reasons: {
	readonly [S in State]: (context: Context, fact: ParkerFact) => ParkerRefusal;
} = {
	calling: (_, fact) => whyNotWhileCalling(fact),
	exhausted: (_, fact) =>
		fact.type === 'ball.called' ? { why: 'all-tiles-called' } : whyNotWhileCalling(fact),
	// A shout waits for its line: everything else waits for the check-board. [PB-9]
	checkingClaim: (context) => ({
		why: 'claim-is-open',
		player: currentRound(context).shouts[0]?.player ?? ''
	}),
	bingoStands: (context, fact) =>
		fact.type === 'line.claimed'
			? { why: 'has-not-shouted', player: fact.player }
			: { why: 'bingo-stands', player: winnersOf(currentRound(context))[0] ?? '' },
	betweenRounds: () => ({ why: 'round-is-closed' }),
	over: () => ({ why: 'evening-is-over' })
};

/** Says why a fact cannot come in this state, for one that the chart does not know there. */
export const notNow = (context: Context, state: State, fact: ParkerFact): ParkerRefusal =>
	reasons[state](context, fact);
