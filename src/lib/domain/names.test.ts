import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isNameless, namelessId } from './nameless';
import {
	characters,
	countCharacters,
	firstLetters,
	initial,
	initials,
	sameName,
	tidyName,
	whyNoName
} from './names';
import { isOpening, mostPlayers, openingEntries, playersSchema } from './opening';

const family = '👨‍👩‍👧‍👦';

afterEach(() => {
	vi.unstubAllGlobals();
});

describe('names [G-5]', () => {
	it('of Latin letters are counted without what counts all others, which a slow phone is long in making', async () => {
		let made = 0;
		class Segmenter extends Intl.Segmenter {
			constructor(...args: ConstructorParameters<typeof Intl.Segmenter>) {
				super(...args);
				made += 1;
			}
		}
		vi.stubGlobal('Intl', { Segmenter });
		vi.resetModules();
		const { characters } = await import('./names');
		expect(characters('Zoë & Íñigo-Łukasz')).toHaveLength(18);
		expect(made).toBe(0);
		expect(characters(`${family}Zoe\u0308`)).toEqual([family, 'Z', 'o', 'e\u0308']);
		expect(made).toBe(1);
	});
	it('are counted alike where the browser has nothing that counts characters', () => {
		const names = [family, '👩🏽‍🚀', '🇲🇽🇪🇸', '❤️', 'Zoe\u0308 é', '東京', 'Аня', 'क', '👍🏿!'];
		const known = names.map(characters);
		vi.stubGlobal('Intl', {});
		expect(names.map(characters)).toEqual(known);
	});
	it('of Latin letters have a character for each letter', () => {
		const all = Array.from({ length: 0x250 }, (_, i) => String.fromCharCode(i)).filter(
			(letter) => letter >= ' ' && (letter <= '~' || letter >= '\u00c0')
		);
		const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
		expect(Array.from(segmenter.segment(all.join('')), ({ segment }) => segment)).toEqual(all);
		expect(characters(all.join(''))).toEqual(all);
	});
	it.each([
		['  Ana   María ', 'Ana María'],
		['Zoe\u0308', 'Zoë'],
		['\tBen\n', 'Ben'],
		['東京', '東京']
	])('%j is kept as %j', (typed, kept) => {
		expect(tidyName(typed)).toBe(kept);
	});
	it.each(['A', 'Ñandú', '李', 'عمر', '7', family, '!', 'x'.repeat(24), family.repeat(24)])(
		'%j is a name',
		(name) => {
			expect(whyNoName(name)).toBeUndefined();
		}
	);
	it.each(['', ' ', '\u200d', '\u0301\u0301', '\u2060\u200b', '\u2800'])(
		'%j would be an empty space on the screen',
		(name) => {
			expect(whyNoName(tidyName(name))).toEqual({ why: 'name-empty' });
		}
	);
	it.each([
		['x'.repeat(25), 25],
		[family.repeat(25), 25]
	])('%j is too long', (name, length) => {
		expect(whyNoName(name)).toEqual({ why: 'name-too-long', most: 24, length });
	});
	it('has room for eleven marks on each character', () => {
		const marked = (marks: number) => `a${'\u0301'.repeat(marks)}`.repeat(24);
		expect(whyNoName(marked(11))).toBeUndefined();
		expect(whyNoName(`${marked(11)}\u0301`)).toEqual({ why: 'name-too-long', most: 24, length: 289 });
	});
	it('refuses marks piled up without end, and 300 emoji, without counting them for long', () => {
		for (const name of [`a${'\u0301'.repeat(5000)}`, '🎲'.repeat(300)])
			expect(whyNoName(name)).toMatchObject({ why: 'name-too-long' });
	});
	it('counts as a person would', () => {
		expect([countCharacters(family), countCharacters('e\u0301'), countCharacters('ab')]).toEqual([1, 1, 2]);
	});
	it.each([
		['Ana', ' ana ', true],
		['ÑU', 'ñu', true],
		['Zoë', 'Zoe\u0308', true],
		['Ana', 'Anna', false]
	])('%j and %j: one name is %s', (a, b, same) => {
		expect(sameName(a, b)).toBe(same);
	});
});

describe('what tells players apart on a chip', () => {
	const chips = (...names: string[]) => [
		...initials(names.map((name, seat) => ({ id: `p${seat}`, name }))).values()
	];
	it.each([
		[
			['Ana', 'Ben'],
			['A', 'B']
		],
		[
			['ana', 'Ángel'],
			['A', 'Á']
		],
		[
			['Ana', 'Alba', 'Ben'],
			['AN', 'AL', 'B']
		],
		[
			['Marta', 'Maria'],
			['MT', 'MI']
		],
		[
			['Ana B', 'Ana C'],
			['AB', 'AC']
		],
		[
			['Al', 'Ali', 'Alina'],
			['A1', 'A2', 'A3']
		],
		[
			['A b', 'Ac', 'A'],
			['A1', 'A2', 'A3']
		],
		[
			['Ben', 'Johanna', 'Johannes'],
			['B', 'J1', 'J2']
		],
		[
			['1', '2', '7 enanos', 'Ana'],
			['#1', '#2', '#7', 'A']
		],
		[
			['1up', '1down', '20', '21', '٣'],
			['1U', '1D', '#20', '#21', '#٣']
		],
		[
			['Ana', 'Alba', 'María José', 'María Luisa'],
			['AN', 'AL', 'MJ', 'ML']
		],
		[
			[`${family}a`, `${family}b`],
			[`${family}A`, `${family}B`]
		]
	])('of %j: %j', (names, marks) => {
		expect(chips(...names)).toEqual(marks);
	});
	it.each([
		['ana', 'A'],
		['7 enanos', '#7'],
		['#1', '#']
	])('of %s alone: %s', (name, mark) => {
		expect(initial(name)).toBe(mark);
	});
	it('is counted as a person would, in capitals', () => {
		expect([firstLetters(`${family}xyz`, 2), firstLetters('ñu', 5)]).toEqual([`${family}X`, 'ÑU']);
	});
});

it('who has no name is called by a number, and is nobody on the roster', () => {
	expect(namelessId(3)).toBe('no-name-3');
	expect([namelessId(3), 'ana', 'an-no-name-'].map(isNameless)).toEqual([true, false, false]);
});

describe('an opening', () => {
	it.each([
		['x', true],
		['!~'.repeat(16), true],
		['', false],
		['x'.repeat(33), false],
		['x y', false],
		['ñ', false]
	])('has %j for a seed: %s', (seed, fits) => {
		expect(v.safeParse(openingEntries.seed, seed).success).toBe(fits);
	});
	it('has an edition from 1 on, and is the one fact that opens', () => {
		expect([0, 1, 1.5].map((edition) => v.safeParse(openingEntries.edition, edition).success)).toEqual([
			false,
			true,
			false
		]);
		expect([isOpening({ type: 'table.opened' }), isOpening({ type: 'table.closed' })]).toEqual([true, false]);
	});
});

describe('players of an opening', () => {
	const players = (...names: string[]) => names.map((name, i) => ({ id: `p${i}`, name }));
	const fits = (value: unknown) => v.safeParse(playersSchema, value).success;
	it('sit down 1 to 40', () => {
		const many = players(...Array.from({ length: mostPlayers + 1 }, (_, i) => `P ${i}`));
		expect([0, 1, mostPlayers, mostPlayers + 1].map((n) => fits(many.slice(0, n)))).toEqual([
			false,
			true,
			true,
			false
		]);
	});
	it('have names and ids of their own', () => {
		expect(fits(players('Ana', 'ana'))).toBe(false);
		expect(fits(players('Weiß', 'Weiss'))).toBe(true);
		expect(fits(players('Weiß', 'WEISS'))).toBe(true);
		expect(fits(players('Ana', 'Ben').map((player) => ({ ...player, id: 'same' })))).toBe(false);
	});
	it('have tidy names, and nothing else about them', () => {
		expect(fits(players(' Ana'))).toBe(false);
		expect(fits([{ id: 'a', name: 'Ana', admin: true }])).toBe(false);
		expect(fits([{ id: '', name: 'Ana' }])).toBe(false);
	});
});
