import { describe, expect, it } from 'vitest';
import { checked, limits, nearTheEnd, passed, pool, prepared, rolled, table, wilds } from '../rules/testing';
import { logText, moveText } from './log';

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
		['a turn that was let go by', { box: null, mark: 'open' }, 'Ana passed'],
		['one that had to be', { box: null, mark: 'open', forced: true }, 'Ana passed (can’t score)']
	] as const)('says %s', (_, made, text) => {
		expect(moveText(context, { ...move, ...made })).toBe(text);
	});
});

it('after what led to it the history says who passed the last turn because they could not score [Q-9]', () => {
	const before = nearTheEnd({ ana: [20], ben: [19], carla: [1, 2] }).tell(
		pool(1, 2, 1, 1, 20),
		limits({ ana: 1, ben: 2, carla: 2 })
	);
	const fact = checked('ana', 20, [20, 20]);
	const after = before.tell(fact);
	expect(logText(fact, before.context, after.context)).toMatch(
		/^Ana checked 20.*\. Ben passed \(can’t score\)$/
	);
	const choice = passed('carla');
	expect(logText(choice, after.context, after.tell(choice).context)).toBe('Carla passed');
});
