// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { box } from '../index';
import { facts } from './facts';
import keeping from '../journals/keeping-v2.json';
import ledger from '../journals/ledger-v1.json';
import tally from '../journals/tally-v1.json';
import { opening, twoPlayers } from './testing';

it('tells every kind of fact in its golden journals', () => {
	const told = [...tally.tables, ...ledger.tables, ...keeping.tables].flatMap(({ rows }) =>
		rows.flatMap((row) => ('fact' in row && row.fact ? [row.fact.type] : []))
	);
	expect(Object.keys(facts).filter((type) => !told.includes(type))).toEqual([]);
});

const people = (count: number) =>
	Array.from({ length: count }, (_, i) => ({ id: String(i), name: `P${String(i)}` }));

describe('a table', () => {
	it.each([
		['four players', { players: people(4), colours: ['red', 'yellow', 'blue', 'green'] }, /length/],
		['one player', { players: people(1), colours: ['red'] }, /length/],
		['two players in one colour', { players: twoPlayers, colours: ['red', 'red'] }, /one for each/],
		['a player without colour', { colours: ['red', 'blue'] }, /one for each/],
		['51 chips of a colour', { chips: 51 }, /value/],
		['a die with five faces', { faces: { letters: [], numbers: [] } }, /faces/],
		['a way of keeping that is not known', { keeping: 'by-heart' }, /keeping/]
	])('is not opened with %s', (_, change, problem) => {
		expect(box.read({ ...opening(), ...change })).toMatchObject({
			ok: false,
			problem: expect.stringMatching(problem) as string
		});
	});

	it('is opened with two or three, and with the app’s own cards', () => {
		expect(box.read(opening()).ok).toBe(true);
		const cards = {
			seed: 'puma-tuba',
			size: 60,
			mix: { free: 2, dead: 2, special: 10, weights: { reverse: 3 } }
		};
		expect(box.read(opening({ players: twoPlayers, cards })).ok).toBe(true);
	});
});
