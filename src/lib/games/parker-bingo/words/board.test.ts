import { describe, expect, test } from 'vitest';
import { overwriteGetLocale } from '$lib/paraglide/runtime';
import type { ParkerFact } from '../facts';
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
} from '../testing';
import { boardWords } from './board';

type Opened = NonNullable<Parameters<typeof table>[0]>;

function words(variant: Opened['variant'], ...facts: readonly ParkerFact[]): string | undefined {
	const { context, refused } = table({ variant }).tell(...facts);
	expect(refused).toEqual([]);
	const said = boardWords(context);
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

describe('what the second screen says', () => {
	const all = called(...Array.from({ length: 75 }, (_, i) => i + 1));
	const cases: readonly [string, readonly ParkerFact[], string | undefined][] = [
		['[PB-5] nothing while tiles are called', row, undefined],
		[
			'[PB-8] the last tile',
			all,
			'quiet: All 75 tiles are out. | A bingo still counts until the round is closed.'
		],
		['[PB-9] a shout', [...row, shouted('ana')], 'stop: Ana says bingo | Calling has stopped'],
		['[PB-9] a second shout', [...row, shouted('ana'), shouted('ben')], 'stop: Ana says bingo | Then: Ben'],
		['[PB-10] a wrong claim', [...row, ...wrong], 'wrong: Not right: Ben | The round goes on.'],
		['[PB-10] a wrong claim, until the next call', [...row, ...wrong, ...called(1)], undefined],
		['[PB-9] a right claim', [...row, ...ana], 'stop: Ana’s bingo is right | Any other bingo on this call?'],
		[
			'[PB-13] two right claims',
			[...both, ...ana, ...wrong],
			'stop: Ana and Ben: all right | Who was first?'
		],
		['[PB-14] the award', [...row, ...ana, awarded], 'won: Ana wins the round | First row, after 5 calls'],
		['[PB-8] a round without a winner', [...row, closed], 'quiet: Nobody wins this round | after 5 calls'],
		['[PB-14] the next round', [...row, ...ana, awarded, opened], undefined],
		['[PB-14] the end', [...row, ...ana, awarded, ended], 'won: Ana wins the evening'],
		[
			'[G-6] a shared evening',
			[...row, ...ana, awarded, opened, ...row, ...claimed('ben', 'row-2', firstRow), awarded, ended],
			'won: Ana and Ben share the evening'
		],
		['an evening without a winner', [...row, ended], 'quiet: No rounds were won']
	];
	test.each(cases)('%s', (_, facts, expected) => {
		overwriteGetLocale(() => 'en');
		expect(words('normal', ...facts)).toBe(expected);
	});
	test.each<[string, readonly ParkerFact[], string]>([
		['[PB-15] points of a round', [...row, ...ana, awarded], 'won: Ana wins the round | 166 points'],
		['[PB-15] ended before 1000', [...row, ...ana, awarded, ended], 'quiet: The game ended before 1000.'],
		[
			'[PB-15] reached 1000',
			[
				...Array.from({ length: 7 }, () => [...row, ...ana, awarded, opened])
					.flat()
					.slice(0, -1)
			],
			'won: Ana wins'
		]
	])('Points: %s', (_, facts, expected) => {
		overwriteGetLocale(() => 'en');
		expect(words('points', ...facts)).toBe(expected);
	});
	test.each<[string, Opened, readonly ParkerFact[], string]>([
		['[PB-22] partners win together', pairs, ana, 'Ana and Carla win'],
		['[PB-15] [PB-22] two pairs share', pairs, shared, 'Ana, Carla, Ben, and Dora share the win'],
		['[G-6] two players share', {}, shared, 'Ana and Ben share the win']
	])('Points: %s', (_, change, claims, expected) => {
		overwriteGetLocale(() => 'en');
		const round = [...row, ...claims, awarded, opened];
		const { context, situation } = table({ variant: 'points', ...change }).tell(
			...Array.from({ length: 7 }, () => round).flat()
		);
		expect(situation).toBe('over');
		expect(boardWords(context)?.what).toBe(expected);
	});
	test('in Spanish', () => {
		overwriteGetLocale(() => 'es');
		expect(words('normal', ...row, shouted('ana'))).toBe('stop: Ana canta bingo | Juego detenido');
		overwriteGetLocale(() => 'en');
	});
});
