import type { FactOf, Snapshot } from '$lib/domain/box';
import { seatsHere } from '$lib/domain/seats';
import { listed } from '$lib/i18n/listed';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import type { Context } from '../rules/game';
import { freeOnCard } from '../rules/view';
import { nameIn } from '../text/names';
import type { Written } from './fitting';
import { seenBy } from './seen';

type Called = FactOf<BingOhFact, 'bingoh.called'>;

/** Returns all groups of these players, the smallest first: at most seven, as no more than three play. */
const groups = (players: readonly string[]): readonly (readonly string[])[] =>
	players
		.reduce<readonly (readonly string[])[]>(
			(all, one) => [...all, ...all.map((some) => [...some, one])],
			[[]]
		)
		.filter(({ length }) => length > 0)
		.toSorted((a, b) => a.length - b.length);

/** Returns all who can have called: each in the shape that was asked of them. [B-7] [B-10] */
export function callsAt(
	then: Context,
	calls: Called['calls'] = []
): readonly { readonly label: string; readonly fact: Called }[] {
	const was = new Set(calls.map(({ player }) => player));
	const others = groups(seatsHere(then.seats).map(({ id }) => id)).filter(
		(group) => group.length !== was.size || !group.every((player) => was.has(player))
	);
	return others.map((group) => {
		// Who called is asked of the table, whatever the ledger counts.
		const seen = seenBy(
			then,
			group.map((player) => ({ player }))
		);
		const as = (call: (typeof calls)[number]) => calls.find(({ player }) => player === call.player) ?? call;
		const fact = { ...seen, calls: seen.calls.map(as) };
		return { label: listed(group.map((player) => nameIn(then, player))), fact };
	});
}

/**
 * Returns who can have called BING-OH! just before a row, which ended a round: with the deal after it, where the game goes
 * on. What was dealt is put right there. [B-1] [B-7]
 */
export function missingCalls(
	{ folded: { variant } }: Written,
	then: Snapshot<BingOh>
): readonly { readonly label: string; readonly facts: readonly BingOhFact[] }[] {
	const { context } = then;
	const free = seatsHere(context.seats).map(({ id: player }) => ({
		player,
		count: freeOnCard(context, player) ?? 0
	}));
	const dealt: BingOhFact = { type: 'cards.dealt', free: free.filter(({ count }) => count > 0) };
	return callsAt(context).flatMap(({ label, fact }) => {
		const judged = variant.play(then, fact);
		if (!judged.ok) return [];
		return { label, facts: judged.snapshot.state === 'over' ? [fact] : [fact, dealt] };
	});
}
