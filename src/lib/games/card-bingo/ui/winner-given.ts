import type { FactOf } from '$lib/domain/box';
import { seatsHere } from '$lib/domain/seats';
import { m } from '$lib/i18n';
import type { Change } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { around } from '$lib/ui/table/log-entries';
import { closedWith, elsewhere, rowsOf } from '$lib/ui/table/meant';
import type { Asked, Meant } from '$lib/ui/table/meant';
import type { Cards, CardsSnapshot } from '..';
import type { CardsFact } from '../rules/facts';
import { canTie, hasBegun, judge, layoutOf, notCalled, resultOf } from '../rules/hand';
import { rightClaims, verdictOf, type Hand, type Layout } from '../rules/hand';
import { callsNow, currentHand, holdersHere, type Context } from '../rules/table';
import { handsWritten, is } from '../rules/written';
import { logText } from '../text/log';
import { nameIn } from '../text/names';
import { wrongFor } from '../text/wrong';
import { callersKept } from './hands-kept';

// A hand was closed, and then it turns out who had won it. [C-5] [C-7]

type CardsTable = Pick<Table<Cards>, 'box' | 'rows' | 'folded' | 'preview' | 'snapshot'>;
/** A table by now. */
export type Now = Pick<CardsSnapshot, 'context' | 'state'>;
/** A claim, whichever variant is played. */
export type Claimed = FactOf<CardsFact, 'layout.claimed' | 'hand.claimed'>;

/** Returns which hand is called next, or is open, and by whom; an extra one is of those who tied. [C-2a] [C-6] */
export function callsNext(context: Context): readonly [hand: number, said: string] {
	const hand = currentHand(context);
	const result = resultOf(hand);
	if (context.drawsForCaller) return [0, ''];
	const next = hand.number + Number(hand.extra || result !== undefined);
	const name = nameIn(context, callsNow(context));
	return [
		next,
		result?.how === 'tied' || (hand.extra && !result)
			? m.cardbingo_extra_hand()
			: name && m.cardbingo_calls_number({ name, number: String(next) })
	];
}

/** Returns the row that closed a hand, given its place. */
export const closingOf = (table: Pick<CardsTable, 'folded'>, hand: number) =>
	handsWritten(rowsOf(table))[hand]?.find(is('hand.closed', 'bingo.awarded', 'evening.ended'));

/** Returns who can have finished on the same call as the winner of a hand, as far as their cards are known. [C-6] */
function mayTie(hand: Hand): readonly string[] {
	const right = rightClaims(hand);
	const [won] = right.map((claim) => verdictOf(hand, claim).completedAt);
	return hand.holders.filter((player) => {
		const cards = layoutOf(hand, player);
		const ties = !cards || judge(hand, { player, cards, ranks: [] }).completedAt === won;
		return ties && right.every((claim) => claim.player !== player);
	});
}

/** Returns whether a shout has the hand at once though two could tie: the app knows all cards, and nobody else finished on that call. [C-6] */
export function nobodyElse(hand: Hand, player: string): boolean {
	const { holders, layouts, shouts } = hand;
	const on = ({ player, cards }: Layout) => judge(hand, { player, cards, ranks: [] }).completedAt;
	const mine = layouts.find((layout) => layout.player === player);
	const call = mine && on(mine);
	return (
		canTie(hand) &&
		call !== undefined &&
		layouts.length === holders.length &&
		layouts.every((layout) => layout === mine || on(layout) !== call) &&
		[...shouts, ...rightClaims(hand)].every((other) => other.player === player)
	);
}

/**
 * Returns whether a hand that is over may have had another winner, given the table after it: enough was called for one. Between
 * hands that were played no extra one is put in, nor behind the end. [C-6]
 */
export function mayBeWon(after: Context, { context, state }: Now): boolean {
	const hand = currentHand(after);
	const { closed, calls, size, variant } = hand;
	if (closed !== 'awarded') return closed === 'without' && calls.length >= (variant === 'cardgo' ? 1 : size);
	return (
		state !== 'over' && !context.hands.slice(after.hands.length).some(hasBegun) && mayTie(hand).length > 0
	);
}

/** Returns the change with which a player had won a hand, or tied for it, by what was read back. [C-5] [C-6] */
export function winnerGiven(table: CardsTable, at: number, claim: Claimed): Change {
	const row = closingOf(table, at);
	const hand = table.snapshot.context.hands[at];
	if (!row || !hand) return elsewhere;
	const shout: CardsFact = { type: 'bingo.shouted', player: claim.player };
	const awarded: readonly CardsFact[] = canTie(hand) ? [{ type: 'bingo.awarded' }] : [];
	return callersKept(table, closedWith(row, [shout, claim, ...awarded]));
}

/** Returns who may have won a hand that is over, or finished on the same call as its winner. */
export function aboutClosed(
	table: CardsTable,
	at: number,
	read: (seq: number, player: string) => void
): Asked | undefined {
	const row = closingOf(table, at);
	if (!row) return undefined;
	const { seq, fact } = row;
	const [before, after] = around({ did: 'replaced', row }, table);
	const hand = currentHand(before);
	const too = fact.type === 'bingo.awarded';
	if (too && !mayBeWon(after, table.snapshot)) return undefined;
	const type = hand.variant === 'cardgo' ? 'hand.claimed' : 'layout.claimed';
	const givenTo = (player: string, name: string): Omit<Meant, 'label'> => {
		const cards = layoutOf(hand, player);
		const verdict = cards && judge(hand, { player, cards, ranks: [] });
		const wrong = verdict && !verdict.right ? wrongFor(hand, name, verdict) : undefined;
		if (wrong) return { change: elsewhere, show: () => toasts.show(wrong) };
		// What decides a tie, and a hand of Cardgo, is read back; of a layout the table says that nothing lacked.
		if (!cards && (too || type === 'hand.claimed'))
			return { change: elsewhere, show: () => read(seq, player) };
		const lacks = cards ? {} : { lacks: notCalled(hand) };
		return { change: winnerGiven(table, at, { type, player, ...lacks }), asks: true };
	};
	const can = holdersHere(before).filter((player) => (too ? mayTie(hand) : hand.holders).includes(player));
	const meant = seatsHere(before.seats).flatMap(({ id, name }): Meant[] =>
		can.includes(id) ? [{ label: name, ...givenTo(id, name) }] : []
	);
	return {
		seq,
		what: logText(fact, before, after),
		questions: [{ ask: too ? m.table_meant_winner_too() : m.table_meant_winner(), meant }]
	};
}
