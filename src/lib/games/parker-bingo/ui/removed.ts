import type { Change, OneChange } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import type { LogChange } from '$lib/ui/table/log';
import { changeTo, emptied, milder, rowsOf, withBesides } from '$lib/ui/table/meant';
import { comesBack } from '$lib/ui/table/turned-back';
import type { Parker } from '..';
import type { ParkerFact } from '../rules/facts';
import { cardTaken, type CardTaken } from '../rules/known-card';
import { rightClaims } from '../rules/winners';
import { isFirst, type Instead, roundOf, roundsWritten, shoutsIn } from '../rules/written';
import { isFollowed, nobodyShouted } from './closes-then';
import { callersKept } from './winner-given';

type ParkerTable = Pick<Table<Parker>, 'box' | 'rows' | 'folded' | 'preview' | 'snapshot'>;

/** Returns what is written instead of other rows than this one. */
const told = (table: ParkerTable, seq: number, instead: readonly Instead[]) =>
	changeTo(
		table,
		instead.filter((one) => one.seq !== seq)
	).together;

/**
 * Returns what else is changed where a shout or a claim is removed, or the award of a round that others followed, or who was
 * first in it: nobody shouted or has won it, or nobody can say, and what followed stands. [PB-8] [PB-13] [G-3]
 */
function gone(table: ParkerTable, seq: number): readonly OneChange[] {
	const rows = rowsOf(table);
	const at = roundOf(rows, seq);
	const round = table.snapshot.context.rounds[at];
	const written = roundsWritten(rows)[at] ?? [];
	const shouts = shoutsIn(written);
	const one = shouts.find(({ shout, claim }) => shout.seq === seq || claim?.seq === seq);
	if (one) return told(table, seq, nobodyShouted(table, at, one));
	const firsts = written.filter(isFirst);
	const award = written.find(({ fact }) => fact.type === 'bingo.awarded');
	const first = firsts.find((row) => row.seq === seq)?.fact;
	if (!round || !award || (award.seq !== seq && !first) || !isFollowed(table, at)) return [];
	const unknown: ParkerFact = { type: 'first.named', player: null };
	if (first?.player) return [{ before: seq, fact: unknown }];
	// Nobody is left to have been first. [PB-13]
	const right = rightClaims(round).map(({ lines }) => lines);
	const wins = shouts.flatMap(({ shout, claim }) =>
		claim && right.includes(claim.fact.lines) ? [claim, shout] : []
	);
	const instead = [...firsts, award, ...wins].map(({ seq }) => ({ seq, fact: undefined }));
	return [{ before: award.seq, fact: { type: 'round.closed' } }, ...told(table, seq, instead)];
}

/** Returns whose a card of the app's is by now, where a claim with it comes back that is another player's. [PB-4] */
function takenSince(table: ParkerTable, change: Change): CardTaken | undefined {
	const planned = table.preview(change);
	if (!planned.ok) return undefined;
	const known = table.snapshot.context.rounds.flatMap(({ claims }) => claims.map(({ lines }) => lines));
	const { context } = planned.after.folded.snapshot;
	return context.rounds.flatMap((round) =>
		round.claims.flatMap(({ card, lines, player }) =>
			card && !known.includes(lines) ? (cardTaken({ context, round }, card, player) ?? []) : []
		)
	)[0];
}

/**
 * Returns what else is changed where a row of the history is removed, or put back there, so that later rounds stand; or why
 * it is not put back.
 */
export function besides(table: ParkerTable, seq: number, how: LogChange): readonly OneChange[] | CardTaken {
	if (how === 'restore') {
		const back = comesBack(table, seq);
		return takenSince(table, withBesides(table, { restore: seq }, back)) ?? back;
	}
	const alone = emptied(table.folded, seq);
	const change = withBesides(table, alone, gone(table, seq));
	// A line is heard again where no more falls with that.
	if (milder(table, alone, change) === alone) return [];
	const kept = callersKept(table, change);
	return 'together' in kept ? kept.together.slice(0, -1) : [];
}
