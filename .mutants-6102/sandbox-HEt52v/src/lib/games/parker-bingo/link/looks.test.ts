// @ts-nocheck
import { afterEach, describe, expect, it } from 'vitest';
import { language, m } from '$lib/i18n';
import { codeOfCalls } from './catch-up';
import { codeOfBingo } from './claim-code';
import { bingoIn, callsIn } from './looks';
import { setMark } from './small-code';

const cards = { seed: 'puma-tuba', size: 60 };
const calls = codeOfCalls(cards, { number: 2, calls: [4, 75] }, 'Ana');
const bingo = codeOfBingo(cards, 17, 'Ana');
afterEach(() => {
	language.set('en');
});

describe.each(['en', 'es'] as const)('what a look at a wrong code says, in %s', (spoken) => {
	it.each<[string, string, () => string]>([
		['of another app', 'https://example.com/menu', m.link_not_calls],
		['of a table that phones join', 'TL1.AAAA', m.link_not_calls],
		['of a bingo', bingo, m.link_not_calls],
		['read in part', calls.slice(0, -2), m.link_not_calls],
		[
			'of an older version',
			`https://games.example/card#${calls.replace('TC1', 'TC0')}`,
			m.link_other_code_version
		],
		['of a newer version', calls.replace('TC1', 'TC12'), m.link_other_code_version],
		[
			'of another table’s set',
			codeOfCalls({ ...cards, size: 61 }, { number: 1, calls: [] }),
			m.link_other_set
		]
	])('a card before a code %s', (_, text, sentence) => {
		language.set(spoken);
		expect(callsIn(text, cards)).toBe(sentence());
	});

	it.each<[string, string, () => string]>([
		['of another app', '4006381333931', m.link_not_bingo],
		['of the calls', calls, m.link_not_bingo],
		['of an older version', bingo.replace('TB1', 'TB0'), m.link_other_code_version],
		['of another table’s set', codeOfBingo({ ...cards, seed: 'other' }, 17, 'Ana'), m.link_bingo_other_set],
		[
			'of a card that the set has not',
			codeOfBingo(cards, 61, 'Ana'),
			() => m.parker_cards_no_serial({ size: '60' })
		]
	])('the caller before a code %s', (_, text, sentence) => {
		language.set(spoken);
		expect(bingoIn(text, cards)).toBe(sentence());
	});

	it('a bingo at a table whose cards are not from the app', () => {
		language.set(spoken);
		expect(bingoIn(bingo, undefined)).toBe(m.link_bingo_other_set());
	});
});

it('the right ones are read', () => {
	expect(callsIn(calls, cards)).toMatchObject({ set: setMark(cards), calls: [4, 75], caller: 'Ana' });
	expect(bingoIn(bingo, cards)).toMatchObject({ card: 17, name: 'Ana' });
});
