// @ts-nocheck
import { expect, test } from 'vitest';
import { toCsv } from './csv';

test.each([
	['names and figures', [['Ana', 3]], 'Ana,3\r\n'],
	['a negative figure is a figure', [['Ana', -3]], 'Ana,-3\r\n'],
	['commas, quotes and lines', [['a,b', 'c"d', 'e\nf']], '"a,b","c""d","e\nf"\r\n'],
	['what a spreadsheet would work out', [['=1+1', '@x', '-x', '+x']], "'=1+1,'@x,'-x,'+x\r\n"],
	['nothing', [], '']
])('%s', (_, lines, text) => {
	expect(toCsv(lines)).toBe(text);
});
