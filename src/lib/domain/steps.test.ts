import { describe, expect, it } from 'vitest';
import type { NewRow, Row } from './rows';
import { deedOf, stepsOf, turned, type Step } from './steps';

/** Rows as version 1 wrote them: by nobody, each at a time of its own unless `at` says another. */
const written = (...said: readonly (NewRow & { at?: number })[]): Row[] =>
	[{ fact: { type: 'table.opened' } }, ...said].map((row, seq) => {
		const base = { table: 't', seq, at: seq };
		return 'fact' in row ? { ...base, v: 1, ...row } : { ...base, ...row };
	});
const say = (type: string): NewRow => ({ fact: { type } });
const seqs = (steps: readonly Step[]) => steps.map((step) => step.map(({ seq }) => seq));
const shown = (rows: readonly Row[]) => {
	const { done, undone } = stepsOf(rows);
	return { done: seqs(done), undone: seqs(undone) };
};

describe('a journal of version 1', () => {
	it('was undone where the last fact was struck, and redone where it came back', () => {
		const undone = written(say('a'), say('b'), { strikes: 2 });
		expect(shown(undone)).toEqual({ done: [[1]], undone: [[2]] });
		expect(shown(written(say('a'), say('b'), { strikes: 2 }, { restores: 2 }))).toEqual({
			done: [[1], [2]],
			undone: []
		});
	});
	it('was corrected where an earlier fact was struck: that is a step of its own', () => {
		expect(shown(written(say('a'), say('b'), { strikes: 1 }))).toEqual({ done: [[1], [2], [3]], undone: [] });
	});
	it('has what was struck together as one step', () => {
		const rows = written(say('a'), say('b'), { strikes: 2, at: 9 }, { strikes: 1, at: 9 });
		expect(shown(rows).done).toEqual([[1], [2], [3, 4]]);
	});
	it('has nothing to redo once something was said', () => {
		expect(shown(written(say('a'), { strikes: 1 }, say('b')))).toEqual({ done: [[3]], undone: [] });
	});
});

it('the opening is not something that was done', () => {
	expect(stepsOf(written())).toEqual({ done: [], undone: [] });
	expect(stepsOf([])).toEqual({ done: [], undone: [] });
});

it('a step is turned from its end, and done again from its beginning', () => {
	const [, ...rows] = written(say('a'), { strikes: 7 }, { restores: 8 });
	const step = rows as [Row, ...Row[]];
	expect(turned(step)).toEqual([{ strikes: 8 }, { restores: 7 }, { strikes: 1 }]);
	expect(turned(step, true)).toEqual([{ restores: 1 }, { strikes: 7 }, { restores: 8 }]);
});

it('another seed that comes with a step is not what it did, and is turned with it', () => {
	const seed = { fact: { type: 'table.opened' }, replaces: 0 };
	const [, ...rows] = written(say('a'), { strikes: 1 }, seed);
	const step = rows.slice(1) as [Row, ...Row[]];
	expect(deedOf(step, rows)).toMatchObject({ did: 'struck', row: { seq: 1 } });
	expect(turned(step)).toEqual([{ strikes: 3 }, { restores: 1 }]);
});

it.each([
	[say('a'), 'said', 2],
	[{ ...say('a'), replaces: 1 }, 'replaced', 2],
	[{ ...say('a'), before: 1 }, 'added', 2],
	[{ strikes: 1 }, 'struck', 1],
	[{ restores: 1 }, 'restored', 1]
] as const)('%j was %s', (row, did, seq) => {
	const rows = written(say('b'), row);
	expect(deedOf([rows[2]!], rows)).toMatchObject({ did, row: { seq } });
});
