import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { anew, begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box as anyGame } from './any-game';
import type { AnyGameFact } from './any-game/rules/facts';
import * as a from './any-game/rules/testing';
import AnyGameScreen from './any-game/ui/TableScreen.svelte';
import { box as bingOh } from './bing-oh';
import * as b from './bing-oh/rules/testing';
import { spaceAt } from './bing-oh/text/names';
import BingOhScreen from './bing-oh/ui/TableScreen.svelte';
import { box as cards } from './card-bingo';
import * as c from './card-bingo/rules/testing';
import { cardName } from './card-bingo/text/names';
import CardsScreen from './card-bingo/ui/TableScreen.svelte';
import { box as parker } from './parker-bingo';
import * as p from './parker-bingo/rules/testing';
import { lineName } from './parker-bingo/text/names';
import ParkerScreen from './parker-bingo/ui/TableScreen.svelte';
import { box as sino } from './sino';
import * as s from './sino/rules/testing';
import SinoScreen from './sino/ui/TableScreen.svelte';

// What is half put right in a sheet is there again when it was closed, by back as by its cross, and is opened once more.
beforeEach(begin);
afterEach(leave);

const sheet = page.getByRole('dialog');
const inSheet = (name: string) => sheet.getByRole('button', { name, exact: true });
const close = () => tap(inSheet(m.shell_close()));
const fix = (what: string) => inSheet(m.table_meant_what({ what })).first();
async function inMenu(label: string): Promise<void> {
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${label}`)));
}
const pressed = (name: string, is = true) =>
	expect.element(inSheet(name)).toHaveAttribute('aria-pressed', String(is));

const round = (number: number): AnyGameFact => ({
	...{ type: 'round.scored', round: number },
	scores: ['ana', 'ben', 'carla'].map((side) => ({ side, points: 7 }))
});

it('the points of a round, and of one left out before it, as long as its row stands as it did [AG-2]', async () => {
	const table = await shown(anyGame, AnyGameScreen, a.opening(), round(1), round(2));
	const ana = sheet.getByRole('textbox', { name: /^Ana/ });
	const open = async () => {
		await tap(button(m.anygame_rounds()));
		await tap(inSheet(m.anygame_change_round({ number: '1' })));
	};
	const leftOut = () => tap(inSheet(m.anygame_left_out_before()));
	await open();
	for (const key of ['4', '2']) await tap(inSheet(key));
	await expect.element(ana).toHaveValue('42');
	await close();
	await open();
	await expect.element(ana).toHaveValue('42');
	await leftOut();
	await expect.element(ana).toHaveValue('');
	await tap(inSheet('5'));
	await close();
	await open();
	// It was not of this round.
	await expect.element(ana).toHaveValue('7');
	await leftOut();
	await expect.element(ana).toHaveValue('5');
	await close();
	expect(table.record(round(3))).toEqual({ ok: true });
	await open();
	await leftOut();
	await expect.element(ana).toHaveValue('5');
});

it('nothing of a round that was written so, and undone [AG-2]', async () => {
	const table = await shown(anyGame, AnyGameScreen, a.opening(), round(1));
	const ana = sheet.getByRole('textbox', { name: /^Ana/ });
	const open = async () => {
		await tap(button(m.anygame_rounds()));
		await tap(inSheet(m.anygame_change_round({ number: '1' })));
	};
	await open();
	await tap(inSheet('4'));
	await tap(inSheet(m.anygame_write({ number: '1' })));
	await expect.poll(() => table.outcome.scores[0]?.score).toBe(4);
	table.undo();
	await open();
	await expect.element(ana).toHaveValue('7');
});

it('a line that is read back again [PB-9]', async () => {
	const row = [4, 17, 32, 50, 63];
	await shown(parker, ParkerScreen, p.opening(), ...p.called(...row), ...p.claimed('ana', 'row-1', row));
	const again = async () => {
		await tap(button(m.table_meant_whose({ name: 'Ana' })));
		await tap(button(m.parker_read_again()));
	};
	await again();
	await tap(inSheet(m.parker_pick_other_line({ line: lineName('row-1') })));
	const column = sheet.getByRole('radio', { name: m.parker_line_column({ letter: 'N' }), exact: true });
	await expect.element(column).toBeInTheDocument();
	await tap(page.elementLocator(column.element().closest('label')!));
	await close();
	await again();
	await expect.element(sheet.getByText(lineName('column-N'), { exact: true }).first()).toBeVisible();
});

it('a layout that is read back again [C-5]', async () => {
	const opening = c.opening({ drawing: 'cards', players: c.people(5) });
	const claim = c.claimed('ana', [...c.anas.slice(0, 4), 'KC']);
	await shown(cards, CardsScreen, opening, ...c.called('QS', '2H', ...c.anas), ...claim);
	const again = async () => {
		await inMenu(m.log_title());
		await tap(sheet.getByRole('button', { name: /^Fix: Ana/ }).first());
		await tap(button(m.cardbingo_read_again()));
		await expect.element(inSheet(m.table_meant())).toBeVisible();
	};
	const king = sheet.getByRole('button', { name: m.cardbingo_remove({ card: cardName('KC') }) });
	await again();
	await tap(king);
	await expect.element(king).not.toBeInTheDocument();
	await close();
	await again();
	await expect.element(king).not.toBeInTheDocument();
});

it('the numbers of a bonus, of whom they are [S-8]', async () => {
	const table = await shown(
		sino,
		SinoScreen,
		s.opening({ keeping: 'pad' }),
		s.bonusWon('ana', 1, 2, 3, 4, 6)
	);
	const bonus = (name: string, points: number) =>
		tap(button(m.sino_bonus_label({ name, points: String(points) })));
	await bonus('Ben', 0);
	for (const number of ['7', '8']) await tap(inSheet(number));
	await close();
	await bonus('Ana', 16);
	await pressed('7', false);
	await close();
	await bonus('Ben', 0);
	for (const number of ['7', '8']) await pressed(number);
	await close();
	expect(table.record(s.bonusWon('carla', 1, 2, 3, 4, 6))).toEqual({ ok: true });
	await bonus('Ben', 0);
	await pressed('7', false);
});

const rolls = [b.dealt(), { type: 'start.named', player: 'ana' }, ...b.turn('ana'), ...b.turn('ben')];
const n3 = spaceAt({ letter: 'N', number: 3 });

it('a roll, unless it is left as it was [B-3]', async () => {
	await shown(bingOh, BingOhScreen, b.opening({ dice: 'real' }), ...rolls);
	await inMenu(m.log_title());
	await tap(fix(n3));
	await tap(inSheet('H'));
	await close();
	await tap(fix(n3));
	await pressed('H');
	await tap(inSheet(m.bingoh_leave_it()));
	await tap(fix(n3));
	await pressed('N');
});

it('the steps of a roll that was left out, unless all is left as it was [B-3]', async () => {
	await shown(bingOh, BingOhScreen, b.opening({ dice: 'real' }), ...rolls);
	const leftOut = async () => {
		await tap(fix(n3));
		await tap(inSheet(m.bingoh_roll_missing()));
	};
	await inMenu(m.log_title());
	await leftOut();
	for (const face of ['H', '6']) await tap(inSheet(face));
	const said = sheet.getByText(spaceAt({ letter: 'H', number: 6 })).first();
	await expect.element(said).toBeVisible();
	await close();
	await leftOut();
	await expect.element(said).toBeVisible();
	await tap(inSheet(m.bingoh_leave_it()));
	await leftOut();
	await pressed('H', false);
	await expect.element(said).not.toBeInTheDocument();
});

it('chips that are counted [B-2]', async () => {
	await shown(bingOh, BingOhScreen, b.opening({ dice: 'real' }), ...rolls);
	const field = sheet.getByRole('textbox', { name: m.bingoh_in_reserve({ name: 'Ben' }) });
	await inMenu(m.bingoh_count());
	await field.fill('17');
	await close();
	await inMenu(m.bingoh_count());
	await expect.element(field).toHaveValue('17');
});

it('half a name [G-5]', async () => {
	await shown(anyGame, AnyGameScreen, a.opening());
	const field = sheet.getByRole('textbox', { name: m.table_joins() });
	await inMenu(m.table_menu_people());
	await field.fill('Maximi');
	await close();
	await inMenu(m.table_menu_people());
	await expect.element(field).toHaveValue('Maximi');
	await anew();
	await inMenu(m.table_menu_people());
	await expect.element(field).toHaveValue('Maximi');
	await tap(inSheet(m.new_add()));
	await expect.element(field).toHaveValue('');
	await anew();
	await inMenu(m.table_menu_people());
	await expect.element(field).toHaveValue('');
});
