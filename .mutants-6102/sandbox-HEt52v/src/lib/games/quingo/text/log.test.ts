// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { limits, prepared, rolled, table, wilds } from '../rules/testing';
import { moveText } from './log';

describe('a move as it is said', () => {
	const { context } = table().tell(
		...prepared,
		wilds('ana', 2, 15, 18, 7, 5),
		rolled([4, 3]),
		limits({ ana: 1, ben: 2, carla: 3 })
	);
	const move = { way: 1, round: 1, player: 'ana', dice: [] };
	it.each([
		['which box was checked', { box: 3, mark: 'checked' }, 'Ana checked 3. Total 0'],
		['that it is a wild', { box: 'wild-1', mark: 'checked' }, 'Ana checked wild 2. Total 0'],
		['that it was crossed out', { box: 16, mark: 'crossed' }, 'Ana crossed out 16. Total 0'],
		['a turn that was let go by', { box: null, mark: 'open' }, 'Ana passed']
	] as const)('says %s', (_, made, text) => {
		expect(moveText(context, { ...move, ...made })).toBe(text);
	});
});
