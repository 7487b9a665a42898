import { expect, it } from 'vitest';
import type { ParkerFact } from '../rules/facts';
import { called, firstRow, nColumn, shouted, table } from '../rules/testing';
import { briefText, logText } from './log';

it('writes lines and kinds small within a sentence, but not the letter of a column [PB-20]', () => {
	const claim: ParkerFact = {
		type: 'line.claimed',
		player: 'ana',
		lines: [
			{ line: 'row-1', numbers: firstRow },
			{ line: 'column-N', numbers: [32, ...nColumn.slice(1)] }
		]
	};
	const told = table({ variant: 'points' }).tell(...called(...firstRow), shouted('ana'), claim);
	expect(logText(claim, told.context, told.context).replaceAll('\u00a0', ' ')).toBe(
		'Ana claimed first row (B 4, I 17, N 32, G 50, O 63) and N column (N 32, N 33, N 35, N 40, N 45): bingo, 166 points'
	);
	expect(briefText(claim, told.context, told.context)).toBe('Ana claimed bingo, 166 points');
});

it.each([
	[25, 'Ana claimed full card: correct'],
	[24, 'Ana claimed full card: wrong, markers off']
])(
	'calls all lines of a pattern by its name, where %i of 25 were called and words are few [PB-23]',
	(count, said) => {
		const rows = [1, 2, 3, 4, 5] as const;
		const card = rows.map((row) => [row, 15 + row, 30 + row, 45 + row, 60 + row]);
		const claim: ParkerFact = {
			type: 'line.claimed',
			player: 'ana',
			lines: rows.map((row, i) => ({ line: `row-${row}` as const, numbers: card[i] ?? [] }))
		};
		const calls = called(...card.flat().slice(0, count));
		const { context } = table({ pattern: 'full' }).tell(...calls, shouted('ana'), claim);
		expect(briefText(claim, context, context)).toBe(said);
		expect(logText(claim, context, context)).toContain('fifth row (B');
	}
);
