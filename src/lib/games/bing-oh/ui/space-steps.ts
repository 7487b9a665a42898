import type { FactOf, Snapshot, Variant } from '$lib/domain/box';
import { seatsHere } from '$lib/domain/seats';
import { entryOf } from '$lib/domain/sure';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { opponentsOf, type Context } from '../rules/game';
import { isOpen, nextCard, placedOn } from '../rules/known';
import { rollsAgain, type Space } from '../rules/spaces';
import { freeOnCard } from '../rules/view';
import type { Written } from './fitting';
import { placedBy } from './following';

type Judge = Pick<Variant<BingOh>, 'play'>;
type At = Snapshot<BingOh>;

const placings = ['nothing', 'placed', 'special'] as const;

/** Returns the fact of a new card: `count` is its number where the app's own have one, 0 for none, else the chips on it. [B-13] */
export function renewedBy(
	context: Context,
	player: string,
	holder: string,
	count = 0
): FactOf<BingOhFact, 'card.renewed'> {
	const free = freeOnCard(context, holder);
	return {
		...{ type: 'card.renewed', player, holder, free: free ?? count },
		...(free !== undefined && count > 0 && { card: count })
	};
}

/** Returns the fact of a special space, with the number that is printed on it, if any. */
export const spaceNamed = (
	player: string,
	space: Space,
	chips?: number
): FactOf<BingOhFact, 'space.named'> => ({
	...{ type: 'space.named', player, space },
	...(chips !== undefined && { chips })
});

/** Returns the number of the next card, and of none that is dealt later in the same round, after a row. [B-13] */
export function nextCardAt(
	{ folded }: Pick<Written, 'folded'>,
	seq: number,
	context: Context
): number | undefined {
	const { rows } = folded.effective;
	const later = rows.slice(rows.findIndex((row) => row.seq === seq) + 1);
	const end = later.findIndex(({ fact }) => fact.type === 'cards.dealt');
	return nextCard(
		context,
		later.slice(0, end < 0 ? undefined : end).map(({ fact }) => entryOf(fact, 'card'))
	);
}

/** Returns whose special space, or star, it is. */
export const whoseStep = ({ context: { act, queue, roll }, state }: At): string =>
	(state === 'starring' ? roll?.player : (act?.player ?? queue[0])) ?? '';

/** Returns whether the dice of the space at work are still to be rolled. [B-5] [B-11] */
export const rollsFirst = ({ act }: Context): boolean =>
	act !== undefined && rollsAgain(act.space) && !act.thrown;

/**
 * Returns all that a player can have done next on a special space, or by a star, as the chart judges it; a roll, which space
 * it is and what lies on a new card are left to the table. [B-3] [B-4]
 */
export function stepsAt({ play }: Judge, at: At): readonly BingOhFact[] {
	const { context } = at;
	const player = whoseStep(at);
	const others = opponentsOf(context, player).map(({ id }) => id);
	const { thrown } = context.act ?? {};
	const known = thrown && placedOn(context, player, thrown).known;
	const all: readonly BingOhFact[] = [
		...(['chip.taken', 'chip.removed'] as const).flatMap((type) =>
			others.flatMap((from) => context.seats.map(({ id: owner }) => ({ type, player, from, owner })))
		),
		// On a square that is known to be taken none is laid. [B-11]
		...others
			.filter((on) => !thrown || isOpen(context, on, thrown) !== false)
			.map((on) => ({ type: 'roadblock.laid', player, on }) as const),
		{ type: 'roadblock.missed', player },
		...others.map((other) => ({ type: 'cards.swapped', player, with: other }) as const),
		...seatsHere(context.seats).map(({ id }) => renewedBy(context, player, id)),
		{ type: 'chip.added', player },
		{ type: 'chip.moved', player },
		...(thrown ? (known ? [known] : placings).map((answer) => placedBy([player], () => answer)) : []),
		{ type: 'space.left', player },
		{ type: 'stars.left', player }
	];
	return all.filter((fact) => play(at, fact).ok);
}

/** Returns the one thing that can have been done, where the rules, or a card of the app, leave no other. */
export function onlyStep(judge: Judge, at: At): BingOhFact | undefined {
	const [player = ''] = at.context.queue;
	const hit = at.state === 'landing' && at.context.hits[player];
	if (hit && hit.is === 'special') return spaceNamed(player, hit.space, hit.chips);
	const [step, ...others] = at.state === 'acting' ? stepsAt(judge, at) : [];
	return others.length === 0 && step?.type !== 'card.renewed' ? step : undefined;
}

/**
 * Returns whether the table has to say what was done next, where the rules leave more than one thing; on special spaces of
 * these players alone, if it is not a whole roll.
 */
export const asks = (at: At, whose?: readonly string[]): boolean =>
	at.state === 'landing'
		? (whose?.includes(whoseStep(at)) ?? true)
		: ['placing', 'acting', 'starring'].includes(at.state);
