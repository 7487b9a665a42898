import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { patterns } from '../rules/patterns';
import type { Round } from '../rules/round';
import { codeOfCalls, readCalls } from './catch-up';
import { setMark } from './small-code';

const cards = { seed: 'puma-tuba', size: 60 };
const after = (calls: readonly number[], number = 3) => ({ number, calls }) as Round;

describe('the code from which a card learns the calls [PB-5]', () => {
	it('any round is read back as it stood, in under 40 bytes', () => {
		fc.assert(
			fc.property(
				fc.shuffledSubarray(Array.from({ length: 75 }, (_, i) => i + 1)),
				fc.integer({ min: 1, max: 900 }),
				fc.string({ maxLength: 24, unit: 'grapheme' }),
				(calls, round, caller) => {
					const text = codeOfCalls(cards, after(calls, round), caller);
					expect(text.length).toBeLessThan(40);
					expect(readCalls(`https://games.example/card?of=60#${text}`)).toEqual({
						set: setMark(cards),
						round,
						last: calls.at(-1),
						calls: calls.toSorted((a, b) => a - b),
						caller: expect.any(String) as string,
						pattern: undefined,
						freeCentre: false
					});
				}
			)
		);
	});

	it('one letter that was read wrongly, or another code, is none', () => {
		const text = codeOfCalls(cards, after([1, 40, 75]));
		for (let at = 4; at < text.length; at++) {
			const wrong = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
			expect(readCalls(wrong)).toBeUndefined();
		}
		for (const other of ['', 'TM1:ABC', 'https://example.com', 'TC1.', text.slice(0, -3)])
			expect(readCalls(other)).toBeUndefined();
	});

	it('a code of today is read for ever', () => {
		expect(codeOfCalls(cards, after([12, 22, 34, 47, 75], 1))).toBe('TC1.YuyojwFLAAggAAJAAAAABKny');
	});

	it.each([
		['Ana', 'Ana'],
		['', ''],
		['Maximiliane', 'Maximil.'],
		['Zoë & Søren', 'Zoë &.'],
		['日本太郎', '日本.']
	])('who calls is said in a few letters: %s', (caller, said) => {
		expect(readCalls(codeOfCalls(cards, after([7]), caller))?.caller).toBe(said);
	});

	it('what the house plays for is said behind the name, which gives way to it [PB-3] [PB-23]', () => {
		for (const pattern of [undefined, ...patterns])
			for (const freeCentre of [false, true])
				for (const caller of ['', 'Ana', 'Maximiliane', '日本太郎']) {
					const text = codeOfCalls(cards, { ...after([12, 75]), pattern }, caller, freeCentre);
					expect(text.length).toBeLessThan(40);
					const read = readCalls(text);
					expect(read).toMatchObject({ calls: [12, 75], pattern, freeCentre });
					expect(read?.caller).toMatch(caller.length < 4 ? new RegExp(`^${caller}$`) : /^.+\.$/);
				}
	});

	it('of another set it says so', () => {
		expect(readCalls(codeOfCalls({ ...cards, size: 61 }, after([])))?.set).not.toBe(setMark(cards));
	});
});
