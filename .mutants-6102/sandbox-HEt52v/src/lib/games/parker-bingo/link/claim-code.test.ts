// @ts-nocheck
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOfCalls, readCalls } from './catch-up';
import { codeOfBingo, readBingo, whoShows } from './claim-code';
import { setMark } from './small-code';

const cards = { seed: 'puma-tuba', size: 3003 };
const seat = (name: string, here = true) => ({ id: `id of ${name}`, name, here });
const at = (...names: string[]) =>
	({ seats: names.map((name) => seat(name)) }) as Parameters<typeof whoShows>[0];
const shows = (name: string) => {
	const shown = readBingo(codeOfBingo(cards, 417, name));
	if (!shown) throw new Error('not read');
	return shown;
};

describe('the code of a bingo that a phone without a link shows [PB-9]', () => {
	it('any card and name fit into one as small as that of the calls', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 3003 }),
				fc.string({ maxLength: 24, unit: 'grapheme' }),
				(card, name) => {
					const text = codeOfBingo(cards, card, name);
					expect(text.length).toBeLessThan(40);
					expect(readBingo(text)).toMatchObject({ set: setMark(cards), card });
				}
			)
		);
	});

	it('one letter that was read wrongly is no bingo, nor is the code of the calls', () => {
		const text = codeOfBingo(cards, 417, 'Ana');
		for (let at = 4; at < text.length; at++) {
			const wrong = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
			expect(readBingo(wrong)).toBeUndefined();
		}
		expect(readCalls(text)).toBeUndefined();
		expect(readBingo(codeOfCalls(cards, { number: 1, calls: [4] }, 'Ana'))).toBeUndefined();
		for (const other of ['', 'TB1.', 'TB1.AAAA', text.slice(0, -3)]) expect(readBingo(other)).toBeUndefined();
	});

	it('a code of today is read for ever', () => {
		expect(codeOfBingo(cards, 417, 'Ana')).toBe('TB1.cod4mqEDQW5hMY8');
		expect(shows('Ana')).toEqual({ set: setMark(cards), card: 417, name: 'Ana' });
	});

	it.each([
		['Ana', ['Ana', 'Ben'], 'id of Ana'],
		['ana', ['Ana', 'Anabel'], 'id of Ana'],
		['Maximiliane von Trapp', ['Ana', 'Maximiliane von Trapp'], 'id of Maximiliane von Trapp'],
		// Two whose beginnings are alike: the caller says which.
		['Maximiliane von Trapp', ['Maximiliane von Trier', 'Maximiliane von Trapp'], undefined],
		['Carla', ['Ana', 'Ben'], undefined],
		['', ['Ana'], undefined]
	])('who %s is among those at the table', (name, names, id) => {
		expect(whoShows(at(...names), shows(name))).toBe(id);
	});

	it('somebody who has left is not meant', () => {
		const seats = { seats: [seat('Ana', false)] } as unknown as Parameters<typeof whoShows>[0];
		expect(whoShows(seats, shows('Ana'))).toBeUndefined();
	});
});
