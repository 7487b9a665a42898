import { chipsAt, type Place } from './chips';
import type { Context } from './game';
import type { Why } from './refusal';
import { situationOf } from './situation';

export function whyNotHere({ seats }: Context, player: string): Why {
	const seat = seats.find(({ id }) => id === player);
	if (!seat) return { why: 'no-such-player' };
	return seat.here ? undefined : { why: 'player-has-left', player };
}

/** The first reason among several players, if one of them is not here, or named twice. */
export function whyNotAll(context: Context, players: readonly string[]): Why {
	const twice = players.find((player, i) => players.indexOf(player) < i);
	if (twice !== undefined) return { why: 'counted-twice', player: twice };
	return players.map((player) => whyNotHere(context, player)).find(Boolean);
}

/** Everything that needs chips and a round that goes on. */
export function whyNoRound(context: Context): Why {
	if (context.keeping === 'tally') return { why: 'chips-are-not-kept' };
	if (!context.dealt) return { why: 'cards-not-dealt' };
	return context.first === undefined ? { why: 'who-begins' } : undefined;
}

/** What has to be finished before the next thing. [B-3] */
export function whyBusy(context: Context): Why {
	const situation = situationOf(context);
	if (situation === 'placing') return { why: 'placing-is-open' };
	if (situation === 'acting' || situation === 'landing')
		return { why: 'space-is-open', player: context.act?.player ?? context.queue[0] ?? '' };
	if (situation === 'starring') return { why: 'stars-are-open', player: context.roll?.player ?? '' };
	return undefined;
}

export const whyNotThere = (
	{ piles }: Context,
	place: Place,
	player: string,
	owner: string,
	wanted = 1
): Why => {
	const count = chipsAt(piles, place, player, owner);
	return count < wanted ? { why: 'chips-not-there', place, player, owner, count, wanted } : undefined;
};
