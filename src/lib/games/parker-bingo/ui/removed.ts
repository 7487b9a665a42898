import type { Row } from '$lib/domain/rows';
import { stepsOf } from '$lib/domain/steps';
import type { OneChange } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import type { LogChange } from '$lib/ui/table/log';
import { emptied, rowsOf, withBesides } from '$lib/ui/table/meant';
import { turnedBack } from '$lib/ui/table/turned-back';
import type { Parker } from '..';
import { rightClaims } from '../rules/winners';
import { notShouted, type Instead, roundOf, roundsWritten, shoutsIn } from '../rules/written';
import { closesWithout, isFollowed } from './put-right';
import { callersKept } from './winner-given';

type ParkerTable = Pick<Table<Parker>, 'box' | 'rows' | 'folded' | 'preview' | 'snapshot'>;

/** Returns what is written instead of other rows than this one. */
const told = ({ folded }: ParkerTable, seq: number, instead: readonly Instead[]): readonly OneChange[] =>
	instead
		.filter((one) => one.seq !== seq)
		.map(({ seq, fact }) => (fact ? { replace: seq, fact } : emptied(folded, seq)));

/**
 * Returns what else is changed where a shout, a claim or an award of a round that others followed is removed: nobody shouted
 * or has won it, and what followed stands. [PB-8] [G-3]
 */
function gone(table: ParkerTable, seq: number): readonly OneChange[] {
	const rows = rowsOf(table);
	const at = roundOf(rows, seq);
	const round = table.snapshot.context.rounds[at];
	if (!round || !isFollowed(table, at)) return [];
	const written = roundsWritten(rows)[at] ?? [];
	const shouts = shoutsIn(written);
	const one = shouts.find(({ shout, claim }) => shout.seq === seq || claim?.seq === seq);
	if (one) return told(table, seq, notShouted(one, closesWithout(table, at, one)));
	if (!written.some((row) => row.seq === seq && row.fact.type === 'bingo.awarded')) return [];
	// Nobody is left to have been first. [PB-13]
	const firsts = written.filter(({ fact }) => fact.type === 'first.named');
	const instead = rightClaims(round).flatMap(({ player }): readonly Instead[] => {
		const last = shouts.findLast(({ shout }) => shout.fact.player === player);
		return last ? notShouted({ ...last, firsts: [] }, undefined) : [];
	});
	instead.unshift(...firsts.map(({ seq }) => ({ seq, fact: undefined })));
	return [{ before: seq, fact: { type: 'round.closed' } }, ...told(table, seq, instead)];
}

/** Returns what else is changed where a row of the history is removed, or put back there, so that later rounds stand. */
export function besides(table: ParkerTable, seq: number, how: LogChange): readonly OneChange[] {
	if (how === 'restore') {
		const takes = (row: Row) => 'strikes' in row && row.strikes === seq;
		const step = stepsOf(table.rows).done.findLast((rows) => rows.some(takes));
		return turnedBack(table, [seq], step);
	}
	const kept = callersKept(table, withBesides(table, emptied(table.folded, seq), gone(table, seq)));
	return 'together' in kept ? kept.together.slice(0, -1) : [];
}
