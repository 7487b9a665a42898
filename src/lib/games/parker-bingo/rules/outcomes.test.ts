import { describe, expect, it, test } from 'vitest';
import {
	cardHolders,
	decidedBy,
	judgedAgain,
	playedRounds,
	ranked,
	ruleInForce,
	verdictOf,
	winnersWithClaims
} from './outcomes';
import { wonLines } from './won-lines';
import type { Method, ParkerFact } from './facts';
import type { State } from './not-now';
import {
	awarded,
	called,
	claimed,
	closed,
	ended,
	firstRow,
	named,
	opened,
	shouted,
	table,
	type Told
} from './testing';

const anas = claimed('ana', 'row-1', firstRow);
const won = (player: string) => [...called(...firstRow), ...claimed(player, 'row-1', firstRow), awarded];
const fix = (called: number, meant: number) => ({ type: 'tile.corrected', round: 1, called, meant }) as const;

describe('the rule that a table applies', () => {
	test.each<[State, string, Method]>([
		['calling', 'PB-5', 'normal'],
		['exhausted', 'PB-8', 'normal'],
		['checkingClaim', 'PB-9', 'normal'],
		['bingoStands', 'PB-13', 'normal'],
		['betweenRounds', 'PB-14', 'normal'],
		['over', 'PB-14', 'normal'],
		['bingoStands', 'PB-13', 'points'],
		['betweenRounds', 'PB-15', 'points'],
		['over', 'PB-15', 'points']
	])('%s: %s in %s', (state, rule, variant) => {
		expect(ruleInForce(table({ variant }).context, state)).toBe(rule);
	});
});

describe('the order of the evening', () => {
	it('has the highest total first, equal ones in seating order [PB-14]', () => {
		const told = table().tell(...won('carla'), opened, ...won('dora'), opened, ...won('carla'));
		expect(ranked(told.context).map(({ id, score }) => [id, score])).toEqual([
			['carla', 2],
			['dora', 1],
			['ana', 0],
			['ben', 0]
		]);
	});
	it('knows the rounds that were played: an empty last one is none', () => {
		const played = (told: Told) => playedRounds(told.context).map(({ number }) => number);
		const first = table().tell(...won('ana'));
		expect(played(table())).toEqual([]);
		expect(played(table().tell(...called(1)))).toEqual([1]);
		expect(played(first.tell(opened))).toEqual([1]);
		// The table went home before the first call.
		expect(played(first.tell(opened, ended))).toEqual([1]);
		// A round closed without a call was one, for another came after it. [PB-8]
		expect(played(table().tell(closed, opened, ...called(1)))).toEqual([1, 2]);
		expect(played(table().tell(closed, opened))).toEqual([1]);
	});
	it('has winners of an awarded round only, each with the claim that won [PB-14]', () => {
		const stands = table().tell(...called(...firstRow), ...claimed('ben', 'row-1', [1, 16]), ...anas);
		const claims = (told: Told) => winnersWithClaims(told.round).map(({ player, lines }) => [player, lines]);
		expect(claims(stands)).toEqual([]);
		expect(claims(stands.tell(awarded))).toEqual([['ana', [{ line: 'row-1', numbers: firstRow }]]]);
		expect(claims(stands.tell(ended))).toEqual([]);
	});
});

describe('PB-6 the last claim, judged again after a corrected tile', () => {
	// N 32 was laid on 33.
	const wrong = table().tell(...called(4, 17, 33, 50, 63, 9), ...anas);
	const right = table().tell(...called(...firstRow, 9), ...anas);
	const again = (before: Told, ...facts: readonly ParkerFact[]) =>
		judgedAgain(before.tell(...facts).context, before.context);

	it('is right now, or wrong now', () => {
		expect(again(wrong, fix(33, 32))).toBe(true);
		expect(again(right, fix(32, 33))).toBe(false);
	});
	it('says nothing where the verdict is the same, nor before any claim', () => {
		expect(again(wrong, fix(9, 10))).toBeUndefined();
		expect(again(right, fix(9, 10))).toBeUndefined();
		expect(again(table().tell(...called(9)), fix(9, 10))).toBeUndefined();
	});
	it('is the claim of that round, whatever came after it', () => {
		expect(again(wrong, fix(33, 32), awarded, opened, ...called(1))).toBe(true);
		expect(again(wrong, fix(33, 32), ...claimed('ben', 'row-2', [1]))).toBe(true);
	});
	it('is the last of several', () => {
		const both = wrong.tell(...claimed('ben', 'row-2', [1, 17, 32, 50, 63]));
		expect(again(both, fix(33, 32))).toBeUndefined();
	});
	it('says nothing of a claim that is there no more, for it was struck', () => {
		expect(judgedAgain(table().tell(...called(...firstRow)).context, right.context)).toBeUndefined();
		// In a round that is not there any more, either.
		const second = right.tell(awarded, opened, ...called(...firstRow), ...anas);
		expect(judgedAgain(right.context, second.context)).toBeUndefined();
	});
});

describe('what decided between right claims [PB-13]', () => {
	const calls = called(...firstRow);
	it('is nothing to say where nobody was right', () => {
		expect(decidedBy(table().tell(...calls).round)).toBe('equal');
	});
	it('is the score where a double is beaten by no double', () => {
		const told = table({ variant: 'points' }).tell(...calls, shouted('ana'), shouted('ben'));
		const both = told.tell(named('ana', 'row-3', firstRow), named('ben', 'row-1', firstRow), {
			type: 'first.named',
			player: null
		});
		expect(decidedBy(both.round)).toBe('score');
	});
});

describe('the verdict that is shown of a claim', () => {
	it('is that of its first right line, else of its first [PB-20]', () => {
		const shown = (...calls: number[]) => {
			const { round } = table({ variant: 'points' }).tell(...called(...calls), shouted('ana'), {
				type: 'line.claimed',
				player: 'ana',
				lines: [
					{ line: 'row-1', numbers: firstRow },
					{ line: 'column-N', numbers: [32, 33, 35, 40, 45] }
				]
			});
			return verdictOf(round, round.claims[0]!).total;
		};
		expect(shown(...firstRow)).toBe(166);
		expect(shown(32, 33, 35, 40, 45)).toBe(185);
		expect(shown(9)).toBe(166);
		// Both are right, and no double.
		expect(shown(...firstRow, 33, 35, 40, 45)).toBe(166);
	});
});

describe('the lines that won a round', () => {
	const two: ParkerFact = {
		type: 'line.claimed',
		player: 'ana',
		lines: [
			{ line: 'row-1', numbers: firstRow },
			{ line: 'column-N', numbers: [32, 33, 35, 40, 45] }
		]
	};
	const shown = (...calls: number[]) => {
		const told = table({ variant: 'points' }).tell(...called(...calls), shouted('ana'), two);
		expect(wonLines(told.round)).toEqual([]);
		return wonLines(told.tell(awarded).round).map(({ line }) => line);
	};
	it('are those that score: both of a double, and of two the better or the right one [PB-20]', () => {
		expect(shown(4, 17, 50, 63, 33, 35, 40, 45, 32)).toEqual(['row-1', 'column-N']);
		expect(shown(...firstRow, 33, 35, 40, 45)).toEqual(['column-N']);
		expect(shown(...firstRow)).toEqual(['row-1']);
	});
	it('are all that a pattern was read back with [PB-23]', () => {
		const calls = called(...firstRow, 33, 35, 40, 45);
		const told = table({ pattern: 'two-lines' }).tell(...calls, shouted('ana'), two, awarded);
		expect(wonLines(told.round)).toHaveLength(2);
	});
});

describe('who holds a card [PB-1]', () => {
	it('is here, and does not call', () => {
		const told = table({ caller: 'ben' }).tell({ type: 'player.left', player: 'dora' });
		expect(cardHolders(told.context).map(({ id }) => id)).toEqual(['ana', 'carla']);
	});
});
