import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import type { Fact } from '$lib/domain/rows';
import type { Table } from '$lib/session/table.svelte';
import { anew, begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box as bingOh } from './bing-oh';
import * as b from './bing-oh/rules/testing';
import { spaceAt } from './bing-oh/text/names';
import BingOhScreen from './bing-oh/ui/TableScreen.svelte';

// What is half entered stays while a linked phone records something else.
beforeEach(begin);
afterEach(leave);

const sheet = page.getByRole('dialog');
const inSheet = (name: string) => sheet.getByRole('button', { name, exact: true });
async function inMenu(label: string): Promise<void> {
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${label}`)));
}
/** A phone records something, as the owner's device takes it. */
function phoneSays(table: Table, ...facts: readonly Fact[]): void {
	for (const fact of facts) expect(table.record(fact)).toEqual({ ok: true });
}
const rolls = [b.dealt(), { type: 'start.named', player: 'ana' }, ...b.turn('ana'), ...b.turn('ben')];
const n3 = spaceAt({ letter: 'N', number: 3 });

it('chips that are counted, until they are recorded [B-2]', async () => {
	const table = await shown(bingOh, BingOhScreen, b.opening({ dice: 'real' }), ...rolls);
	const field = sheet.getByRole('textbox', { name: m.bingoh_in_reserve({ name: 'Ben' }) });
	await inMenu(m.bingoh_count());
	await field.fill('1');
	phoneSays(table, b.rolled('cai'));
	await expect.element(field).toHaveValue('1');
	await sheet.getByRole('textbox', { name: m.bingoh_in_reserve({ name: 'Ana' }) }).fill('47');
	await expect.element(field).toHaveValue('1');
	await tap(inSheet(m.bingoh_count_do()));
	expect(table.rows.at(-1)).toMatchObject({ fact: { type: 'chips.counted' } });
	expect(table.undo()).toEqual({ ok: true });
	await inMenu(m.bingoh_count());
	await expect.element(field).toHaveValue('0');
});

it('how the chips lie, told for a ledger [G-1]', async () => {
	const table = await shown(bingOh, BingOhScreen, b.opening({ keeping: 'tally' }));
	await inMenu(m.table_menu_people());
	await tap(sheet.getByText(m.bingoh_ledger(), { exact: true }));
	const each = sheet.getByRole('textbox', { name: m.bingoh_chips_each() });
	await each.fill('30');
	phoneSays(table, b.rolled('ana'));
	await expect.element(each).toHaveValue('30');
});

it('a roll that is put right [B-3]', async () => {
	const table = await shown(bingOh, BingOhScreen, b.opening({ dice: 'real' }), ...rolls);
	await inMenu(m.log_title());
	await tap(inSheet(m.table_meant_what({ what: n3 })).first());
	await tap(inSheet('H'));
	phoneSays(table, b.rolled('cai'));
	await expect.element(inSheet('H')).toHaveAttribute('aria-pressed', 'true');
	await anew();
	await expect.element(inSheet('H')).toHaveAttribute('aria-pressed', 'true');
});
