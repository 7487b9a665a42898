import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sure } from '$lib/domain/sure';
import { m } from '$lib/i18n';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import { announced, opening } from '../rules/testing';
import TableScreen from './TableScreen.svelte';

beforeEach(async () => {
	begin();
	await page.viewport(320, 568);
});
afterEach(async () => {
	await page.viewport(414, 896);
	await leave();
});

const player = (name: string) => ({ id: name.toLowerCase(), name });
const left = (name: string) =>
	[announced(name.toLowerCase(), name === 'Carla' ? 'across-2' : 'across-3'), name.toLowerCase()] as const;

it('six who played are above their own boxes on the pad’s list, on the smallest phone', async () => {
	await shown(
		box,
		TableScreen,
		opening({ keeping: 'pad', players: ['Ana', 'Ben', 'Carla', 'Dora'].map(player) }),
		...['Carla', 'Dora'].flatMap((name) => {
			const [won, id] = left(name);
			return [won, { type: 'player.left', player: id } as const];
		}),
		...['Eva', 'Fin'].map((name) => ({ type: 'player.joined', player: player(name) }) as const)
	);
	await tap(button(m.sino_pad_list()));
	const pad = page.getByTestId('pad');
	await expect.element(pad).toBeVisible();
	const lefts = (line: Element) =>
		[...line.children].slice(1).map((box) => {
			const { left, width } = box.getBoundingClientRect();
			return Math.round(left + width / 2);
		});
	const lines = [...pad.element().querySelectorAll('.line')].map(lefts);
	const head = sure(lines[0]);
	expect(head).toHaveLength(6);
	for (const line of lines) expect(line).toEqual(head);
});

it('how many rows are left is not broken after its number', async () => {
	await shown(box, TableScreen, opening({ keeping: 'pad' }));
	const heading = page.getByRole('heading', { name: /Score pad/ });
	await expect.element(heading).toBeVisible();
	const text = sure([...heading.element().querySelectorAll('span')].at(0)).lastChild;
	const words = text?.textContent ?? '';
	const top = (at: number) => {
		const range = document.createRange();
		range.setStart(sure(text ?? undefined), at);
		range.setEnd(sure(text ?? undefined), at + 1);
		return range.getBoundingClientRect().top;
	};
	const broken: number[] = [];
	for (let width = 280; width < 520; width += 4) {
		await page.viewport(width, 640);
		if (top(words.indexOf('21')) !== top(words.indexOf('rows'))) broken.push(width);
	}
	expect(broken).toEqual([]);
});

it('on a phone on its side the board of the pad is as high as the screen lets it be, with four players in sight', async () => {
	await page.viewport(844, 390);
	await shown(
		box,
		TableScreen,
		opening({ keeping: 'pad', players: ['Ana', 'Ben', 'Carla', 'Dora'].map(player) })
	);
	await expect.element(page.getByTestId('pad')).toBeVisible();
	const space = sure(document.querySelector('[data-line="across-1"]') ?? undefined);
	const { width, height } = space.getBoundingClientRect();
	expect(Math.min(width, height)).toBeGreaterThan(34);
	for (const button of page.getByRole('button', { name: /bonus/i }).elements())
		expect(button.getBoundingClientRect().bottom).toBeLessThan(390);
});
