import { describe, expect, it } from 'vitest';
import type { NewRow, Row } from './rows';
import { deedOf, growSteps, stepsOf, turned, type Step } from './steps';

/** Rows as version 1 wrote them: by nobody, each at a time of its own unless `at` says another. */
type Written = NewRow & { at?: number; by?: Row['by']; with?: number };
const written = (...said: readonly Written[]): Row[] =>
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
	it('has what was struck at no time, or beside what was said, as steps of their own', () => {
		const never = written(say('a'), say('b'), say('c'), { strikes: 2, at: 0 }, { strikes: 1, at: 0 });
		expect(shown(never).done).toEqual([[1], [2], [3], [4], [5]]);
		const beside = written({ ...say('a'), at: 9 }, { ...say('b'), at: 9 }, { strikes: 1, at: 9 });
		expect(shown(beside).done).toEqual([[1], [2], [3]]);
		const after = written(say('a'), say('b'), { strikes: 1, at: 9 }, { ...say('c'), at: 9 });
		expect(shown(after).done).toEqual([[1], [2], [3], [4]]);
	});
	it('was corrected where nothing was there to be undone or redone', () => {
		expect(shown(written({ strikes: 7 })).done).toEqual([[1]]);
		expect(shown(written({ restores: 7 })).done).toEqual([[1]]);
		// What was struck is put back, though another was undone last.
		const other = written(say('a'), say('b'), say('c'), { strikes: 1 }, { strikes: 4 }, { restores: 1 });
		expect(shown(other)).toEqual({ done: [[1], [2], [3], [6]], undone: [] });
		const earlier = written(say('a'), say('b'), { strikes: 2 }, { restores: 1 });
		expect(shown(earlier)).toEqual({ done: [[1], [4]], undone: [] });
	});
	it('was never undone a step of two at once by one row', () => {
		const two = [say('a'), say('b'), { strikes: 2, at: 9 }, { strikes: 1, at: 9 }];
		expect(shown(written(...two, { strikes: 3 })).done).toEqual([[1], [2], [3, 4], [5]]);
		const undone = written(say('a'), say('b'), { strikes: 2 }, { strikes: 1 }, { restores: 1 });
		expect(shown(undone)).toEqual({ done: [[1]], undone: [[2]] });
	});
	it('has nothing to redo once something was said', () => {
		expect(shown(written(say('a'), { strikes: 1 }, say('b')))).toEqual({ done: [[3]], undone: [] });
	});
});

describe('a journal that says who wrote its rows', () => {
	const by = (who: NonNullable<Row['by']>, row: Written, first?: number): Written => ({
		...row,
		by: who,
		...(first === undefined ? {} : { with: first })
	});

	it('has what was written with another row as one step, whoever wrote it', () => {
		const rows = written(by('hand', say('a')), by('hand', say('b')), by('hand', { strikes: 1 }, 2));
		expect(shown(rows)).toEqual({ done: [[1], [2, 3]], undone: [] });
	});
	it('has what was struck at one time as steps of their own', () => {
		const at = { at: 9 };
		const rows = written(
			say('a'),
			say('b'),
			{ ...by('hand', { strikes: 2 }), ...at },
			{
				...by('hand', { strikes: 1 }),
				...at
			}
		);
		expect(shown(rows).done).toEqual([[1], [2], [3], [4]]);
	});
	it('is believed, whatever a row strikes', () => {
		const rows = [by('hand', say('a')), by('hand', say('b')), by('undo', { strikes: 1 })];
		expect(shown(written(...rows))).toEqual({ done: [[1]], undone: [[2]] });
		expect(shown(written(...rows, by('redo', { restores: 1 })))).toEqual({ done: [[1], [2]], undone: [] });
		expect(shown(written(by('hand', say('a')), by('hand', { strikes: 1 }))).done).toEqual([[1], [2]]);
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

it('a place that was struck, or came back, is told as it was put right, unless that was undone', () => {
	const right = { ...say('b'), replaces: 1 };
	const rows = written(say('a'), right, { strikes: 1 }, { restores: 1 });
	expect(deedOf([rows[3]!], rows.slice(0, 4))).toMatchObject({ did: 'struck', row: { seq: 2 } });
	expect(deedOf([rows[4]!], rows)).toMatchObject({ did: 'restored', row: { seq: 2 } });
	const undone = written(say('a'), right, { strikes: 2 }, { strikes: 1 });
	expect(deedOf([undone[4]!], undone)).toMatchObject({ did: 'struck', row: { seq: 1 } });
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

it('a step that put in what was forgotten, with what belongs to it, added the first of these', () => {
	const rows = written(
		...[say('a'), say('b')],
		...[
			{ ...say('c'), before: 2 },
			{ ...say('d'), before: 1 },
			{ ...say('e'), before: 1 }
		]
	);
	expect(deedOf([rows[3]!, rows[4]!, rows[5]!], rows)).toMatchObject({ did: 'added', row: { seq: 4 } });
});

it('a step that is another seed alone says that', () => {
	const rows = written({ fact: { type: 'table.opened' }, replaces: 0 });
	expect(deedOf([rows[1]!], rows)).toEqual({ did: 'replaced', row: rows[1] });
});

it('a step of facts did what was said last, and one that points at no fact did nothing', () => {
	const rows = written(say('a'), say('b'), { strikes: 1 }, { strikes: 3 }, { strikes: 9 });
	expect(deedOf([rows[1]!, rows[2]!], rows)).toEqual({ did: 'said', row: rows[2] });
	expect(deedOf([rows[4]!], rows)).toBeUndefined();
	expect(deedOf([rows[5]!], rows)).toBeUndefined();
});

describe('a journal that grows', () => {
	const by = 'hand';
	const grows = written(
		{ ...say('a'), by },
		say('of version 1'),
		{ strikes: 1, at: 9 },
		{ strikes: 2, at: 9 },
		{ ...say('b'), by },
		{ strikes: 5, by: 'undo' },
		{ restores: 5, by: 'redo' },
		{ ...say('c'), by },
		{ ...say('d'), by, with: 8 },
		{ strikes: 9, by: 'undo' },
		{ strikes: 8, by: 'undo', with: 10 }
	);
	it.each([...grows.keys()])('has the same steps as one that is read whole, from row %i on', (from) => {
		const rows = [...grows];
		const before = rows.slice(0, from);
		stepsOf(before);
		growSteps(before, rows);
		expect(stepsOf(rows)).toEqual(stepsOf([...grows]));
	});
	it('is not read anew', () => {
		const [before, rows] = [grows.slice(0, -2), [...grows]];
		const { done } = stepsOf(before);
		growSteps(before, rows);
		expect(stepsOf(rows).undone.at(-1)).toBe(done.at(-1));
	});
});
