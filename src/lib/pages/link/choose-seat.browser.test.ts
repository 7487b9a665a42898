import '../../../app.css';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { box } from '$lib/games/any-game';
import { opening } from '$lib/games/any-game/rules/testing';
// What a screen fetches late Vite finds only where a test names it, and reloads in the middle otherwise.
import '$lib/games/any-game/ui';
import { language, m } from '$lib/i18n';
import { protocol, wider, written, type ToPhone } from '$lib/link/messages';
import { wirePair } from '$lib/link/wire.testing';
import { Table } from '$lib/session/table.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { doubleTap } from '$lib/ui/table/double-tap';
import ChooseSeat from './ChooseSeat.svelte';
import Linked from './Linked.svelte';
import { phone } from './phone.svelte';

let table: Table | undefined;
afterEach(() => table?.close());

it('what was said before does not lie over the question whose phone it is, but what was not taken is said there', async () => {
	language.set('en');
	await language.need('link');
	table = await Table.create(box, opening());
	const props = { table, onstay: () => undefined };
	toasts.show(m.link_gone_looking());
	const { unmount } = await render(ChooseSeat, props);
	await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(m.link_who());
	// At once: it would go by itself.
	expect(page.getByTestId('toast').elements()).toEqual([]);
	await unmount();
	toasts.show(m.link_said_before());
	await render(ChooseSeat, props);
	await expect.element(page.getByTestId('toast')).toHaveTextContent(m.link_said_before());
	toasts.clear();
});

it('at fixed pairs nobody new is asked for their name, and it says why [AG-3] [PB-22]', async () => {
	language.set('en');
	await language.need('link');
	const players = ['Ana', 'Ben', 'Carla', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }));
	const partners: [string, string][] = [
		['ana', 'carla'],
		['ben', 'dora']
	];
	table = await Table.create(box, opening({ players, partners }));
	const field = page.getByRole('textbox', { name: m.link_new_name() });
	const { unmount } = await render(ChooseSeat, { table, onstay: () => undefined });
	await expect.element(page.getByText(m.link_pairs_fixed())).toBeVisible();
	await expect.element(field).not.toBeInTheDocument();
	await unmount();
	await table.close();
	table = await Table.create(box, opening({ players }));
	await render(ChooseSeat, { table, onstay: () => undefined });
	await expect.element(field).toBeVisible();
	await expect.element(page.getByText(m.link_pairs_fixed())).not.toBeInTheDocument();
});

it('where another phone does not answer it is asked whose this one is now, and no tap made before says so', async () => {
	language.set('en');
	await language.need('link');
	table = await Table.create(box, opening());
	const line = wirePair();
	const heard: string[] = [];
	line.owner.onmessage = (text) => heard.push(String(text));
	const tell = (...messages: readonly ToPhone[]) => {
		for (const message of messages) line.owner.send(written(message));
		while (line.deliver('phone'));
	};
	const told = () => {
		while (line.deliver('owner'));
		return heard;
	};
	phone.follow(line.phone, table);
	const seats = { t: 'seats', player: null, may: 'look', away: false } as const;
	tell(
		{ t: 'welcome', p: protocol, box: box.id, table: table.id, reset: true },
		{ t: 'rows', rows: table.rows, taken: [], all: true },
		{ ...seats, linked: ['ana'] }
	);
	await expect.poll(() => phone.seat.linked).toEqual(['ana']);
	await render(ChooseSeat, { table, onstay: () => undefined });
	await page.getByRole('button', { name: /^Ana/ }).click();
	const sit = { t: 'sit', player: 'ana' };
	expect(told().slice(1)).toEqual([JSON.stringify(sit)]);
	tell({ t: 'no', why: { why: 'seat-taken' } });
	await expect.element(page.getByText(m.link_seat_taken())).toBeVisible();
	const yes = page.getByRole('button', { name: m.link_seat_yes({ name: 'Ana' }) });
	await expect.element(yes).not.toBeInTheDocument();
	tell({ t: 'no', why: { why: 'seat-silent' } });
	await expect.poll(() => yes.query()).not.toBeNull();
	yes.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
	expect(told()).toHaveLength(2);
	await expect.element(page.getByText(m.link_seat_silent({ name: 'Ana' }))).toBeVisible();
	await new Promise((resolve) => setTimeout(resolve, doubleTap));
	await yes.click();
	expect(told().slice(2)).toEqual([JSON.stringify({ ...sit, sure: true })]);
	// The other phone has gone: nothing keeps from the seat.
	tell({ t: 'no', why: { why: 'seat-taken' } });
	await expect.element(page.getByText(m.link_seat_taken())).toBeVisible();
	tell({ ...seats, linked: [] });
	await expect.element(page.getByText(m.link_seat_taken())).not.toBeInTheDocument();
	// Whose seat goes to another phone has not asked for it there: the table has nothing to allow yet.
	tell({ ...seats, player: 'ana', linked: ['ana'] }, { t: 'no', why: { why: 'seat-taken' } });
	tell({ ...seats, linked: ['ana'] });
	await expect.element(page.getByText(m.link_seat_moved({ name: 'Ana' }))).toBeVisible();
	await expect.element(page.getByText(m.link_seat_taken())).not.toBeInTheDocument();
	await phone.leave();
});

it('everybody has the colour that the table tells of them, on the page that follows it alone', async () => {
	language.set('en');
	await language.need('link');
	const players = ['Fay', 'Eve'].map((name) => ({ id: `${name} elsewhere`, name }));
	table = await Table.create(box, opening({ players }));
	const line = wirePair();
	const tell = (...messages: readonly ToPhone[]) => {
		for (const message of messages) line.owner.send(written(message));
		while (line.deliver('phone'));
	};
	phone.follow(line.phone, table);
	tell(
		{ t: 'welcome', p: wider, box: box.id, table: table.id, reset: true },
		{ t: 'rows', rows: table.rows, taken: [], all: true }
	);
	await expect.poll(() => phone.table?.id).toBe(table.id);
	const { unmount } = await render(Linked);
	await expect.element(page.getByRole('button', { name: /Fay/ })).toBeVisible();
	const colours = () =>
		['Fay', 'Eve'].map((name) =>
			page
				.getByRole('button', { name: new RegExp(name) })
				.element()
				.getAttribute('data-colour')
		);
	// By the seats, until the table has said more.
	expect(colours()).toEqual(['red', 'yellow']);
	tell({ t: 'besides', colours: { 'Eve elsewhere': 'teal', 'Fay elsewhere': 'a newer one' } });
	await expect.poll(colours).toEqual(['red', 'teal']);
	await unmount();
	// The line holds, and this device opens a table of its own.
	const other = await render(ChooseSeat, { table, onstay: () => undefined });
	tell({ t: 'besides', colours: { 'Eve elsewhere': 'pink' } });
	await expect.poll(() => phone.seat.besides.colours).toEqual({ 'Eve elsewhere': 'pink' });
	expect(colours()).toEqual(['red', 'yellow']);
	await other.unmount();
	await phone.leave();
});
