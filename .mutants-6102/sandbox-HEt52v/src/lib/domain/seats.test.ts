// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { joined, left, rematchOf, seatOf, seatsHere, whyNotHere, whyNotJoin, whyNotLeave } from './seats';

const ana = { id: 'ana', name: 'Ana', here: true };
const ben = { id: 'ben', name: 'Ben', here: true };
const gone = { id: 'carla', name: 'Carla', here: false };
const seats = [ana, gone, ben];

it('a seat is found by its player, and those who left are not here', () => {
	expect([seatOf(seats, 'carla'), seatOf(seats, 'zoe')]).toEqual([gone, undefined]);
	expect(seatsHere(seats)).toEqual([ana, ben]);
});

describe('who cannot do anything', () => {
	it.each([
		['ana', undefined],
		['zoe', { why: 'no-such-player' }],
		['carla', { why: 'player-has-left', player: 'carla' }]
	])('%s', (player, refusal) => {
		expect(whyNotHere(seats, player)).toEqual(refusal);
	});
});

describe('who cannot sit down', () => {
	it.each([
		['who sits there', 'ana', 'Ana', 9, 'already-at-the-table'],
		['who has the name of somebody else', 'zoe', ' ben ', 9, 'already-at-the-table'],
		['who has the name of somebody who left', 'zoe', 'CARLA', 9, 'already-at-the-table'],
		['who comes to a full table', 'zoe', 'Zoe', 2, 'too-many-players'],
		['who comes back to a full table', 'carla', 'Carla', 2, 'too-many-players']
	] as const)('%s', (_, id, name, most, why) => {
		expect(whyNotJoin(seats, { id, name }, most)).toEqual(
			why === 'too-many-players' ? { why, most } : { why, name }
		);
	});
	it('is nobody else: a place that was left takes up no room, but where all seats count', () => {
		const zoe = { id: 'zoe', name: 'Zoe' };
		expect(whyNotJoin(seats, zoe, 3)).toBeUndefined();
		expect(whyNotJoin(seats, zoe, 3, 'all')).toEqual({ why: 'too-many-players', most: 3 });
		expect(whyNotJoin(seats, { id: 'carla', name: 'Carla' }, 3, 'all')).toBeUndefined();
	});
});

describe('who cannot leave', () => {
	it.each([
		['ana', 1, undefined],
		['ana', 2, { why: 'too-few-players', fewest: 2 }],
		['carla', 1, { why: 'player-has-left', player: 'carla' }]
	])('%s of two, where %d have to stay', (player, fewest, refusal) => {
		expect(whyNotLeave(seats, player, fewest)).toEqual(refusal);
	});
});

it('who joins has the old seat under the new name, or one at the end', () => {
	const newSeat = ({ id, name }: { id: string; name: string }) => ({ id, name, here: true });
	expect(joined(seats, { id: 'carla', name: 'Carlota' }, newSeat)).toEqual([
		ana,
		{ id: 'carla', name: 'Carlota', here: true },
		ben
	]);
	expect(joined(seats, { id: 'zoe', name: 'Zoe' }, newSeat)).toEqual([
		...seats,
		{ id: 'zoe', name: 'Zoe', here: true }
	]);
	expect(left(seats, 'ben')).toEqual([ana, gone, { ...ben, here: false }]);
});

it('a rematch is the same table, of those who are still here', () => {
	expect(rematchOf({ seed: 'x', players: [] }, seats)).toEqual({
		seed: 'x',
		players: [
			{ id: 'ana', name: 'Ana' },
			{ id: 'ben', name: 'Ben' }
		]
	});
});
