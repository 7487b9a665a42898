import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import { seat } from '../link/seat';
import type { BingOhFact } from '../rules/facts';
import type { Context } from '../rules/game';
import * as b from '../rules/testing';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

const begun: readonly BingOhFact[] = [
	b.dealt(),
	{ type: 'start.named', player: 'ana' },
	...b.turn('ana', ['ben']),
	b.named('ben', 'must-t')
];
const sheet = page.getByRole('dialog');
const calls = (name: string) => tap(sheet.getByRole('button', { name: new RegExp(`^${name}`) }));
const otherShape = () => tap(sheet.getByText(m.bingoh_no(), { exact: true }));

it('a shape that is another one is no BING-OH!, and from there the table plays on [B-10]', async () => {
	const table = await shown(box, TableScreen, b.opening({ dice: 'real' }), ...begun);
	const rows = table.rows.length;
	await tap(page.getByTestId('bingoh'));
	await calls('Ben');
	await otherShape();
	await tap(page.getByTestId('end-round'));
	await expect.element(sheet.getByRole('alert')).toHaveTextContent(/^Ben/);
	// Nobody overrules the table but the table.
	expect(page.getByTestId('overrule').query()).toBeNull();
	await tap(button(m.table_play_on()));
	await expect.element(sheet).not.toBeInTheDocument();
	expect(table.rows).toHaveLength(rows);
});

it('beside a shape that is another one, another call can still be seen by the table alone [B-7] [B-10]', async () => {
	const table = await shown(box, TableScreen, b.opening({ dice: 'real' }), ...begun);
	await tap(page.getByTestId('bingoh'));
	await calls('Ana');
	await calls('Ben');
	await otherShape();
	await tap(page.getByTestId('end-round'));
	await tap(page.getByTestId('overrule'));
	await expect.element(page.getByTestId('ask')).toHaveTextContent(m.bingoh_ask_deal());
	expect(table.rows.at(-1)).toMatchObject({
		fact: { type: 'bingoh.called', calls: [{ player: 'ana', shape: 'row', seen: true }] }
	});
});

it('who called on a phone is asked about at once, and closed without an end it is asked no more [B-7]', async () => {
	const table = await shown(box, TableScreen, b.opening({ dice: 'real' }), ...begun);
	await expect.element(page.getByTestId('bingoh')).toBeVisible();
	const { draws } = table.snapshot.context as Context;
	table.setDraft(seat.fill?.(table, 'cai', { roll: draws }));
	await expect.element(sheet.getByRole('button', { name: /^Cai/ })).toHaveAttribute('aria-pressed', 'true');
	await tap(button(m.shell_close()));
	await expect.element(sheet).not.toBeInTheDocument();
	expect(seat.fill?.(table, 'ana', { roll: draws })).toMatchObject({ call: { callers: ['ana'] } });
});

it('who called on a phone is still asked about when another phone goes on with this roll, and not after the next one [B-3] [B-7]', async () => {
	const starring = [b.dealt(), begun[1]!, ...b.turn('ana', [], 1)];
	const table = await shown(box, TableScreen, b.opening({ dice: 'real' }), ...starring);
	await expect.element(page.getByTestId('bingoh')).toBeVisible();
	const { draws } = table.snapshot.context as Context;
	table.setDraft(seat.fill?.(table, 'cai', { roll: draws }));
	const cai = sheet.getByRole('button', { name: /^Cai/ });
	await expect.element(cai).toHaveAttribute('aria-pressed', 'true');
	expect(table.record(b.taken('ana', 'ben', 'ben'))).toEqual({ ok: true });
	await expect.element(page.getByTestId('ask')).toHaveTextContent(m.bingoh_ask_roll({ name: 'Ben' }));
	await expect.element(cai).toHaveAttribute('aria-pressed', 'true');
	expect(table.record(b.rolled('ben'))).toEqual({ ok: true });
	await expect.element(cai).toHaveAttribute('aria-pressed', 'false');
});
