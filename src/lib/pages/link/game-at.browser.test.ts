import '../../../app.css';
import type { Component } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { box } from '$lib/games/any-game';
import { opening } from '$lib/games/any-game/rules/testing';
// What a screen fetches late Vite finds only where a test names it, and reloads in the middle otherwise.
import '$lib/games/any-game/ui';
import '$lib/games/any-game/link/Own.svelte';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import ChooseSeat from './ChooseSeat.svelte';
import LinkedTable from './LinkedTable.svelte';
import TakeScreen from './TakeScreen.svelte';

let table: Table | undefined;
afterEach(() => table?.close());

it.each<[string, unknown]>([
	['where it asks whose it is', ChooseSeat],
	['where it only looks on', LinkedTable],
	['where a table is to go on there', TakeScreen]
])('a phone calls a game of any kind as its players do, %s', async (_, Screen) => {
	language.set('en');
	await language.need('link');
	table = await Table.create(box, opening({ title: 'Rummy' }));
	const nothing = () => undefined;
	const props = { table, onstay: nothing, onscan: nothing, onwho: nothing };
	await render(Screen as Component<typeof props>, props);
	if (Screen === LinkedTable) await page.getByRole('button', { name: m.link_my_view() }).click();
	await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/Rummy$/);
});
