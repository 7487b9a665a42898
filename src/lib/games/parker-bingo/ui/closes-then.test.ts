import { describe, expect, it } from 'vitest';
import { changed, said } from '$lib/session/journal.testing';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box } from '..';
import {
	awarded,
	called,
	claimed,
	closed,
	ended,
	firstRow,
	named,
	opened,
	opening,
	shouted
} from '../rules/testing';
import { readOtherwise } from './closes-then';
import { evening, rounds, scores, type Evening } from './evening.testing';

describe('a claim of an old round that was read back otherwise: the rounds that followed stand [PB-8] [PB-13]', () => {
	const wrong = [1, ...firstRow.slice(1)];
	/** Ana's line is read back again. */
	const read = (now: Evening, numbers: readonly number[]) => {
		const row = now.rows.find((row) => 'fact' in row && row.fact.type === 'line.claimed');
		const fact = { type: 'line.claimed', player: 'ana', lines: [{ line: 'row-1', numbers }] } as const;
		return changed(now, readOtherwise(tableOf(now), row?.seq ?? -1, fact));
	};
	it('it was none: nobody has won it', () => {
		const { journal, fell } = read(evening, wrong);
		expect([fell, scores(journal), rounds(journal)[0].closed]).toEqual([[], [0, 1, 0, 0], 'without']);
		expect(rounds(journal)[2]?.calls).toEqual([9]);
	});
	it('of three it was the first that was none: nobody can say who was of the others', () => {
		const all = ['ana', 'ben', 'carla'];
		const now = said(
			box,
			opening(),
			...[...called(...firstRow), ...all.map(shouted), ...all.map((one) => named(one, 'row-1', firstRow))],
			...[{ type: 'first.named', player: 'ana' } as const, awarded, opened, ...called(9)]
		);
		const { journal, fell } = read(now, wrong);
		expect([fell, scores(journal), rounds(journal)[1]?.calls]).toEqual([[], [0, 1, 1, 0], [9]]);
	});
	it('it was one: that player has won it, and what was called after it falls', () => {
		const facts = [...called(...firstRow), ...claimed('ana', 'row-1', wrong), ...called(70)];
		const now = said(box, opening(), ...facts, closed, opened, ...called(9));
		const { journal, fell } = read(now, firstRow);
		expect([fell.length, scores(journal), rounds(journal)[1]?.calls]).toEqual([1, [1, 0, 0, 0], [9]]);
	});
	it('it was one beside the one that won: nobody can say who was first of them', () => {
		const both = [
			shouted('ana'),
			shouted('ben'),
			named('ana', 'row-1', wrong),
			named('ben', 'row-2', firstRow)
		];
		const now = said(box, opening(), ...called(...firstRow), ...both, awarded, opened, ...called(9));
		expect(scores(now)).toEqual([0, 1, 0, 0]);
		const { journal, fell } = read(now, firstRow);
		expect([fell, scores(journal), rounds(journal)[1]?.calls]).toEqual([[], [1, 1, 0, 0], [9]]);
	});
	it('it was one of the round in which the evening ended: that player has won it, and the evening is over still', () => {
		const facts = [...called(...firstRow), ...claimed('ana', 'row-1', wrong), ended];
		const { journal, fell } = read(said(box, opening(), ...facts), firstRow);
		expect([fell, scores(journal), journal.folded.snapshot.state]).toEqual([[], [1, 0, 0, 0], 'over']);
	});
});
