import { describe, expect, it } from 'vitest';
import { colours, highest, isSpace, lines } from './board';
import { bonusOf } from './bonus';
import type { SinoFact } from './facts';
import { announceable, roller, seatOf, totals } from './game';
import { rollDice } from './roll';
import {
	announced,
	bonus,
	bonusWon,
	coveredNames,
	firstRound,
	five,
	gameEnded,
	namesOf,
	rolled,
	space,
	table,
	tried,
	turn,
	turnEnded,
	variant,
	whys,
	type Told
} from './testing';

/** A table told these facts, and why it refuses the next one. */
const refusal = (told: Told, fact: SinoFact) => told.tell(fact).refused.at(-1);
const coveredBy = (told: Told, player: string) => coveredNames(seatOf(told.context, player)?.covered ?? 0);

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
		[[1, 3, 3, 5, 8], undefined]
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

describe('the end [S-9]', () => {
	/** Ana rolls every space of every row, five a turn, and announces all she has; the others roll the blue 1. */
	const filled = (told: Told): Told => {
		const all = ['across-1', 'across-2', 'across-3', 'across-4', 'across-5'] as const;
		const names = all.flatMap((line) => namesOf(line));
		let table = told;
		while (names.length > 0 && table.state !== 'over') {
			table = table.tell(...five(...names.splice(0, 5)));
			for (const line of announceable(table.context, roller(table.context)))
				table = table.tell(announced('ana', line));
			if (table.state !== 'over') table = table.tell(turnEnded, ...turn('blue 1'), ...turn('blue 1'));
		}
		return table;
	};

	it('comes the moment all 21 are won; turns are not evened out', () => {
		const told = filled(table());
		expect(told.state).toBe('over');
		expect(variant.outcome(told.snapshot)).toMatchObject({
			status: 'over',
			winners: ['ana'],
			scores: [{ score: 495 }, { score: 0 }, { score: 0 }]
		});
		expect(whys(told.tell(turnEnded, rolled('blue 1')).refused)).toEqual(['game-is-over', 'game-is-over']);
	});

	it('comes in the middle of a turn when the last row is announced there', () => {
		const others = [...turn('blue 1'), ...turn('blue 1')];
		const names = colours.flatMap((_, i) => namesOf(`across-${(i + 1) as 1 | 2 | 3 | 4 | 5}`));
		const turns = [0, 5, 10, 15, 20, 25].flatMap((at) => [...turn(...names.slice(at, at + 5)), ...others]);
		const almost = table().tell(...turns, ...lines.slice(1).map((line) => announced('ana', line)));
		expect(almost.tell(rolled('blue 1')).state).toBe('rolling');
		const told = almost.tell(rolled('blue 1'), announced('ana', 'across-1'));
		expect([told.refused, told.state, told.state]).toEqual([[], 'over', 'over']);
	});

	it('counts spaces and bonuses, and equal totals share [G-6]', () => {
		const pad = table({ keeping: 'pad', scores: lines.map(() => 2) });
		const told = pad.tell(
			...lines.map((line, i) => announced(i < 18 ? 'ana' : 'ben', line)).slice(0, 20),
			bonusWon('ben', 1, 2, 3, 4, 6),
			bonusWon('ben', 1, 2, 3, 4, 6),
			announced('carla', 'diagonal-10')
		);
		expect(variant.outcome(told.snapshot)).toMatchObject({
			status: 'over',
			winners: ['ana', 'ben'],
			scores: [{ score: 36 }, { score: 36 }, { score: 2 }]
		});
	});

	it('without a winner when the table stops before', () => {
		const told = table().tell(...five('blue 1'), announced('ana', 'diagonal-1'), gameEnded);
		expect(variant.outcome(told.snapshot)).toMatchObject({ status: 'over', winners: [] });
	});
});

describe('the scorepad alone', () => {
	const pad = table({ keeping: 'pad' });
	it.each<[string, Told, SinoFact, object]>([
		['a roll', pad, rolled('blue 1'), { why: 'only-the-pad-is-kept' }],
		['the end of a turn', pad, turnEnded, { why: 'only-the-pad-is-kept' }],
		['a bonus try', pad, bonus, { why: 'only-the-pad-is-kept' }],
		['hints', pad, { type: 'option.changed', option: 'hints', on: true }, { why: 'only-the-pad-is-kept' }],
		[
			'a space already won [S-5]',
			pad.tell(announced('ana', 'down-3')),
			announced('ben', 'down-3'),
			{ why: 'space-already-won', player: 'ana' }
		],
		[
			'a bonus of numbers that are alike [S-8]',
			pad,
			bonusWon('ana', 1, 3, 3, 5, 8),
			{ why: 'numbers-alike' }
		],
		['a bonus for nobody', pad, bonusWon('zoe', 1, 2, 3, 4, 6), { why: 'no-such-player' }]
	])('refuses %s', (_, told, fact, why) => {
		expect(refusal(told, fact)).toMatchObject(why);
	});
	it('takes a row for whoever won it, and a rainbow [S-8]', () => {
		const told = pad.tell(announced('carla', 'down-6'), bonusWon('carla', 10, 9, 8, 7, 6));
		expect(totals(told.context).get('carla')).toBe(40 + 80);
	});
	it('is the only way to write a bonus down: a kept board works it out', () => {
		expect(refusal(table(), bonusWon('ana', 1, 2, 3, 4, 6))).toMatchObject({ why: 'boards-are-kept' });
	});
});

describe('the table', () => {
	const four = table({
		players: ['Ana', 'Ben', 'Carla', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }))
	});
	const eva: SinoFact = { type: 'player.joined', player: { id: 'eva', name: 'Eva' } };
	it.each<[string, Told, SinoFact, object]>([
		['a fifth player', four, eva, { why: 'too-many-players', most: 4 }],
		[
			'a second Ana',
			table(),
			{ type: 'player.joined', player: { id: 'x', name: 'ana' } },
			{ why: 'already-at-the-table' }
		],
		[
			'one player alone',
			table().tell({ type: 'player.left', player: 'ana' }),
			{ type: 'player.left', player: 'ben' },
			{ why: 'too-few-players', fewest: 2 }
		],
		['the dice it has', table(), { type: 'dice.changed', dice: 'app' }, { why: 'already-so' }],
		[
			'odds without hints',
			table(),
			{ type: 'option.changed', option: 'odds', on: true },
			{ why: 'odds-need-hints' }
		]
	])('refuses %s', (_, told, fact, why) => {
		expect(refusal(told, fact)).toMatchObject(why);
	});
	it('may switch dice in mid turn [G-1]', () => {
		expect(table().tell(rolled('blue 1'), { type: 'dice.changed', dice: 'real' }).context.dice).toBe('real');
	});
	it('has no odds once it plays without hints', () => {
		const told = table({ options: { hints: true, odds: true } });
		expect(told.tell({ type: 'option.changed', option: 'hints', on: false }).context.options).toEqual({
			hints: false,
			odds: false
		});
	});
	it('waits with the bonus for a newcomer too [S-8]', () => {
		expect(refusal(table().tell(...firstRound, eva), bonus)).toMatchObject({ players: ['eva'] });
	});
});
