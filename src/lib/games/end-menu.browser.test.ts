import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Box } from '$lib/domain/box';
import type { Opening } from '$lib/domain/opening';
import type { Fact } from '$lib/domain/rows';
import { sure } from '$lib/domain/sure';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-svelte';
import { m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box as bingOh } from './bing-oh';
import * as b from './bing-oh/rules/testing';
import BingOhScreen from './bing-oh/ui/TableScreen.svelte';
import { box as quingo } from './quingo';
import * as q from './quingo/rules/testing';
import QuingoScreen from './quingo/ui/TableScreen.svelte';
import { box as parker } from './parker-bingo';
import * as p from './parker-bingo/rules/testing';
import { tileName } from './parker-bingo/text/names';
import ParkerScreen from './parker-bingo/ui/TableScreen.svelte';

beforeEach(begin);
afterEach(leave);
afterEach(() => vi.restoreAllMocks());

interface Over {
	readonly box: Box;
	readonly screen: unknown;
	readonly opening: Opening;
	readonly facts: readonly Fact[];
	/** What the box's own lines of the menu were. */
	readonly gone: () => string[];
}
const tables: Readonly<Record<string, Over>> = {
	'Parker Bingo': {
		box: parker,
		screen: ParkerScreen,
		opening: p.opening(),
		facts: [...p.called(12), p.ended],
		gone: () => [m.parker_correct_title()]
	},
	'Bing-Oh!': {
		box: bingOh,
		screen: BingOhScreen,
		opening: b.opening(),
		facts: [{ type: 'game.ended' }],
		gone: () => [m.bingoh_count(), m.bingoh_faces()]
	}
};

it.each(Object.keys(tables))(
	'the menu of a game of %s that is over offers nothing that would be refused',
	async (name) => {
		const { box, screen, opening, facts, gone } = sure(tables[name]);
		await shown(box, screen, opening, ...facts);
		await tap(button(m.table_menu_label()));
		await expect.element(button(new RegExp(`^${m.log_title()}`))).toBeVisible();
		for (const name of [m.table_menu_people(), ...gone()])
			expect(button(new RegExp(`^${name}`)).elements(), name).toEqual([]);
	}
);

/** What the menu of a table in play has for the table's own device alone. */
const tablesOwn: Readonly<Record<string, Over>> = {
	'Parker Bingo': {
		...sure(tables['Parker Bingo']),
		facts: p.called(12),
		gone: () => [m.parker_correct_title(), m.parker_close_round(), m.parker_end_evening()]
	},
	'Bing-Oh!': {
		...sure(tables['Bing-Oh!']),
		facts: [b.dealt()],
		gone: () => [m.bingoh_count(), m.bingoh_faces(), m.table_end_game()]
	},
	Quingo: {
		...{ box: quingo, screen: QuingoScreen, opening: q.opening(), facts: q.prepared },
		gone: () => [m.table_end_game()]
	}
};

it.each(Object.keys(tablesOwn))(
	'a player’s own phone at a table of %s is offered nothing of the table’s own',
	async (name) => {
		const guest = vi.spyOn(Table.prototype, 'guest', 'get').mockReturnValue(undefined);
		const { box, screen, opening, facts, gone } = sure(tablesOwn[name]);
		await shown(box, screen, opening, ...facts);
		await tap(button(m.table_menu_label()));
		const lines = [m.table_menu_people(), ...gone()];
		for (const line of lines) await expect.element(button(new RegExp(`^${line}`))).toBeVisible();
		await leave();
		cleanup();
		guest.mockReturnValue('ana');
		await shown(box, screen, opening, ...facts);
		await tap(button(m.table_menu_label()));
		await expect.element(button(new RegExp(`^${m.log_title()}`))).toBeVisible();
		for (const line of lines) expect(button(new RegExp(`^${line}`)).elements(), line).toEqual([]);
	}
);

it('on a phone that plays for everyone an end starts no game of the phone’s own', async () => {
	const { box, screen, opening, facts } = sure(tables['Parker Bingo']);
	const again = () => button(m.table_new_game());
	const table = await shown(box, screen, opening, ...facts);
	await expect.element(again()).toBeVisible();
	expect(table.remote).toBe(false);
	await leave();
	cleanup();
	vi.spyOn(Table.prototype, 'remote', 'get').mockReturnValue(true);
	await shown(box, screen, opening, ...facts);
	await expect.element(button(m.table_play_on())).toBeVisible();
	expect(again().elements()).toEqual([]);
});

it('a window that only watches shows the history to read, and the one that plays to put right', async () => {
	const { box, screen, opening } = sure(tables['Parker Bingo']);
	await shown(box, screen, opening, ...p.called(12));
	const history = async () => {
		await tap(button(m.table_menu_label()));
		await tap(button(new RegExp(`^${m.log_title()}`)));
		await expect.element(page.getByRole('dialog').getByText(tileName(12))).toBeVisible();
	};
	const acts = () => page.getByRole('dialog').getByRole('listitem').getByRole('button').elements().length;
	await history();
	expect(acts()).toBeGreaterThan(0);
	await leave();
	cleanup();
	await shown(box, screen, opening, ...p.called(12));
	vi.spyOn(Table.prototype, 'watching', 'get').mockReturnValue(true);
	await history();
	expect(acts()).toBe(0);
});
