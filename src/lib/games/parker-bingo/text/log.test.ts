import { expect, it } from 'vitest';
import type { ParkerFact } from '../rules/facts';
import { called, firstRow, nColumn, shouted, table } from '../rules/testing';
import { logText } from './log';

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
});
