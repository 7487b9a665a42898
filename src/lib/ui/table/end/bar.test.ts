import { expect, it } from 'vitest';
import { barOf } from './bar';

it.each([
	['all above 0', [30, 15, 0], ['0 to 100', '0 to 50', '0 to 1.5']],
	['all below 0', [-25, -10, 0], ['0 to 100', '60 to 100', '98.5 to 100']],
	['on both sides', [60, -20, 0], ['25 to 100', '0 to 25', '25 to 26.5']],
	['all 0', [0, 0], ['0 to 1.5', '0 to 1.5']]
])('draws every total from 0, as long as it is much: %s', (_, scores, bars) => {
	const drawn = scores.map((score) => barOf(score, scores));
	expect(drawn.map(({ x, width }) => `${String(x)} to ${String(x + width)}`)).toEqual(bars);
});
