import { afterEach, expect, it } from 'vitest';
import { language } from '$lib/i18n';
import { ranked, won } from './won';

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

it.each([
	['the highest wins', { Ana: 7, Ben: 30, Cai: 12 }, ['Ben'], ['Ben', 'Cai', 'Ana']],
	[
		'the lowest wins',
		{ Ana: 28, Ben: 18, Cai: 35, Dora: 18 },
		['Ben', 'Dora'],
		['Ben', 'Dora', 'Ana', 'Cai']
	],
	['the leader left', { Ana: 40, Ben: 30, Cai: 5 }, ['Ben'], ['Ben', 'Ana', 'Cai']],
	['nobody won', { Ana: 0, Ben: 3 }, [], ['Ben', 'Ana']]
])('lists the totals with the winners first: %s [G-6]', (_, totals, winners, names) => {
	expect(ranked({ scores: scores(totals), winners }).map(({ name }) => name)).toEqual(names);
});
