import type { Changes } from '$lib/domain/box';
import { joined, left } from '$lib/domain/seats';
import type { AnyGameFact } from './facts';
import { nextDealer, type Context } from './game';

/** What each fact changes, once it fits. */
export const changes: Changes<Context, AnyGameFact> = {
	'round.scored': (context, { round, scores }) => ({
		rounds: [...context.rounds, { number: round, scores }],
		dealer: nextDealer(context, context.dealer)
	}),
	'dealer.changed': (_, { player }) => ({ dealer: player }),
	'ending.changed': (_, { ends }) => ({ ends }),
	'winning.changed': (_, { wins }) => ({ wins }),
	'player.joined': ({ seats }, { player }) => ({
		seats: joined(seats, player, ({ id, name }) => ({ id, name, here: true }))
	}),
	// The next player deals then; what was won stays. [AG-6]
	'player.left': (context, { player }) => {
		const seats = left(context.seats, player);
		return { seats, dealer: context.dealer === player ? nextDealer({ seats }, player) : context.dealer };
	},
	'game.ended': () => ({})
};
