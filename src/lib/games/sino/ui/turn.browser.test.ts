import '../../../../app.css';
import type { Component } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { doubleTap } from '$lib/ui/table/double-tap';
import { rest } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { SinoFact } from '../rules/facts';
import { opening } from '../rules/testing';
import TableScreen from './TableScreen.svelte';

let table: Table;
let from = 0;
beforeEach(async () => {
	language.set('en');
	toasts.clear();
	from = announcer.lines.at(-1)?.id ?? 0;
	table = await Table.create(box, opening());
	await render(TableScreen as unknown as Component<{ table: Table }>, { table });
	await expect.element(button(m.sino_roll_all())).toBeVisible();
});
afterEach(() => table.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heard = () => announcer.lines.filter(({ id }) => id > from).map(({ text }) => text);
const record = (...facts: readonly SinoFact[]) => expect(table.record(...facts)).toEqual({ ok: true });

it('who leaves in their turn takes the chosen dice with them, and the next turn is heard [S-2] [S-3]', async () => {
	await button('blue').click();
	await button('red').click();
	await expect.element(button(m.sino_roll_these({ colours: 'blue and red' }))).toBeVisible();
	record({ type: 'player.left', player: 'ana' });
	await expect.element(button(m.sino_roll_all())).toBeVisible();
	await expect.element(button('blue')).toHaveAttribute('aria-pressed', 'false');
	await expect.poll(heard).toContain(m.sino_turn_of({ name: 'Ben' }));
});

it('a turn that ends, and one that is undone, is heard once [S-2]', async () => {
	await button(m.sino_roll_all()).click();
	await rest(doubleTap);
	await button(m.sino_end_turn()).click();
	const of = (name: string) => heard().filter((text) => text === m.sino_turn_of({ name })).length;
	await expect.poll(() => of('Ben')).toBe(1);
	await rest(doubleTap);
	await button(m.shell_undo()).click();
	await expect.poll(() => of('Ana')).toBe(1);
	expect(of('Ben')).toBe(1);
});
