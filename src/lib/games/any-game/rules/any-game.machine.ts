import { changeBy } from '$lib/domain/box';
import { becomes, chartsOf } from '$lib/domain/chart';
import { chartTypes, fitsBy } from '$lib/domain/play';
import { changes } from './changes';
import type { AnyGameFact, AnyGameOpening } from './facts';
import { lastRoundIsScored, openTable, targetIsReached, type Context } from './game';
import { rules } from './rules';

const anyGame = chartsOf({
	types: chartTypes<Context, AnyGameFact, AnyGameOpening>(),
	guards: {
		fits: fitsBy<Context, AnyGameFact>(rules),
		targetIsReached: ({ context }) => targetIsReached(context),
		lastRoundIsScored: ({ context }) => lastRoundIsScored(context)
	},
	actions: { take: becomes(changeBy<Context, AnyGameFact>(changes)) }
});

/** A fact that fits is taken. */
const taken = { guard: 'fits', actions: 'take' } as const;

/** Any game: rounds are written until the target, the last round, or the table ends it. [AG-5] */
export const anyGameMachine = anyGame.createMachine({
	id: 'any-game',
	context: ({ input }) => openTable(input),
	initial: 'scoring',
	states: {
		scoring: {
			always: [
				{ guard: 'targetIsReached', target: 'over' },
				{ guard: 'lastRoundIsScored', target: 'over' }
			],
			on: {
				'round.scored': taken,
				'dealer.changed': taken,
				'ending.changed': taken,
				'winning.changed': taken,
				'player.joined': taken,
				'player.left': taken,
				'game.ended': { ...taken, target: 'over' }
			}
		},
		over: { type: 'final' }
	}
});
