// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { spokenCall } from './spoken';

const letterOf = (number: number): string => 'BINGO'.charAt(Math.ceil(number / 15) - 1);
const tiles = Array.from({ length: 75 }, (_, index) => index + 1);

describe('[PB-5] a call is said letter first', () => {
	it.each([
		['B', 1, 'B, one'],
		['B', 2, 'B, two'],
		['B', 3, 'B, three'],
		['B', 4, 'B, four'],
		['B', 5, 'B, five'],
		['B', 6, 'B, six'],
		['B', 7, 'B, seven'],
		['B', 8, 'B, eight'],
		['B', 9, 'B, nine'],
		['B', 10, 'B, ten'],
		['B', 11, 'B, eleven'],
		['B', 12, 'B, twelve'],
		['B', 13, 'B, thirteen'],
		['B', 14, 'B, fourteen'],
		['B', 15, 'B, fifteen'],
		['I', 16, 'I, sixteen'],
		['I', 17, 'I, seventeen'],
		['I', 18, 'I, eighteen'],
		['I', 19, 'I, nineteen'],
		['I', 20, 'I, twenty'],
		['I', 21, 'I, twenty-one'],
		['I', 29, 'I, twenty-nine'],
		['I', 30, 'I, thirty'],
		['N', 31, 'N, thirty-one'],
		['N', 40, 'N, forty'],
		['N', 44, 'N, forty-four'],
		['G', 50, 'G, fifty'],
		['G', 58, 'G, fifty-eight'],
		['G', 60, 'G, sixty'],
		['O', 62, 'O, sixty-two'],
		['O', 70, 'O, seventy'],
		['O', 75, 'O, seventy-five']
	])('English: %s %i', (letter, number, said) => {
		expect(spokenCall(letter, number, 'en')).toBe(said);
	});

	it.each([
		['B', 1, 'B, uno'],
		['B', 2, 'B, dos'],
		['B', 3, 'B, tres'],
		['B', 4, 'B, cuatro'],
		['B', 5, 'B, cinco'],
		['B', 6, 'B, seis'],
		['B', 7, 'B, siete'],
		['B', 8, 'B, ocho'],
		['B', 9, 'B, nueve'],
		['B', 10, 'B, diez'],
		['B', 11, 'B, once'],
		['B', 12, 'B, doce'],
		['B', 13, 'B, trece'],
		['B', 14, 'B, catorce'],
		['B', 15, 'B, quince'],
		['I', 16, 'I, dieciséis'],
		['I', 17, 'I, diecisiete'],
		['I', 18, 'I, dieciocho'],
		['I', 19, 'I, diecinueve'],
		['I', 20, 'I, veinte'],
		['I', 21, 'I, veintiuno'],
		['I', 22, 'I, veintidós'],
		['I', 23, 'I, veintitrés'],
		['I', 24, 'I, veinticuatro'],
		['I', 25, 'I, veinticinco'],
		['I', 26, 'I, veintiséis'],
		['I', 27, 'I, veintisiete'],
		['I', 28, 'I, veintiocho'],
		['I', 29, 'I, veintinueve'],
		['I', 30, 'I, treinta'],
		['N', 31, 'N, treinta y uno'],
		['N', 32, 'N, treinta y dos'],
		['N', 40, 'N, cuarenta'],
		['N', 43, 'N, cuarenta y tres'],
		['G', 50, 'G, cincuenta'],
		['G', 56, 'G, cincuenta y seis'],
		['G', 60, 'G, sesenta'],
		['O', 66, 'O, sesenta y seis'],
		['O', 67, 'O, sesenta y siete'],
		['O', 70, 'O, setenta'],
		['O', 75, 'O, setenta y cinco']
	])('Spanish: %s %i', (letter, number, said) => {
		expect(spokenCall(letter, number, 'es')).toBe(said);
	});

	it.each(['en', 'es'] as const)(
		'no two of the 75 tiles sound alike and none is left unsaid (%s)',
		(locale) => {
			const said = tiles.map((number) => spokenCall(letterOf(number), number, locale).slice(3));
			expect(new Set(said).size).toBe(75);
			for (const words of said) expect(words).toMatch(/^\p{L}{3,}(?:(?:-| y )\p{L}{3,})?$/u);
		}
	);

	it.each([
		['en', 66, 'O, sixty-six, six, six'],
		['en', 60, 'G, sixty, six, oh'],
		['en', 31, 'N, thirty-one, three, one'],
		['en', 7, 'B, seven'],
		['es', 60, 'G, sesenta, seis, cero'],
		['es', 45, 'N, cuarenta y cinco, cuatro, cinco']
	] as const)('digits apart, %s: %i', (locale, number, said) => {
		expect(spokenCall(letterOf(number), number, locale, true)).toBe(said);
	});

	it.each([0, 76, -1, 1.5, 31.0001, NaN, Infinity, -Infinity])(
		'refuses %d, which is on no tile',
		(number) => {
			expect(() => spokenCall('B', number, 'en')).toThrow(RangeError);
			expect(() => spokenCall('B', number, 'es')).toThrow(RangeError);
		}
	);
});
