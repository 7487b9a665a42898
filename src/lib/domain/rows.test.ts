import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { rowSchema, effectiveRows, type NewRow, type Row } from './rows';

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
	it('strikes nothing twice', () => {
		expect(effectiveRows(journal(say('a'), { strikes: 0 }, { strikes: 0 })).refused).toHaveLength(1);
	});
});

describe('a row as it is read', () => {
	const base = { table: 't', seq: 0, at: 0 };
	it.each([
		{ ...base, v: 1, fact: { type: 'x', any: 'thing' } },
		{ ...base, v: 1, fact: { type: 'x' }, replaces: 3 },
		{ ...base, v: 2, fact: { type: 'x' }, before: 3, moment: { round: 2, player: 'ana' } },
		{ ...base, strikes: 3 },
		{ ...base, restores: 3, by: 'undo', with: 2 }
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
