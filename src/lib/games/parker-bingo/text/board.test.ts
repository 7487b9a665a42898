import { describe, expect, it, test } from 'vitest';
import { language, m } from '$lib/i18n';
import type { ParkerFact } from '../rules/facts';
import {
	awarded,
	called,
	claimed,
	closed,
	ended,
	firstRow,
	named,
	nColumn,
	opened,
	shouted,
	table
} from '../rules/testing';
import { boardWords } from './board';

type Opened = NonNullable<Parameters<typeof table>[0]>;

function words(variant: Opened['variant'], ...facts: readonly ParkerFact[]): string | undefined {
	const { context, state, refused } = table({ variant }).tell(...facts);
	expect(refused).toEqual([]);
	const said = boardWords(context, state);
	return said && [`${said.tone}: ${said.what}`, said.about].filter(Boolean).join(' | ');
}

const row = called(...firstRow);
const ana = claimed('ana', 'row-1', firstRow);
const both = [...called(...firstRow.slice(0, 4), ...nColumn, 63)];
const wrong = claimed('ben', 'column-N', nColumn);
const pairs: Opened = {
	partners: [
		['ana', 'carla'],
		['ben', 'dora']
	]
};
/** Both on the same call, and nobody can say who was first. */
const shared: readonly ParkerFact[] = [
	shouted('ana'),
	shouted('ben'),
	named('ana', 'row-1', firstRow),
	named('ben', 'row-5', firstRow),
	{ type: 'first.named', player: null }
];

const stopped = () => `stop: ${m.parker_board_says({ name: 'Ana' })} | ${m.voice_auto_off()}`;

describe('what the second screen says', () => {
	it('who made a wrong claim, once even of who made two on one call [PB-10]', () => {
		const twice = [...called(4), ...claimed('ben', 'row-1', firstRow), ...claimed('ben', 'row-2', firstRow)];
		const said = `wrong: ${m.parker_board_wrong({ names: 'Ben' })} | ${m.parker_board_goes_on()}`;
		expect(words('normal', ...twice)).toBe(said);
	});
	it('of the last round that it is, while tiles are called, and with it what wins it [PB-23] [PB-27]', () => {
		language.set('en');
		const said = (...facts: readonly ParkerFact[]) => {
			const { context, state } = table().tell(...facts);
			return boardWords(context, state, true);
		};
		const last = { what: m.parker_last_round(), tone: 'quiet' };
		expect(said(...row)).toEqual({ ...last, about: '' });
		expect(said({ type: 'pattern.changed', pattern: 'corners' })).toEqual({ ...last, about: 'Four corners' });
		// What has just happened is said, as in any other round.
		expect(said(...row, shouted('ana'))?.tone).toBe('stop');
		expect(said(...row, ...wrong)?.tone).toBe('wrong');
	});
	const all = called(...Array.from({ length: 75 }, (_, i) => i + 1));
	const cases: readonly [string, readonly ParkerFact[], (() => string) | undefined][] = [
		['[PB-5] nothing while tiles are called', row, undefined],
		['[PB-8] the last tile', all, () => `quiet: ${m.parker_exhausted()} | ${m.parker_board_last_chance()}`],
		['[PB-9] a shout', [...row, shouted('ana')], stopped],
		[
			'[PB-9] a second shout',
			[...row, shouted('ana'), shouted('ben')],
			() => `stop: ${m.parker_board_says({ name: 'Ana' })} | ${m.parker_also_shouted({ names: 'Ben' })}`
		],
		[
			'[PB-10] a wrong claim',
			[...row, ...wrong],
			() => `wrong: ${m.parker_board_wrong({ names: 'Ben' })} | ${m.parker_board_goes_on()}`
		],
		['[PB-10] a wrong claim, until the next call', [...row, ...wrong, ...called(1)], undefined],
		[
			'[PB-9] a right claim',
			[...row, ...ana],
			() => `stop: ${m.parker_bingo_right({ name: 'Ana' })} | ${m.parker_any_other()}`
		],
		[
			'[PB-13] two right claims',
			[...both, ...ana, ...wrong],
			() => `stop: ${m.parker_bingos_right({ names: 'Ana and Ben' })} | ${m.parker_who_first()}`
		],
		[
			'[PB-14] the award',
			[...row, ...ana, awarded],
			() => `won: ${m.parker_wins_round({ name: 'Ana' })} | First row, ${m.parker_after_calls({ count: 5 })}`
		],
		[
			'[PB-8] a round without a winner',
			[...row, closed],
			() => `quiet: ${m.parker_nobody_wins()} | ${m.parker_after_calls({ count: 5 })}`
		],
		['[PB-14] the next round', [...row, ...ana, awarded, opened], undefined],
		[
			'[PB-14] the end',
			[...row, ...ana, awarded, ended],
			() => `won: ${m.parker_wins_evening({ name: 'Ana' })}`
		],
		[
			'[G-6] a shared evening',
			[...row, ...ana, awarded, opened, ...row, ...claimed('ben', 'row-2', firstRow), awarded, ended],
			() => `won: ${m.parker_share_evening({ names: 'Ana and Ben' })}`
		],
		['an evening without a winner', [...row, ended], () => `quiet: ${m.parker_no_winner_evening()}`]
	];
	test.each(cases)('%s', (_, facts, expected) => {
		language.set('en');
		expect(words('normal', ...facts)).toBe(expected?.());
	});
	test.each<[string, readonly ParkerFact[], () => string]>([
		[
			'[PB-15] points of a round',
			[...row, ...ana, awarded],
			() => `won: ${m.parker_wins_round({ name: 'Ana' })} | ${m.parker_board_points({ points: 166 })}`
		],
		[
			'[PB-15] ended before 1000',
			[...row, ...ana, awarded, ended],
			() => `quiet: ${m.parker_game_unfinished({ goal: '1000' })}`
		],
		[
			'[PB-15] reached 1000',
			[
				...Array.from({ length: 7 }, () => [...row, ...ana, awarded, opened])
					.flat()
					.slice(0, -1)
			],
			() => `won: ${m.table_wins({ name: 'Ana' })}`
		]
	])('Points: %s', (_, facts, expected) => {
		language.set('en');
		expect(words('points', ...facts)).toBe(expected());
	});
	test.each<[string, Opened, readonly ParkerFact[], () => string]>([
		[
			'[PB-22] partners win together',
			pairs,
			ana,
			() => m.parker_win_game_together({ names: 'Ana and Carla' })
		],
		[
			'[PB-15] [PB-22] two pairs share',
			pairs,
			shared,
			() => m.parker_share_game({ names: 'Ana + Carla and Ben + Dora' })
		],
		['[G-6] two players share', {}, shared, () => m.parker_share_game({ names: 'Ana and Ben' })]
	])('Points: %s', (_, change, claims, expected) => {
		language.set('en');
		const round = [...row, ...claims, awarded, opened];
		const { context, state } = table({ variant: 'points', ...change }).tell(
			...Array.from({ length: 7 }, () => round).flat()
		);
		expect(state).toBe('over');
		expect(boardWords(context, state)?.what).toBe(expected());
	});
	test.each([
		['en', 'normal', 'won: Ana and Ben win the round | First row, after 5 calls'],
		['es', 'normal', 'won: Ana y Ben ganan la ronda | Primera fila, tras 5 llamadas'],
		['en', 'points', 'won: Ana and Ben win the round | 166 points each'],
		['es', 'points', 'won: Ana y Ben ganan la ronda | 166 puntos cada uno']
	] as const)('[PB-13] equal claims each win the round in full: %s, %s', (spoken, method, said) => {
		language.set(spoken);
		expect(words(method, ...row, ...shared, awarded)?.replaceAll('\u00a0', ' ')).toBe(said);
		language.set('en');
	});
	test('in Spanish', () => {
		language.set('es');
		expect(words('normal', ...row, shouted('ana'))).toBe(stopped());
		language.set('en');
	});
});
