import { describe, expect, it } from 'vitest';
import type { FactRow } from '$lib/domain/rows';
import type { ParkerFact, ParkerOpening } from './facts';
import {
	awarded,
	called,
	claimed,
	closed,
	firstRow,
	named,
	nColumn,
	opened,
	opening,
	shouted
} from './testing';
import { callRow, isClaim, notShouted, roundOf, roundsWritten, shoutedBy, shoutsIn } from './written';

/** Rows as a journal has them; the first has number 1. */
const rowsOf = (...facts: readonly (ParkerFact | ParkerOpening)[]): FactRow[] =>
	facts.map((fact, i) => ({ table: 't', seq: i + 1, at: 0, v: 1, fact }));
const seqs = (rows: readonly FactRow[]) => rows.map(({ seq }) => seq);
/** The only shout of a round, or its first. */
const shoutOf = (...facts: readonly ParkerFact[]) => shoutsIn(rowsOf(...facts))[0]!;
const first = (player: string | null): ParkerFact => ({ type: 'first.named', player });
const anas = claimed('ana', 'row-1', firstRow);
const bens = claimed('ben', 'column-N', nColumn);

describe('the rounds of a journal', () => {
	const rows = rowsOf(opening(), ...called(9), closed, opened, ...called(8, 9), closed, opened);

	it('are written one after the other; what opens one is in none', () => {
		expect(roundsWritten(rows).map(seqs)).toEqual([[1, 2, 3], [5, 6, 7], []]);
	});
	it('are found by a row of theirs', () => {
		expect([1, 3, 4, 5, 7, 8, 99].map((seq) => roundOf(rows, seq))).toEqual([0, 0, -1, 1, 1, -1, -1]);
	});
	it('have a row for each tile that was called in them [PB-5]', () => {
		const found = (round: number, number: number) => callRow(rows, round, number)?.seq;
		expect([found(1, 9), found(2, 8), found(2, 9)]).toEqual([2, 5, 6]);
	});
	it('have none for a tile of another round, nor for one that is there by a correction [PB-6]', () => {
		const corrected = rowsOf(...called(9), { type: 'tile.corrected', round: 1, called: 9, meant: 8 });
		expect(callRow(corrected, 1, 8)).toBeUndefined();
		expect([callRow(rows, 1, 8), callRow(rows, 3, 8), callRow(rows, 4, 8)]).toEqual([
			undefined,
			undefined,
			undefined
		]);
	});
	it('have lines that were read back', () => {
		expect(seqs(rowsOf(...called(4), ...anas, first('ana'), ...bens, awarded).filter(isClaim))).toEqual([
			3, 6
		]);
	});
});

describe('the shouts of a round [PB-9]', () => {
	it('each have the line that was read back after them, by the same player', () => {
		const [ana, ben] = [anas[1]!, bens[1]!];
		const rows = rowsOf(shouted('ana'), shouted('ben'), ben, ana, ...anas);
		expect(shoutsIn(rows).map(({ shout, claim, award }) => [shout.seq, claim?.seq, award])).toEqual([
			[1, 4, undefined],
			[2, 3, undefined],
			[5, 6, undefined]
		]);
	});
	it('wait, where nothing was read back since', () => {
		const [one, two] = shoutsIn(rowsOf(...anas, shouted('ana')));
		expect([one?.claim?.seq, two?.claim]).toEqual([2, undefined]);
		const [before, after] = shoutsIn(rowsOf(shouted('ana'), ...anas));
		expect([before?.claim, after?.claim?.seq]).toEqual([undefined, 3]);
		expect(shoutOf(shouted('ana'), first('ana')).claim).toBeUndefined();
	});
	it('have the table’s word that this player was first, until the same one shouts again [PB-13]', () => {
		const rows = rowsOf(...anas, ...bens, first('ana'), first('ben'), first('ana'), ...anas, first('ana'));
		expect(shoutsIn(rows).map(({ firsts }) => seqs(firsts))).toEqual([[5, 7], [6], [10]]);
		expect(shoutOf(...anas, first(null)).firsts).toEqual([]);
	});
	it('have the row that gave the round away after them [PB-14]', () => {
		const rows = rowsOf(awarded, ...anas, ...bens, awarded, shouted('carla'));
		expect(shoutsIn(rows).map(({ award }) => award?.seq)).toEqual([6, 6, undefined]);
		expect(shoutOf(...anas, closed).award).toBeUndefined();
	});
	it('are none before the first', () => {
		expect(shoutsIn(rowsOf(...called(9)))).toEqual([]);
	});
});

describe('what is written when another shouted [PB-9]', () => {
	const byDora = { seq: 1, fact: shouted('dora') };

	it('before anything was read back: the shout alone', () => {
		expect(shoutedBy(shoutOf(shouted('carla')), 'dora')).toEqual([byDora]);
	});
	it('keeps the line that was read back, and that this one was first', () => {
		expect(shoutedBy(shoutOf(...anas, ...bens, first('ana')), 'dora')).toEqual([
			byDora,
			{ seq: 2, fact: named('dora', 'row-1', firstRow) },
			{ seq: 5, fact: first('dora') }
		]);
	});
});

describe('what is written when nobody shouted [PB-8]', () => {
	const struck = (...rows: number[]) => rows.map((seq) => ({ seq, fact: undefined }));

	it('strikes the shout, its line and that it was first, the last first', () => {
		expect(notShouted(shoutOf(shouted('ana')), undefined)).toEqual(struck(1));
		expect(notShouted(shoutOf(...anas, ...bens, first('ana')), undefined)).toEqual(struck(5, 2, 1));
	});
	it.each([
		['closes without a winner, where others followed it', 'round.closed', [{ seq: 3, fact: closed }]],
		['stays awarded, where others won it too', undefined, []]
	] as const)('a round that was given away %s', (_, closes, instead) => {
		expect(notShouted(shoutOf(...anas, awarded), closes)).toEqual([...instead, ...struck(2, 1)]);
	});
	it('a round that was not given away has nothing to close', () => {
		expect(notShouted(shoutOf(...anas), 'round.closed')).toEqual(struck(2, 1));
	});
});
