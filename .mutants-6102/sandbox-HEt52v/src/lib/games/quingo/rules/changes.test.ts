// @ts-nocheck
import { describe, expect, it } from 'vitest';
import type { QuingoFact } from './facts';
import { checked, crossed, left, limits, nearTheEnd, passed, pool, prepared, rolled, table } from './testing';

const ready = table().tell(...prepared);
const keeps = (keeping: 'full' | 'sheets', youngest: string | null = null): QuingoFact => ({
	type: 'keeping.changed',
	keeping,
	youngest
});

describe('a roll', () => {
	it('is counted, so that the app’s next one is another [G-2]', () => {
		const one = ready.tell(pool(4, 3, 6, 3, 12));
		const two = one.tell(limits({ ana: 1, ben: 2, carla: 3 }));
		expect([table(), ready, one, two].map(({ context }) => context.draws)).toEqual([0, 1, 2, 3]);
		expect([one.context.rounds, one.round.number]).toEqual([1, 1]);
	});
	it('of a pool leaves nothing of the round before it', () => {
		const { round } = ready.tell(pool(4, 3, 6, 3, 12));
		expect(round).toEqual({
			number: 1,
			rolled: pool(4, 3, 6, 3, 12).dice,
			pool: pool(4, 3, 6, 3, 12).dice,
			limits: undefined,
			starter: undefined,
			turn: undefined
		});
	});
});

describe('a move', () => {
	const round = ready.tell(pool(4, 3, 6, 3, 12), limits({ ana: 1, ben: 2, carla: 3 }));
	it('is kept with its dice, its round and its way of keeping', () => {
		expect(round.tell(checked('ana', 4, [4, 4])).context.moves).toEqual([
			{ way: 1, round: 1, player: 'ana', box: 4, mark: 'checked', dice: [[4, 4]] }
		]);
		const sheets = round.tell(keeps('sheets'), checked('ana', 4), crossed('ben', 5));
		expect(sheets.context.moves).toEqual([
			{ way: 2, round: 0, player: 'ana', box: 4, mark: 'checked', dice: [] },
			{ way: 2, round: 0, player: 'ben', box: 5, mark: 'crossed', dice: [] }
		]);
	});
	it('gives the turn to the next, and so does a player who leaves; another who leaves does not [Q-4]', () => {
		expect(round.tell(checked('ana', 4, [4, 4])).round.turn).toBe('ben');
		expect(round.tell(left('ana')).round.turn).toBe('ben');
		expect(round.tell(left('ben')).round.turn).toBe('ana');
	});
});

describe('another way of keeping [G-1]', () => {
	it('is counted, and names a youngest of all who are there, or none', () => {
		const sheets = ready.tell(keeps('sheets'));
		expect([ready.context.ways, sheets.context.ways]).toEqual([1, 2]);
		expect(sheets.context.youngest).toEqual(ready.context.youngest);
		const back = sheets.tell(left('carla'), keeps('full', 'ben'));
		expect(back.context.youngest.at(-1)).toEqual({ player: 'ben', of: ['ana', 'ben'] });
		expect(back.context.ways).toBe(3);
	});
});

describe('the last lap [Q-9]', () => {
	const five = rolled([4, 3], [6, 2], [8, 5], [10, 6], [20, 4]);

	it('is for the others, in turn order from who filled a sheet', () => {
		const told = nearTheEnd({ ana: [3], ben: [3, 4], carla: [1, 2] }).tell(
			five,
			limits({ ana: 1, ben: 2, carla: 2 }),
			checked('ana', 3, [4, 3])
		);
		expect(told.context.lap).toEqual({ filler: 'ana', toMove: ['ben', 'carla'], rolledAgain: false });
		const next = told.tell(passed('ben'));
		expect(next.context.moves.at(-1)).toEqual({
			way: 1,
			round: 1,
			player: 'ben',
			box: null,
			mark: 'open',
			dice: []
		});
		expect([next.round.turn, next.context.lap?.toMove]).toEqual(['carla', ['carla']]);
	});
	it('rolls once more for all of them where the pool serves none: it was empty', () => {
		const told = nearTheEnd({ ana: [20], ben: [1], carla: [1] }).tell(
			five,
			limits({ ana: 5, ben: 6, carla: 6 }),
			checked('ana', 20, ...five.dice)
		);
		expect([told.refused, told.state]).toEqual([[], 'rollingPoolAgain']);
		expect(told.context.lap).toEqual({ filler: 'ana', toMove: ['ben', 'carla'], rolledAgain: true });
		expect([told.context.lastEnd, told.context.round]).toEqual(['empty', undefined]);
	});
	it('or what was left had nothing for them', () => {
		const told = nearTheEnd({ ana: [3], ben: [1], carla: [1] }).tell(
			five,
			limits({ ana: 1, ben: 2, carla: 2 }),
			checked('ana', 3, [4, 3])
		);
		expect([told.state, told.context.lastEnd]).toEqual(['rollingPoolAgain', 'unserved']);
	});
});
