import { describe, expect, it, test } from 'vitest';
import { outcome } from '../index';
import { rollBonuses, rollLimits, rollPool } from './rolls';
import { anybodyServed, fullSheets, served, tiedForStart } from './table';
import {
	bonuses,
	checked,
	crossed,
	ended,
	joined,
	left,
	limits,
	nearTheEnd,
	passed,
	pool,
	prepared,
	rolled,
	table,
	whys,
	wilds,
	youngest
} from './testing';

const ready = table().tell(...prepared);
const everybody = (limit: number) => limits({ ana: limit, ben: limit, carla: limit });

describe('setting up', () => {
	it('[Q-1] one set of bonuses and one value of a wild for all sheets', () => {
		expect(table().tell(bonuses).context.values).toEqual({ bonuses: [11, 3, 14, 15], wild: 2 });
	});
	it('[Q-2] each player makes up five wilds, and may think again until the first pool lies there', () => {
		const { context, state } = table().tell(...prepared, wilds('ana', 1, 1, 20, 40, 48));
		expect(context.sheets.ana?.wilds).toEqual([1, 1, 20, 40, 48]);
		expect(state).toBe('rollingPool');
	});
	it('[Q-2] waits for everybody', () => {
		expect(table().tell(bonuses, wilds('ana'), wilds('ben')).state).toBe('preparing');
	});
});

describe('before anything is rolled', () => {
	const { context } = table({ youngest: null });
	it('[Q-4] [Q-6] nobody is named the youngest, tied for the start, or served', () => {
		expect(context.youngest).toEqual([]);
		expect(tiedForStart(context)).toEqual([]);
		expect(served(context, ['ana', 'ben', 'carla'])).toEqual([]);
		expect(anybodyServed(context)).toBe(false);
	});
	it('[Q-5] each player has a sheet of their own', () => {
		expect(Object.keys(context.sheets)).toEqual(['ana', 'ben', 'carla']);
	});
});

describe('the app’s own rolls', () => {
	const { context } = table({ rolling: 'app' });
	it('[Q-1] [Q-3] are of the dice that the rules name', () => {
		const after = table({ rolling: 'app' }).tell(rollBonuses(context), ...prepared.slice(1));
		const poolRolled = after.tell(rollPool(after.context));
		const limitsRolled = poolRolled.tell(rollLimits(poolRolled.context));
		expect(limitsRolled.refused).toEqual([]);
		expect(limitsRolled.round.rolled).toHaveLength(5);
		expect(Object.keys(limitsRolled.round.limits ?? {})).toEqual(['ana', 'ben', 'carla']);
	});
	it('[G-2] come back the same when they are undone, and differ from one another', () => {
		expect(rollPool(ready.context)).toEqual(rollPool(ready.context));
		expect(rollPool(ready.context)).not.toEqual(rollPool({ ...ready.context, draws: 9 }));
	});
});

describe('who starts', () => {
	const tie = ready.tell(pool(1, 2, 3, 4, 5));
	test.each<[string, Record<string, number>, string | undefined]>([
		['[Q-4] the lowest player die', { ana: 3, ben: 2, carla: 5 }, 'ben'],
		['[Q-4] the youngest of those tied', { ana: 2, ben: 4, carla: 2 }, 'carla'],
		['[Q-4] the table is asked when nobody knows', { ana: 2, ben: 2, carla: 4 }, undefined]
	])('%s', (_, said, starter) => {
		const { context, state } = tie.tell(limits(said));
		expect(context.round?.turn).toBe(starter);
		expect(state).toBe(starter === undefined ? 'namingYoungest' : 'scoring');
	});
	it('[Q-4] and is not asked again about the same players', () => {
		const set = { d4: 0, d6: 3, d8: 0, d10: 0, d12: 0, d20: 1 };
		const rounds = table({ set, youngest: null })
			.tell(...prepared.slice(0, 1), wilds('ana', 1, 1, 1, 1, 1), wilds('ben', 1, 1, 1, 1, 1))
			.tell(
				wilds('carla', 1, 1, 1, 1, 1),
				rolled([20, 9]),
				limits({ ana: 1, ben: 1, carla: 3 }),
				youngest('ben')
			)
			.tell(checked('ben', 9, [20, 9]), rolled([20, 8]));
		expect(rounds.refused).toEqual([]);
		expect(rounds.tell(limits({ ana: 2, ben: 2, carla: 3 })).round.turn).toBe('ben');
		expect(rounds.tell(everybody(2)).state).toBe('namingYoungest');
	});
	it('[Q-4] then it goes clockwise', () => {
		const round = ready.tell(pool(1, 2, 3, 4, 5), limits({ ana: 3, ben: 2, carla: 5 }));
		expect(round.round.turn).toBe('ben');
		const next = round.tell(checked('ben', 2, [6, 2]));
		expect(next.round.turn).toBe('carla');
		expect(next.tell(checked('carla', 1, [4, 1])).round.turn).toBe('ana');
	});
});

describe('a turn', () => {
	const round = ready.tell(pool(4, 3, 6, 3, 12), limits({ ana: 3, ben: 4, carla: 5 }));
	it('[Q-5] the print’s first: a d8 of 6 checks the 6, and leaves the pool', () => {
		const { context } = round.tell(checked('ana', 6, [8, 6]));
		expect(context.sheets.ana?.marks).toEqual({ 6: 'checked' });
		expect(context.round?.pool).toEqual([
			[4, 4],
			[6, 3],
			[10, 3],
			[20, 12]
		]);
	});
	it('[Q-5] the print’s second: 4, 12 and 3 together check the 19', () => {
		const { context, refused } = round.tell(checked('ana', 19, [4, 4], [20, 12], [10, 3]));
		expect(refused).toEqual([]);
		expect(context.sheets.ana?.marks).toEqual({ 19: 'checked' });
	});
	it('[Q-5] an own wild with that number may be checked instead', () => {
		expect(round.tell(checked('ana', 'wild-4', [20, 12], [4, 4])).refused).toMatchObject([
			{ why: 'wrong-sum' }
		]);
		expect(round.tell(checked('ana', 'wild-4', [4, 4], [6, 3])).context.sheets.ana?.marks).toEqual({
			'wild-4': 'checked'
		});
	});
	it('[Q-8] the round ends when the pool is empty, and a new one is rolled', () => {
		const { context, state } = ready
			.tell(pool(1, 2, 3, 4, 5), limits({ ana: 5, ben: 6, carla: 6 }))
			.tell(checked('ana', 15, [4, 1], [6, 2], [8, 3], [10, 4], [20, 5]));
		expect(context.lastEnd).toBe('empty');
		expect(state).toBe('rollingPool');
	});
	it('[Q-6] the round ends at once when what is left serves nobody', () => {
		const { context, state, refused } = nearTheEnd({ ana: [9, 1], ben: [2, 3], carla: [2, 3] })
			.tell(pool(4, 5, 6, 7, 1), limits({ ana: 1, ben: 2, carla: 2 }))
			.tell(checked('ana', 1, [20, 1]));
		expect(refused).toEqual([]);
		expect([context.lastEnd, state]).toEqual(['unserved', 'rollingPool']);
		expect(context.sheets.ben?.marks[2]).toBeUndefined();
	});
	it('[Q-6] a fresh pool that serves nobody costs its starter a box, and then the round ends', () => {
		const round = nearTheEnd({ ana: [1, 2], ben: [1, 2], carla: [1, 2] }).tell(
			pool(4, 5, 6, 7, 8),
			limits({ ana: 1, ben: 2, carla: 2 })
		);
		expect([round.state, round.round.turn]).toEqual(['crossing', 'ana']);
		const { context, state } = round.tell(crossed('ana', 2, [4, 4]));
		expect(context.sheets.ana?.marks[2]).toBe('crossed');
		expect([context.lastEnd, state]).toEqual(['unserved', 'rollingPool']);
	});
	it('[Q-7] the print’s last two dice, 10 and 3: who has 3, 10 and 13 crosses the 15 out', () => {
		const round = nearTheEnd({ ana: [15, 16], ben: [3, 4], carla: [13, 20] })
			.tell(rolled([4, 1], [6, 1], [8, 1], [10, 10], [20, 3]), limits({ ana: 2, ben: 3, carla: 3 }))
			.tell(crossed('ana', 15, [4, 1]));
		expect(round.refused).toEqual([]);
		expect(round.context.sheets.ana?.marks[15]).toBe('crossed');
		expect(round.round.pool).toHaveLength(4);
	});
	it('[Q-7] crossing out while able to score is refused, with what could be scored', () => {
		const { refused, snapshot } = round.tell(crossed('ana', 20, [4, 4]));
		expect(refused).toMatchObject([{ why: 'can-score', player: 'ana', number: 3 }]);
		expect(snapshot).toBe(round.snapshot);
	});
});

describe('the last lap', () => {
	const open = { ana: [20], ben: [3, 4], carla: [5, 6] } as const;
	const filled = nearTheEnd(open)
		.tell(rolled([4, 3], [6, 2], [8, 5], [10, 6], [20, 20]), limits({ ana: 1, ben: 2, carla: 3 }))
		.tell(checked('ana', 20, [20, 20]));
	it('[Q-9] begins when a player fills their last box: each other one has one more move, in turn order', () => {
		expect(filled.refused).toEqual([]);
		expect(filled.state).toBe('lastMove');
		expect(filled.context.lap).toEqual({ filler: 'ana', toMove: ['ben', 'carla'], rolledAgain: false });
	});
	it('[Q-9] one more, and then every open box is crossed out', () => {
		const over = filled.tell(checked('ben', 3, [4, 3]), checked('carla', 6, [10, 6]));
		expect(over.refused).toEqual([]);
		expect(over.context.over).toBe('finished');
		expect(over.context.sheets.ben?.marks[4]).toBe('crossed');
		expect(over.context.sheets.carla?.marks[5]).toBe('crossed');
		expect(outcome(over.context, over.state)).toMatchObject({ status: 'over', winners: ['ana'] });
	});
	it('[Q-9] or may pass, though they can score', () => {
		const { context, refused } = filled.tell(passed('ben'), passed('carla'));
		expect(refused).toEqual([]);
		expect(context.over).toBe('finished');
	});
	it('[Q-9] nobody crosses out in it', () => {
		expect(whys(filled.tell(crossed('ben', 4, [4, 3])).refused)).toEqual(['no-crossing-in-the-last-lap']);
	});
	it('[Q-9] a box crossed out can be the last one too', () => {
		const { context, refused } = nearTheEnd({ ana: [20], ben: [1, 4], carla: [5, 6] })
			.tell(pool(1, 1, 1, 1, 1), limits({ ana: 1, ben: 2, carla: 3 }))
			.tell(crossed('ana', 20, [4, 1]));
		expect(refused).toEqual([]);
		expect(context.lap?.filler).toBe('ana');
	});
	it('[Q-9] filling a box in it starts no second lap', () => {
		const over = nearTheEnd({ ana: [20], ben: [3], carla: [5, 6] })
			.tell(rolled([4, 3], [6, 2], [8, 5], [10, 6], [20, 20]), limits({ ana: 1, ben: 2, carla: 3 }))
			.tell(checked('ana', 20, [20, 20]), checked('ben', 3, [4, 3]), checked('carla', 5, [8, 5]));
		expect(over.refused).toEqual([]);
		expect(over.context.over).toBe('finished');
		expect(fullSheets(over.context)).toEqual(['ana', 'ben', 'carla']);
	});
	const unserved = nearTheEnd({ ana: [20], ben: [18, 19], carla: [15, 16] })
		.tell(rolled([4, 1], [6, 1], [8, 1], [10, 1], [20, 20]), limits({ ana: 1, ben: 2, carla: 3 }))
		.tell(checked('ana', 20, [20, 20]));
	it('[Q-9] a pool that serves none of them is rolled once more, limits too', () => {
		expect(unserved.state).toBe('rollingPoolAgain');
		const again = unserved.tell(pool(1, 1, 8, 10, 18));
		expect(whys(again.tell(everybody(2)).refused)).toEqual(['player-die-twice']);
		const { context, state, refused } = again.tell(limits({ ben: 4, carla: 1 }));
		expect(refused).toEqual([]);
		expect([state, context.round?.turn]).toEqual(['lastMove', 'ben']);
	});
	it('[Q-9] but only once: after that, who cannot score passes', () => {
		const { context } = unserved.tell(pool(1, 1, 1, 1, 1), limits({ ben: 6, carla: 6 }));
		expect(context.over).toBe('finished');
		expect(context.moves.slice(-2)).toMatchObject([
			{ player: 'ben', box: null },
			{ player: 'carla', box: null }
		]);
	});
	it('[Q-9] who cannot score passes while a later one can', () => {
		const lap = nearTheEnd({ ana: [20], ben: [19], carla: [1] })
			.tell(pool(1, 1, 1, 1, 20), limits({ ana: 1, ben: 2, carla: 2 }))
			.tell(checked('ana', 20, [20, 20]));
		expect(lap.round.turn).toBe('carla');
		expect(lap.context.lap?.toMove).toEqual(['carla']);
	});
	it('[Q-9] [Q-13] when the table ends the game in it, somebody has won, though who filled the sheet has left', () => {
		const { context, state } = filled.tell(left('ana'), ended);
		expect(context.over).toBe('finished');
		expect(outcome(context, state).winners).not.toEqual([]);
	});
	it('[Q-12] ties share the win', () => {
		const { context, state } = nearTheEnd({ ana: [1], ben: [1], carla: [2, 20] })
			.tell(pool(1, 2, 3, 4, 1), limits({ ana: 1, ben: 2, carla: 3 }))
			.tell(checked('ana', 1, [4, 1]), checked('ben', 1, [20, 1]), passed('carla'));
		expect(context.over).toBe('finished');
		expect(outcome(context, state).winners).toEqual(['ana', 'ben']);
	});
});

describe('who comes and goes', () => {
	const set = { d4: 1, d6: 4, d8: 1, d10: 1, d12: 0, d20: 1 };
	it('[Q-13] before a pool lies there somebody may sit down, with a sheet and a d6 of their own', () => {
		const four = ready.tell(joined('Dora'));
		expect(four.state).toBe('preparing');
		const pooled = four.tell(wilds('dora', 1, 2, 3, 4, 5), rolled([4, 1], [8, 1], [10, 1], [20, 1]));
		expect(pooled.refused).toEqual([]);
		expect(whys(ready.tell(pool(1, 1, 1, 1, 1), joined('Dora')).refused)).toEqual(['pool-is-on-the-table']);
		expect(whys(ready.tell(joined('Dora'), wilds('dora', 1, 1, 1, 1, 1), joined('Eva')).refused)).toEqual([
			'too-few-d6'
		]);
	});
	it('[Q-13] who leaves keeps the sheet and cannot win; the turn goes on', () => {
		const gone = ready
			.tell(pool(1, 2, 3, 4, 5), limits({ ana: 1, ben: 2, carla: 3 }))
			.tell(checked('ana', 5, [20, 5]), checked('ben', 1, [4, 1]), left('carla'));
		expect(gone.refused).toEqual([]);
		expect(gone.round.turn).toBe('ana');
		expect(whys(gone.tell(left('ana')).refused)).toEqual(['too-few-players']);
		const stopped = gone.tell(ended);
		expect(stopped.context.over).toBe('stopped');
		expect(outcome(stopped.context, stopped.state)).toMatchObject({ status: 'over', winners: [] });
	});
	it('[Q-13] when the one leaves whom the pool serves, the round ends', () => {
		const { context } = nearTheEnd({ ana: [1, 2], ben: [3, 20], carla: [19, 20] })
			.tell(pool(1, 3, 6, 6, 6), limits({ ana: 1, ben: 2, carla: 2 }))
			.tell(checked('ana', 1, [4, 1]), left('ben'));
		expect(context.lastEnd).toBe('unserved');
	});
	it('dice that were lost or found change the next pool', () => {
		const fewer = ready.tell({ type: 'set.changed', set: { ...set, d10: 0 } });
		expect(fewer.tell(rolled([4, 1], [6, 1], [8, 1], [20, 1])).refused).toEqual([]);
		expect(whys(fewer.tell(pool(1, 1, 1, 1, 1)).refused)).toEqual(['not-in-the-set']);
	});
	it('[G-1] the dice may be rolled elsewhere from now on', () => {
		expect(ready.tell({ type: 'rolling.changed', rolling: 'app' }).context.rolling).toBe('app');
	});
});
