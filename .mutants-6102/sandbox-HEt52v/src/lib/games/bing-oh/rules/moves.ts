// @ts-nocheck
import type { Rules } from '$lib/domain/box';
import { seatOf, whyNotHere } from '$lib/domain/seats';
import { chipsAt, type Place } from './chips';
import type { BingOhFact } from './facts';
import type { Act, Context } from './game';
import type { BingOhRefusal, Why } from './refusal';
import { deedOf, mayBeDeclined, movesNoChips, rollsAgain, type Deed } from './spaces';
import { whyNoCard } from './squares';

/** Returns why fewer chips of `owner` lie there than are wanted. */
export function whyNotThere(
	{ piles }: Context,
	place: Place,
	player: string,
	owner: string,
	wanted = 1
): Why {
	const count = chipsAt(piles, place, player, owner);
	return count < wanted ? { why: 'chips-not-there', place, player, owner, count, wanted } : undefined;
}

/** Returns why a player is not the one whose special space does this. */
function whyNotActing({ seats, act }: Context, player: string, ...does: readonly Deed['does'][]): Why {
	const here = whyNotHere(seats, player);
	if (here) return here;
	if (!act || !does.includes(deedOf(act.space).does)) return { why: 'no-space-allows' };
	return act.player === player ? undefined : { why: 'space-is-open', player: act.player };
}

/**
 * Returns whether a player may go on without what a space says: it can be declined, or not be done at all, as
 * roadblocks and chips to place without an own chip. [B-11]
 */
export function mayBeLeft(
	piles: Context['piles'],
	{ space, player }: Pick<Act, 'space' | 'player'>
): boolean {
	const { does } = deedOf(space);
	const needsChip = does === 'roadblock' || does === 'add';
	return mayBeDeclined(space) || (needsChip && chipsAt(piles, 'reserve', player, player) === 0);
}

const whyNotRolled = ({ act }: Context): Why =>
	act && rollsAgain(act.space) && !act.thrown ? { why: 'roll-first' } : undefined;

/** Returns why the special space at work has this player take no chip. [B-12] */
const whyNotTaker = (act: Act, player: string): Why =>
	deedOf(act.space).does === 'take' && act.player === player
		? undefined
		: { why: 'space-is-open', player: act.player };

/** Returns why the stars are not this player's. [B-4] */
const whyNotRoller = ({ roll }: Context, player: string): Why =>
	roll && roll.player !== player ? { why: 'not-the-roller', player, roller: roll.player } : undefined;

/** What special spaces and stars do to chips and cards. */
type Move =
	| 'space.named'
	| 'space.left'
	| 'chip.taken'
	| 'stars.left'
	| 'chip.added'
	| 'chip.moved'
	| 'roadblock.laid'
	| 'roadblock.missed'
	| 'chip.removed'
	| 'cards.swapped'
	| 'card.renewed';

/** Why what special spaces and stars do to chips and cards does not fit. [B-3] [B-4] [B-11] [B-12] [B-13] */
export const moveRules: Pick<Rules<Context, BingOhFact, BingOhRefusal>, Move> = {
	'space.named': (context, { player, space, chips }) => {
		const here = whyNotHere(context.seats, player);
		if (here) return here;
		if (context.keeping === 'tally') return movesNoChips(space) ? undefined : { why: 'chips-are-not-kept' };
		const [first] = context.queue;
		if (first !== undefined && first !== player) return { why: 'space-is-open', player: first };
		// Nobody was waiting: a space that was noticed late, of a player who did place a chip. [B-2]
		if (first === undefined && !context.roll?.placed?.includes(player))
			return { why: 'placed-nothing', player };
		return deedOf(space).does === 'take' && chips === undefined ? { why: 'how-many-chips' } : undefined;
	},
	'space.left': (context, { player }) => {
		const here = whyNotHere(context.seats, player);
		if (here) return here;
		const { act, queue } = context;
		const next = act?.player ?? queue[0];
		if (next !== undefined && next !== player) return { why: 'space-is-open', player: next };
		return act && !mayBeLeft(context.piles, act) ? { why: 'must-be-done' } : undefined;
	},
	'chip.taken': (context, { player, from, owner }) => {
		const { seats, act } = context;
		const blocked = whyNotHere(seats, player) ?? whyNotHere(seats, from);
		if (blocked) return blocked;
		if (!seatOf(seats, owner)) return { why: 'no-such-player' };
		const taker = act ? whyNotTaker(act, player) : whyNotRoller(context, player);
		if (taker) return taker;
		return from === player ? { why: 'from-oneself', player } : whyNotThere(context, 'reserve', from, owner);
	},
	'stars.left': (context, { player }) => whyNotHere(context.seats, player) ?? whyNotRoller(context, player),
	'chip.added': (context, { player }) =>
		whyNotActing(context, player, 'add') ?? whyNotThere(context, 'reserve', player, player),
	'chip.moved': (context, { player }) => {
		const blocked = whyNotActing(context, player, 'move');
		if (blocked) return blocked;
		const any = Object.keys(context.piles.card[player] ?? {}).length > 0;
		return any ? undefined : whyNotThere(context, 'card', player, player);
	},
	'roadblock.laid': (context, { player, on }) => {
		const blocked = whyNotActing(context, player, 'roadblock') ?? whyNotHere(context.seats, on);
		if (blocked) return blocked;
		if (on === player) return { why: 'from-oneself', player };
		return whyNotRolled(context) ?? whyNotThere(context, 'reserve', player, player);
	},
	'roadblock.missed': (context, { player }) =>
		whyNotActing(context, player, 'roadblock') ??
		(context.act && rollsAgain(context.act.space) ? whyNotRolled(context) : { why: 'no-space-allows' }),
	'chip.removed': (context, { player, from, owner }) => {
		const blocked = whyNotActing(context, player, 'remove') ?? whyNotHere(context.seats, from);
		if (blocked) return blocked;
		if (!seatOf(context.seats, owner)) return { why: 'no-such-player' };
		if (from === player) return { why: 'from-oneself', player };
		return whyNotThere(context, 'card', from, owner);
	},
	'cards.swapped': (context, { player, with: other }) => {
		const blocked = whyNotActing(context, player, 'swap') ?? whyNotHere(context.seats, other);
		return blocked ?? (other === player ? { why: 'from-oneself', player } : undefined);
	},
	'card.renewed': (context, { player, holder, free, card }) => {
		const blocked = whyNotActing(context, player, 'renew', 'renewOther') ?? whyNotHere(context.seats, holder);
		if (blocked) return blocked;
		const own = context.act !== undefined && deedOf(context.act.space).does === 'renew';
		if (own !== (holder === player)) return { why: 'whose-card' };
		// The chips go home first, so those on the old card can be laid again.
		const home =
			chipsAt(context.piles, 'reserve', holder, holder) + chipsAt(context.piles, 'card', holder, holder);
		return free > home
			? {
					why: 'chips-not-there',
					place: 'reserve',
					player: holder,
					owner: holder,
					count: home,
					wanted: free
				}
			: whyNoCard(context, [{ card }]);
	}
};
