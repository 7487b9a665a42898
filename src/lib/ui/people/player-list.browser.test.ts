import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../app.css';
import { language, m } from '$lib/i18n';
import PlayerList from './PlayerList.svelte';
import { Seats } from './seats.svelte';
import { toasts } from '../feedback/toasts.svelte';

beforeEach(() => {
	language.set('en');
	toasts.clear();
});

const seatNames = () =>
	[...document.querySelectorAll('ol li span:last-child')].map((name) => name.textContent).join(' ');

async function playerList(...names: string[]) {
	const seats = new Seats();
	const screen = await render(PlayerList, { seats, known: [{ id: 'emil', name: 'Emil' }] });
	const field = screen.getByRole('textbox', { name: 'Name' });
	for (const name of names) {
		await field.fill(name);
		await userEvent.keyboard('{Enter}');
	}
	return { seats, screen, field };
}

it('the player list takes names with Enter and remembered people with a tap', async () => {
	const { screen } = await playerList('Ana', 'Ben');
	await userEvent.click(screen.getByRole('button', { name: 'Add Emil' }));
	expect(seatNames()).toBe('Ana Ben Emil');
	await expect.element(screen.getByRole('button', { name: 'Add Emil' })).not.toBeInTheDocument();
});

it('the player list says at the field why a name is not added, until the next key', async () => {
	const { screen, field } = await playerList('Ana', 'ana');
	await expect.element(screen.getByText(m.new_no_same({ name: 'Ana' }))).toBeVisible();
	await expect.element(field).toHaveAccessibleDescription(m.new_no_same({ name: 'Ana' }));
	await expect.element(field).toHaveValue('ana');
	await userEvent.keyboard('b');
	await expect.element(screen.getByText(m.new_no_same({ name: 'Ana' }))).not.toBeInTheDocument();
});

it('a full table has no free seat', async () => {
	const seats = new Seats(2);
	const screen = await render(PlayerList, { seats });
	const free = screen.getByRole('button', { name: m.new_free_seat() });
	await expect.element(free).toBeVisible();
	for (const name of ['Ana', 'Ben']) {
		seats.typed = name;
		seats.addTyped([]);
	}
	await expect.element(free).not.toBeInTheDocument();
});

it('the player list scrolls to why a name is not added, where the field lies at the foot of the screen', async () => {
	await page.viewport(320, 300);
	const { screen } = await playerList('Ana', 'Ben', 'Carla', 'ana');
	await expect.element(screen.getByText(m.new_no_same({ name: 'Ana' }))).toBeInViewport({ ratio: 1 });
});

it('the word at the free seat is not broken on the smallest phone, however large the letters', async () => {
	await page.viewport(320, 568);
	language.set('es');
	document.documentElement.style.fontSize = '200%';
	try {
		const screen = await render(PlayerList, { seats: new Seats() });
		const word = screen.getByText('Añadir', { exact: true });
		await expect.element(word).toBeVisible();
		const range = document.createRange();
		range.selectNodeContents(word.element());
		expect(range.getClientRects()).toHaveLength(1);
	} finally {
		document.documentElement.style.fontSize = '';
	}
});

it('a seat that is picked out is moved by keyboard, round the table, and the focus stays', async () => {
	const { screen } = await playerList('Ana', 'Ben', 'Carla');
	(screen.getByRole('button', { name: 'Ana, seat 1' }).element() as HTMLElement).focus();
	await userEvent.keyboard('{Enter}');
	const earlier = screen.getByRole('button', { name: m.new_earlier({ name: 'Ana' }) });
	await expect.element(earlier).toHaveFocus();
	const later = screen.getByRole('button', { name: m.new_later({ name: 'Ana' }) });
	(later.element() as HTMLElement).focus();
	await userEvent.keyboard('{Enter}');
	await vi.waitFor(() => expect(seatNames()).toBe('Ben Ana Carla'));
	await expect.element(later).toHaveFocus();
	await userEvent.keyboard('{Enter}{Enter}');
	// The last seat is beside the first.
	await vi.waitFor(() => expect(seatNames()).toBe('Ana Ben Carla'));
});

it('a name is dragged round the table to another seat', async () => {
	await playerList('Ana', 'Ben', 'Carla');
	const [first, , third] = [...document.querySelectorAll<HTMLElement>('ol button')];
	await userEvent.dragAndDrop(third!, first!);
	await vi.waitFor(() => expect(seatNames()).toBe('Carla Ana Ben'));
	// A drag is no tap.
	expect(document.querySelector('[aria-expanded="true"]')).toBeNull();
});

it('more players than fit round the table are a list', async () => {
	const all = Array.from({ length: 13 }, (_, i) => `P${String(i + 1)}`);
	const { seats, screen } = await playerList(all.join(', '));
	await vi.waitFor(() => expect(seats.players).toHaveLength(13));
	await userEvent.click(screen.getByRole('button', { name: m.new_later({ name: 'P1' }), exact: true }));
	await vi.waitFor(() => expect(seats.players[1]!.name).toBe('P1'));
});

it.each([
	[320, 568],
	[1180, 820]
])(
	'a name too wide for its seat at a crowded table of %i is whole: then they are a list [G-5]',
	async (...size) => {
		await page.viewport(...size);
		const wide = 'W'.repeat(24);
		const { screen, field } = await playerList('A, B, C, D, E, F, G', 'Maximilianawilhelminabea');
		const drawn = screen.getByRole('button', { name: m.new_free_seat() });
		await expect.element(drawn).toBeVisible();
		await field.fill(wide);
		await userEvent.keyboard('{Enter}');
		await expect.element(drawn).not.toBeInTheDocument();
		await expect.element(screen.getByText(wide)).toBeVisible();
		await userEvent.click(screen.getByRole('button', { name: m.new_remove({ name: wide }) }));
		await expect.element(drawn).toBeVisible();
	}
);

it('somebody taken off the list can be put back into the same seat', async () => {
	const { screen } = await playerList('Ana', 'Ben', 'Carla');
	await userEvent.click(screen.getByRole('button', { name: 'Ben, seat 2' }));
	await userEvent.click(screen.getByRole('button', { name: m.new_remove({ name: 'Ben' }) }));
	await vi.waitFor(() => expect(seatNames()).toBe('Ana Carla'));
	await expect.element(screen.getByRole('button', { name: 'Carla, seat 2' })).toHaveFocus();
	toasts.current!.action!.run();
	await vi.waitFor(() => expect(seatNames()).toBe('Ana Ben Carla'));
});
