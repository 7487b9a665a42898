// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { wayLength } from './scoring';
import { begun, called, dealt, scored, spread, table, turn, twoPlayers, whys } from './testing';

const tally = (change = {}) => table({ keeping: 'tally', ...change });

describe('a round of the tally', () => {
	it("is worth what the sheet's figures say, round after round with the same chips [B-8]", () => {
		const one = tally().tell(scored(['ana'], { ana: 3, ben: 2, cai: 0 }));
		expect(one.points).toEqual({ ana: 8, ben: 2, cai: 0 });
		expect(one.tell(scored(['ben'], { ana: 3, ben: 2, cai: 0 })).points).toEqual({ ana: 11, ben: 9, cai: 0 });
	});

	it('gives five to each of those who called on one roll [B-7]', () => {
		expect(tally().tell(scored(['ana', 'cai'], { cai: 1 })).points).toEqual({ ana: 5, ben: 0, cai: 6 });
	});

	it.each([
		['nobody called', scored([]), { why: 'nobody-called' }],
		['somebody unknown called', scored(['zoe']), { why: 'no-such-player' }],
		['one caller named twice', scored(['ana', 'ana']), { why: 'counted-twice', player: 'ana' }],
		[
			'more foreign chips than there are',
			scored(['ana'], { ben: 101 }),
			{ why: 'too-many-foreign', player: 'ben', count: 101, most: 100 }
		],
		[
			'more chips in all than there are',
			scored(['ana'], { ana: 60, ben: 60, cai: 31 }),
			{ why: 'too-many-together', count: 151, most: 150 }
		]
	])('is refused when %s [B-8]', (_, fact, refusal) => {
		const told = tally().tell(fact);
		expect(told.refused).toEqual([refusal]);
		expect(told.context.rounds).toEqual([]);
	});

	it('counts the chips of those here alone: who left took theirs along [B-8]', () => {
		const two = tally().tell({ type: 'player.left', player: 'cai' });
		expect(two.tell(scored(['ana'], { ben: 101 })).refused).toEqual([
			{ why: 'too-many-foreign', player: 'ben', count: 101, most: 50 }
		]);
		expect(two.tell(scored(['ana'], { ana: 51 })).refused).toEqual([
			{ why: 'too-many-foreign', player: 'ana', count: 51, most: 50 }
		]);
		expect(two.tell(scored(['ana'], { ana: 50, ben: 50 })).points).toEqual({ ana: 55, ben: 50, cai: 0 });
		const three = two.tell({
			type: 'player.joined',
			player: { id: 'zoe', name: 'Zoe' },
			colour: 'green'
		});
		expect(three.tell(scored(['ana'], { ben: 100 })).refused).toEqual([]);
		expect(three.tell(scored(['ana'], { ben: 101 })).refused).toEqual([
			{ why: 'too-many-foreign', player: 'ben', count: 101, most: 100 }
		]);
	});

	it('has no ledger facts, and a ledger no rounds that are typed in', () => {
		expect(whys(tally().tell(dealt(), called(['ana'])))).toEqual([
			'chips-are-not-kept',
			'chips-are-not-kept'
		]);
		expect(whys(begun().tell(scored(['ana'])))).toEqual(['chips-are-kept']);
	});
});

describe('winning', () => {
	const rounds = (...callers: readonly (readonly string[])[]) =>
		tally().tell(...callers.map((one) => scored(one)));

	it.each([
		['20 alone wins', [['ana'], ['ana'], ['ana'], ['ana']], ['ana']],
		['19 does not', [['ana'], ['ana'], ['ana']], []],
		['20 each: nobody yet', Array.from({ length: 4 }, () => ['ana', 'ben']), []]
	])('%s [B-9]', (_, callers, winners) => {
		const told = rounds(...callers);
		expect(told.state).toBe(winners.length ? 'over' : 'tallying');
	});

	it('goes to the higher of two over 20 [B-9]', () => {
		const told = tally().tell(scored(['ana'], { ana: 12, ben: 15 }), scored(['ana'], { ana: 0, ben: 6 }));
		expect(told.points).toMatchObject({ ana: 22, ben: 21 });
		expect(told.state).toBe('over');
		expect(whys(told.tell(scored(['ben'])))).toEqual(['game-is-over']);
	});

	it('is played off until one leads [B-9]', () => {
		const level = rounds(...Array.from({ length: 4 }, () => ['ana', 'ben']));
		expect(level.points).toMatchObject({ ana: 20, ben: 20 });
		const still = level.tell(scored(['ana', 'ben']));
		expect(still.state).toBe('tallying');
		expect(still.tell(scored(['cai'], { ben: 1 })).state).toBe('over');
	});
});

describe('a round of the ledger', () => {
	it('scores itself, sends cards home, and leaves foreign chips where they are [B-8]', () => {
		const told = begun().tell(
			...turn('ana'),
			spread('ana', ['ana', 43, 7], ['ben', 0, 0]),
			spread('ben', ['ana', 2, 1], ['ben', 46, 1]),
			spread('cai', ['ana', 1, 0], ['ben', 2, 0], ['cai', 45, 2]),
			called(['ana'])
		);
		expect(told.refused).toEqual([]);
		expect(told.points).toEqual({ ana: 8, ben: 2, cai: 0 });
		expect([told.at('reserve', 'ana'), told.at('reserve', 'ben'), told.at('reserve', 'cai')]).toEqual([
			50, 48, 47
		]);
		expect([told.at('reserve', 'ana', 'ben'), told.at('reserve', 'ben', 'cai')]).toEqual([2, 2]);
		expect(told.state).toBe('dealing');
	});

	it('is shared by calls that the table cannot order: five each [B-7]', () => {
		const told = begun().tell(
			...turn('ana'),
			spread('ana', ['ana', 44, 6]),
			spread('ben', ['ben', 44, 6]),
			called(['ana'], ['ben'])
		);
		expect(told.points).toEqual({ ana: 5, ben: 5, cai: 0 });
	});

	it('passes the Roller on clockwise, and forgets demands, skips and direction [B-8]', () => {
		const told = begun().tell(
			...turn('ana', ['ana', 'ben', 'cai']),
			{ type: 'space.named', player: 'ana', space: 'reverse' },
			{ type: 'space.named', player: 'ben', space: 'lose-turn' },
			{ type: 'space.named', player: 'cai', space: 'others-vertical' },
			spread('cai', ['cai', 44, 6]),
			called(['cai'])
		);
		expect(told.refused).toEqual([]);
		expect(told.context).toMatchObject({ demands: {}, skips: {}, direction: 1 });
		expect(told.roller).toBe('ben');
		expect(told.tell(dealt()).state).toBe('beginning');
	});

	it('counts for two players alike [B-8]', () => {
		const told = begun({ players: twoPlayers }).tell(
			...turn('ana', [], 0, ['ana', 'ben']),
			spread('ben', ['ana', 9, 0], ['ben', 34, 7]),
			called(['ben'])
		);
		expect(told.points).toEqual({ ana: 9, ben: 5 });
	});
});

it('draws the way of points to 23, and as far as a play-off goes [B-9]', () => {
	expect(wayLength([0, 16, 20])).toBe(23);
	expect(wayLength([4, 31])).toBe(31);
});
