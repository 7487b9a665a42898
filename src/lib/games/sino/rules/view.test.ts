import { describe, expect, it } from 'vitest';
import type { FactRow } from '$lib/domain/rows';
import type { SinoFact } from './facts';
import { totals } from './game';
import { bonusPoints } from './bonus-points';
import { ruleInForce } from './rule-in-force';
import {
	announced,
	bonus,
	bonusWon,
	firstRound,
	five,
	rolled,
	space,
	table,
	tried,
	turn,
	turnEnded
} from './testing';
import {
	bonusesOf,
	choose,
	corrected,
	fiveOf,
	gainsOf,
	initials,
	lastTold,
	linesOf,
	ranked,
	roundNumber,
	totalsOf,
	whereWritten,
	winnerName
} from './view';

const seats = (...names: string[]) =>
	names.map((name, i) => ({ id: String(i), name, here: true, turns: 0, covered: 0 }));
const rowsOf = (...facts: readonly SinoFact[]): FactRow<SinoFact>[] =>
	facts.map((fact, i) => ({ table: 't', seq: i + 1, at: 0, v: 1, fact }));

describe('the white chips', () => {
	it.each<[string[], string[]]>([
		[
			['Ana', 'Ben'],
			['A', 'B']
		],
		[
			['Ana', 'Alba', 'Ben'],
			['AN', 'AL', 'B']
		],
		[
			['Anna', 'anders', 'Zoë'],
			['AN', 'AD', 'Z']
		],
		[
			['Ana', 'Anna', 'Aaron', 'Ben'],
			['AA', 'AN', 'AR', 'B']
		],
		[
			['Ana', 'Ana B', 'Ana C'],
			['A', 'AB', 'AC']
		],
		[
			['Ana', 'Anna', 'Ann'],
			['A1', 'A2', 'A3']
		],
		[
			['👩‍👩‍👧 Eva', 'élan'],
			['👩‍👩‍👧', 'É']
		]
	])('of %j bear %j: nobody is mistaken for another', (names, chips) => {
		expect([...initials(seats(...names)).values()]).toEqual(chips);
	});
});

describe('how a table stands', () => {
	const told = table().tell(...five('blue 1', 'red 10'), announced('ana', 'diagonal-10'));

	it('tells who rolls, and whose totals are the highest [S-2] [S-9]', () => {
		expect(totalsOf(told.context, told.state).map(({ names, score, now }) => [names[0], score, now])).toEqual(
			[
				['Ana', 10, true],
				['Ben', 0, false],
				['Carla', 0, false]
			]
		);
		const ben = told.tell(turnEnded, ...five('blue 1', 'blue 2', 'orange 2', 'third 3'));
		const won = ben.tell(announced('ben', 'diagonal-2'), announced('ben', 'diagonal-1'));
		expect(ranked(won.context).map(({ id, score }) => [id, score])).toEqual([
			['ana', 10],
			['ben', 5],
			['carla', 0]
		]);
		expect(gainsOf(won.context)).toEqual([
			[10, 0, 0],
			[0, 4, 0],
			[0, 1, 0]
		]);
		expect(winnerName(won.context, 'diagonal-2')).toBe('Ben');
		expect(winnerName(won.context, 'diagonal-3')).toBeUndefined();
	});

	it('has the highest total first, and nobody’s turn once it is over', () => {
		const won = told.tell(turnEnded, ...five('blue 1', 'red 9', 'fourth 9'), announced('ben', 'diagonal-1'));
		const more = won.tell(
			turnEnded,
			...five('third 8', 'fourth 8', 'red 8'),
			announced('carla', 'diagonal-8')
		);
		const best = ranked(more.context);
		expect(best.map(({ id, score }) => [id, score])).toEqual([
			['carla', 24],
			['ana', 10],
			['ben', 1]
		]);
		expect(best.some(({ now }) => now)).toBe(false);
		expect([...totals(more.context, 1).values()]).toEqual([10, 0, 0]);
		const over = more.tell({ type: 'game.ended' });
		expect(totalsOf(over.context, over.state).some(({ now }) => now)).toBe(false);
	});

	it('with the pad alone names nobody whose turn it is', () => {
		expect(totalsOf(table({ keeping: 'pad' }).context, 'keepingPad').some(({ now }) => now)).toBe(false);
	});

	it('counts rounds by the turns that the roller has ended [S-2]', () => {
		expect(roundNumber(told.context)).toBe(1);
		expect(roundNumber(table().tell(...firstRound).context)).toBe(2);
		expect(roundNumber(table().tell(...firstRound, ...turn('blue 1')).context)).toBe(2);
	});

	it('keeps a player’s bonuses in the order they were won [S-8]', () => {
		const twice = table().tell(...firstRound, bonus, tried(3, 4, 5, 6, 7));
		expect(bonusesOf(twice.context, 'ana').map(({ numbers }) => numbers)).toEqual([[3, 4, 5, 6, 7]]);
		expect(bonusesOf(twice.context, 'ben')).toEqual([]);
		const pad = table({ keeping: 'pad' }).tell(announced('ana', 'down-1'), bonusWon('ana', 1, 2, 3, 4, 6));
		expect(bonusesOf(pad.context, 'ana').map(({ numbers }) => numbers)).toEqual([[1, 2, 3, 4, 6]]);
		expect(roundNumber(table().tell(...firstRound, ...firstRound).context)).toBe(3);
	});

	it('adds up what bonuses brought, rows left out [S-8]', () => {
		const pad = table({ keeping: 'pad' }).tell(
			announced('ana', 'down-1'),
			...[bonusWon('ana', 1, 2, 3, 4, 6), bonusWon('ben', 6, 7, 8, 9, 10), bonusWon('ana', 3, 4, 5, 6, 7)]
		);
		expect(['ana', 'ben', 'carla'].map((player) => bonusPoints(pad.context, player))).toEqual([66, 80, 0]);
	});

	it.each<[string, readonly SinoFact[], string]>([
		['numbers to roll', [], 'S-3'],
		['a fifth number that is in', five('blue 1'), 'S-5'],
		['a bonus try', [...firstRound, bonus], 'S-8'],
		['a game that is over', [{ type: 'game.ended' }], 'S-9']
	])('finds the rule for %s', (_, facts, rule) => {
		expect(ruleInForce(table().tell(...facts).state)).toBe(rule);
	});

	it('finds the rule for the pad, and for a table that has just opened', () => {
		expect([ruleInForce('keepingPad'), ruleInForce('opened')]).toEqual(['S-5', 'S-2']);
	});

	it('has all 21 rows in three directions', () => {
		expect((['across', 'down', 'diagonal'] as const).map((way) => linesOf(way).length)).toEqual([5, 6, 10]);
	});
});

describe('a number that is put right', () => {
	const facts = [...turn('blue 1'), rolled('red 9', 'blue 2'), rolled('third 4')];
	const { context } = table().tell(...facts);

	it('is found where it was written: its roll, and its place in that roll', () => {
		const written = whereWritten(context, rowsOf(...facts), []);
		expect(written.map(({ seq, at }) => [seq, at])).toEqual([
			[7, 0],
			[7, 1],
			[8, 0]
		]);
	});

	it('is looked for past what the table refused, and not where nothing was rolled', () => {
		const wrong = rowsOf(...facts.slice(0, 7), rolled('blue 7'), rolled('third 4'));
		expect(whereWritten(context, wrong, [8]).map(({ seq }) => seq)).toEqual([7, 7, 9]);
		expect(whereWritten(table().tell(...turn('blue 1')).context, rowsOf(...turn('blue 1')), [])).toEqual([]);
	});

	it('leaves the other dice of its roll as they lie', () => {
		const [, second] = whereWritten(context, rowsOf(...facts), []);
		expect(second && corrected(second, space('blue 5'))).toEqual(rolled('red 9', 'blue 5'));
	});
});

describe('dice in the hand [S-3]', () => {
	it.each<[readonly Parameters<typeof choose>[1][], Parameters<typeof choose>[1], number, string[]]>([
		[[], 'red', 5, ['red']],
		[['red'], 'red', 5, []],
		[['blue', 'red', 'third'], 'red', 5, ['blue', 'third']],
		[['blue', 'red'], 'third', 2, ['red', 'third']],
		[['blue'], 'red', 1, ['red']]
	])('%j and a tap on %s with %d left', (held, tapped, left, after) => {
		expect(choose(held, tapped, left)).toEqual(after);
	});
});

describe('a screen that only shows the table', () => {
	it('has five places for numbers [S-3]', () => {
		expect(fiveOf(table().tell(rolled('blue 1')).context)).toEqual([
			space('blue 1'),
			...Array.from({ length: 4 }, () => undefined)
		]);
	});

	it('tells what the table took last, not what it refused', () => {
		const rows = rowsOf(rolled('blue 1'), rolled('blue 7'));
		expect(lastTold(rows, [{ seq: 2 }])).toEqual(rolled('blue 1'));
		expect(lastTold([...rows, ...rowsOf(rolled('blue 7'))], [{ seq: 2 }, { seq: 1 }])).toBeUndefined();
		expect(lastTold([], [])).toBeUndefined();
	});
});
