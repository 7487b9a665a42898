// @ts-nocheck
import { seatsHere } from '$lib/domain/seats';
import type { FactOf } from '$lib/domain/box';
import { chipsAt, countOf, foreignOf, move, newPiles, spreadOut, type Piles, type Spread } from './chips';
import type { BingOhFact } from './facts';
import type { Context } from './game';
import type { Why } from './refusal';

// What a table that is kept otherwise in mid game carries over, and what it must be asked. [G-1]

type Change = Pick<FactOf<BingOhFact, 'keeping.changed'>, 'chips' | 'lie'>;

/** Returns the foreign chips in each reserve of a ledger. */
export const foreignHeld = ({ seats, piles }: Pick<Context, 'seats' | 'piles'>): Record<string, number> =>
	Object.fromEntries(seatsHere(seats).map(({ id }) => [id, foreignOf(piles, id)]));

/**
 * Returns how the chips lie at the beginning of a round, as far as a tally tells: of two players each foreign chip is the
 * other's. Undefined where nobody knows whose chips they are, or more are held than there are.
 */
export function pilesKnown(
	{ seats, held }: Pick<Context, 'seats' | 'held'>,
	chips: number
): Piles | undefined {
	const ids = seats.map(({ id }) => id);
	const bare = newPiles(ids, chips);
	const holders = seatsHere(seats).filter(({ id }) => (held[id] ?? 0) > 0);
	if (holders.length === 0) return bare;
	// Of a third who sat here once, some may be: they took theirs along.
	if (ids.length !== 2 || holders.some(({ id }) => (held[id] ?? 0) > chips)) return undefined;
	return holders.reduce((piles, { id }) => {
		const owner = ids.find((other) => other !== id) ?? id;
		return move(piles, owner, ['reserve', owner], ['reserve', id], held[id]);
	}, bare);
}

/** Returns the piles of a ledger that begins now: as the table counted them, else as they are known. */
export function pilesAfter(context: Context, { chips = context.chips, lie }: Change): Piles {
	const ids = context.seats.map(({ id }) => id);
	const counted = lie?.reduce(
		(piles, { owner, spread }) => spreadOut(piles, owner, spread),
		newPiles(ids, chips)
	);
	return counted ?? pilesKnown(context, chips) ?? context.piles;
}

/** Returns why the chips of a colour do not lie so: together they are not as many as there are. */
export function whyNotSpread(
	{ seats, piles }: Pick<Context, 'seats' | 'piles'>,
	owner: string,
	spread: Spread
): Why {
	const rest = seats.filter(({ id }) => !spread.some(({ player }) => player === id));
	const count =
		spread.reduce((sum, { reserve, card }) => sum + reserve + card, 0) +
		rest.reduce(
			(sum, { id }) => sum + chipsAt(piles, 'reserve', id, owner) + chipsAt(piles, 'card', id, owner),
			0
		);
	const chips = countOf(piles, owner);
	return count === chips ? undefined : { why: 'does-not-add-up', owner, count, chips };
}

/** Returns why a ledger cannot begin so: what nobody knows is not told, or does not add up. */
export function whyNotLie(context: Context, { chips = context.chips, lie }: Change): Why {
	const { seats } = context;
	if (!lie) return pilesKnown(context, chips) ? undefined : { why: 'whose-chips' };
	const piles = newPiles(
		seats.map(({ id }) => id),
		chips
	);
	return lie.map(({ owner, spread }) => whyNotSpread({ seats, piles }, owner, spread)).find(Boolean);
}
