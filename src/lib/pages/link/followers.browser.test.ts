import '../../../app.css';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { box } from '$lib/games/any-game';
import { opening } from '$lib/games/any-game/rules/testing';
import { language, m } from '$lib/i18n';
import { linking } from '$lib/session/linking.svelte';
import { Table } from '$lib/session/table.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import Followers from './Followers.svelte';
import { host } from './host.svelte';
import PhoneList from './PhoneList.svelte';

let table: Table | undefined;
afterEach(async () => {
	host.phones = [];
	linking.asked = false;
	toasts.clear();
	await table?.close();
});

const one = { ready: true, looks: false, faint: false, wish: undefined };
const said = () => toasts.current?.text;

it('the table hears that a phone asks for a seat, as long as it does, and that the seat went from one phone to another', async () => {
	language.set('en');
	await language.need('link');
	table = await Table.create(box, opening());
	const ana = { ...one, key: 1, player: 'ana' };
	const other = { ...one, key: 2, player: null };
	host.phones = [ana, other];
	await render(Followers, { table });
	expect(said()).toBeUndefined();
	host.phones = [ana, { ...other, wish: 'ana' }];
	await expect.poll(said).toBe(m.link_wishes({ name: 'Ana' }));
	toasts.current?.action?.run();
	expect(linking.asked).toBe(true);
	linking.asked = false;
	host.phones = [ana, other];
	// It would go by itself later.
	await expect.poll(said, { timeout: 2000 }).toBeUndefined();
	host.phones = [ana, { ...other, wish: 'ana' }];
	await expect.poll(said).toBe(m.link_wishes({ name: 'Ana' }));
	host.phones = [
		{ ...ana, player: null },
		{ ...other, player: 'ana' }
	];
	await expect.poll(said).toBe(m.link_seat_moved({ name: 'Ana' }));
});

it('the list of phones says which one asks, and lets it by one tap', async () => {
	language.set('en');
	await language.need('link');
	table = await Table.create(box, opening());
	host.phones = [
		{ ...one, key: 1, player: 'ana' },
		{ ...one, key: 2, player: 'ben', wish: 'ana' }
	];
	await render(PhoneList, { table, reopen: () => undefined });
	await expect.element(page.getByText(m.link_wishes({ name: 'Ana' }))).toBeVisible();
	await expect.element(page.getByRole('button', { name: m.link_allow({ name: 'Ana' }) })).toBeVisible();
	host.phones = [{ ...one, key: 2, player: 'ana' }];
	await expect.element(page.getByText(m.link_wishes({ name: 'Ana' }))).not.toBeInTheDocument();
});
