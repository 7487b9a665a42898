import { sure } from '$lib/domain/sure';
import { seatsHere } from '$lib/domain/seats';
import { m } from '$lib/i18n';
import type { Change } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import { changeTo, contextBefore, emptied, milder, rowsOf, somebodyElse } from '$lib/ui/table/meant';
import type { Asked, Meant, Question } from '$lib/ui/table/meant';
import type { Cards } from '..';
import { cardOf, ranks, suitOf } from '../rules/cards';
import type { CardsFact } from '../rules/facts';
import { judge, layoutOf, rightClaims, verdictOf, type Checked } from '../rules/hand';
import { readBack } from '../rules/read-back';
import type { Context } from '../rules/table';
import {
	is,
	handOf,
	handsWritten,
	notShouted,
	placeOfShout,
	shoutedBy,
	shoutsIn,
	shoutsSwapped,
	type Shouted
} from '../rules/written';
import { logText } from '../text/log';
import { cardName, checkedName } from '../text/names';
import { handsKept } from './hands-kept';
import { aboutClosed, mayBeWon, type Now } from './winner-given';

/**
 * Opens what a layout or a hand is read back with again, by the row it stands in; or for a player who had won a hand, by
 * the row that closed it.
 */
type ReadAgain = (seq: number, player?: string) => void;

type CardsTable = Pick<Table<Cards>, 'box' | 'rows' | 'folded' | 'preview' | 'snapshot'> & {
	readonly draft?: unknown;
};

/** Returns who shouted: another player, the two of them the other way round, or nobody. */
function whoShouted(table: CardsTable, shouted: Shouted): Question {
	const { context } = table.snapshot;
	const rows = rowsOf(table);
	const at = handOf(rows, shouted.shout.seq);
	const hand = sure(context.hands[at]);
	const { player: was } = shouted.shout.fact;
	const others = shoutsIn(handsWritten(rows)[at] ?? []);
	const { claim } = shouted;
	// A layout that the app was shown after the claim was read back was not known then.
	const then = claim ? sure(contextBefore(table, claim.seq).hands[at]) : hand;
	const byAnother = (player: string): Change => {
		// What was changed last is what is heard of it: the shout, and not all that was read back.
		const change = changeTo(table, shoutedBy(shouted, player, then).toReversed());
		return others
			.filter(({ shout }) => shout.fact.player === player)
			.map((other) => changeTo(table, shoutsSwapped(shouted, other, hand)))
			.reduce<Change>((best, swap) => milder(table, best, swap), change);
	};
	// Who has no cards in a hand, as its caller where too many play, shouted nothing in it.
	const people = context.seats.filter(({ id }) => id !== was && hand.holders.includes(id));
	// The end of a hand that others followed is seen to with them, and another right claim has what was given away.
	const { snapshot } = table;
	const stays =
		at < context.hands.length - 1 ||
		snapshot.state === 'over' ||
		rightClaims(hand).some(({ turn }) => others[turn - 1]?.shout !== shouted.shout);
	const answers: readonly Meant[] = [
		...people.map(({ id, name }) => ({ label: name, change: byAnother(id) })),
		{
			label: m.table_meant_nobody(),
			change: changeTo(table, notShouted(stays ? { ...shouted, award: undefined } : shouted))
		}
	];
	return {
		ask: m.table_meant_who(),
		meant: answers.map(({ change, ...answer }) => ({
			...answer,
			...handsKept(table, at, change)
		}))
	};
}

/** Returns real cards that were called and not recorded, where a claim lacks them. */
function leftOut(
	table: CardsTable,
	at: number,
	seq: number,
	missing: readonly Checked[]
): readonly Question[] {
	if (table.snapshot.context.drawing === 'app' || missing.length === 0) return [];
	// Where two shouted together, it was called before either.
	const shouts = shoutsIn(handsWritten(rowsOf(table))[at] ?? []).map(({ shout }) => shout.seq);
	const before = shouts.slice(0, shouts.indexOf(seq) + 1).toReversed();
	const meant = missing.map(({ rank, card }): Meant => {
		const fact: CardsFact = card ? { type: 'card.called', card } : { type: 'rank.called', rank };
		const changes = before.map((before) => ({ before, fact }));
		const change = changes.find((one) => table.preview(one).ok) ?? { before: seq, fact };
		return { label: checkedName({ rank, card }), change };
	});
	const changes = {
		together: meant.flatMap(({ change }) => ('together' in change ? change.together : change))
	};
	const together = meant.length > 1 ? [{ label: m.cardbingo_left_out_all(), change: changes }] : [];
	const all = [...together, ...meant].map((one) => ({ ...one, ...handsKept(table, at, one.change) }));
	return [{ ask: m.cardbingo_left_out(), meant: all }];
}

/** Returns what may be wrong with a shout and with what came of it. */
export function aboutShout(table: CardsTable, seq: number, readAgain: ReadAgain): Asked | undefined {
	const rows = rowsOf(table);
	const at = handOf(rows, seq);
	const shouted = shoutsIn(handsWritten(rows)[at] ?? []).find(({ shout }) => shout.seq === seq);
	const { context } = table.snapshot;
	const hand = context.hands[at];
	if (!shouted || !hand) return undefined;
	const { shout, claim } = shouted;
	const { player } = shout.fact;
	const known = layoutOf(hand, player) !== undefined;
	const judged = claim && hand.claims.findLast((claim) => claim.player === player);
	// What a claim lacks that is not heard to its end yet is in what was read back of it.
	const read = readBack(table.draft, String(placeOfShout(table.folded, player)));
	const { missing } = judged ? verdictOf(hand, judged) : judge(hand, { player, ...read });
	return {
		seq,
		what: logText(shout.fact, context, context),
		questions: [
			// Which cards are missing in a hand that the app dealt stays hidden. [C-8]
			...(hand.variant === 'cardgo' && known ? [] : leftOut(table, at, seq, missing)),
			whoShouted(table, shouted),
			...(hand.closed === 'awarded' ? (aboutClosed(table, at, readAgain)?.questions ?? []) : [])
		],
		more: claim && !known ? { label: m.cardbingo_read_again(), open: () => readAgain(claim.seq) } : undefined
	};
}

/** Returns the same about the last shout of a player in the hand on the table. */
export function aboutLastShout(table: CardsTable, player: string, readAgain: ReadAgain): Asked | undefined {
	const shouts = shoutsIn(handsWritten(rowsOf(table)).at(-1) ?? []);
	const last = shouts.findLast(({ shout }) => shout.fact.player === player);
	return last && aboutShout(table, last.shout.seq, readAgain);
}

type Named = Extract<CardsFact, { readonly type: 'layout.entered' | 'caller.changed' | 'card.drawn' }>;

/** Returns who it was, where nothing else hangs on the name; two who stand the wrong way round change places. */
function aboutPlayer(table: CardsTable, seq: number, fact: Named): Asked {
	const { context } = table.snapshot;
	const named = (fact: Named, player: string | null): CardsFact =>
		fact.type === 'caller.changed' ? { ...fact, player } : { ...fact, player: player ?? fact.player };
	const alone = (player: string | null): Change => {
		const change = { replace: seq, fact: named(fact, player) };
		const planned = table.preview(change);
		// Where it was who called anyway, nothing was changed.
		const asBefore = !planned.ok && planned.refusal.why === 'already-so';
		return asBefore ? emptied(table.folded, seq) : change;
	};
	const rows = rowsOf(table);
	const at = handOf(rows, seq);
	const alike = (handsWritten(rows)[at] ?? []).filter(is(fact.type));
	const changed = (player: string): Change => {
		const other = alike.find((row) => row.fact.player === player);
		if (!other || fact.type === 'caller.changed') return alone(player);
		const places = { replace: other.seq, fact: named(other.fact, fact.player) };
		const both = { together: [places, { replace: seq, fact: named(fact, player) }] };
		return milder(table, both, alone(player));
	};
	const who = somebodyElse(seatsHere(context.seats), fact.player ?? undefined, changed);
	const app = { label: m.cardbingo_source_app(), change: alone(null) };
	const meant =
		fact.type === 'layout.entered'
			? who.map((one) => ({ ...one, ...handsKept(table, at, one.change) }))
			: fact.type === 'caller.changed' && fact.player !== null
				? [...who, app]
				: who;
	return { what: logText(fact, context, context), questions: [{ ask: m.table_meant_who(), meant }] };
}

/** Returns which rank a real card had that was drawn for who calls: the suit decides nothing. [C-2] */
function otherRank(
	table: CardsTable,
	seq: number,
	fact: Extract<CardsFact, { readonly type: 'card.drawn' }>
): readonly Question[] {
	const { drawing, drawn } = table.snapshot.context;
	if (drawing === 'app') return [];
	const cards = ranks.map((rank) => cardOf(rank, suitOf(fact.card)));
	const meant = cards
		.filter((card) => !drawn.some((one) => one.card === card))
		.map((card): Meant => {
			const other: CardsFact = { ...fact, card };
			return { label: cardName(card), change: { replace: seq, fact: other } };
		});
	return [{ ask: m.cardbingo_correct_meant({ card: cardName(fact.card) }), meant }];
}

/** Returns whether more can be done about a fact of the history than to strike it, given the table after it, and by now. */
export function canBePutRight({ type }: CardsFact, after: Context, now: Now): boolean {
	if (type === 'hand.closed' || type === 'bingo.awarded' || type === 'evening.ended')
		return mayBeWon(after, now);
	// A card that the app turned is the card that was called.
	if (type === 'card.called' || type === 'rank.called') return after.drawing === 'cards';
	return putRight.includes(type);
}
const putRight: readonly CardsFact['type'][] = [
	...(['bingo.shouted', 'layout.claimed', 'hand.claimed'] as const),
	...(['layout.entered', 'caller.changed', 'card.drawn'] as const)
];

/** Returns what may be wrong with a fact that stands in the history, a call excepted. */
export function aboutFact(
	table: CardsTable,
	fact: CardsFact,
	seq: number,
	readAgain: ReadAgain
): Asked | undefined {
	switch (fact.type) {
		case 'bingo.shouted':
			return aboutShout(table, seq, readAgain);
		case 'layout.claimed':
		case 'hand.claimed': {
			const rows = rowsOf(table);
			const shouts = shoutsIn(handsWritten(rows)[handOf(rows, seq)] ?? []);
			const shouted = shouts.find(({ claim }) => claim?.seq === seq);
			return shouted && aboutShout(table, shouted.shout.seq, readAgain);
		}
		case 'layout.entered':
			return {
				...aboutPlayer(table, seq, fact),
				more: { label: m.cardbingo_read_again(), open: () => readAgain(seq) }
			};
		case 'caller.changed':
			return aboutPlayer(table, seq, fact);
		case 'card.drawn': {
			const who = aboutPlayer(table, seq, fact);
			return { ...who, questions: [...who.questions, ...otherRank(table, seq, fact)] };
		}
		case 'hand.closed':
		case 'bingo.awarded':
		case 'evening.ended':
			return aboutClosed(table, handOf(rowsOf(table), seq), readAgain);
		default:
			return undefined;
	}
}
