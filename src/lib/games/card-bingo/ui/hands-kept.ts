import type { FactRow } from '$lib/domain/rows';
import { entryOf } from '$lib/domain/sure';
import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import type { Change, OneChange } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import type { LogChange } from '$lib/ui/table/log';
import { callersStay, contextBefore, emptied, milder, rowsOf, type Called } from '$lib/ui/table/meant';
import { restsOf } from '$lib/ui/table/turned-back';
import type { Cards } from '..';
import type { CardsFact } from '../rules/facts';
import { canTie, hasBegun, resultOf, rightClaims, type Hand } from '../rules/hand';
import { nextCaller, winnerOf, type Context } from '../rules/table';
import { handsWritten, is, isClaim, isShout, shoutsIn } from '../rules/written';
import { nameIn } from '../text/names';

// What is put right in a hand leaves the hands after it as they were played. [C-2a] [C-6]

type CardsTable = Pick<Table<Cards>, 'box' | 'rows' | 'folded' | 'preview' | 'snapshot'>;

/** Who called the hands but for those that are `gone`; an extra one is called by nobody anew. [C-2a] */
const handsCalled =
	(gone: readonly Hand[]) =>
	({ hands }: Context): readonly Called[] =>
		hands
			.filter((hand) => !gone.includes(hand))
			.map(({ caller, relieved = caller, ...hand }) => ({
				caller: relieved,
				begun: !hand.extra && relieved !== null && hasBegun({ ...hand, caller })
			}));

const isOpened = is('hand.opened');
const isEnd = is('bingo.awarded', 'hand.closed');
const openingsOf = (table: CardsTable) => rowsOf(table).filter(isOpened);

/** Returns a change of who won, with which the hands that followed stay with who called them. [C-2a] */
export const callersKept = (table: CardsTable, change: Change): Change =>
	callersStay(table, change, handsCalled([]), openingsOf(table));

/** Returns a row as it is said where one hand more, or one fewer, comes before it. */
const moved = ({ seq, fact, moment }: FactRow, by: 1 | -1): OneChange => ({
	replace: seq,
	fact,
	moment: { ...moment, hand: (moment?.hand ?? 0) + by }
});

/** What stands without the extra hand in which it was said: who sits there, and with what is played. */
const ofTheTable = /^(player|drawing|dealing|decks|option|evening)/;

/** Returns the row before which a hand is closed: behind the last that was said in it, and before what was said since. */
function behindHand(table: CardsTable, at: number): FactRow | undefined {
	const rows = handsWritten(rowsOf(table))[at] ?? [];
	const isOfHand = ({ fact: { type } }: FactRow) => !ofTheTable.test(type) && type !== 'caller.changed';
	return rows[rows.findLastIndex(isOfHand) + 1] ?? openingsOf(table)[at];
}

/** Returns what is written where the extra hand after a hand is none: all that follows is said one hand sooner. */
const withoutExtra = (table: CardsTable, at: number): readonly OneChange[] =>
	rowsOf(table).flatMap((row): readonly OneChange[] => {
		const { seq, fact, moment } = row;
		const hand = (moment?.hand ?? 0) - 1;
		if (hand === at && isOpened(row)) return [emptied(table.folded, seq)];
		if (hand <= at || (hand === at + 1 && !isOpened(row) && !ofTheTable.test(fact.type))) return [];
		return [moved(row, -1)];
	});

/**
 * Returns what is written where a hand is tied after which others were played: its extra hand ends without a winner before
 * the first card, and all that follows is said one hand later. [C-6]
 */
function withExtra(table: CardsTable, at: number): readonly OneChange[] {
	const rows = rowsOf(table);
	const end = handsWritten(rows)[at]?.find(isEnd);
	const later = end ? rows.slice(rows.indexOf(end) + 1) : [];
	const [next] = later;
	if (!next) return [];
	const facts: readonly CardsFact[] = [{ type: 'hand.opened' }, { type: 'hand.closed' }];
	const putIn = facts.map((fact, i) => ({ before: next.seq, fact, moment: { hand: at + 1 + i } }));
	return [...putIn, ...later.map((row) => moved(row, 1))];
}

/**
 * Returns what is written where an extra hand is put in after a hand, or is none, that takes least with it: the hand that
 * was played next stays with who called it. [C-2a]
 */
function moves(
	table: CardsTable,
	at: number,
	putsIn: boolean,
	said: readonly OneChange[]
): readonly OneChange[] {
	const all = putsIn ? withExtra(table, at) : withoutExtra(table, at);
	const { hands } = table.snapshot.context;
	const [place, hand] = putsIn ? [at, at + 2] : [at + 1, at + 1];
	const [opening, next] = [openingsOf(table)[place], hands[place + 1]];
	let ways: readonly (readonly OneChange[])[] = [all];
	if (opening && next && (putsIn || hasBegun(next))) {
		// Not who calls it by now: the table may have named another one since it was opened.
		const player = nextCaller(contextBefore(table, opening.seq));
		const fact: CardsFact = { type: 'caller.changed', player };
		// Named between two hands, who called before is no other one after a hand without a winner.
		const since = handsWritten(rowsOf(table))[at] ?? [];
		const again = since.slice(since.findIndex(isEnd)).filter(is('caller.changed'));
		const isAgain = (one: OneChange) => 'replace' in one && again.some(({ seq }) => seq === one.replace);
		const none = [
			...all.filter((one) => !isAgain(one)),
			...again.map(({ seq }) => emptied(table.folded, seq))
		];
		ways = (again.length > 0 ? [all, none] : [all]).flatMap((way) => [
			[...way, { before: opening.seq, fact, moment: { hand } }],
			way
		]);
	}
	const cost = (way: readonly OneChange[]) => {
		const planned = table.preview({ together: [...said, ...way] });
		return planned.ok ? planned.unfit.length : Infinity;
	};
	return ways.reduce((one, other) => (cost(other) < cost(one) ? other : one));
}

/** A change with what it does to who won; that is shown first, even where nothing is struck with it. */
export interface Kept {
	readonly change: Change;
	readonly asks?: true;
	/** The hand ends without a winner then. */
	readonly closes?: boolean;
}

/** Returns who won which hand, as a text to compare. */
const wonBy = ({ snapshot }: CardsTable['folded']): string => String(snapshot.context.hands.map(winnerOf));

/**
 * Returns a change of a hand, counted from 0, with which the hands that followed stand, and with what comes back of what fell
 * or was changed as its last row was changed before, where nothing more falls for it. [G-3]
 */
export function handsKept(table: CardsTable, at: number, change: Change): Kept {
	const said = 'together' in change ? change.together : [change];
	const last = said.at(-1);
	const seq = last && ('replace' in last ? last.replace : 'restore' in last ? last.restore : undefined);
	const start = { said, kept: followingKept(table, at, change) };
	return restsOf(table, seq).reduce((best, rest) => {
		const more = [...rest, ...best.said];
		const kept: Kept = { ...followingKept(table, at, { together: more }), asks: true };
		const comes = rest.length > 0 && milder(table, kept.change, best.kept.change) === kept.change;
		return comes ? { said: more, kept } : best;
	}, start).kept;
}

/**
 * Returns a change of a hand, counted from 0, with which the hands that followed stand: it closes without a winner where no
 * claim in it is right any more, the extra hand that no tie asks for is none, and a hand that was played is not the extra
 * one of a tie. [C-6] [C-7]
 */
function followingKept(table: CardsTable, at: number, change: Change): Kept {
	const { snapshot, folded } = table;
	const following = snapshot.context.hands.slice(at + 1, at + 2);
	const said = 'together' in change ? change.together : [change];
	const besides: OneChange[] = [];
	const together = (): Change => ({ together: [...besides, ...said] });
	const after = () => {
		const planned = table.preview(together());
		return planned.ok ? planned.after.folded : folded;
	};
	if (at < 0 || after() === folded || (following.length === 0 && snapshot.state !== 'over'))
		return { change };
	const shoutsOf = (folded: CardsTable['folded'], at: number) =>
		shoutsIn(handsWritten(rowsOf({ folded }))[at] ?? []);
	// A shout that is not heard to its end any more would hold up all that followed.
	const hush = (at: number): void => {
		const now = after();
		const unheard = shoutsOf(now, at).flatMap(({ shout, claim }) => (claim ? [] : shout));
		const more = shoutsOf(folded, at).filter(({ shout }) => unheard.includes(shout));
		if (now === folded || more.length === 0) return;
		besides.push(...more.map(({ shout }) => emptied(folded, shout.seq)));
		// A later one of the same player, that had not fitted beside it, stands now.
		hush(at);
	};
	const handNow = () => after().snapshot.context.hands[at];
	const before = handNow();
	if (before && !resultOf(before)) hush(at);
	const open = handNow();
	const openings = openingsOf(table);
	const endIn = (folded: CardsTable['folded']) => handsWritten(rowsOf({ folded }))[at]?.find(isEnd);
	const end = endIn(folded);
	const next = end ?? behindHand(table, at);
	// What ended it is replaced also where the evening's end would close it now: so it can be given away again.
	const goesOn = open !== undefined && (!resultOf(open) || (end && !endIn(after())));
	const closes = goesOn && rightClaims(open).length === 0;
	// A hand that nobody had won is given away again, once a claim in it is right.
	if (next && goesOn && (closes || canTie(open))) {
		const fact: CardsFact = { type: closes ? 'hand.closed' : 'bingo.awarded' };
		besides.push(end ? { replace: end.seq, fact } : { before: next.seq, fact });
	}
	const hand = handNow();
	const result = hand && resultOf(hand);
	// An extra hand has one deck: nobody ties in it. [C-6]
	const gone = following.filter(({ extra }) => extra && result?.how !== 'tied');
	const putsIn =
		result?.how === 'tied' &&
		following.some(({ extra }) => !extra) &&
		snapshot.context.hands.slice(at + 1).some(hasBegun);
	if (putsIn || gone.length > 0) besides.push(...moves(table, at, putsIn, [...besides, ...said]));
	// An extra hand that was won by one who does not play it any more has no winner.
	const { [at + 1]: extra } = after().snapshot.context.hands;
	const behind = behindHand(table, at + 1);
	if (extra?.extra && !putsIn && !resultOf(extra) && behind) {
		hush(at + 1);
		besides.push({ before: behind.seq, fact: { type: 'hand.closed' } });
	}
	const asks = besides.length > 0 && after() !== folded;
	const kept = asks ? together() : change;
	return {
		// Who calls on stands with what is put in.
		change: asks && putsIn ? kept : callersStay(table, kept, handsCalled(asks ? gone : []), openings),
		...((asks || wonBy(after()) !== wonBy(folded)) && { asks: true, closes })
	};
}

/** Returns the ties after which other hands were played, each in a sentence. [C-6] */
const undecided = (context: Context): readonly string[] =>
	context.hands.flatMap((hand, i) => {
		const before = context.hands[i - 1];
		const tie = before && hand.extra && hand.closed && !hasBegun(hand) ? resultOf(before) : undefined;
		if (tie?.how !== 'tied') return [];
		const names = listed(tie.players.map((id) => nameIn(context, id)));
		return m.cardbingo_tie_undecided({ names, number: String(hand.number) });
	});

/** Returns the ties that a change makes of hands after which others were played. [C-6] */
export function alsoChanges(before: Context, after: Context): readonly string[] {
	const known = undecided(before);
	return undecided(after).filter((said) => !known.includes(said));
}

/** Returns what puts back the next claim that was removed of a shout’s player, or the last shout of a claim’s. [C-5] */
function otherHalf({ folded }: CardsTable, at: number): OneChange | undefined {
	const { places } = folded.effective;
	const row = places[at]?.versions.at(-1);
	const gone = (among: typeof places, isIt: (row: FactRow) => boolean) =>
		among.flatMap(({ versions, shown }) => {
			const [first, other] = [versions[0], versions.at(-1)];
			return !shown &&
				first &&
				other &&
				isIt(other) &&
				entryOf(other.fact, 'player') === entryOf(row?.fact, 'player')
				? { restore: first.seq }
				: [];
		});
	if (row && isShout(row)) return gone(places.slice(at), isClaim)[0];
	return row && isClaim(row) ? gone(places.slice(0, at), isShout).at(-1) : undefined;
}

/** Returns what removes the shout of a claim in a hand, counted from 0. [C-5] */
function ownShout(table: CardsTable, at: number, seq: number): OneChange | undefined {
	const shouts = shoutsIn(handsWritten(rowsOf(table))[at] ?? []);
	const own = shouts.find(({ claim }) => claim?.seq === seq)?.shout;
	return own && emptied(table.folded, own.seq);
}

/** Returns what else is changed where a row of the history is removed, or put back, so that the hands after its hand stand. */
export function besides(table: CardsTable, seq: number, how: LogChange): readonly OneChange[] {
	const { places } = table.folded.effective;
	const at = places.findIndex(({ versions }) => versions.some((row) => row.seq === seq));
	if (places[at]?.versions.some(isOpened)) {
		// What fell with it comes back; a correction that it fell with stands.
		const rest = how === 'restore' ? (restsOf(table, seq)[0] ?? []) : [];
		return rest.filter((mark) => 'restore' in mark);
	}
	const before = openingsOf(table).filter((row) => places.findIndex(({ shown }) => shown === row) < at);
	const alone = how === 'strike' ? emptied(table.folded, seq) : { restore: seq };
	const keptWith = (change: Change) => handsKept(table, before.length, change).change;
	const one = keptWith(alone);
	// In another hand neither fits without its own half, nor what was called since: it is taken only where less falls with it.
	const other = how === 'strike' ? ownShout(table, before.length, seq) : otherHalf(table, at);
	const kept = other ? milder(table, one, keptWith({ together: [other, alone] })) : one;
	return 'together' in kept ? kept.together.slice(0, -1) : [];
}
