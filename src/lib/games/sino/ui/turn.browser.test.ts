import { afterEach, beforeEach, expect, it } from 'vitest';
import { m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { doubleTap } from '$lib/ui/table/double-tap';
import { begin, button, leave, rest, shown } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { SinoFact } from '../rules/facts';
import { opening } from '../rules/testing';
import TableScreen from './TableScreen.svelte';

let table: Table;
let from = 0;
beforeEach(async () => {
	begin();
	from = announcer.lines.at(-1)?.id ?? 0;
	table = await shown(box, TableScreen, opening());
	await expect.element(button(m.sino_roll_all())).toBeVisible();
});
afterEach(leave);

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
