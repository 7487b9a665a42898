import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { language, m } from '$lib/i18n';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import { lines } from '../rules/board';
import type { SinoFact } from '../rules/facts';
import { announced, opening } from '../rules/testing';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

const seat = (name: string) => ({ id: name.toLowerCase(), name });
const table = opening({ keeping: 'pad', players: ['Ana', 'Bruno', 'Carla', 'Diego'].map(seat) });
/** One of four left, another player joined, and a total has three digits. */
const facts: readonly SinoFact[] = [
	...lines.slice(0, 2).map((line) => announced('ana', line)),
	{ type: 'player.left', player: 'carla' },
	{ type: 'player.joined', player: seat('Elena') },
	...lines.slice(3, 11).map((line) => announced('elena', line))
];
const boards: SinoFact = {
	...{ type: 'keeping.changed', keeping: 'boards', turn: 'ana' },
	boards: ['ana', 'bruno', 'diego', 'elena'].map((player) => ({ player, covered: [] }))
};
const sizes = [
	[390, 844],
	[390, 664],
	[320, 568]
] as const;

it.each(sizes)(
	'the small board of one with three digits is seen beside four others: %i x %i',
	async (w, h) => {
		await page.viewport(w, h);
		await shown(box, TableScreen, table, ...facts, boards);
		const tile = page.getByRole('button', { name: /^Elena/ });
		await expect.element(tile).toBeVisible();
		const board = tile.element().querySelector('.mini');
		expect(board?.getBoundingClientRect().width).toBeGreaterThanOrEqual(14);
	}
);

it.each(sizes)('the list of the pad has room for five, and breaks no colour: %i x %i', async (w, h) => {
	await page.viewport(w, h);
	language.set('es');
	await shown(box, TableScreen, table, ...facts);
	await tap(button(m.sino_pad_list()));
	const pad = page.getByTestId('pad').element();
	const boxes = [...pad.querySelectorAll('li button, .short')].map((one) => one.getBoundingClientRect());
	expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(w);
	const words = [...pad.querySelectorAll('.short')].map((one) => one.getBoundingClientRect().height);
	expect(new Set(words.map(Math.round)).size).toBe(1);
});

it('each who joined late has a colour of their own on the pad', async () => {
	await page.viewport(390, 844);
	const more = ['Fina', 'Gala'].flatMap((name): readonly SinoFact[] => [
		{ type: 'player.left', player: name === 'Fina' ? 'diego' : 'bruno' },
		{ type: 'player.joined', player: seat(name) }
	]);
	await shown(box, TableScreen, table, ...facts, ...more);
	await expect.element(page.getByTestId('pad')).toBeVisible();
	const badges = page.getByTestId('pad').element().querySelectorAll('li .badge');
	const colours = [...badges].map((badge) => getComputedStyle(badge).backgroundColor);
	expect(colours).not.toContain('rgba(0, 0, 0, 0)');
	expect(new Set(colours).size).toBe(7);
});
