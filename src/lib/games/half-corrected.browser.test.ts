import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { long } from '$lib/domain/tries.testing';
import { m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import { loadDraft } from '$lib/storage/drafts';
import { anew, begin, beside, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box as anyGame } from './any-game';
import type { AnyGameFact } from './any-game/rules/facts';
import * as a from './any-game/rules/testing';
import AnyGameScreen from './any-game/ui/TableScreen.svelte';
import { box as cards } from './card-bingo';
import type { Card } from './card-bingo/rules/cards';
import * as c from './card-bingo/rules/testing';
import { cardName, rankName } from './card-bingo/text/names';
import CardsScreen from './card-bingo/ui/TableScreen.svelte';
import { box as parker } from './parker-bingo';
import * as p from './parker-bingo/rules/testing';
import { lineName, tileName } from './parker-bingo/text/names';
import ParkerScreen from './parker-bingo/ui/TableScreen.svelte';
import { box as sino } from './sino';
import * as s from './sino/rules/testing';
import SinoScreen from './sino/ui/TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

let table: Table;
const sheet = page.getByRole('dialog');
const inSheet = (name: string) => sheet.getByRole('button', { name, exact: true });
/** Puts the newest fact of the history right that names this. */
async function history(what: string): Promise<void> {
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	await tap(sheet.getByRole('button', { name: m.table_meant_what({ what }) }).first());
}

const row = [4, 17, 32, 50, 63];
const facts = () => table.rows.flatMap((row) => ('fact' in row ? [row.fact] : []));

it('a tile that is half put right is open again, and the claim below it is as it was read back [PB-6]', async () => {
	table = await shown(parker, ParkerScreen, p.opening(), ...p.called(...row), p.shouted('ana'));
	const claim = {
		player: 'ana',
		shout: String(table.rows.at(-1)?.seq),
		earlier: [],
		line: 'row-1',
		numbers: [4, 17, undefined, undefined, undefined]
	};
	table.setDraft(claim);
	await history(tileName(17));
	await tap(inSheet('N'));
	table = await anew();
	await expect.element(inSheet('N')).toHaveAttribute('aria-pressed', 'true');
	await tap(inSheet('N 31'));
	await expect.element(sheet).not.toBeInTheDocument();
	expect(facts().at(-1)).toEqual({ type: 'tile.corrected', round: 1, called: 17, meant: 31 });
	// It is done: it opens no more, and what was read back is still there.
	table = await anew();
	await expect.element(page.getByText('First row')).toBeVisible();
	expect(table.draft).toMatchObject(claim);
	await expect.element(sheet).not.toBeInTheDocument();
});

it.runIf(long)('a line that is half read back again is open again; closed, it is not [PB-9]', async () => {
	const told = [...p.called(...row, 33, 35, 40, 45), ...p.claimed('ana', 'row-1', row)];
	table = await shown(parker, ParkerScreen, p.opening(), ...told);
	await tap(button(m.table_meant_whose({ name: 'Ana' })));
	await tap(button(m.parker_read_again()));
	await tap(inSheet(m.parker_pick_other_line({ line: lineName('row-1') })));
	const column = sheet.getByRole('radio', { name: m.parker_line_column({ letter: 'N' }), exact: true });
	await expect.element(column).toBeInTheDocument();
	await tap(page.elementLocator(column.element().closest('label')!));
	for (const number of [33, 35]) await tap(inSheet(tileName(number)));
	table = await anew();
	// What was read back stands there: the two that are left complete it.
	for (const number of [40, 45]) await tap(inSheet(tileName(number)));
	await tap(inSheet(m.table_meant()));
	expect(facts().at(-1)).toMatchObject({ lines: [{ line: 'column-N', numbers: [32, 33, 35, 40, 45] }] });
	await tap(button(m.table_meant_whose({ name: 'Ana' })));
	await tap(button(m.parker_read_again()));
	await tap(inSheet(m.shell_close()));
	table = await anew();
	await expect.element(button(m.table_meant_whose({ name: 'Ana' }))).toBeVisible();
	await expect.element(sheet).not.toBeInTheDocument();
});

it.runIf(long)(
	'so are a layout that is read back again, and the card before which one was left out [C-4] [C-5]',
	async () => {
		const opening = c.opening({ drawing: 'cards', players: c.people(5) });
		table = await shown(
			cards,
			CardsScreen,
			opening,
			...c.called('QS', '2H', ...c.anas),
			...c.claimed('ana', [...c.anas.slice(0, 4), 'KC'])
		);
		await history('Ana');
		await tap(button(m.cardbingo_read_again()));
		const missing = sheet.getByRole('button', { name: m.cardbingo_remove({ card: cardName('KC') }) });
		await tap(missing);
		await expect.element(missing).not.toBeInTheDocument();
		table = await anew();
		const title = m.cardbingo_read_again_title({ name: 'Ana' });
		await expect.element(sheet.getByRole('heading', { name: title })).toBeVisible();
		await expect.element(missing).not.toBeInTheDocument();
		await tap(inSheet(m.shell_close()));

		await history(m.cardbingo_log_called({ card: cardName('2H') }));
		await tap(inSheet(m.cardbingo_left_out_before()));
		table = await anew();
		const which = m.cardbingo_left_out_which({ card: cardName('2H') });
		await expect.element(sheet.getByText(which)).toBeVisible();
		await tap(inSheet(rankName('9')));
		table = await anew();
		await expect.element(inSheet(rankName('9'))).toHaveAttribute('aria-pressed', 'true');
		await tap(inSheet(cardName('9S')));
		await expect.element(sheet).not.toBeInTheDocument();
		expect(facts()).toContainEqual({ type: 'card.called', card: '9S' });
	}
);

it('so is a round of any game, at the field one was at: what is half typed there goes on [AG-2]', async () => {
	const scores = ['ana', 'ben', 'carla'].map((side) => ({ side, points: 4 }));
	const round: AnyGameFact = { type: 'round.scored', round: 1, scores };
	table = await shown(anyGame, AnyGameScreen, a.opening(), round);
	await tap(button(m.anygame_rounds()));
	await tap(inSheet(m.anygame_change_round({ number: '1' })));
	const field = (name: RegExp) => sheet.getByRole('textbox', { name });
	await tap(field(/Ben/));
	await tap(inSheet('7'));
	table = await anew();
	await expect.element(field(/Ben/)).toHaveFocus();
	await tap(inSheet('8'));
	await expect.element(field(/Ben/)).toHaveValue('78');
	await expect.element(field(/Ana/)).toHaveValue('4');
	await tap(field(/Carla/));
	table = await anew();
	// As it was written: typed over.
	await expect.element(field(/Carla/)).toHaveFocus();
	await tap(inSheet('9'));
	await expect.element(field(/Carla/)).toHaveValue('9');
});

it('opens in no window that took the table over meanwhile, then or later', async () => {
	table = await shown(parker, ParkerScreen, p.opening(), ...p.called(...row), p.shouted('ana'));
	await history(tileName(17));
	await tap(inSheet('N'));
	table = await anew();
	await expect.element(inSheet('N')).toHaveAttribute('aria-pressed', 'true');
	const other = table;
	await expect.poll(() => loadDraft(table.id)).toMatchObject({ fix: { correcting: { letter: 'N' } } });
	table = await beside();
	await expect.element(page.getByText(m.parker_bingo_says({ name: 'Ana' }))).toBeVisible();
	expect(await table.takeOver()).toBe(true);
	await expect.element(sheet).not.toBeInTheDocument();
	await other.close();
	table = await anew();
	expect(table.watching).toBe(false);
	await expect.element(page.getByText(m.parker_bingo_says({ name: 'Ana' }))).toBeVisible();
	await expect.element(sheet).not.toBeInTheDocument();
});

it('of what does not stand any more opens no more, nor does it when that comes back', async () => {
	table = await shown(
		parker,
		ParkerScreen,
		p.opening(),
		...p.called(...row),
		...p.claimed('ana', 'row-1', row)
	);
	const half = { seq: table.rows.at(-1)?.seq };
	for (const fix of [
		half,
		{ correcting: { round: 2, called: 17 } },
		{ correcting: { round: 1, called: 16 } }
	]) {
		table.setDraft({ fix });
		expect(table.undo().ok).toBe(true);
		table = await anew();
		await expect.element(page.getByText(m.parker_bingo_says({ name: 'Ana' }))).toBeVisible();
		await expect.poll(() => table.draft).toEqual({});
		expect(table.redo().ok).toBe(true);
		table = await anew();
		await expect.element(button(m.table_meant_whose({ name: 'Ana' }))).toBeVisible();
		await expect.element(sheet).not.toBeInTheDocument();
	}
});

it.runIf(long)('of a round that is gone is of no other round [PB-6]', async () => {
	const first = [...p.called(...row), ...p.claimed('ana', 'row-1', row), p.awarded, p.opened];
	table = await shown(parker, ParkerScreen, p.opening(), ...first, ...p.called(17));
	await history(tileName(17));
	await tap(inSheet('N'));
	table = await anew();
	await expect.element(inSheet('N 31')).toBeVisible();
	// As a linked phone that may do everything takes it back.
	expect(table.undo().ok).toBe(true);
	await expect.element(inSheet('N 31')).not.toBeInTheDocument();
	await expect.element(sheet.getByText(m.parker_correct_which())).toBeVisible();
});

it("of one player's bonus is not told of another one [S-8]", async () => {
	table = await shown(sino, SinoScreen, s.opening({ keeping: 'pad' }), s.bonusWon('ana', 1, 2, 3, 4, 6));
	const bonus = (name: string, points: number) =>
		tap(button(m.sino_bonus_label({ name, points: String(points) })));
	await bonus('Ana', 16);
	for (const number of ['7', '8']) await tap(inSheet(number));
	await tap(inSheet(m.sino_bonus_change({ points: '16' })));
	await tap(inSheet(m.shell_close()));
	table = await anew();
	await bonus('Ben', 0);
	await expect.element(inSheet('7')).toHaveAttribute('aria-pressed', 'false');
});

it.runIf(long)("of a layout that was taken back is not told of another player's [C-5]", async () => {
	const claim = (player: string, last: Card) => c.claimed(player, [...c.anas.slice(0, 4), last]);
	const opening = c.opening({ drawing: 'cards', players: c.people(5) });
	table = await shown(cards, CardsScreen, opening, ...c.called('QS', '2H', ...c.anas), ...claim('ana', 'KC'));
	const remove = (card: Card) =>
		sheet.getByRole('button', { name: m.cardbingo_remove({ card: cardName(card) }) });
	await history('Ana');
	await tap(button(m.cardbingo_read_again()));
	await tap(remove('KC'));
	await expect.element(remove('KC')).not.toBeInTheDocument();
	for (const _ of claim('ana', 'KC')) expect(table.undo().ok).toBe(true);
	for (const fact of claim('ben', 'KD')) expect(table.record(fact)).toEqual({ ok: true });
	await history('Ben');
	await tap(button(m.cardbingo_read_again()));
	await expect.element(remove('KD')).toBeInTheDocument();
});

it('of boards leaves the dice in the hand [G-1]', async () => {
	const boards = ['ana', 'ben', 'carla'].map((player) => ({ player, covered: [] }));
	const told = { type: 'keeping.changed', keeping: 'boards', turn: 'ana', boards };
	table = await shown(sino, SinoScreen, s.opening({ keeping: 'pad' }), told, s.rolled('blue 1', 'red 8'));
	table.setDraft({ picked: ['third', 'fourth'], fix: { seq: 1 } });
	table = await anew();
	for (const name of ['Ben', 'Carla']) await tap(inSheet(m.sino_board_of({ name })));
	for (const next of [m.sino_whose_next(), m.sino_to_boards_go()]) await tap(inSheet(next));
	await expect.element(sheet).not.toBeInTheDocument();
	expect(table.draft).toEqual({ picked: ['third', 'fourth'] });
});
