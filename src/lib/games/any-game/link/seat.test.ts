import { expect, it } from 'vitest';
import { tableInMemory } from '$lib/link/tables.testing';
import { box } from '..';
import { opening } from '../rules/testing';
import { seat } from './seat';

const { folded } = tableInMemory(box, opening()).table;

it.each([
	['by the row that the version before kept', 3, 3],
	['by the last row, where it kept a deed instead', 'said 1', 4]
])('what was typed before a phone wrote is still taken back after it: %s [G-3]', (_, after, row) => {
	const draft = { round: 1, typed: { ben: '7' }, again: false, after, at: 'ben' };
	const filled = seat.fill?.({ folded, rows: [], draft, lastDone: 4 }, 'ana', { round: 1, points: 5 });
	expect(filled).toMatchObject({
		typed: { ana: '5', ben: '7' },
		after: [
			['ben', row],
			['ana', 4, '', undefined]
		]
	});
});

it('what undo brought back is not taken back after what a phone wrote', () => {
	const draft = { round: 1, typed: { ben: '7' }, after: [], at: '' };
	const filled = seat.fill?.({ folded, rows: [], draft, lastDone: 4 }, 'ana', { round: 1, points: 5 });
	expect(filled).toMatchObject({ after: [['ana', 4, '', undefined]] });
});

it('what a phone writes over another number is kept with it, and with whose phone that was from [G-3]', () => {
	const draft = { round: 1, typed: { ana: '7' }, after: [], at: '', from: { ana: 'ana' } };
	const filled = seat.fill?.({ folded, rows: [], draft, lastDone: 4 }, 'ana', { round: 1, points: 5 });
	expect(filled).toMatchObject({ after: [['ana', 4, '7', 'ana']] });
});
