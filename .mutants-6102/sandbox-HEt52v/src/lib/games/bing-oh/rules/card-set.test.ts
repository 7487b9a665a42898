// @ts-nocheck
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spaces } from './spaces';
import { cardOf } from './card-set';
import { cardsOf, readSet } from './named-set';
import { defaultMix, mixText, readMix, withWeight } from './mix';

const flat = (card: ReturnType<typeof cardOf>) => card.rows.flat();

describe('the app’s own cards', () => {
	it('are six by six with the free, dead and special spaces that were asked for [B-14]', () => {
		fc.assert(
			fc.property(
				fc.record({
					free: fc.integer({ min: 0, max: 6 }),
					dead: fc.integer({ min: 0, max: 6 }),
					special: fc.integer({ min: 0, max: 24 })
				}),
				fc.integer({ min: 1, max: 240 }),
				(mix, serial) => {
					const card = cardOf('puma-tuba', serial, mix);
					expect(card.rows.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
					for (const is of ['free', 'dead', 'special'] as const)
						expect(flat(card).filter((space) => space.is === is)).toHaveLength(mix[is]);
				}
			)
		);
	});

	it('are the same for ever: a name gives its cards again', () => {
		expect(cardOf('puma-tuba', 7, defaultMix)).toEqual(cardOf('puma-tuba', 7, defaultMix));
		expect(cardOf('puma-tuba', 1, defaultMix).rows[0]).toMatchInlineSnapshot(`
			[
			  {
			    "is": "special",
			    "space": "must-diagonal",
			  },
			  {
			    "is": "plain",
			  },
			  {
			    "is": "special",
			    "space": "must-l",
			  },
			  {
			    "is": "dead",
			  },
			  {
			    "is": "plain",
			  },
			  {
			    "is": "plain",
			  },
			]
		`);
		expect(cardsOf('puma-tuba', 3, 5, defaultMix).map(({ serial }) => serial)).toEqual([3, 4, 5]);
	});

	it('have no space that was weighed out, and all others in time', () => {
		const mix = withWeight({ ...defaultMix, special: 24 }, 'reverse', 0);
		const seen = new Set(
			cardsOf('all-kinds', 1, 60, mix).flatMap((card) =>
				flat(card).flatMap((space) => (space.is === 'special' ? [space.space] : []))
			)
		);
		expect(spaces.filter((space) => !seen.has(space))).toEqual(['reverse']);
	});

	it('are named with their mix in an address', () => {
		const odd = withWeight(withWeight(defaultMix, 'reverse', 3), 'must-t', 0);
		for (const mix of [defaultMix, odd]) expect(readMix(mixText(mix))).toEqual(mix);
		expect(withWeight(odd, 'reverse', 1)).toEqual(withWeight(defaultMix, 'must-t', 0));
		for (const text of ['', '2-2', '7-0-0', '0-0-25', '2-2-10-12', 'a-b-c'])
			expect(readMix(text)).toBeUndefined();
	});

	it.each([
		['Puma Tuba', '12', { ok: true, seed: 'puma-tuba', size: 12 }],
		['', '12', { ok: false }],
		['puma', '0', { ok: false }],
		['puma', '241', { ok: false }],
		['puma', '2.5', { ok: false }]
	])('are asked for as %j, %j', (name, size, expected) => {
		expect(readSet(name, size)).toEqual(expected);
	});
});
