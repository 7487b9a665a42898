import type { Rules } from '$lib/domain/box';
import { whyNotHere, whyNotJoin, whyNotLeave, type SeatRefusal } from '$lib/domain/seats';
import { fewestPlayers, mostPlayers, type AnyGameFact } from './facts';
import { pointsOf, sidesHere, sidesOf, type Context } from './game';

/** Every reason why this box refuses a fact; each has its sentence in the box's text. */
export type AnyGameRefusal =
	| { readonly why: 'game-is-over' }
	| { readonly why: 'another-round'; readonly round: number }
	| { readonly why: 'points-missing'; readonly side: string }
	| { readonly why: 'points-twice'; readonly side: string }
	| { readonly why: 'partners-are-set' }
	| { readonly why: 'already-so' }
	| SeatRefusal;

/** Why a fact does not fit, where the chart knows it. */
export const rules: Rules<Context, AnyGameFact, AnyGameRefusal> = {
	'round.scored': (context, { round, scores }) => {
		const next = context.rounds.length + 1;
		if (round !== next) return { why: 'another-round', round: next };
		const sides = sidesOf(context);
		for (const [at, { side }] of scores.entries()) {
			if (!sides.some(({ id }) => id === side)) return { why: 'no-such-player' };
			if (scores.findIndex((other) => other.side === side) < at) return { why: 'points-twice', side };
		}
		const missing = sidesHere(context).find(({ id }) => pointsOf(scores, id) === undefined);
		return missing && { why: 'points-missing', side: missing.id };
	},
	'dealer.changed': ({ seats, dealer }, { player }) => {
		if (player === dealer) return { why: 'already-so' };
		return player === null ? undefined : whyNotHere(seats, player);
	},
	'ending.changed': (context, { ends }) =>
		JSON.stringify(ends) === JSON.stringify(context.ends) ? { why: 'already-so' } : undefined,
	'winning.changed': (context, { wins }) => (wins === context.wins ? { why: 'already-so' } : undefined),
	'player.joined': ({ seats, partners }, { player }) => {
		// With partners all pairs stand from the start; a player who left may come back. [AG-3]
		const returns = seats.some(({ id }) => id === player.id);
		if (partners.length > 0 && !returns) return { why: 'partners-are-set' };
		return whyNotJoin(seats, player, mostPlayers, 'all');
	},
	'player.left': ({ seats }, { player }) => whyNotLeave(seats, player, fewestPlayers),
	'game.ended': () => undefined
};
