import { afterEach, expect, it } from 'vitest';
import { language, m } from './index.ts';

afterEach(() => {
	language.set('en');
});

it.each([
	[1, '1 game'],
	[2, '2 games'],
	[0, '0 games'],
	['2', '2 games']
])('says %j by its plural', (count, said) => {
	expect(m.past_count({ count })).toBe(said);
});

it('fills in every part, in the language spoken', () => {
	expect(m.print_sheets({ count: 2, paper: 'A4' })).toBe('2 sheets of A4');
	language.set('es');
	expect(m.print_sheets({ count: 1, paper: 'A4' })).toMatch(/^1 .*A4/);
	expect(m.print_sheets({ count: 1, paper: 'A4' })).not.toContain('sheet');
});

it('counts the cards of a whole layout, also where one is picked', () => {
	expect(m.cardbingo_picked({ count: 1, size: '5' })).toBe('1 of 5 cards');
	language.set('es');
	expect(m.cardbingo_picked({ count: 1, size: '5' })).toBe('1 de 5 cartas');
});

it('chooses by a value that is no plural', () => {
	const rolled = [0, 1, 2].map((stars) => m.bingoh_log_rolled({ stars, name: 'Ana', at: '4' }));
	expect(new Set(rolled).size).toBe(3);
	for (const said of rolled) expect(said).toMatch(/^Ana .*4/);
});

it('keeps a name that runs from right to left to itself: the figures behind it ran that way, and 48 → 27 read 27 → 48 [G-5]', () => {
	expect(m.log_total({ name: 'عمر', before: '48', after: '27' })).toBe('\u2068عمر\u2069: 48 → 27');
	expect(m.log_total({ name: 'Zoë', before: '48', after: '27' })).toBe('Zoë: 48 → 27');
});
