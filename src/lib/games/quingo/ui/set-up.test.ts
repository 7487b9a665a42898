import { expect, it } from 'vitest';
import { m } from '$lib/i18n';
import { noDice } from '../rules/dice';
import type { QuingoOpening } from '../rules/facts';
import { QuingoSetUp } from './set-up.svelte';

const players = ['ana', 'ben', 'cai'].map((id) => ({ id, name: id }));

it('no more dice are lost than the pool has, player dice set aside; without real dice none is asked for [G-1] [Q-3]', () => {
	const setUp = new QuingoSetUp(undefined);
	setUp.rolling = 'dice';
	setUp.lost = { ...noDice, d6: 5 };
	expect(setUp.opening(players, 'seed')).toMatchObject({ ok: true, opening: { lost: { d6: 5 } } });
	setUp.lost = { ...noDice, d6: 6 };
	const sentence = m.quingo_no_not_in_the_set({ has: 5, sides: 6, said: 6 });
	expect(setUp.opening(players, 'seed')).toEqual({ ok: false, sentence });
	setUp.rolling = 'app';
	expect(setUp.opening(players, 'seed').ok).toBe(true);
});

it('a pool of one die is not said to have dice', () => {
	const setUp = new QuingoSetUp(undefined);
	setUp.set = { ...noDice, d6: 3, d20: 1 };
	expect(setUp.summary(players)).toBe('3 players, 1 die in the pool');
	setUp.set = { ...noDice, d6: 3, d20: 2 };
	expect(setUp.summary(players)).toBe('3 players, 2 dice in the pool');
	// What is missing for a player takes none away.
	setUp.set = { ...noDice, d6: 2, d20: 2 };
	expect(setUp.pool(players)).toBe(2);
});

it('more players than d6 are told so before the start, and what to do; on sheets alone the box is not asked for its dice [Q-3]', () => {
	const nine = Array.from({ length: 9 }, (_, i) => ({ id: `p${i}`, name: `P${i}` }));
	const setUp = new QuingoSetUp(undefined);
	const sentence = 'The box has 8 d6 for 9 players: add more under “Dice in the box”.';
	expect(setUp.summary(nine)).toBe(sentence);
	expect(setUp.opening(nine, 'seed')).toEqual({ ok: false, sentence });
	setUp.keeping = 'sheets';
	setUp.rolling = 'dice';
	expect(setUp.summary(nine)).toBe('9 players, sheets only');
	expect(setUp.opening(nine, 'seed')).toMatchObject({ ok: true, opening: { set: { d6: 9 } } });
});

it('who was the youngest at the last table is the youngest of those who sat there, and of nobody else [Q-4]', () => {
	const last = new QuingoSetUp(undefined);
	last.youngest = 'ben';
	const { opening } = last.opening(players.slice(0, 2), 'seed') as { opening: QuingoOpening };
	const next = new QuingoSetUp(opening);
	expect(next.youngestAmong(players.slice(0, 2))?.id).toBe('ben');
	expect(next.youngestAmong(players)).toBeUndefined();
	expect(next.opening(players, 'seed')).toMatchObject({ opening: { youngest: null } });
});
