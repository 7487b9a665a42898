import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box, type Parker } from '..';
import type { ParkerFact, ParkerOpening } from '../rules/facts';
import * as p from '../rules/testing';
import { logText } from '../text/log';
import { lineName, tileName } from '../text/names';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

const sheet = page.getByRole('dialog');
const inSheet = (name: string | RegExp) => sheet.getByRole('button', { name, exact: true });
const heard = () => announcer.lines.map(({ text }) => text);
const opened = async (opening: ParkerOpening, ...facts: readonly ParkerFact[]) =>
	(await shown(box, TableScreen, opening, ...facts)) as Table<Parker>;
const open = (...facts: readonly ParkerFact[]) => opened(p.opening(), ...facts);

it('a line that is read again is told as it holds now: a tile put right since has made it right [PB-6] [PB-9]', async () => {
	const table = await open(...[...p.called(...p.firstRow), ...p.claimed('ana', 'row-1', [4, 18])], {
		type: 'tile.corrected',
		round: 1,
		called: 17,
		meant: 18
	});
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	await tap(inSheet(/^Fix: Ana claimed/));
	await tap(button(m.parker_read_again()));
	for (const number of [32, 50, 63]) await tap(inSheet(tileName(number)));
	await tap(inSheet(m.table_meant()));
	const right = p.named('ana', 'row-1', [4, 18, 32, 50, 63]);
	const { context } = table.snapshot;
	const said = logText(right, context, context);
	await expect.poll(heard).toContain(said);
	await tap(button(m.shell_undo()));
	await expect.poll(() => toasts.current?.text).toBe(m.shell_undone_replacement({ what: said }));
	await tap(button(m.shell_redo()));
	await expect.poll(() => toasts.current?.text).toBe(m.shell_redone({ what: said }));
});

it.each<[string, readonly ParkerFact[], string, string]>([
	[
		'both still to be heard',
		[p.shouted('ana'), p.shouted('ben')],
		m.table_meant_other(),
		'Ben says bingo. Next: Ana'
	],
	[
		'both read back',
		[
			p.shouted('ana'),
			p.shouted('ben'),
			p.named('ana', 'row-1', p.firstRow),
			p.named('ben', 'column-N', p.nColumn)
		],
		m.table_meant_whose({ name: 'Ana' }),
		'Ben: First row. Ana: N column'
	]
])(
	'says who is who where “it was someone else” has two change places: %s [PB-13]',
	async (_, facts, who, said) => {
		const table = await open(...p.called(...p.firstRow, 31, 33, 35, 40, 45), ...facts);
		const before = table.snapshot;
		await tap(button(who).first());
		await tap(inSheet('Ben'));
		await expect.poll(() => toasts.current?.text).toBe(said);
		await tap(button(m.shell_undo()));
		await expect.poll(() => toasts.current?.text).toContain('Correction taken back: Ben ');
		expect(table.snapshot).toEqual(before);
	}
);

it.each<[string, readonly ParkerFact[]]>([
	['while it stands', []],
	['once the round is given', [{ type: 'bingo.awarded' }]]
])('a wrong claim beside a right one is put right where both are seen, %s [PB-9] [G-3]', async (_, later) => {
	const told = [...p.called(...p.firstRow), ...p.claimed('ben', 'row-1', [4, 18])];
	const table = await open(...told, ...p.claimed('ana', 'row-1', p.firstRow), ...later);
	await tap(button(m.table_meant_whose({ name: 'Ben' })));
	await tap(inSheet('Carla'));
	await expect
		.poll(() => table.snapshot.context.rounds[0].claims.map(({ player }) => player))
		.toEqual(['carla', 'ana']);
});

it('a line that was complete before it was claimed is told so where it is read again, as at the claim [PB-12]', async () => {
	await open(...p.called(...p.firstRow, 1, 2), ...p.claimed('ana', 'row-1', p.firstRow));
	await tap(button(m.table_meant_whose({ name: 'Ana' })));
	await tap(button(m.parker_read_again()));
	await expect.element(sheet.getByText(m.parker_completed_ago({ calls: 2 }))).toBeVisible();
});

it.each([
	[390, 664],
	[320, 568],
	[844, 390]
])('while a line is read again its numbers are in sight, %i by %i [PB-9]', async (width, height) => {
	await page.viewport(width, height);
	// Half of a letter was called.
	await open(...p.called(...p.firstRow, 18, 19, 20, 21, 22, 23), ...p.claimed('ana', 'row-1', p.firstRow));
	await tap(button(m.table_meant_whose({ name: 'Ana' })));
	await tap(button(m.parker_read_again()));
	// The sheet begins at its top, with the line.
	const picked = inSheet(m.parker_pick_other_line({ line: lineName('row-1') }));
	await expect.element(picked).toBeVisible();
	await new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 100));
	await expect.element(picked).toBeInViewport({ ratio: 1 });
	await tap(inSheet(m.parker_square_found({ letter: 'I', number: '17' })));
	const keys = sheet
		.getByRole('region', { name: m.parker_which_number({ letter: 'I' }) })
		.getByRole('button');
	await expect.element(keys.first()).toBeVisible();
	for (const key of keys.all()) await expect.element(key).toBeInViewport({ ratio: 1 });
	// The card comes back at a tap, and goes again with its line.
	await tap(picked);
	await expect.element(keys.first()).not.toBeInTheDocument();
	const line = sheet.getByRole('radio', { name: lineName('row-2'), exact: true });
	await tap(line.element().closest('label')!);
	await expect.element(inSheet(m.parker_pick_other_line({ line: lineName('row-2') }))).toBeVisible();
});

it('of two lines of a claim the card shows what was not called, where one alone is right [PB-20]', async () => {
	const lines = [
		{ line: 'row-1', numbers: p.firstRow },
		{ line: 'column-B', numbers: [4, 5, 7, 9, 13] }
	] as const;
	const claim: ParkerFact = { type: 'line.claimed', player: 'ana', lines };
	const told = [...p.called(5, 7, 9, ...p.firstRow), p.shouted('ana'), claim];
	await shown(box, TableScreen, p.opening({ variant: 'points' }), ...told);
	await expect.element(page.getByText('166').first()).toBeVisible();
	const beads = (state: string) =>
		[...document.querySelectorAll(`text.${state}`)].map(({ textContent }) => textContent);
	await expect.poll(() => beads('missing')).toEqual(['13']);
});

it('a wrong claim that is read again, and that taken back, is not what its player shouts next [G-3]', async () => {
	await open(...p.called(...p.firstRow), ...p.claimed('ana', 'row-1', [4, 18]), p.shouted('ana'));
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	await tap(inSheet(/^Fix: Ana claimed/));
	await tap(button(m.parker_read_again()));
	await tap(inSheet(m.parker_square_missing({ letter: 'I', number: '18' })));
	const offers = sheet.getByRole('region', { name: m.parker_which_number({ letter: 'I' }) });
	await tap(offers.getByRole('button').last());
	for (const number of [19, 32, 50, 63]) await tap(inSheet(tileName(number)));
	await tap(inSheet(m.table_meant()));
	await expect.element(sheet).not.toBeInTheDocument();
	await tap(button(m.shell_undo()));
	await expect.poll(() => toasts.current?.text).toContain('Correction taken back');
	await expect.element(page.getByText(m.parker_which_line_of({ name: 'Ana' }))).toBeVisible();
});

it('a card that was mistyped is named anew: where its line is asked, at the verdict, and in the history [PB-4] [G-3]', async () => {
	const cards = { seed: 'puma-tuba', size: 60 };
	const numbers = p.called(3, 29, 41, 52, 67);
	const table = await opened(p.opening({ cards }), ...numbers, p.shouted('ana'));
	const name = async (card: string) => {
		await page.getByLabelText(m.parker_cards_number()).fill(card);
		await tap(button(m.parker_card_check()));
	};
	const another = button(m.parker_cards_another());
	await name('7');
	await tap(another);
	await name('8');
	const line = page.getByRole('radio', { name: lineName('row-1'), exact: true });
	await tap(page.elementLocator(line.element().closest('label')!));
	await expect.element(page.getByText(m.parker_cards_mine({ serial: '8' }))).toBeVisible();
	await expect.element(another).toBeVisible();
	await tap(button(m.parker_go_on_calling()));
	await expect.poll(() => table.snapshot.state).toBe('calling');
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	await tap(inSheet(/^Fix: Ana claimed/));
	await tap(inSheet(m.parker_read_again()));
	await tap(inSheet(m.parker_cards_another()));
	await sheet.getByLabelText(m.parker_cards_number()).fill('17');
	await tap(inSheet(m.parker_card_check()));
	await tap(inSheet(m.table_meant()));
	await expect.poll(() => table.snapshot.state).toBe('bingoStands');
});

it('a tile of a claim of an old round that is read again is put right in that round [PB-6]', async () => {
	const wrong = [...p.called(4), ...p.claimed('ben', 'row-1', [4, 18, 32, 50, 63])];
	const won = [...p.called(...p.firstRow.slice(1)), ...p.claimed('ana', 'row-1', p.firstRow), p.awarded];
	await open(...wrong, ...won, p.opened, ...p.called(9));
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	await tap(inSheet(/^Fix: Ben claimed/));
	await tap(button(m.parker_read_again()));
	await tap(inSheet(m.parker_was_called_after_all()));
	const round = (number: string) => inSheet(m.table_round({ number })).element().ariaPressed;
	await expect.element(inSheet(m.table_round({ number: '1' }))).toBeVisible();
	expect([round('1'), round('2')]).toEqual(['true', 'false']);
});
