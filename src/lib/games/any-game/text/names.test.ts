import { expect, it } from 'vitest';
import { table } from '../rules/testing';
import { roundText, scoresText } from './names';

it('says above the first round that the lowest total wins, and then how far the game goes [AG-4] [AG-5]', () => {
	const lowest = table({ ends: { how: 'rounds', rounds: 9 }, wins: 'lowest' });
	expect(roundText(lowest.context)).toBe('The lowest total wins');
	expect(roundText(lowest.round(4, 0, 12).context)).toBe('Round 2 of 9');
	expect(roundText(table({ ends: { how: 'target', target: 100 } }).context)).toBe('Round 1, to 100');
});

it('keeps the points of a round in the line of their name', () => {
	const { context } = table();
	const side = context.seats[0]?.id ?? '';
	expect(scoresText(context, [{ side, points: -3 }])).toMatch(/^\S+\u00A0.3$/u);
});
