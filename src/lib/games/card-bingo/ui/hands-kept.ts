import type { Change, OneChange } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import type { LogChange } from '$lib/ui/table/log';
import { callersStay, emptied, rowsOf, type Called } from '$lib/ui/table/meant';
import type { Cards } from '..';
import type { CardsFact } from '../rules/facts';
import { hasBegun, resultOf, rightClaims, type Hand } from '../rules/hand';
import type { Context } from '../rules/table';
import { handOf, handsWritten, is, shoutsIn } from '../rules/written';

// What is put right in a hand leaves the hands after it as they were played. [C-2a] [C-6]

type CardsTable = Pick<Table<Cards>, 'folded' | 'preview' | 'snapshot'>;

/** Who called the hands but for those that are `gone`; an extra one is called by nobody anew. [C-2a] */
const handsCalled =
	(gone: readonly Hand[]) =>
	({ hands }: Context): readonly Called[] =>
		hands
			.filter((hand) => !gone.includes(hand))
			.map((hand) => ({
				caller: hand.caller,
				begun: !hand.extra && hand.caller !== null && hasBegun(hand)
			}));

const isOpened = is('hand.opened');
const openingsOf = (table: CardsTable) => rowsOf(table).filter(isOpened);

/** Returns a change of who won, with which the hands that followed stay with who called them. [C-2a] */
export const callersKept = (table: CardsTable, change: Change): Change =>
	callersStay(table, change, handsCalled([]), openingsOf(table));

/** What stands without the extra hand in which it was said: who sits there, and with what is played. */
const ofTheTable = /^(player|drawing|dealing|decks|option|evening)/;

/** Returns what is written where the extra hand after a hand is none: all that follows is said one hand sooner. */
const withoutExtra = (table: CardsTable, at: number): readonly OneChange[] =>
	rowsOf(table).flatMap((row): OneChange[] => {
		const { seq, fact, moment } = row;
		const hand = (moment?.hand ?? 0) - 1;
		if (hand === at && isOpened(row)) return [emptied(table.folded, seq)];
		if (hand <= at || (hand === at + 1 && !isOpened(row) && !ofTheTable.test(fact.type))) return [];
		return [{ replace: seq, fact, moment: { ...moment, hand } }];
	});

/** A change with what it does to who won; that is shown first, even where nothing is struck with it. */
export interface Kept {
	readonly change: Change;
	readonly asks?: true;
	/** The hand ends without a winner then. */
	readonly closes?: boolean;
}

/**
 * Returns a change of a hand, counted from 0, with which the hands that followed stand: it closes without a winner where no
 * claim in it is right any more, and the extra hand that no tie asks for is none. [C-6] [C-7]
 */
export function handsKept(table: CardsTable, at: number, change: Change): Kept {
	const { snapshot, folded } = table;
	const following = snapshot.context.hands.slice(at + 1, at + 2);
	const said = 'together' in change ? change.together : [change];
	const besides: OneChange[] = [];
	const together = (): Change => ({ together: [...besides, ...said] });
	const after = () => {
		const planned = table.preview(together());
		return planned.ok ? planned.after.folded : folded;
	};
	const alone = after();
	if (at < 0 || alone === folded || (following.length === 0 && snapshot.state !== 'over')) return { change };
	const shoutsOf = (folded: CardsTable['folded']) => shoutsIn(handsWritten(rowsOf({ folded }))[at] ?? []);
	// A shout that is not heard to its end any more would hold up all that followed.
	const unheard = shoutsOf(alone).flatMap(({ shout, claim }) => (claim ? [] : shout));
	for (const { shout, claim } of shoutsOf(folded))
		if (claim && unheard.includes(shout)) besides.push(emptied(folded, shout.seq));
	const hand = after().snapshot.context.hands[at];
	const openings = openingsOf(table);
	const next = openings[at];
	const result = hand && resultOf(hand);
	const closes = hand !== undefined && !result && rightClaims(hand).length === 0;
	if (closes && next) {
		const award = handsWritten(rowsOf(table))[at]?.find(is('bingo.awarded'));
		const fact: CardsFact = { type: 'hand.closed' };
		besides.push(award ? { replace: award.seq, fact } : { before: next.seq, fact });
	}
	// An extra hand has one deck: nobody ties in it. [C-6]
	const gone = following.filter(({ extra }) => extra && result?.how !== 'tied');
	if (gone.length > 0) besides.push(...withoutExtra(table, at));
	const asks = besides.length > 0 && after() !== folded;
	return {
		change: callersStay(table, asks ? together() : change, handsCalled(asks ? gone : []), openings),
		...(asks && { asks, closes })
	};
}

/** Returns what else is changed where a row of the history is removed, so that the hands after its hand stand. */
export function besides(table: CardsTable, seq: number, how: LogChange): readonly OneChange[] {
	if (how === 'restore') return [];
	const { change } = handsKept(table, handOf(rowsOf(table), seq), emptied(table.folded, seq));
	return 'together' in change ? change.together.slice(0, -1) : [];
}
