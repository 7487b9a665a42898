import { seatOf } from '$lib/domain/seats';
import { describe, expect, it } from 'vitest';
import { colours, highest, isSpace } from './board';
import { bonusOf } from './bonus';
import type { SinoFact } from './facts';
import { announceable, roller, totals } from './game';
import { rollDice } from './roll';
import {
	announced,
	bonus,
	coveredNames,
	firstRound,
	five,
	rolled,
	space,
	table,
	tried,
	turn,
	turnEnded,
	type Told
} from './testing';

/** A table told these facts, and why it refuses the next one. */
const refusal = (told: Told, fact: SinoFact) => told.tell(fact).refused.at(-1);
const coveredBy = (told: Told, player: string) =>
	coveredNames(seatOf(told.context.seats, player)?.covered ?? 0);

describe('dice [S-1] [S-3]', () => {
	it.each<[string, SinoFact[], SinoFact, object]>([
		['blue 7 [S-1]', [], rolled('blue 7'), { why: 'not-on-this-die', colour: 'blue', number: 7 }],
		['red 1 among others [S-1]', [], rolled('blue 2', 'red 1'), { why: 'not-on-this-die', colour: 'red' }],
		[
			'two blue dice at once [S-3]',
			[],
			rolled('blue 1', 'blue 2'),
			{ why: 'one-die-a-colour', colour: 'blue' }
		],
		['a sixth number [S-3]', five('blue 1'), rolled('blue 2'), { why: 'five-numbers-are-in', player: 'ana' }],
		[
			'more dice than numbers left [S-3]',
			[rolled('blue 1', 'orange 2', 'red 9')],
			rolled('blue 2', 'orange 3', 'red 9'),
			{ why: 'too-many-dice', left: 2 }
		],
		[
			'the end of a turn before the fifth [S-3]',
			five('blue 1').slice(1),
			turnEnded,
			{ why: 'numbers-are-left', left: 1 }
		]
	])('refuses %s', (_, facts, fact, why) => {
		expect(refusal(table().tell(...facts), fact)).toMatchObject(why);
	});

	it.each<[string, SinoFact[]]>([
		['all five at once', [rolled('blue 1', 'orange 2', 'third 3', 'fourth 4', 'red 5')]],
		['one die five times', five('red 10')],
		['red twice, blue twice, orange once', [rolled('red 9', 'blue 2'), rolled('red 8', 'blue 2', 'orange 3')]]
	])('takes %s for a turn [S-3]', (_, facts) => {
		const told = table().tell(...facts);
		expect(told.refused).toEqual([]);
		expect(told.state).toBe('announcing');
	});

	it('counts a number that is covered already [S-3]', () => {
		const told = table().tell(rolled('blue 1'), rolled('blue 1'));
		expect(told.context.turn.dice).toHaveLength(2);
		expect(coveredBy(told, 'ana')).toEqual(['blue 1']);
	});

	it('covers the roller’s own board alone [S-4]', () => {
		const told = table().tell(...turn('blue 1', 'red 10'), rolled('third 4'));
		expect(coveredBy(told, 'ana')).toEqual(['blue 1', 'red 10']);
		expect(coveredBy(told, 'ben')).toEqual(['third 4']);
	});

	it('rolls the same again after an undo, each die by itself [G-2]', () => {
		const all = rollDice('seed', 3, colours);
		expect(rollDice('seed', 3, colours)).toEqual(all);
		expect(rollDice('seed', 3, ['red', 'blue'])).toEqual([all[0], all[4]]);
		expect(all).toEqual(['blue 6', 'orange 2', 'third 4', 'fourth 4', 'red 9'].map(space));
	});
});

describe('turns [S-2]', () => {
	it('go clockwise from the scorekeeper, past who has left', () => {
		const told = table().tell(...turn('blue 1'));
		expect(roller(table().context).id).toBe('ana');
		expect(roller(told.context).id).toBe('ben');
		expect(roller(told.tell(...turn('blue 1')).context).id).toBe('carla');
		expect(roller(told.tell({ type: 'player.left', player: 'carla' }, ...turn('blue 1')).context).id).toBe(
			'ana'
		);
	});

	it('pass on when the roller leaves; who comes back has the old board', () => {
		const told = table().tell(rolled('blue 1'), { type: 'player.left', player: 'ana' });
		expect(told.context.turn).toMatchObject({ player: 'ben', bonus: false, dice: [] });
		const back = told.tell({ type: 'player.joined', player: { id: 'ana', name: 'Ana' } });
		expect(coveredBy(back, 'ana')).toEqual(['blue 1']);
	});
});

describe('announcing [S-5] [S-6] [S-7]', () => {
	const closed = table().tell(...five('blue 1', 'third 8', 'fourth 8'));
	it.each<[string, Told, SinoFact, object]>([
		[
			'an announcement off turn',
			closed,
			announced('ben', 'diagonal-1'),
			{ why: 'not-your-turn', turn: 'ana' }
		],
		[
			'a false announcement, with the bare spaces [S-7]',
			closed,
			announced('ana', 'diagonal-8'),
			{ why: 'row-not-closed', line: 'diagonal-8', bare: [space('red 8')] }
		],
		[
			'a space already won',
			closed.tell(announced('ana', 'diagonal-1'), turnEnded, ...five('blue 1')),
			announced('ben', 'diagonal-1'),
			{ why: 'space-already-won', line: 'diagonal-1', player: 'ana' }
		],
		['of nobody at the table', closed, announced('zoe', 'diagonal-1'), { why: 'no-such-player' }]
	])('refuses %s', (_, told, fact, why) => {
		expect(refusal(told, fact)).toMatchObject(why);
		expect(told.tell(fact).context).toBe(told.context);
	});

	it('scores only what is announced, as many rows as one has [S-5]', () => {
		const told = table().tell(...five('blue 1', 'red 10', 'third 8', 'fourth 8', 'red 8'));
		expect(totals(told.context).get('ana')).toBe(0);
		const three = (['diagonal-1', 'diagonal-10', 'diagonal-8'] as const).map((line) =>
			announced('ana', line)
		);
		expect(totals(told.tell(...three).context).get('ana')).toBe(1 + 10 + 24);
	});

	it('may come at any time of the turn: before a roll, in the middle, and in a bonus try [S-3] [S-5]', () => {
		const early = table().tell(rolled('blue 1', 'red 10'), announced('ana', 'diagonal-10'));
		expect(early.state).toBe('rolling');
		const middle = early.tell(rolled('orange 2'), rolled('blue 2'), rolled('blue 2'), turnEnded);
		const round = middle.tell(...turn('blue 1'), ...turn('blue 1'));
		const before = round.tell(announced('ana', 'diagonal-1'), bonus, rolled('red 7'));
		const tried = before.tell(announced('ana', 'diagonal-2'));
		expect(tried.refused).toEqual([]);
		expect(tried.state).toBe('tryingBonus');
		expect(totals(tried.context).get('ana')).toBe(10 + 1 + 4);
	});

	it('leaves a closed row open to its owner later, and to anybody else first [S-6]', () => {
		const missed = closed.tell(turnEnded);
		expect(announceable(missed.context, missed.context.seats[0]!)).toEqual(['diagonal-1']);
		const later = missed.tell(
			...turn('blue 2'),
			...turn('blue 2'),
			...five('blue 1'),
			announced('ana', 'diagonal-1')
		);
		expect(totals(later.context).get('ana')).toBe(1);
		const other = missed.tell(...five('blue 1'), announced('ben', 'diagonal-1'));
		expect(totals(other.context).get('ben')).toBe(1);
		expect(announceable(other.context, other.context.seats[0]!)).toEqual([]);
	});
});

describe('the bonus try [S-8]', () => {
	const second = table().tell(...firstRound);
	it.each<[number[], ReturnType<typeof bonusOf>]>([
		[[3, 4, 5, 6, 7], { rainbow: true, points: 50 }],
		[[6, 7, 8, 9, 10], { rainbow: true, points: 80 }],
		[[7, 3, 6, 4, 5], { rainbow: true, points: 50 }],
		[[1, 2, 3, 4, 6], { rainbow: false, points: 16 }],
		[[1, 3, 3, 5, 8], undefined],
		[[1, 2, 3, 4], undefined],
		[[1, 2, 3, 4, 5, 6], undefined]
	])('values %j [S-8]', (numbers, worth) => {
		expect(bonusOf(numbers)).toEqual(worth);
	});

	it('is too early until every player has had a turn', () => {
		expect(refusal(table(), bonus)).toMatchObject({
			why: 'bonus-too-early',
			players: ['ana', 'ben', 'carla']
		});
		expect(refusal(table().tell(...turn('blue 1')), bonus)).toMatchObject({ players: ['ben', 'carla'] });
		expect(second.tell(bonus).refused).toEqual([]);
	});

	it('is not for after a roll, nor twice', () => {
		expect(refusal(second.tell(rolled('blue 1')), bonus)).toMatchObject({ why: 'bonus-after-a-roll' });
		expect(refusal(second.tell(bonus), bonus)).toMatchObject({ why: 'already-so' });
	});

	it('covers nothing when it is won, and counts in the total', () => {
		const told = second.tell(bonus, tried(3, 4, 5, 6, 7));
		expect(coveredBy(told, 'ana')).toEqual(['blue 1']);
		expect(totals(told.context).get('ana')).toBe(50);
	});

	it('covers the five when it is not', () => {
		const told = second.tell(bonus, tried(1, 3, 3, 5, 8));
		expect(coveredBy(told, 'ana')).toEqual(['blue 1', 'orange 3', 'third 3', 'fourth 5', 'red 8']);
		expect(told.context.gains).toEqual([]);
	});

	it.each([
		['won', [2, 3, 4, 5, 6]],
		['missed', [2, 2, 4, 5, 6]]
	])('is followed by announcing when it is %s', (_, numbers) => {
		const told = second.tell(bonus, tried(...numbers), announced('ana', 'diagonal-1'), turnEnded);
		expect(told.refused).toEqual([]);
		expect(roller(told.context).id).toBe('ben');
	});

	it('takes real dice one by one, each colour once, and judges the five', () => {
		const told = second.tell(bonus, rolled('red 7'), rolled('blue 3'));
		expect(told.state).toBe('tryingBonus');
		expect(refusal(told, rolled('red 8'))).toMatchObject({ why: 'one-die-a-colour', colour: 'red' });
		expect(coveredBy(told, 'ana')).toEqual(['blue 1']);
		const won = told.tell(rolled('orange 4'), rolled('third 5'), rolled('fourth 6'));
		expect(totals(won.context).get('ana')).toBe(50);
	});

	it('can bring any five different numbers: each has a die of its own that shows it [S-1]', () => {
		const fives = (from: number, count: number): number[][] =>
			count === 0
				? [[]]
				: Array.from({ length: highest - from + 1 }, (_, i) => from + i).flatMap((first) =>
						fives(first + 1, count - 1).map((rest) => [first, ...rest])
					);
		const all = fives(1, colours.length);
		expect(all).toHaveLength(252);
		for (const numbers of all)
			expect(colours.every((colour, i) => isSpace({ colour, number: numbers[i] ?? 0 }))).toBe(true);
	});
});
