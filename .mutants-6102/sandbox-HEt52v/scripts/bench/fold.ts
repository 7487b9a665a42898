// @ts-nocheck
import { fold, readRows } from '../../src/lib/domain/fold';
import { box } from '../../src/lib/games/parker-bingo';
import { evening } from './evening.mjs';

/** How long it takes to read and to fold a journal of so many facts, in ms, one figure a run. */
export function foldTimes(facts: number, runs: number): { readonly read: number[]; readonly fold: number[] } {
	const journal = evening('bench', facts);
	const times = { read: [] as number[], fold: [] as number[] };
	for (let run = 0; run < runs; run += 1) {
		const start = performance.now();
		const { rows, damaged } = readRows(box, journal);
		const between = performance.now();
		const folded = fold(box, rows);
		times.fold.push(performance.now() - between);
		times.read.push(between - start);
		// A journal that does not stand would be folded in no time.
		if (damaged.length > 0 || !folded.ok || folded.refused.length > 0)
			throw new Error(`the journal does not stand: ${JSON.stringify(damaged[0] ?? folded)}`);
	}
	return times;
}
