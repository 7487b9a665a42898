import { expect, test } from 'vitest';
import { stepLines, toCsv } from './csv';

test.each([
	['names and figures', [['Ana', 3]], 'Ana,3\r\n'],
	['a negative figure is a figure', [['Ana', -3]], 'Ana,-3\r\n'],
	['commas, quotes and lines', [['a,b', 'c"d', 'e\nf', 'g;h']], '"a,b","c""d","e\nf","g;h"\r\n'],
	['what a spreadsheet would work out', [['=1+1', '@x', '-x', '+x']], "'=1+1,'@x,'-x,'+x\r\n"],
	['a name by its letters alone', [['\u2068שרה\u2069 +', '\u2068=שרה\u2069']], "שרה +,'=שרה\r\n"],
	['nothing', [], '']
])('%s', (_, lines, text) => {
	expect(toCsv(lines, 'en-GB')).toBe(`\uFEFF${text}`);
});

test.each([
	['en-GB', 'Ana,3,"a,b;c"\r\n'],
	['es-MX', 'Ana,3,"a,b;c"\r\n'],
	['es', 'Ana;3;"a,b;c"\r\n'],
	['es-ES', 'Ana;3;"a,b;c"\r\n'],
	['de-DE', 'Ana;3;"a,b;c"\r\n'],
	['pt-BR', 'Ana;3;"a,b;c"\r\n']
])('cells of a spreadsheet in %s are separated by what its region separates them by', (locale, text) => {
	expect(toCsv([['Ana', 3, 'a,b;c']], locale)).toBe(`\uFEFF${text}`);
});

test('how a game went: what each had after a step, and what the step brought', () => {
	const series = [
		{ name: 'Ana', values: [20, 15, 15] },
		{ name: 'Ben', values: [null, 4, 10] }
	];
	const foot = { title: 'Round', labels: ['1', '2', '3'] };
	expect(stepLines({ foot, series })).toEqual([
		['Round', 'Ana', 'Ben', 'Ana +', 'Ben +'],
		['1', 20, '', 20, ''],
		['2', 15, 4, -5, 4],
		['3', 15, 10, 0, 6]
	]);
	// The last total of a player who comes back counts on.
	const back = stepLines({ foot, series: [{ name: 'Ana', values: [5, null, 7] }] });
	expect(back.slice(1)).toEqual([
		['1', 5, 5],
		['2', '', ''],
		['3', 7, 2]
	]);
	expect(stepLines({ foot: { ...foot, labels: [] }, series: [] })).toEqual([['Round']]);
});
