import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { placeOf } from './place-of';
import { rowSchema, effectiveRows, isAddition, isMoment, type NewRow, type Row } from './rows';

/** A journal of rows told without table, place and time. */
const journal = (...said: NewRow[]): Row[] =>
	said.map((row, seq) => {
		const base = { table: 't', seq, at: 0 };
		return 'fact' in row ? { ...base, v: 1, ...row } : { ...base, ...row };
	});
const say = (type: string, replaces?: number): NewRow =>
	replaces === undefined ? { fact: { type } } : { fact: { type }, replaces };
const before = (type: string, before: number): NewRow => ({ fact: { type }, before });
const types = (rows: readonly Row[]) => effectiveRows(rows).rows.map(({ fact }) => fact.type);

describe('what stands', () => {
	it.each<[string, NewRow[], string[]]>([
		['all that was said', [say('a'), say('b')], ['a', 'b']],
		['not what was struck', [say('a'), say('b'), { strikes: 0 }], ['b']],
		[
			'what was restored, in its old place',
			[say('a'), say('b'), { strikes: 0 }, { restores: 0 }],
			['a', 'b']
		],
		['a replacement in the place of its target', [say('a'), say('b'), say('c', 0)], ['c', 'b']],
		['the last of several replacements', [say('a'), say('b'), say('c', 0), say('d', 2)], ['d', 'b']],
		['the target again, once the replacement is struck', [say('a'), say('b', 0), { strikes: 1 }], ['a']],
		['nothing, once the target of a replacement is struck', [say('a'), say('b', 0), { strikes: 0 }], []],
		[
			'the replacement again, once its target is restored',
			[say('a'), say('b', 0), { strikes: 0 }, { restores: 0 }],
			['b']
		],
		[
			'a forgotten one just before the one it was said before',
			[say('a'), say('b'), before('c', 1)],
			['a', 'c', 'b']
		],
		['the same before a replacement', [say('a'), say('b', 0), before('c', 1)], ['c', 'b']],
		[
			'a forgotten one after its neighbour was struck',
			[say('a'), say('b'), { strikes: 1 }, before('c', 1)],
			['a', 'c']
		],
		['not a forgotten one that was struck', [say('a'), before('b', 0), { strikes: 1 }], ['a']]
	])('%s', (_, said, left) => {
		expect(types(journal(...said))).toEqual(left);
	});
	it('does not care for the clock', () => {
		const rows = journal(say('a'), say('b'), { strikes: 0 }, say('c', 1));
		const shuffled = rows.map((row, i) => ({ ...row, at: [50, 3, 99, 0][i] ?? 0 }));
		expect(types(shuffled)).toEqual(types(rows));
	});
});

describe('marks that point at nothing', () => {
	it.each<[NewRow, string]>([
		[{ strikes: 7 }, 'nothing-to-strike'],
		[{ strikes: 2 }, 'nothing-to-strike'],
		[{ restores: 0 }, 'nothing-to-restore'],
		[say('c', 7), 'nothing-to-replace'],
		[say('c', 2), 'nothing-to-replace'],
		[before('c', 7), 'nothing-to-replace']
	])('%j: %s', (row, why) => {
		const target =
			'strikes' in row ? row.strikes : 'restores' in row ? row.restores : (row.replaces ?? row.before);
		// Row 2 is itself a mark: marks cannot be struck.
		const { refused, rows } = effectiveRows(journal(say('a'), say('b'), { strikes: 1 }, row));
		expect(refused).toEqual([{ seq: 3, why, target }]);
		expect(rows.map(({ seq }) => seq)).toEqual([0]);
	});
	it('lets nothing stand before the opening', () => {
		const rows = journal(say('table.opened'), before('a', 0));
		expect(effectiveRows(rows)).toMatchObject({
			rows: [{ seq: 0 }],
			refused: [{ seq: 1, why: 'opening-stands' }]
		});
	});
	it('lets another opening take the place of the first, and be struck, and nothing else', () => {
		const seed = [say('table.opened'), say('a'), say('table.opened', 0)];
		expect(effectiveRows(journal(...seed))).toMatchObject({ rows: [{ seq: 2 }, { seq: 1 }], refused: [] });
		expect(effectiveRows(journal(...seed, { strikes: 2 }))).toMatchObject({
			rows: [{ seq: 0 }, { seq: 1 }],
			refused: []
		});
		for (const wrong of [{ strikes: 0 }, say('a', 0), say('a', 2), before('table.opened', 0)])
			expect(effectiveRows(journal(...seed, wrong)).refused).toMatchObject([
				{ seq: 3, why: 'opening-stands' }
			]);
		// It opens only where it is the first.
		const late = journal(say('a'), say('table.opened'), { strikes: 1 }, { restores: 1 }, say('b', 1));
		expect(effectiveRows(late)).toMatchObject({ rows: [{ seq: 0 }, { seq: 4 }], refused: [] });
	});
	it('lets a forgotten one stand before an empty place, and nothing be put right in it', () => {
		const empty = [say('a'), say('b'), { strikes: 1 }];
		expect(effectiveRows(journal(...empty, before('c', 1))).refused).toEqual([]);
		expect(effectiveRows(journal(say('a'), say('b', 0), { strikes: 0 }, say('c', 1))).refused).toEqual([
			{ seq: 3, why: 'nothing-to-replace', target: 1 }
		]);
		expect(effectiveRows([]).rows).toEqual([]);
	});
	it('strikes nothing twice', () => {
		expect(effectiveRows(journal(say('a'), { strikes: 0 }, { strikes: 0 })).refused).toHaveLength(1);
	});
});

it('tells what was struck, and what ever stood in each place', () => {
	const { struck, places } = effectiveRows(
		journal(say('a'), say('b'), say('c', 0), { strikes: 2 }, { strikes: 1 })
	);
	expect(struck.map(({ seq }) => seq)).toEqual([1, 2]);
	expect(places.map(({ versions, shown }) => [versions.map(({ seq }) => seq), shown?.seq])).toEqual([
		[[0, 2], 0],
		[[1], undefined]
	]);
});

it('adds to the journal where it changes nothing that was said', () => {
	const rows = journal(say('a'), say('b', 0), before('c', 0), { strikes: 0 }, { restores: 0 });
	expect(rows.map(isAddition)).toEqual([true, false, false, false, false]);
});

it.each([
	[undefined, { round: 2 }, true],
	[{}, { round: 2 }, true],
	[{ round: 2 }, { round: 2, player: 'ana' }, true],
	[{ round: 2, player: 'ana' }, { round: 2, player: 'ben' }, false],
	[{ round: 2, player: 'ana' }, { round: 3, player: 'ana' }, false],
	[{ turn: 1 }, { turn: 2 }, false],
	[{ turn: 1 }, {}, true],
	[{ player: 'ana' }, {}, true],
	[{}, { player: 'ana' }, true]
])('what was said at %j can stand at %j: %s', (said, now, can) => {
	expect(isMoment(said, now)).toBe(can);
});

describe('a row as it is read', () => {
	const base = { table: 't', seq: 0, at: 0 };
	it.each([
		{ ...base, v: 1, fact: { type: 'x', any: 'thing' } },
		{ ...base, v: 1, fact: { type: 'x' }, replaces: 3 },
		{ ...base, v: 2, fact: { type: 'x' }, before: 3, moment: { round: 2, player: 'ana' } },
		{ ...base, strikes: 3 },
		{ ...base, restores: 3, by: 'undo', with: 2 },
		{ ...base, restores: 3, by: 'redo' },
		{ ...base, strikes: 1e9, by: 'hand' },
		{ ...base, at: 8.64e15, table: 'x'.repeat(64), strikes: 0 },
		{ ...base, v: 1, fact: { type: 'x' }, moment: { way: 1, hand: 2, turn: 3, player: 'x'.repeat(64) } }
	])('%j', (row) => {
		expect(v.safeParse(rowSchema, row).success).toBe(true);
	});
	it.each([
		null,
		[],
		{ ...base },
		{ ...base, strikes: 3, restores: 3 },
		{ ...base, strikes: -1 },
		{ ...base, strikes: 1, by: 'somebody' },
		{ ...base, v: 2, fact: { type: 'x' }, moment: { round: 'two' } },
		{ ...base, strikes: 1.5 },
		{ ...base, strikes: 1e9 + 1 },
		{ ...base, at: 8.64e15 + 1, strikes: 1 },
		{ ...base, at: -1, strikes: 1 },
		{ ...base, table: 'x'.repeat(65), strikes: 1 },
		{ ...base, strikes: 1, by: '' },
		{ ...base, v: 1, fact: { type: 'x' }, moment: { player: '' } },
		{ ...base, v: 1, fact: { type: 'x' }, moment: { player: 'x'.repeat(65) } },
		{ ...base, v: 1, fact: { type: 'x' }, moment: { week: 1 } },
		{ ...base, seq: '0', strikes: 1 },
		{ ...base, at: NaN, strikes: 1 },
		{ ...base, table: '', strikes: 1 },
		{ ...base, v: 0, fact: { type: 'x' } },
		{ ...base, fact: { type: 'x' } },
		{ ...base, v: 1, fact: { type: 7 } },
		{ ...base, v: 1, fact: { type: 'x' }, more: 1 }
	])('not %j', (row) => {
		expect(v.safeParse(rowSchema, row).success).toBe(false);
	});
});

describe('the place of the last row of a kind', () => {
	const placeIn = (said: NewRow[], type: string) =>
		placeOf({ effective: effectiveRows(journal(...said)) }, (row) => row.fact.type === type);
	it.each<[string, NewRow[], number | undefined]>([
		['is where it was said', [say('a'), say('b'), say('b'), say('c')], 2],
		['is where the row stood first that it replaces', [say('a'), say('c'), say('b', 0)], 0],
		['is that of one before, once the last is struck', [say('b'), say('b'), { strikes: 1 }], 0],
		['is none where none stands', [say('a'), say('b'), { strikes: 1 }], undefined]
	])('%s', (_, said, place) => {
		expect(placeIn(said, 'b')).toBe(place);
	});
});
