import { describe, expect, it } from 'vitest';
import { lapOnSheets, nextToMove, onTop, stillToMove } from './order';
import {
	bonuses,
	checked,
	crossed,
	fillAllBut,
	left,
	nearTheEnd,
	table,
	wilds,
	limits,
	pool
} from './testing';
import type { Box } from './sheet';
import { gains, totalAtEnd } from './view';

const sheets = () => table({ keeping: 'sheets' }).tell(bonuses, wilds('ana'), wilds('ben'), wilds('carla'));

describe('the sheet on top, on sheets alone', () => {
	it('[Q-4] is the next one after the last mark, in turn order', () => {
		expect(onTop(sheets().context)).toBe('ana');
		expect(onTop(sheets().tell(checked('ana', 3)).context)).toBe('ben');
		expect(onTop(sheets().tell(checked('carla', 3)).context)).toBe('ana');
		expect(onTop(sheets().tell(left('ben'), checked('ana', 3)).context)).toBe('carla');
	});

	it('[Q-9] in the last lap is that of who still has a move, and those are known', () => {
		const full = sheets().tell(checked('ana', 1), ...fillAllBut('ben', 20), crossed('ben', 20));
		expect(stillToMove(full.context)).toEqual(['carla', 'ana']);
		expect(onTop(full.context)).toBe('carla');
		const one = full.tell(checked('ana', 2));
		expect(stillToMove(one.context)).toEqual(['carla']);
		expect(onTop(one.context)).toBe('carla');
		expect(stillToMove(one.tell(checked('carla', 2)).context)).toEqual([]);
		expect(stillToMove(sheets().context)).toEqual([]);
	});

	it('[Q-9] after the last lap nobody’s move comes next, and a sheet still lies on top', () => {
		const { context } = sheets().tell(
			...[checked('ana', 1), ...fillAllBut('ben', 20), crossed('ben', 20)],
			...[checked('ana', 2), checked('carla', 2)]
		);
		for (const player of ['ana', 'ben', 'carla']) expect(nextToMove(context, player)).toBeUndefined();
		expect(onTop(context)).toBe('ana');
	});

	it('[Q-9] the last lap begins with the mark that filled the sheet, whatever was marked before it', () => {
		const [first, ...rest] = fillAllBut('ben');
		const full = sheets().tell(first!, checked('ana', 1), ...rest);
		expect(lapOnSheets(full.context)).toEqual({
			filler: 'ben',
			toMove: ['carla', 'ana'],
			rolledAgain: false
		});
		expect(nextToMove(full.context, 'carla')).toBe('ana');
		expect(nextToMove(full.context, 'ana')).toBe('carla');
	});

	it('[Q-9] at a full table there is no last lap before the turns have one', () => {
		expect(stillToMove(nearTheEnd({ ana: [], ben: [3], carla: [5] }).context)).toEqual([]);
	});

	it('[Q-9] at a full table nobody’s move comes after the last one of the lap', () => {
		const over = nearTheEnd({ ana: [1], ben: [3, 4], carla: [5, 6] }).tell(
			pool(1, 3, 5, 9, 9),
			limits({ ana: 1, ben: 2, carla: 2 }),
			checked('ana', 1, [4, 1]),
			checked('ben', 3, [6, 3]),
			checked('carla', 5, [8, 5])
		);
		expect(stillToMove(over.context)).toEqual([]);
		expect(nextToMove(over.context, 'carla')).toBeUndefined();
	});

	it('[Q-8] who comes after the last die is not known, unless it fills a sheet [Q-9]', () => {
		const before = (open: readonly Box[]) =>
			nearTheEnd({ ana: [9, 5, 6], ben: open, carla: [14, 5, 6] }).tell(
				pool(1, 3, 5, 9, 9),
				limits({ ana: 2, ben: 1, carla: 2 }),
				checked('ben', 3, [6, 3]),
				checked('carla', 14, [8, 5], [10, 9]),
				checked('ana', 9, [20, 9])
			).context;
		expect(before([1, 3, 4]).round).toMatchObject({ pool: [[4, 1]], turn: 'ben' });
		expect(nextToMove(before([1, 3, 4]), 'ben')).toBeUndefined();
		expect(nextToMove(before([1, 3]), 'ben')).toBe('carla');
	});

	it('[Q-9] at a full table those still to move are the lap’s', () => {
		const lap = nearTheEnd({ ana: [1], ben: [3, 4], carla: [5, 6] }).tell(
			pool(1, 3, 5, 9, 9),
			limits({ ana: 1, ben: 2, carla: 2 }),
			checked('ana', 1, [4, 1])
		);
		expect(stillToMove(lap.context)).toEqual(['ben', 'carla']);
		expect(nextToMove(lap.context, 'ben')).toBe('carla');
	});
});

describe('a mark put right, on sheets alone', () => {
	it('[Q-9] is no move: it neither begins the last lap anew nor is anybody’s last move', () => {
		const lap = sheets().tell(checked('carla', 12), ...fillAllBut('ben'), checked('ana', 3));
		expect(stillToMove(lap.context)).toEqual(['carla']);
		expect(stillToMove(lap.tell(crossed('ben', 20)).context)).toEqual(['carla']);
		expect(stillToMove(lap.tell(crossed('carla', 12)).context)).toEqual(['carla']);
	});
	it('[G-2] is one stroke of the course, with no saw-tooth', () => {
		const { context } = sheets().tell(checked('ana', 12), crossed('ana', 12), checked('ana', 4));
		expect(context.moves).toHaveLength(2);
		expect(gains(context).map(([ana]) => ana)).toEqual([-12, 4]);
	});
	it('[Q-9] [Q-12] and what a total would be if the game ended now is worked out', () => {
		const { context } = sheets().tell(checked('ana', 20));
		expect(totalAtEnd(context, 'ana')).toBe(20 - 190);
		expect(totalAtEnd(context, 'ben')).toBe(-210);
	});
});
