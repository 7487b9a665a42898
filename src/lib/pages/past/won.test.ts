import { afterEach, expect, it } from 'vitest';
import { language } from '$lib/i18n';
import { won, wonCell } from './won';

const scores = (totals: Record<string, number>) =>
	Object.entries(totals).map(([player, score]) => ({ player, name: player, score }));

afterEach(() => {
	language.set('en');
});

it('says who won, of partners that they won, and of others who are level that they tied [G-6]', () => {
	const players = scores({ Ana: 28, Ben: 18, Cai: 28, Dora: 18 }).map((of) => ({ ...of, id: of.player }));
	expect(won({ winners: [], players })).toBe('Nobody won');
	expect(won({ winners: ['Ana'], players })).toBe('Ana won');
	const level = { winners: ['Ben', 'Dora'], players };
	expect(won({ ...level, partners: true })).toBe('Ben and Dora won');
	expect(won(level)).toBe('Ben and Dora tied');
	const pairs = ['Ana', 'Cai', 'Ben', 'Dora'];
	expect(won({ winners: pairs, players, partners: true })).toBe('Ana + Cai and Ben + Dora tied');
	language.set('es');
	expect(won({ ...level, partners: true })).toBe('Victoria de Ben y Dora');
	expect(won(level)).toBe('Empate entre Ben y Dora');
});

it('tells in a spreadsheet who left from who lost; what was won stays won', () => {
	const cells = [
		['ana', undefined],
		['ben', undefined],
		['cai', true],
		['dora', true]
	] as const;
	expect(cells.map(([player, left]) => wonCell(['ana', 'dora'], player, left))).toEqual([
		...['yes', 'no', 'left', 'yes']
	]);
});
