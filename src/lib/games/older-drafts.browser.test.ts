import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { anew, begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box as anyGame } from './any-game';
import * as a from './any-game/rules/testing';
import AnyGameScreen from './any-game/ui/TableScreen.svelte';
import { box as bingOh } from './bing-oh';
import * as b from './bing-oh/rules/testing';
import BingOhScreen from './bing-oh/ui/TableScreen.svelte';
import { box as cards } from './card-bingo';
import * as c from './card-bingo/rules/testing';
import CardsScreen from './card-bingo/ui/TableScreen.svelte';
import { box as parker } from './parker-bingo';
import * as p from './parker-bingo/rules/testing';
import { tileName } from './parker-bingo/text/names';
import ParkerScreen from './parker-bingo/ui/TableScreen.svelte';
import { box as quingo } from './quingo';
import * as q from './quingo/rules/testing';
import QuingoScreen from './quingo/ui/TableScreen.svelte';
import { box as sino } from './sino';
import * as s from './sino/rules/testing';
import SinoScreen from './sino/ui/TableScreen.svelte';

// What was half entered when the app was updated, as the version before wrote it.

beforeEach(begin);
afterEach(leave);

it('Sino: the dice in the hand, as a list [S-3]', async () => {
	const table = await shown(sino, SinoScreen, s.opening(), s.rolled('blue 1', 'red 8'));
	table.setDraft(['third', 'fourth']);
	await anew();
	await expect.poll(() => document.querySelectorAll('main [aria-pressed=true]').length).toBe(2);
});

it('Sino: boards that are being told, without a name of their own [G-1]', async () => {
	const table = await shown(sino, SinoScreen, s.opening({ keeping: 'pad' }));
	const covered = { ana: 0, ben: 1, carla: 0 };
	table.setDraft({ boards: '1 ', told: 1, covered, turn: 'carla', dice: 'app' });
	const again = await anew();
	await tap(button(m.table_menu_label()));
	await tap(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${m.table_menu_people()}`) }));
	await tap(page.getByRole('dialog').getByText(m.sino_keep_boards(), { exact: true }));
	await tap(button(m.sino_board_of({ name: 'Carla' })));
	expect(again.draft).toMatchObject({ told: { told: 2, covered, turn: 'carla' } });
});

it('Any game: points of a round, after a deed that had a name [AG-2] [G-3]', async () => {
	const scores = ['ana', 'ben', 'carla'].map((side) => ({ side, points: 3 }));
	const scored = { type: 'round.scored', round: 1, scores };
	const table = await shown(anyGame, AnyGameScreen, a.opening(), scored);
	table.setDraft({ round: 2, typed: { ana: '5' }, again: false, after: 'said 1' });
	const again = await anew();
	const field = page.getByRole('textbox', { name: /Ana/ });
	await expect.element(field).toHaveValue('5');
	const { length } = again.rows;
	await tap(button(m.shell_undo()));
	await expect.element(field).toHaveValue('');
	expect(again.rows).toHaveLength(length);
});

it('Bing-Oh!: who called in a round of the tally [B-8]', async () => {
	const tally = await shown(bingOh, BingOhScreen, b.opening({ keeping: 'tally' }));
	tally.setDraft({ 'round 0': { callers: ['ben'], foreign: { ana: 4 } } });
	const table = await anew();
	const called = button(m.bingoh_called_label({ name: 'Ben' }));
	await expect.element(called).toHaveAttribute('aria-pressed', 'true');
	expect(table.draft).toMatchObject({ 'round 0': { foreign: { ana: 4 } } });
});

it('Card Bingo: cards that are read back [C-5]', async () => {
	const table = await shown(
		cards,
		CardsScreen,
		c.opening({ drawing: 'cards', players: c.people(5) }),
		...[...c.called(...c.anas), c.shouted('ana')]
	);
	const [after = -1] = table.rows.slice(-1).map(({ seq }) => seq);
	table.setDraft({ shout: String(after), cards: c.anas.slice(0, 2), ranks: [], after: [after, after] });
	await anew();
	await expect.element(page.getByText(m.cardbingo_picked({ count: 2, size: '5' }))).toBeVisible();
});

it('Parker Bingo: a line that is read back, without what was done last [PB-9]', async () => {
	const row = [4, 17, 32, 50, 63];
	const table = await shown(parker, ParkerScreen, p.opening(), ...p.called(...row), p.shouted('ana'));
	const numbers = [4, 17, undefined, undefined, undefined];
	table.setDraft({ player: 'ana', shout: '1.0', earlier: [], line: 'row-1', numbers });
	const again = await anew();
	await expect.element(page.getByText('First row')).toBeVisible();
	await tap(button(tileName(32)));
	expect(again.draft).toMatchObject({ numbers: [4, 17, 32, undefined, undefined] });
});

it('Quingo: bonuses that are typed [Q-2]', async () => {
	const table = await shown(quingo, QuingoScreen, q.opening());
	table.setDraft({ what: 'bonuses', typed: ['12', '7', '', '', ''] });
	await anew();
	for (const [at, value] of ['12', '7', ''].entries())
		await expect.element(page.getByRole('textbox').nth(at)).toHaveValue(value);
});
