import { describe, expect, it } from 'vitest';
import type { NamedLine } from './lines';
import { decidedBy } from './outcomes';
import { claimResult } from './scoring';
import { gains, winnersOf } from './winners';
import { awarded, called, claimed, ended, opened, shouted, table, whys } from './testing';
import { points, naming, sayingAll, scores, first, third, nColumn, bColumn, second } from './points.testing';

describe('PB-15 to 1000', () => {
	const big = sayingAll(
		called(8, 16, 49, 64, 31, 35, 40, 45, 33),
		shouted('ana'),
		naming('ana', second, nColumn),
		awarded
	);
	it('the first to reach or pass it wins, and the table is over', () => {
		const told = points().tell(...big);
		expect(told.state).toBe('over');
		expect(told.snapshot.state).toBe('over');
		expect(scores(told)).toEqual({ ana: 1176 });
		expect(whys(told.tell(opened, ...called(1)).refused)).toEqual(['evening-is-over', 'evening-is-over']);
	});
	it('only the winner of a round scores, and below 1000 it goes on', () => {
		const told = points().tell(
			...called(4, 17, 32, 50, 63),
			...claimed('ana', 'row-1', [...first.numbers]),
			awarded
		);
		expect(told.state).toBe('betweenRounds');
		expect(told.tell(opened).state).toBe('calling');
		expect(scores(told)).toEqual({ ana: 166 });
	});
	it('exactly 1000 wins', () => {
		const printed = sayingAll(
			called(4, 17, 32, 50, 63),
			shouted('ben'),
			naming('ben', { ...first, printed: 999 }),
			awarded,
			opened
		);
		const told = points().tell(...printed);
		expect(told.state).toBe('calling');
		const exact = told.tell(
			...called(4, 17, 32, 50, 63),
			shouted('ben'),
			naming('ben', { ...first, printed: 1 }),
			awarded
		);
		expect([exact.state, scores(exact)]).toEqual(['over', { ben: 1000 }]);
	});
	it('if two pass it in one shared round the higher total wins, equal ones share', () => {
		const both = (ben: number) =>
			points().tell(
				...called(4, 17, 32, 50, 63),
				shouted('ben'),
				naming('ben', { ...first, printed: ben }),
				awarded,
				opened,
				...called(31, 33, 35, 40, 45),
				shouted('ana'),
				shouted('ben'),
				naming('ana', { ...nColumn, printed: 500 }),
				naming('ben', { ...nColumn, printed: 500 }),
				{ type: 'first.named', player: null },
				awarded
			);
		expect(scores(both(50))).toEqual({ ana: 1000, ben: 1050 });
		expect(both(50).state).toBe('over');
	});
	it('an evening that ends before 1000 has no winner', () => {
		expect(points().tell(...called(1), ended).state).toBe('over');
	});
});

describe('PB-13 in Points', () => {
	const calls = called(17, 32, 50, 63, 5, 7, 9, 13, 8, 33, 49, 16, 64, 4);
	// All on B 4: Ana's double 304, Ben's single row with a far higher printed total.
	const both = points().tell(
		...calls,
		shouted('ben'),
		shouted('ana'),
		naming('ben', { ...first, printed: 999 }),
		naming('ana', first, bColumn)
	);
	it('a double beats any single, whatever the score', () => {
		expect(winnersOf(both.tell({ type: 'first.named', player: null }, awarded).round)).toEqual(['ana']);
	});
	it('a double through the centre, too', () => {
		const told = points().tell(
			...called(8, 16, 49, 64, 31, 35, 40, 45, 33),
			shouted('ben'),
			shouted('ana'),
			naming('ben', { ...nColumn, printed: 999 }),
			naming('ana', second, nColumn),
			{ type: 'first.named', player: null },
			awarded
		);
		expect([...gains(told.round)]).toEqual([['ana', 1176]]);
	});
	it('says what decided where nobody can say who was first', () => {
		const unsaid = { type: 'first.named', player: null } as const;
		const onThatCall = (ben: NamedLine[], ana: NamedLine[], variant: 'points' | 'normal' = 'points') =>
			decidedBy(
				table({ variant }).tell(
					...calls,
					shouted('ben'),
					shouted('ana'),
					naming('ben', ...ben),
					naming('ana', ...ana),
					unsaid
				).round
			);
		expect(onThatCall([{ ...first, printed: 999 }], [first, bColumn])).toBe('double');
		expect(onThatCall([first], [first, bColumn])).toBe('double');
		expect(onThatCall([{ ...first, printed: 100 }, bColumn], [first, bColumn])).toBe('score');
		expect(onThatCall([{ ...first, printed: 100 }], [first])).toBe('score');
		expect(onThatCall([first, bColumn], [first, bColumn])).toBe('equal');
		expect(onThatCall([{ ...first, printed: 100 }], [first], 'normal')).toBe('total');
	});
	it.each([
		[100, 'score'],
		[303, 'score'],
		[304, 'double'],
		[999, 'double']
	])('of two doubles and a single of %d it was the %s', (printed, what) => {
		const three = points().tell(
			...calls,
			...['ana', 'ben', 'carla'].map(shouted),
			naming('ana', first, bColumn),
			naming('ben', { ...first, printed: 100 }, bColumn),
			naming('carla', { ...first, printed }),
			{ type: 'first.named', player: null }
		);
		expect(winnersOf(three.round)).toEqual(['ana']);
		expect(decidedBy(three.round)).toBe(what);
	});
	it('a double that counts as the better single beside it is no double among others [PB-20]', () => {
		const through = { line: 'column-N', numbers: [32, 37, 38, 39, 40] } as const;
		const told = points().tell(
			...called(37, 38, 39, 40),
			...calls,
			...['ana', 'ben'].map(shouted),
			naming('ana', first, bColumn, through),
			naming('ben', { ...first, printed: 100 }, bColumn),
			{ type: 'first.named', player: null },
			awarded
		);
		expect(claimResult(told.round, told.round.claims[0]!).score).toMatchObject({
			kind: 'centre',
			points: 372
		});
		expect(winnersOf(told.round)).toEqual(['ben']);
	});
	it('who was first wins all the same, where the table knows', () => {
		expect(winnersOf(both.tell({ type: 'first.named', player: 'ben' }, awarded).round)).toEqual(['ben']);
	});
	it('between two singles the higher score wins, not the higher total', () => {
		// The third row through the centre scores 2 x 100, the first row 166.
		const told = points().tell(
			...called(4, 17, 32, 50, 63),
			shouted('ana'),
			shouted('ben'),
			naming('ana', first),
			naming('ben', { ...third, printed: 100 }),
			{ type: 'first.named', player: null },
			awarded
		);
		expect([...gains(told.round)]).toEqual([['ben', 200]]);
	});
	it('equal ones share, and each scores in full', () => {
		const told = points().tell(
			...called(4, 17, 32, 50, 63),
			shouted('ana'),
			shouted('ben'),
			naming('ana', first),
			naming('ben', { ...first, line: 'row-5' }),
			{ type: 'first.named', player: null },
			awarded
		);
		expect(scores(told)).toEqual({ ana: 166, ben: 166 });
	});
});
