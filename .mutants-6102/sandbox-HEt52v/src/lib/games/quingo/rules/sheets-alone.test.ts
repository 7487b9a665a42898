// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { outcome } from '../index';
import { totals } from './table';
import { checked, crossed, ended, fillAllBut, prepared, table } from './testing';

describe('sheets alone', () => {
	const marking = table({ keeping: 'sheets' }).tell(...prepared);
	it('take ticks, crosses and corrections from anybody at any time', () => {
		const { context, refused } = marking.tell(
			checked('ben', 3),
			crossed('ana', 4),
			crossed('ben', 3),
			checked('carla', 'wild-1'),
			{ type: 'box.cleared', player: 'ana', box: 4 }
		);
		expect(refused).toEqual([]);
		expect(context.sheets.ana?.marks).toEqual({});
		expect(context.sheets.ben?.marks).toEqual({ 3: 'crossed' });
		expect(totals(context)).toEqual(
			new Map([
				['ana', 0],
				['ben', -3],
				['carla', 2]
			])
		);
	});
	it('[Q-9] notice the end, and cross out what is open when the table says so', () => {
		const last = marking.tell(...fillAllBut('ana'));
		expect(last.state).toBe('markingLast');
		const over = last.tell(checked('ben', 1), ended);
		expect(over.context.over).toBe('finished');
		expect(totals(over.context).get('ben')).toBe(1 - 209);
		expect(outcome(over.context, over.state).winners).toEqual(['ana']);
	});
	it('[Q-9] a full sheet that was a mistake is no end', () => {
		const again = marking.tell(...fillAllBut('ana'), { type: 'box.cleared', player: 'ana', box: 1 });
		expect(again.state).toBe('marking');
	});
});
