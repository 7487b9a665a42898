import '../../../../app.css';
import type { Component } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { language, m } from '$lib/i18n';
import type { Pattern } from '../rules/patterns';
import { Hand } from '../ui/cards/hand.svelte';
import CatchUp from './CatchUp.svelte';
import { codeOfCalls } from './catch-up';
import { camera, fakeCamera } from './fake-camera.testing';

beforeEach(fakeCamera);

const cards = { seed: 'catch-up', size: 60 };

/** Opens a hand of two cards that looks at a caller's code. */
async function looking() {
	language.set('en');
	const hand = await Hand.open(cards.seed, cards.size, 7, [7, 8]);
	hand.all((card) => card.newRound());
	const screen: unknown = CatchUp;
	await render(screen as Component<{ hand: Hand }>, { hand });
	await page.getByRole('button', { name: m.link_catch_up() }).click();
	const look = (number: number, calls: readonly number[], pattern?: Pattern, freeCentre = false) =>
		camera.look?.(codeOfCalls(cards, { number, calls, pattern }, 'Ana', freeCentre));
	return { hand, look };
}

it('what lies on the cards from an earlier round comes off, and comes back at one undo', async () => {
	const { hand, look } = await looking();
	const [one, other] = hand.cards;
	const [first = [], second = []] = one?.card.rows ?? [];
	for (const number of first) one?.tap(number);
	expect(one?.lines).toHaveLength(1);
	const calls = [...first.slice(0, 2), ...second.slice(0, 1)];
	await look(2, calls);
	await expect.element(page.getByText(m.link_stale())).toBeVisible();
	await page.getByRole('button', { name: m.link_cover_missed() }).click();
	expect(one?.covers.covered.toSorted()).toEqual(calls.toSorted());
	expect(other?.covers.covered.every((number) => calls.includes(number))).toBe(true);
	hand.undo();
	expect(one?.covers.covered).toEqual(first);
});

it('at the first call of a round nothing is to be covered, and the old markers come off', async () => {
	const { hand, look } = await looking();
	const [one] = hand.cards;
	one?.tap(one.card.rows[0]?.[0] ?? 0);
	await look(3, []);
	await page.getByRole('button', { name: m.parker_new_round() }).click();
	expect(one?.covers.covered).toEqual([]);
});

it('a marker on a number of this round stays', async () => {
	const { hand, look } = await looking();
	const [one] = hand.cards;
	const row = one?.card.rows[0] ?? [];
	one?.tap(row[0] ?? 0);
	await look(2, row);
	await expect.element(page.getByRole('button', { name: m.link_cover_missed() })).toBeVisible();
	expect(page.getByText(m.link_stale()).query()).toBeNull();
});

it('what the house plays for is heard with the calls, and a line alone is no bingo then [PB-3] [PB-23]', async () => {
	const { hand, look } = await looking();
	const [one] = hand.cards;
	const row = one?.card.rows[0] ?? [];
	for (const number of row) one?.tap(number);
	expect(one?.lines).toHaveLength(1);
	await look(1, row, 'letter-t', true);
	expect(one?.lines).toEqual([]);
	expect(hand.cards.map(({ covers }) => [covers.pattern, covers.freeCentre])).toEqual([
		['letter-t', true],
		['letter-t', true]
	]);
	await page.getByRole('button', { name: m.shell_close() }).click();
	// Where there is no code to look at, it is chosen.
	await page.getByLabelText(m.parker_pattern()).selectOptions(m.parker_pattern_line());
	expect(one?.lines).toHaveLength(1);
});
