import type { FactOf } from '$lib/domain/box';
import { m } from '$lib/i18n';
import type { Seat } from '$lib/domain/seats';
import type { Change } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import { around } from '$lib/ui/table/log-entries';
import { callersStay, closedWith, elsewhere, rowsOf, type Asked, type Called } from '$lib/ui/table/meant';
import type { Parker } from '..';
import type { ParkerFact } from '../rules/facts';
import { cardHolders } from '../rules/outcomes';
import { currentRound, type Context } from '../rules/round';
import { callsNow, rightClaims } from '../rules/winners';
import { closingOf, isOpening } from '../rules/written';
import { logText } from '../text/log';
import { nameIn } from '../text/names';

// A round was closed, and then it turns out who had won it, or who had won it too. [PB-8] [PB-13]

type ParkerTable = Pick<Table<Parker>, 'box' | 'rows' | 'folded' | 'preview' | 'snapshot'>;

const roundsCalled = ({ rounds }: Context): readonly Called[] =>
	rounds.map(({ calls, closed, caller, relieved = caller }) => ({
		caller: relieved,
		begun: calls.length > 0 || closed !== undefined
	}));

/** Returns a change of who won, with which the rounds that followed stay with who called them. [PB-14] */
export const callersKept = (
	table: Pick<ParkerTable, 'folded' | 'preview' | 'snapshot'>,
	change: Change
): Change => callersStay(table, change, roundsCalled, rowsOf(table).filter(isOpening));

/** Returns which round is called next, or is open, and by whom; no words where nobody calls. [PB-14] [PB-21] */
export function callsNext(context: Context): readonly [round: number, said: string] {
	const { number, closed } = currentRound(context);
	const round = closed ? number + 1 : number;
	const name = nameIn(context, callsNow(context));
	return [round, name && m.parker_calls_number({ name, number: String(round) })];
}

/** Returns who holds a card and has not won the round in play, or the one just closed. */
function others(context: Context): readonly Seat[] {
	const right = rightClaims(currentRound(context)).map(({ player }) => player);
	return cardHolders(context).filter(({ id }) => !right.includes(id));
}

/** Returns whether the last round is over and may have had another winner: not beside one who is known to have been first. [PB-13] */
export function mayBeWon(context: Context): boolean {
	const { closed, calls, first } = currentRound(context);
	return closed !== undefined && calls.length > 0 && typeof first !== 'string' && others(context).length > 0;
}

/** Returns the change with which a player had won a round, by the lines that were read back. Beside others nobody can say who was first. [PB-13] */
export function winnerGiven(
	table: ParkerTable,
	at: number,
	claim: FactOf<ParkerFact, 'line.claimed'>
): Change {
	const row = closingOf(rowsOf(table), at);
	const first: readonly ParkerFact[] =
		row?.fact.type === 'bingo.awarded' ? [{ type: 'first.named', player: null }] : [];
	const shout: ParkerFact = { type: 'bingo.shouted', player: claim.player };
	return row
		? callersKept(table, closedWith(row, [shout, claim, ...first, { type: 'bingo.awarded' }]))
		: elsewhere;
}

/** Returns who may have won a round that is over, each to be read back. */
export function aboutClosed(
	table: ParkerTable,
	at: number,
	read: (seq: number, draft: undefined, player: string) => void
): Asked | undefined {
	const row = closingOf(rowsOf(table), at);
	if (!row) return undefined;
	const { seq, fact } = row;
	const [before, after] = around({ did: 'replaced', row }, table);
	const meant = others(before).map(({ id, name }) => ({
		label: name,
		change: elsewhere,
		show: () => read(seq, undefined, id)
	}));
	const ask =
		rightClaims(currentRound(before)).length > 0 ? m.table_meant_winner_too() : m.table_meant_winner();
	return { seq, what: logText(fact, before, after), questions: [{ ask, meant }] };
}
