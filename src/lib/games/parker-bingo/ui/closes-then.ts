import type { FactOf } from '$lib/domain/box';
import { sure } from '$lib/domain/sure';
import type { Change, OneChange } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import { changeTo, closedWith, milder, rowsOf } from '$lib/ui/table/meant';
import type { Parker } from '..';
import type { ParkerFact } from '../rules/facts';
import { rightClaims } from '../rules/winners';
import {
	closingOf,
	isFirst,
	notShouted,
	roundOf,
	roundsWritten,
	type Instead,
	type Shouted
} from '../rules/written';

// A claim of an old round was nobody's, or another one: how that round closes then, so that those that followed stand. [PB-8] [G-3]

type ParkerTable = Pick<Table<Parker>, 'box' | 'rows' | 'folded' | 'preview' | 'snapshot'>;

/** Returns whether a round, counted from 0, is over and what followed it would fall with its end: nothing follows one that won the game. [PB-15] */
export const isFollowed = (table: ParkerTable, at: number): boolean =>
	at < table.snapshot.context.rounds.length - 1 || rowsOf(table).at(-1)?.fact.type === 'evening.ended';

/**
 * Returns how a round closes of which a shout was nobody's: those that followed stand, and it has no winner, or another right
 * claim has it; undefined where it closes as it did, or is open. [PB-8]
 */
function closesWithout(
	table: ParkerTable,
	at: number,
	{ claim }: Shouted
): 'round.closed' | 'bingo.awarded' | undefined {
	const round = sure(table.snapshot.context.rounds[at]);
	const claims = round.claims.filter(({ lines }) => lines !== claim?.fact.lines);
	const right = rightClaims({ ...round, claims }).length;
	if (!isFollowed(table, at) || right === 1) return undefined;
	return right === 0 ? 'round.closed' : 'bingo.awarded';
}

/**
 * Returns what is written where a shout was nobody's. Was it the first of several right ones in a round that others
 * followed, nobody can say which of the others was. [PB-8] [PB-13]
 */
export function nobodyShouted(table: ParkerTable, at: number, one: Shouted): readonly Instead[] {
	const closes = closesWithout(table, at, one);
	const gone = notShouted(one, closes);
	if (closes !== 'bingo.awarded') return gone;
	const fact: ParkerFact = { type: 'first.named', player: null };
	const last = one.firsts.at(-1)?.seq;
	const unknown = gone.map((row) => (row.seq === last ? { ...row, fact } : row));
	const change = changeTo(table, gone);
	return milder(table, changeTo(table, unknown), change) === change ? gone : unknown;
}

/**
 * Returns the change with which a line was read back otherwise: a round that others followed closes to nobody, or is given,
 * as its claims are then; was it the first of several right ones, nobody can say who of the others was. [PB-8] [PB-13]
 */
export function readOtherwise(
	table: ParkerTable,
	seq: number,
	fact: FactOf<ParkerFact, 'line.claimed'>
): Change {
	const plain = { replace: seq, fact };
	const rows = rowsOf(table);
	const at = roundOf(rows, seq);
	const planned = table.preview(plain);
	const closing = closingOf(rows, at);
	if (!planned.ok || planned.unfit.length === 0 || !closing || !isFollowed(table, at)) return plain;
	const firsts = (roundsWritten(rows)[at] ?? []).filter(isFirst);
	const last = firsts.at(-1);
	const unknown: ParkerFact = { type: 'first.named', player: null };
	const awarded: ParkerFact = { type: 'bingo.awarded' };
	const ways: readonly (readonly OneChange[])[] = [
		last ? [{ replace: last.seq, fact: unknown }] : [],
		changeTo(table, [
			...firsts.map((row) => ({ seq: row.seq, fact: undefined })),
			{ seq: closing.seq, fact: { type: 'round.closed' } }
		]).together,
		closedWith(closing, [awarded]).together,
		// It won beside another one, of whom nobody was asked who was first.
		closedWith(closing, [unknown, awarded]).together
	];
	return ways
		.map((way) => ({ together: [...way, plain] }))
		.reduce<Change>((best, way) => milder(table, best, way), plain);
}
