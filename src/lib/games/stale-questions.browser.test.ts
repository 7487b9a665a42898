import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { long } from '$lib/domain/tries.testing';
import { m } from '$lib/i18n';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box as bingOh } from './bing-oh';
import * as b from './bing-oh/rules/testing';
import BingOhScreen from './bing-oh/ui/TableScreen.svelte';
import { box as quingo } from './quingo';
import * as q from './quingo/rules/testing';
import QuingoScreen from './quingo/ui/TableScreen.svelte';
import { box as sino } from './sino';
import * as s from './sino/rules/testing';
import SinoScreen from './sino/ui/TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

const sheet = page.getByRole('dialog');
/** Sheets alone, on which Ana has filled hers. */
const filled = () =>
	shown(
		quingo,
		QuingoScreen,
		q.opening({ keeping: 'sheets' }),
		...q.prepared,
		q.checked('ben', 12),
		...q.fillAllBut('ana')
	);

it('whether to cross out the rest is asked no more once undo, redo or a phone made the table another one [Q-9]', async () => {
	const table = await filled();
	const yes = button(m.quingo_finish_now());
	const ask = async () => {
		await tap(button(m.quingo_finish()));
		await expect.element(yes).toBeVisible();
	};
	await ask();
	await tap(page.getByTestId('undo'));
	await expect.element(yes).not.toBeInTheDocument();
	table.redo();
	await ask();
	table.undo();
	table.redo();
	await expect.element(yes).not.toBeInTheDocument();
	await ask();
	table.record(q.checked('ben', 1));
	await expect.element(yes).not.toBeInTheDocument();
	// A question that is asked again ends the game.
	await ask();
	await tap(yes);
	expect(table.rows.at(-1)).toMatchObject({ fact: q.ended });
});

it('a second tap ends the table that was on the screen at the first one', async () => {
	const table = await filled();
	await tap(button(m.table_menu_label()));
	const end = sheet.getByRole('button', { name: new RegExp(`^${m.table_end_game()}`) });
	await tap(end);
	await expect.element(end).toHaveTextContent(m.table_tap_again());
	table.record(q.checked('ben', 1));
	// Sooner than by itself.
	await expect.element(end, { timeout: 2000 }).not.toHaveTextContent(m.table_tap_again());
	await tap(end);
	expect(table.outcome.status).toBe('in-play');
	await tap(end);
	expect(table.outcome.status).not.toBe('in-play');
});

it('what a correction would strike is worked out anew where more was recorded meanwhile [G-3]', async () => {
	const table = await filled();
	const cleared = { type: 'box.cleared', player: 'ben', box: 12 } as const;
	table.record(cleared);
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	const what = m.quingo_log_checked({ name: 'Ben', box: '12' });
	const strike = sheet.getByRole('button', { name: m.log_strike_label({ what }) });
	await tap(strike);
	await expect.element(sheet.getByRole('alert')).toBeVisible();
	table.record(q.checked('ben', 12));
	await expect.element(sheet.getByRole('alert')).not.toBeInTheDocument();
	await tap(sheet.getByRole('button', { name: m.table_meant_what({ what }) }).last());
	await page.getByRole('combobox', { name: m.table_meant_who() }).selectOptions('Carla');
	await tap(button(m.table_meant()));
	await expect.element(page.getByRole('alert')).toBeVisible();
	table.record(q.checked('carla', 2));
	const { rows } = table;
	await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	expect(table.rows).toBe(rows);
	await expect.element(button(m.log_go_ahead())).not.toBeInTheDocument();
});

it.runIf(long)('an offer to mark one more in the last lap is none at a table that went on', async () => {
	const table = await filled();
	table.record(q.checked('ben', 1));
	await tap(button(/^Ben \d/));
	await tap(page.elementLocator(document.querySelectorAll('.quingo-sheet .bx')[1]!));
	await expect.poll(() => toasts.current?.text).toBe(m.quingo_lap_again({ name: 'Ben' }));
	table.record(q.checked('carla', 1));
	const { rows } = table;
	toasts.current?.action?.run();
	expect(table.rows).toBe(rows);
});

it.runIf(long)('who won a row is asked no more once it is won [S-5]', async () => {
	const table = await shown(sino, SinoScreen, s.opening({ keeping: 'pad' }));
	const pad = page.getByTestId('pad');
	await expect.element(pad).toBeVisible();
	await tap(pad.element().querySelector<HTMLElement>('[data-line="across-2"]')!);
	const heading = page.getByRole('heading', { level: 2 });
	await expect.element(heading).not.toHaveTextContent(m.sino_pad_tap());
	table.record(s.announced('ana', 'across-2'));
	await expect.element(heading).toHaveTextContent(m.sino_pad_tap());
	expect(document.querySelector('.give')).toBeNull();
});

it('what the ledger says of a BING-OH! is said anew of a table that is another one [B-10]', async () => {
	const begun = [
		b.dealt(),
		{ type: 'start.named', player: 'ana' } as const,
		...b.turn('ana', ['ben']),
		b.named('ben', 'must-t')
	];
	const table = await shown(bingOh, BingOhScreen, b.opening({ dice: 'real' }), ...begun);
	await tap(page.getByTestId('bingoh'));
	await tap(sheet.getByRole('button', { name: /^Ben/ }));
	await tap(sheet.getByText(m.bingoh_no(), { exact: true }));
	await tap(page.getByTestId('end-round'));
	await expect.element(sheet.getByRole('alert')).toBeVisible();
	table.undo();
	await expect.element(sheet.getByRole('alert')).not.toBeInTheDocument();
});
