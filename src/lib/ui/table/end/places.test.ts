import { expect, it } from 'vitest';
import { placesOf } from './places';

const totals = (...scores: readonly number[]) =>
	scores.map((score, at) => ({ id: 'abcdef'.charAt(at), names: ['A'], score }));

it.each([
	['each another', [30, 20, 10], 'a', [1, 2, 3]],
	['two who won', [30, 30, 10], 'ab', [1, 1, 3]],
	['two level below', [30, 20, 20, 5], 'a', [1, 2, 2, 4]],
	['nobody won', [4, 4, 4], '', [1, 1, 1]],
	['lowest wins, and who left has as little as the winner', [-5, 3, 9, -5], 'a', [1, 2, 3, 4]],
	['who left is the only other one', [-5, -5], 'a', [1, 2]]
])('%s', (_, scores, winners, places) => {
	expect(placesOf(totals(...scores), [...winners])).toEqual(places);
});
