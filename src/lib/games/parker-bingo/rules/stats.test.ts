import { expect, it } from 'vitest';
import { fold, type Folded } from '$lib/domain/fold';
import type { ParkerFact, ParkerOpening } from './facts';
import { course, wonRounds } from './stats';
import { box, type Parker } from '../index';
import { awarded, called, claimed, closed, ended, firstRow, nColumn, opened, opening } from './testing';
import { boxStats } from '../text/stats';

function folded(first: ParkerOpening, ...facts: readonly ParkerFact[]): Folded<Parker> {
	const rows = [first, ...facts].map((fact, seq) => ({ table: 't', seq, at: seq, v: 1, fact }));
	const result = fold(box, rows);
	if (!result.ok) throw new Error(result.why);
	return result;
}

const evening = (first: ParkerOpening) =>
	folded(
		first,
		...called(70, ...firstRow, 71),
		...claimed('ana', 'row-1', firstRow),
		awarded,
		opened,
		...called(1),
		closed,
		opened,
		...called(...nColumn),
		...claimed('ben', 'column-N', nColumn),
		awarded,
		ended
	);

it('knows of each round that was won how many cards there were and which call completed the line [PB-12] [PB-14]', () => {
	expect(wonRounds(evening(opening()))).toEqual([
		{ cards: 4, calls: 6, freeCentre: false },
		{ cards: 4, calls: 5, freeCentre: false }
	]);
	// The caller holds no card. [PB-1]
	expect(wonRounds(evening(opening({ caller: 'dora' })))[0]?.cards).toBe(3);
	// A free centre needs no call. [PB-3]
	const free = evening(opening({ options: { freeCentre: true, winnerCalls: false } }));
	expect(wonRounds(free)[1]).toEqual({ cards: 4, calls: 5, freeCentre: true });
});

it('takes the line that was complete first where two share a round', () => {
	const early = [5, 16, 32, 50, 63];
	const shared = folded(
		opening(),
		...called(...early, 4, 17, 17),
		...claimed('ana', 'row-1', firstRow),
		...claimed('ben', 'row-4', early),
		{ type: 'first.named', player: null },
		awarded
	);
	// A call that was refused is none.
	expect(wonRounds(shared)).toEqual([{ cards: 4, calls: 5, freeCentre: false }]);
});

it('counts no award that a correction left in no round of its own', () => {
	const { effective } = evening(opening());
	let round = 1;
	const rows = effective.rows.map((row) => {
		const moment = { round };
		if (row.fact.type === 'round.opened') round++;
		return { ...row, moment };
	});
	const award = rows.findIndex(({ fact }) => fact.type === 'bingo.awarded');
	const without = fold(box, [...rows, { table: 't', seq: rows.length, at: 0, strikes: award }]);
	if (!without.ok) throw new Error(without.why);
	expect(without.snapshot.context.rounds).toHaveLength(1);
	expect(wonRounds(without)).toEqual([]);
});

it('follows the totals from round to round, partners as one [PB-14] [PB-16] [PB-17] [PB-22]', () => {
	expect(course(evening(opening())).slice(0, 2)).toEqual([
		{ players: ['ana'], totals: [1, 1, 1] },
		{ players: ['ben'], totals: [0, 0, 1] }
	]);
	const pairs = opening({
		variant: 'points',
		partners: [
			['ana', 'carla'],
			['ben', 'dora']
		]
	});
	expect(course(evening(pairs))).toEqual([
		{ players: ['ana', 'carla'], totals: [166, 166, 166] },
		{ players: ['ben', 'dora'], totals: [0, 0, 368] }
	]);
});

it('of a table at which nobody won there is nothing to draw', () => {
	const nothing = boxStats.ofTable(folded(opening(), ended));
	expect(nothing).toEqual({ course: expect.any(Array) as unknown, more: [] });
	expect(boxStats.charts([nothing])).toEqual([]);
});

it('draws rounds against chance, in shares that only rise', () => {
	const [chart] = boxStats.charts([boxStats.ofTable(evening(opening()))]);
	const [played, expected] = chart?.series ?? [];
	expect(played?.values.slice(3, 7)).toEqual([0, 0.5, 1, 1]);
	expect(expected?.values).toHaveLength(75);
	expect(expected?.values[70]).toBeCloseTo(1, 9);
	expect(expected?.expected).toBe(true);
});
