import { describe, expect, it } from 'vitest';
import { waysSparing, waysToMake, type Die } from './dice';
import { spareDice } from './spare';
import { checked, crossed, limits, pool } from './testing';

const lying: readonly Die[] = [
	[4, 1],
	[6, 2],
	[8, 8],
	[10, 9],
	[20, 10]
];
const shown = (ways: Iterable<readonly Die[]>) => [...ways].map((way) => way.map(([, shows]) => shows));

describe('the dice that are free for a move that is put right', () => {
	it('are those that no later move of its round took', () => {
		const later = [checked('carla', 10, [20, 10]), crossed('ana', 3, [6, 2])];
		const next = [pool(1, 2, 8, 9, 10), limits({ ana: 1 }), checked('ana', 8, [8, 8])];
		expect(spareDice(lying, [...later, ...next])).toEqual([
			[4, 1],
			[8, 8],
			[10, 9]
		]);
	});
	it('come first among the ways to make a number, then the ways that take fewest others', () => {
		const spare = spareDice(lying, [checked('carla', 10, [20, 10])]);
		expect(shown(waysToMake(18, lying, 3))).toEqual([
			[10, 8],
			[9, 8, 1]
		]);
		expect(shown(waysSparing(18, lying, spare, 3))).toEqual([
			[9, 8, 1],
			[10, 8]
		]);
		expect(shown(waysSparing(10, lying, [[8, 8]], 2))).toEqual([[10], [8, 2], [9, 1]]);
	});
	it('are taken rather than others that show the same, and no way comes twice', () => {
		const twins: readonly Die[] = [[4, 3], [6, 3], ...lying];
		expect([...waysSparing(3, twins, [[6, 3]], 2)]).toEqual([
			[[6, 3]],
			[
				[6, 2],
				[4, 1]
			]
		]);
	});
	it('leave out no way, however many there are', () => {
		const many = Array.from({ length: 24 }, (_, at): Die => [20, (at % 18) + 1]);
		const all = shown(waysToMake(36, many, 6)).map(String);
		expect(all.length).toBeGreaterThan(500);
		const sparing = shown(waysSparing(36, many, many.slice(0, 9), 6)).map(String);
		expect(sparing.toSorted()).toEqual(all.toSorted());
	});
});
