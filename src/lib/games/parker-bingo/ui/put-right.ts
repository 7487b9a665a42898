import { sure } from '$lib/domain/sure';
import { seatOf, seatsHere } from '$lib/domain/seats';
import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import type { Change, Table } from '$lib/session/table.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import {
	changeTo,
	contextBefore,
	emptied,
	milder,
	rowsOf,
	somebodyElse,
	type Asked,
	type Meant,
	type Question
} from '$lib/ui/table/meant';
import type { Parker } from '..';
import { cardOf } from '../rules/card-set';
import { linesOnCard } from '../rules/deal';
import type { ParkerFact } from '../rules/facts';
import { currentRound, type Context } from '../rules/round';
import { callsNow, rightClaims, winnersOf } from '../rules/winners';
import { roundOf, roundsWritten, shoutedBy, shoutsIn, type ClaimRow, type Shouted } from '../rules/written';
import { briefText, logText } from '../text/log';
import { lineName, nameIn } from '../text/names';
import { nobodyShouted, readOtherwise } from './closes-then';
import { aboutClosed, callersKept, mayBeWon } from './winner-given';

/**
 * Opens what a line is read back with again, by the row of the claim; or for a player who had won a round, by the row that
 * closed it.
 */
type ReadAgain = (seq: number, draft?: undefined, player?: string) => void;
type ParkerTable = Pick<Table<Parker>, 'box' | 'rows' | 'folded' | 'preview' | 'snapshot'>;

/** Returns a question with each answer's change so that the rounds that followed stay with who called them. [PB-14] */
const kept = (table: ParkerTable, { ask, meant }: Question): Question => ({
	ask,
	meant: meant.map((one) => ({ ...one, change: callersKept(table, one.change) }))
});

/** Says who is who once two have changed places: on the screen nothing but their names is another. [PB-13] */
function sayWhoIsWho({ snapshot: { context } }: ParkerTable, at: number, one: Shouted, other: Shouted): void {
	const claimed = [one, other].flatMap(({ shout, claim }) => {
		const by = nameIn(context, (shout === one.shout ? other : one).shout.fact.player);
		return claim ? `${by}: ${listed(claim.fact.lines.map(({ line }) => lineName(line)))}` : [];
	});
	const [heard, ...then] = context.rounds[at]?.shouts.map(({ player }) => nameIn(context, player)) ?? [];
	const said = [
		...claimed,
		heard && m.parker_board_says({ name: heard }),
		then.length > 0 && m.parker_also_shouted({ names: listed(then) })
	];
	toasts.show(said.filter(Boolean).join('. '));
}

/** Returns who shouted: another player, the two of them the other way round, or nobody. */
function whoShouted(table: ParkerTable, shouted: Shouted): Question {
	const { context } = table.snapshot;
	const rows = rowsOf(table);
	const at = roundOf(rows, shouted.shout.seq);
	const round = sure(context.rounds[at]);
	const was = shouted.shout.fact.player;
	const others = shoutsIn(roundsWritten(rows)[at] ?? []);
	const cardIn = ({ claim }: Shouted) => round.claims.find(({ lines }) => lines === claim?.fact.lines)?.card;
	/** All claims of a player with a card of the app's: they are another's together. [PB-4] */
	const withIts = (one: Shouted) =>
		others.filter(
			(other) =>
				other.shout === one.shout ||
				(other.shout.fact.player === one.shout.fact.player && cardIn(other) && cardIn(other) === cardIn(one))
		);
	const given = (all: readonly Shouted[], player: string) => all.flatMap((one) => shoutedBy(one, player));
	const byAnother = (player: string): Omit<Meant, 'label'> => {
		const all = withIts(shouted);
		// What was changed last is what is heard of it: the shout, and not all that was read back.
		let change = changeTo(table, given(all, player).toReversed());
		let asks = all.length > 1;
		let made: Meant['made'];
		for (const other of others.toReversed()) {
			const theirs = withIts(other);
			// Last what undo names.
			const swap = changeTo(table, [...given(theirs, was), ...given(all, player)]);
			if (other.shout.fact.player !== player || milder(table, change, swap) !== swap) continue;
			change = swap;
			asks ||= theirs.length > 1;
			made = () => sayWhoIsWho(table, at, shouted, other);
		}
		return { change, asks, made };
	};
	// Who has left since may have shouted then, and who calls by now.
	const thens = withIts(shouted).map(({ shout }) => contextBefore(table, shout.seq));
	const people = context.seats.filter(({ id }) =>
		thens.every(
			(then) =>
				(then.options.callerPlays || id !== then.caller) &&
				(seatOf(then.seats, id)?.here || others.some(({ shout }) => shout.fact.player === id))
		)
	);
	const gone = nobodyShouted(table, at, shouted);
	return {
		ask: m.table_meant_who(),
		meant: [
			...people
				.filter(({ id }) => id !== was)
				.map(({ id, name }): Meant => ({ label: name, ...byAnother(id) })),
			{
				label: m.table_meant_nobody(),
				change: changeTo(table, gone),
				// Another of them may have won it then.
				asks: gone.some(({ fact }) => fact?.type === 'first.named')
			}
		]
	};
}

/** Returns which line it was, on a card that the app knows, unless the house plays for more than one. */
function whichLine(table: ParkerTable, { seq, fact }: ClaimRow): readonly Question[] {
	const { cards, pattern } = table.snapshot.context.rounds[roundOf(rowsOf(table), seq)] ?? {};
	const [line, ...more] = fact.lines;
	if (!cards || pattern || !line || more.length > 0 || fact.card === undefined) return [];
	const found = cardOf(cards.seed, cards.size, fact.card);
	if (!found.ok) return [];
	const meant = linesOnCard(found.card)
		.filter((named) => named.line !== line.line)
		.map((named): Meant => {
			const change = readOtherwise(table, seq, { ...fact, lines: [named] });
			return { label: lineName(named.line), change, asks: 'together' in change };
		});
	return [{ ask: m.parker_which_line(), meant }];
}

/** Returns what may be wrong with a shout and with what came of it. */
export function aboutShout(table: ParkerTable, seq: number, readAgain: ReadAgain): Asked | undefined {
	const rows = rowsOf(table);
	const shouted = shoutsIn(roundsWritten(rows)[roundOf(rows, seq)] ?? []).find(
		({ shout, claim }) => shout.seq === seq || claim?.seq === seq
	);
	if (!shouted) return undefined;
	const { context } = table.snapshot;
	const { claim } = shouted;
	const lines = claim ? whichLine(table, claim) : [];
	return {
		seq: shouted.shout.seq,
		what: briefText((claim ?? shouted.shout).fact, context, context),
		questions: [whoShouted(table, shouted), ...lines].map((question) => kept(table, question)),
		more: claim && { label: m.parker_read_again(), open: () => readAgain(claim.seq) }
	};
}

/** Returns the same about the last shout of a player in a round, counted from 0. */
export function aboutLastShout(
	table: ParkerTable,
	player: string,
	round: number,
	readAgain: ReadAgain
): Asked | undefined {
	const shouts = shoutsIn(roundsWritten(rowsOf(table))[round] ?? []);
	const last = shouts.findLast(({ shout }) => shout.fact.player === player);
	return last && aboutShout(table, last.shout.seq, readAgain);
}

/** Returns who was first of those whose claims are right, or nobody can say. [PB-13] */
function aboutFirst(table: ParkerTable, seq: number, was: string | null): Asked {
	const { context } = table.snapshot;
	const round = sure(context.rounds[roundOf(rowsOf(table), seq)]);
	const then = currentRound(contextBefore(table, seq));
	const named = (player: string | null): Meant => {
		const fact: ParkerFact = { type: 'first.named', player };
		const label = player === null ? m.parker_nobody_can_say() : nameIn(context, player);
		// Where it was said just before, it was said once.
		return { label, change: player === then.first ? emptied(table.folded, seq) : { replace: seq, fact } };
	};
	const others = [...rightClaims(round).map(({ player }) => player), null].filter((player) => player !== was);
	const question = kept(table, { ask: m.parker_who_first(), meant: others.map(named) });
	return { what: m.parker_who_first(), questions: [question] };
}

/** Returns who calls from then on: another player, or the app. [PB-1] */
function aboutCaller(table: ParkerTable, seq: number, was: string | null): Asked {
	const { context } = table.snapshot;
	const then = contextBefore(table, seq);
	const calls = (player: string | null): ParkerFact => ({ type: 'caller.changed', player });
	// Where it was who called anyway, nothing was changed.
	const named = (player: string | null): Change =>
		player === then.caller && player === callsNow(then)
			? emptied(table.folded, seq)
			: { replace: seq, fact: calls(player) };
	const people = somebodyElse(seatsHere(then.seats), was ?? undefined, named);
	const app: Meant = { label: m.parker_app_calls(), change: named(null) };
	const meant = was === null ? people : [...people, app];
	return { what: logText(calls(was), context, context), questions: [{ ask: m.table_meant_who(), meant }] };
}

/**
 * Returns the change with which two sat in each other's places and each keeps what is written of them, where places say who
 * play together or who calls: who called a round that has begun is not changed by it. [PB-21] [PB-22]
 */
export function placesKept(table: ParkerTable, change: Change): Change | undefined {
	const { method, caller, partners } = table.snapshot.context;
	const counts = method === 'points' && (caller !== null || partners.length > 0);
	return counts && table.preview(change).ok ? callersKept(table, change) : undefined;
}

/**
 * Returns whether more can be done about a fact of the history than to strike it, given the table after it; a call is put
 * right by its own sheet.
 */
export function canBePutRight({ type }: ParkerFact, after: Context): boolean {
	if (closings.some((one) => one === type)) return mayBeWon(after);
	return (['bingo.shouted', 'line.claimed', 'first.named', 'caller.changed'] as const).some(
		(one) => one === type
	);
}
const closings = ['round.closed', 'bingo.awarded', 'evening.ended'] as const;

/** Returns what may be wrong with a fact that stands in the history, a call excepted. */
export function aboutFact(
	table: ParkerTable,
	fact: ParkerFact,
	seq: number,
	readAgain: ReadAgain
): Asked | undefined {
	switch (fact.type) {
		case 'bingo.shouted':
		case 'line.claimed':
			return aboutShout(table, seq, readAgain);
		case 'first.named':
			return aboutFirst(table, seq, fact.player);
		case 'caller.changed':
			return aboutCaller(table, seq, fact.player);
		case 'round.closed':
		case 'bingo.awarded':
		case 'evening.ended': {
			const at = roundOf(rowsOf(table), seq);
			const { context } = table.snapshot;
			const won = fact.type === 'bingo.awarded' ? winnersOf(sure(context.rounds[at])) : [];
			// Of several each is asked about by name.
			const who = won.flatMap((player) => {
				const question = aboutLastShout(table, player, at, readAgain)?.questions[0];
				const named = won.length > 1 ? `${nameIn(context, player)}: ` : '';
				return question ? { ...question, ask: named + question.ask } : [];
			});
			const asked = aboutClosed(table, at, readAgain);
			return asked && { ...asked, questions: [...who, ...asked.questions] };
		}
		default:
			return undefined;
	}
}
