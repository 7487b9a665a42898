import type { FactRow } from '$lib/domain/rows';
import { placeOf } from '$lib/domain/place-of';
import type { FactOf } from '$lib/domain/box';
import type { CardsFact, CardsOpening, Source } from './facts';
import type { Hand } from './hand';

type Rows = readonly FactRow[];
type Of<T extends CardsFact['type']> = FactRow<FactOf<CardsFact, T>>;
export type CallRow = Of<'card.called' | 'rank.called'>;
export type ShoutRow = Of<'bingo.shouted'>;
export type ClaimRow = Of<'layout.claimed' | 'hand.claimed'>;

/** Returns whether a row is a fact of one of these types. */
export const is =
	<T extends CardsFact['type']>(...types: readonly T[]) =>
	(row: FactRow): row is Of<T> =>
		types.some((type) => type === row.fact.type);

const isBeginning = (row: FactRow): row is FactRow<CardsOpening> => row.fact.type === 'table.opened';
const isOpened = is('hand.opened');
const isDrawingChanged = is('drawing.changed');
export const isCall = is('card.called', 'rank.called');
export const isShout = is('bingo.shouted');
export const isEntered = is('layout.entered');
export const isClaim = is('layout.claimed', 'hand.claimed');

/** Returns the rows of each hand, in the order in which they count. */
export function handsWritten(rows: Rows): readonly Rows[] {
	const hands: FactRow[][] = [[]];
	for (const row of rows) {
		if (isOpened(row)) hands.push([]);
		else hands.at(-1)?.push(row);
	}
	return hands;
}

/** Returns the place of the hand in which a row stands, counted from 0, as in `Context.hands`; -1 where there is none. */
export const handOf = (rows: Rows, seq: number): number =>
	handsWritten(rows).findIndex((hand) => hand.some((row) => row.seq === seq));

/** Returns the calls of real cards in a hand, as in `Context.hands`: what the app turned itself was not misread. */
export function callsMisread(rows: Rows, hand: number): readonly CallRow[] {
	let drawing: Source = rows.find(isBeginning)?.fact.drawing ?? 'app';
	let at = 0;
	const calls: CallRow[] = [];
	for (const row of rows) {
		if (isDrawingChanged(row)) drawing = row.fact.drawing;
		else if (isOpened(row)) at++;
		else if (isCall(row) && at === hand && drawing === 'cards') calls.push(row);
	}
	return calls;
}

/** Returns the row that first took the place of this player's last shout: it stays when another player is named in it. */
export const placeOfShout = (folded: Parameters<typeof placeOf>[0], player: string): number | undefined =>
	placeOf(folded, (row) => isShout(row) && row.fact.player === player);

/** A shout, and what came of it in its hand. */
export interface Shouted {
	readonly shout: ShoutRow;
	readonly claim: ClaimRow | undefined;
	/** The row that gave the hand away, where several could have tied. [C-6] */
	readonly award: FactRow | undefined;
}

/** Returns the shouts of a hand with what was read back after each, given the rows of the hand. */
export function shoutsIn(hand: Rows): readonly Shouted[] {
	const claims = hand.filter(isClaim);
	return hand.filter(isShout).map((shout) => {
		const at = hand.indexOf(shout);
		return {
			shout,
			claim: claims.find((row) => hand.indexOf(row) > at && row.fact.player === shout.fact.player),
			award: hand.find(({ fact }, i) => i > at && fact.type === 'bingo.awarded')
		};
	});
}

/** What is written instead of a row; a row without a fact is struck. */
export interface Instead {
	readonly seq: number;
	readonly fact: CardsFact | undefined;
}

/** Returns what is written when a shout was another player's: what was read back stays, but for what the app knows. */
export function shoutedBy({ shout, claim, award }: Shouted, player: string, hand: Hand): readonly Instead[] {
	const by = { seq: shout.seq, fact: { ...shout.fact, player } };
	if (!claim) return [by];
	const known = hand.layouts.some((layout) => layout.player === player);
	const read = claimOf(claim.fact, player, known);
	const strike = (row: FactRow | undefined): Instead[] => (row ? [{ seq: row.seq, fact: undefined }] : []);
	// Of a layout that the app does not know nothing was read back yet: that is asked now.
	return [by, ...(read ? [{ seq: claim.seq, fact: read }] : [...strike(award), ...strike(claim)])];
}

function claimOf(fact: ClaimRow['fact'], player: string, known: boolean): ClaimRow['fact'] | undefined {
	if (known) return { type: fact.type, player };
	const read = fact.type === 'layout.claimed' ? (fact.cards ?? fact.lacks) : fact.ranks;
	return read && { ...fact, player };
}

/** Returns what is written when two players shouted in a hand, and it was the other way round; what one alone read back goes with the shout. */
export function shoutsSwapped(one: Shouted, other: Shouted, hand: Hand): readonly Instead[] {
	if (!one.claim || !other.claim)
		return [
			...shoutedBy(other, one.shout.fact.player, hand),
			...shoutedBy(one, other.shout.fact.player, hand).toReversed()
		];
	return [
		{ seq: one.shout.seq, fact: other.shout.fact },
		{ seq: other.shout.seq, fact: one.shout.fact },
		{ seq: one.claim.seq, fact: other.claim.fact },
		{ seq: other.claim.seq, fact: one.claim.fact }
	];
}

/** Returns what is written when nobody shouted: that is struck, and all that came of it. */
export const notShouted = ({ shout, claim, award }: Shouted): readonly Instead[] =>
	[award, claim, shout].flatMap((row) => (row ? { seq: row.seq, fact: undefined } : []));
