import { describe, expect, it } from 'vitest';
import { colours, lines } from './board';
import type { SinoFact } from './facts';
import { announceable, hasOdds, roller, totals } from './game';
import {
	announced,
	bonus,
	bonusWon,
	firstRound,
	five,
	gameEnded,
	namesOf,
	rolled,
	table,
	turn,
	turnEnded,
	variant,
	whys,
	type Told
} from './testing';

/** Why a table that was told these facts refuses the next one. */
const refusal = (told: Told, fact: SinoFact) => told.tell(fact).refused.at(-1);

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
	const option = (option: 'hints' | 'odds', on: boolean) =>
		({ type: 'option.changed', option, on }) satisfies SinoFact;
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
	it('turns an option on and off, and refuses what is so already', () => {
		const told = table().tell(option('hints', false), option('hints', true), option('odds', true));
		expect(told.refused).toEqual([{ why: 'already-so' }]);
		expect(told.context.options).toEqual({ hints: true, odds: true });
		expect(told.tell(option('odds', false)).context.options).toEqual({ hints: true, odds: false });
	});
	it('shows the odds to some and not to others, where the table has them', () => {
		const of = (player: string, on: boolean): SinoFact => ({ ...option('odds', on), player });
		expect(refusal(table(), of('ben', true))).toEqual({ why: 'odds-need-hints' });
		const told = table({ options: { hints: true, odds: true } }).tell(of('ben', false), of('carla', false));
		const who = ({ context }: typeof told) => context.seats.map(({ id }) => hasOdds(context, id));
		expect(who(told)).toEqual([true, false, false]);
		expect(refusal(told, of('ben', false))).toEqual({ why: 'already-so' });
		for (const on of [true, false])
			expect(refusal(told, { ...option('hints', on), player: 'ben' })).toEqual({ why: 'hints-are-for-all' });
		expect(refusal(told, of('eva', false))).toMatchObject({ why: 'no-such-player' });
		expect(who(told.tell(of('carla', true)))).toEqual([true, false, true]);
		const none = told.tell(option('odds', false));
		expect(who(none)).toEqual([false, false, false]);
		expect(who(none.tell(option('odds', true)))).toEqual([true, false, false]);
	});
	it.each<[string, SinoFact[]]>([
		['in the middle of a turn', [rolled('blue 1')]],
		['in a try', [bonus]],
		['after the fifth number', five('blue 1')]
	])('goes on with the next player where one leaves %s', (_, facts) => {
		const told = table().tell(...firstRound, ...facts, { type: 'player.left', player: 'ana' });
		expect([told.refused, told.state, roller(told.context).id]).toEqual([[], 'rolling', 'ben']);
	});
	it('counts who has rolled and not ended the turn among those who wait for a first one [S-8]', () => {
		expect(refusal(table().tell(rolled('blue 1')), bonus)).toMatchObject({
			players: ['ana', 'ben', 'carla']
		});
	});
	it('waits with the bonus for a newcomer too [S-8]', () => {
		expect(refusal(table().tell(...firstRound, eva), bonus)).toMatchObject({ players: ['eva'] });
	});
});
