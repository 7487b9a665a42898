import { describe, expect, it, test } from 'vitest';
import * as v from 'valibot';
import { facts, readGoal, type ParkerFact } from './facts';
import { cardHolders } from './outcomes';
import { gameIsWon } from './winners';
import { rematch } from './next-game';
import { awarded, called, claimed, closed, nColumn, opened, opening, shouted, table, whys } from './testing';

describe('PB-24 another goal', () => {
	it('is reached or passed to win, and changes in mid game', () => {
		const win = [...called(...nColumn), ...claimed('ana', 'column-N', nColumn), awarded];
		const t = table({ variant: 'points', goal: 300 }).tell(...win);
		expect([t.state, gameIsWon(t.context)]).toEqual(['over', true]);
		const longer = table({ variant: 'points' }).tell(...win);
		expect(longer.state).toBe('betweenRounds');
		const change = (goal: number | null): ParkerFact => ({ type: 'goal.changed', goal });
		expect(longer.tell(change(500)).context.goal).toBe(500);
		for (const goal of [300, 368])
			expect(longer.tell(change(goal)).refused).toEqual([{ why: 'goal-is-reached', points: 368 }]);
		expect(longer.tell(change(369)).refused).toEqual([]);
		expect(whys(longer.tell(change(null)).refused)).toEqual(['already-so']);
		expect(table().tell(change(500)).refused).toEqual([{ why: 'not-in-this-method', option: 'goal' }]);
	});
	it('goes on to the rematch', () => {
		const t = table({ variant: 'points' }).tell({ type: 'goal.changed', goal: 500 });
		expect(rematch(opening({ variant: 'points' }), t.context).goal).toBe(500);
		expect(
			rematch(opening({ variant: 'points', goal: 500 }), table({ variant: 'points' }).context)
		).not.toHaveProperty('goal');
	});
	test.each([
		['1000', 1000],
		[' 1 500 ', 1500],
		['2.000', 2000],
		['99', undefined],
		['100000', undefined],
		['many', undefined],
		['', undefined],
		['-500', undefined],
		['1e3', undefined],
		['0x100', undefined]
	])('reads %j', (typed, goal) => {
		expect(readGoal(typed)).toBe(goal);
	});
});

it('PB-25 a caller who plays holds a card and claims with it', () => {
	const options = { freeCentre: false, winnerCalls: false };
	const t = table({ caller: 'ana', options }).tell(...called(...nColumn));
	expect(whys(t.tell(shouted('ana')).refused)).toEqual(['caller-holds-no-card']);
	const plays = t.tell({ type: 'option.changed', option: 'callerPlays', on: true });
	expect(cardHolders(plays.context).map(({ id }) => id)).toContain('ana');
	expect(plays.tell(...claimed('ana', 'column-N', nColumn), awarded).state).toBe('betweenRounds');
});

describe('PB-26 a prize', () => {
	const prize = (text: string | null): ParkerFact => ({ type: 'prize.named', prize: text });
	it('is of one round: the one on the table, or the next while none is', () => {
		const t = table().tell(prize('chocolate'));
		expect(t.round.prize).toBe('chocolate');
		const between = t.tell(...called(1), closed, prize('a song'));
		expect(between.round.prize).toBe('chocolate');
		expect(between.tell(opened).round.prize).toBe('a song');
		expect(between.tell(opened, ...called(2), closed, opened).round.prize).toBeUndefined();
		expect(between.tell(prize(null), opened).round.prize).toBeUndefined();
		expect(whys(t.tell(prize('chocolate')).refused)).toEqual(['already-so']);
	});
	it('is a few words', () => {
		const fits = (text: unknown) => v.safeParse(facts['prize.named'].prize, text).success;
		expect([fits('chocolate'), fits(''), fits(' '), fits('x'.repeat(41)), fits(7)]).toEqual([
			true,
			false,
			false,
			false,
			false
		]);
	});
});

describe('PB-27 the last round', () => {
	const last = (at: number | null): ParkerFact => ({ type: 'last.agreed', at });
	it('is agreed on, changed and taken back between claims, and outlives a round', () => {
		const t = table().tell(last(7));
		expect(t.context.last).toBe(7);
		expect(t.tell(...called(1), closed, opened).context.last).toBe(7);
		expect(t.tell(last(9), last(null)).context.last).toBeUndefined();
		expect(whys(t.tell(last(7)).refused)).toEqual(['already-so']);
		expect(whys(table().tell(last(null)).refused)).toEqual(['already-so']);
		expect(whys(t.tell(...called(1), shouted('ana'), last(9)).refused)).toEqual(['claim-is-open']);
	});
});
