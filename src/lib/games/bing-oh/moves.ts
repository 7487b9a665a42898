import { chipsAt } from './chips';
import type { FactOf } from './facts';
import { currentRoll, seatsHere, type Context } from './game';
import type { Why } from './refusal';
import { rollsAgain, situationOf } from './situation';
import { deedOf, mayBeDeclined, movesNoChips, type Deed } from './spaces';
import { whyBusy, whyNoRound, whyNotHere, whyNotThere } from './whys';

/** Why a player is not the one whose special space does this. */
function whyNotActing(context: Context, player: string, ...does: readonly Deed['does'][]): Why {
	const blocked = whyNoRound(context) ?? whyNotHere(context, player);
	if (blocked) return blocked;
	const { act } = context;
	if (!act || !does.includes(deedOf(act.space).does)) return { why: 'no-space-allows' };
	return act.player === player ? undefined : { why: 'space-is-open', player: act.player };
}

/** Whether a space that must be done can be done at all: roadblocks and chips to place need an own chip. [B-11] */
function canBeDone(context: Context): boolean {
	const { act, piles } = context;
	if (!act) return false;
	const { does } = deedOf(act.space);
	if (does === 'roadblock' || does === 'add') return chipsAt(piles, 'reserve', act.player, act.player) > 0;
	return true;
}

const whyNotRolled = ({ act }: Context): Why =>
	act && rollsAgain(act.space) && !act.thrown ? { why: 'roll-first' } : undefined;

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

/** Why a move of chips or cards does not fit, for each kind. [B-3] [B-4] [B-11] [B-12] [B-13] */
export const moveRefusals: {
	[T in Move]: (context: Context, fact: FactOf<T>) => Why;
} = {
	'space.named': (context, { player, space, chips }) => {
		const here = whyNotHere(context, player);
		if (here) return here;
		if (context.keeping === 'tally') return movesNoChips(space) ? undefined : { why: 'chips-are-not-kept' };
		const blocked = whyNoRound(context);
		if (blocked) return blocked;
		const roll = currentRoll(context);
		if (!roll) return { why: 'nothing-rolled' };
		if (!roll.placed) return { why: 'placing-is-open' };
		if (context.act) return { why: 'space-is-open', player: context.act.player };
		const [first] = context.queue;
		if (first !== undefined && first !== player) return { why: 'space-is-open', player: first };
		// Nobody was waiting: a space that was noticed late, of somebody who did place a chip. [B-2]
		if (first === undefined && !roll.placed.includes(player)) return { why: 'placed-nothing', player };
		return deedOf(space).does === 'take' && chips === undefined ? { why: 'how-many-chips' } : undefined;
	},
	'space.left': (context, { player }) => {
		const blocked = whyNoRound(context) ?? whyNotHere(context, player);
		if (blocked) return blocked;
		const { act, queue } = context;
		const who = act?.player ?? queue[0];
		if (who === undefined) return { why: 'no-space-allows' };
		if (who !== player) return { why: 'space-is-open', player: who };
		return act && !mayBeDeclined(act.space) && canBeDone(context) ? { why: 'must-be-done' } : undefined;
	},
	'chip.taken': (context, { player, from, owner }) => {
		const blocked =
			whyNoRound(context) ??
			whyNotHere(context, player) ??
			whyNotHere(context, from) ??
			(context.seats.some(({ id }) => id === owner) ? undefined : { why: 'no-such-player' as const });
		if (blocked) return blocked;
		const { act, roll } = context;
		if (act && deedOf(act.space).does === 'take') {
			if (act.player !== player) return { why: 'space-is-open', player: act.player };
		} else {
			const situation = situationOf(context);
			if (situation !== 'starring' && situation !== 'rolling') return whyBusy(context);
			if (!currentRoll(context)) return { why: 'nothing-rolled' };
			const roller = roll?.player ?? player;
			if (roller !== player) return { why: 'not-the-roller', player, roller };
			if (context.starChips === 0) return { why: 'no-stars', player };
		}
		if (from === player) return { why: 'from-oneself', player };
		return whyNotThere(context, 'reserve', from, owner);
	},
	'stars.left': (context, { player }) => {
		const blocked = whyNoRound(context) ?? whyNotHere(context, player);
		if (blocked) return blocked;
		if (situationOf(context) !== 'starring') return whyBusy(context) ?? { why: 'no-stars', player };
		const roller = context.roll?.player ?? player;
		return roller === player ? undefined : { why: 'not-the-roller', player, roller };
	},
	'chip.added': (context, { player }) =>
		whyNotActing(context, player, 'add') ?? whyNotThere(context, 'reserve', player, player),
	'chip.moved': (context, { player }) => {
		const blocked = whyNotActing(context, player, 'move');
		if (blocked) return blocked;
		const any = Object.keys(context.piles.card[player] ?? {}).length > 0;
		return any ? undefined : whyNotThere(context, 'card', player, player);
	},
	'roadblock.laid': (context, { player, on }) => {
		const blocked = whyNotActing(context, player, 'roadblock') ?? whyNotHere(context, on);
		if (blocked) return blocked;
		if (on === player) return { why: 'from-oneself', player };
		return whyNotRolled(context) ?? whyNotThere(context, 'reserve', player, player);
	},
	'roadblock.missed': (context, { player }) =>
		whyNotActing(context, player, 'roadblock') ??
		(context.act && rollsAgain(context.act.space) ? whyNotRolled(context) : { why: 'no-space-allows' }),
	'chip.removed': (context, { player, from, owner }) => {
		const blocked = whyNotActing(context, player, 'remove') ?? whyNotHere(context, from);
		if (blocked) return blocked;
		if (!context.seats.some(({ id }) => id === owner)) return { why: 'no-such-player' };
		if (from === player) return { why: 'from-oneself', player };
		return whyNotThere(context, 'card', from, owner);
	},
	'cards.swapped': (context, { player, with: other }) => {
		const blocked = whyNotActing(context, player, 'swap') ?? whyNotHere(context, other);
		return blocked ?? (other === player ? { why: 'from-oneself', player } : undefined);
	},
	'card.renewed': (context, { player, holder, free }) => {
		const blocked = whyNotActing(context, player, 'renew', 'renewOther') ?? whyNotHere(context, holder);
		if (blocked) return blocked;
		const own = context.act !== undefined && deedOf(context.act.space).does === 'renew';
		if (own !== (holder === player)) return { why: 'whose-card' };
		// The chips go home first, so those on the old card can be laid again.
		const home = seatsHere(context).reduce(
			(sum, { id }) => sum + (id === holder ? chipsAt(context.piles, 'card', id, holder) : 0),
			chipsAt(context.piles, 'reserve', holder, holder)
		);
		return free > home
			? {
					why: 'chips-not-there',
					place: 'reserve',
					player: holder,
					owner: holder,
					count: home,
					wanted: free
				}
			: undefined;
	}
};
