import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import type { Fact } from '$lib/domain/rows';
import type { Table } from '$lib/session/table.svelte';
import { anew, begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box as anyGame } from './any-game';
import type { AnyGameFact } from './any-game/rules/facts';
import * as a from './any-game/rules/testing';
import AnyGameScreen from './any-game/ui/TableScreen.svelte';
import { box as bingOh } from './bing-oh';
import type { BingOhFact } from './bing-oh/rules/facts';
import * as b from './bing-oh/rules/testing';
import { spaceAt } from './bing-oh/text/names';
import BingOhScreen from './bing-oh/ui/TableScreen.svelte';
import { box as cards } from './card-bingo';
import * as c from './card-bingo/rules/testing';
import { cardName, rankName } from './card-bingo/text/names';
import CardsScreen from './card-bingo/ui/TableScreen.svelte';
import { box as sino } from './sino';
import * as s from './sino/rules/testing';
import SinoScreen from './sino/ui/TableScreen.svelte';

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

it('who begins, chosen while others roll for that [B-1]', async () => {
	const table = await shown(bingOh, BingOhScreen, b.opening({ dice: 'real' }), b.dealt());
	await tap(button(/^Ben/));
	const begins = m.bingoh_begins({ name: 'Ben' });
	await expect.element(button(begins)).toBeVisible();
	const starts: BingOhFact = { type: 'start.rolled', player: 'ana', number: 3 };
	phoneSays(table, starts);
	await tap(button(begins));
	expect(table.rows.at(-1)).toMatchObject({ fact: { type: 'start.named', player: 'ben' } });
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

it('a layout that is entered, and a claim of another player that is read back meanwhile [C-5]', async () => {
	let table = await shown(
		cards,
		CardsScreen,
		c.opening({ drawing: 'cards', players: c.people(5) }),
		...c.called('QS')
	);
	const has = (where: typeof sheet, card: '9S' | '5H') =>
		where.getByRole('button', { name: m.cardbingo_remove({ card: cardName(card) }) });
	await inMenu(m.cardbingo_layouts());
	await tap(inSheet(rankName('9')));
	await tap(inSheet(cardName('9S')));
	await expect.element(has(sheet, '9S')).toBeVisible();
	phoneSays(table, c.shouted('ben'));
	await expect.element(has(sheet, '9S')).toBeVisible();
	await tap(inSheet(m.shell_close()));
	await tap(button(rankName('5')));
	await tap(button(cardName('5H')));
	const main = page.getByRole('main');
	await expect.element(has(main, '5H')).toBeVisible();
	table = await anew();
	await expect.element(has(main, '5H')).toBeVisible();
	// The phone takes its shout back.
	expect(table.undo()).toEqual({ ok: true });
	await inMenu(m.cardbingo_layouts());
	await expect.element(has(sheet, '9S')).toBeVisible();
});

/** Puts the newest fact of the history right that names this. */
async function history(what: string): Promise<void> {
	await inMenu(m.log_title());
	await tap(sheet.getByRole('button', { name: m.table_meant_what({ what }) }).first());
}
const changed = page.getByText(m.refused_no_longer_there());

it.each([
	[
		'a roll',
		() => shown(bingOh, BingOhScreen, b.opening({ dice: 'real' }), ...rolls, b.rolled('cai', 0, 'O', 5)),
		async () => {
			await history(spaceAt({ letter: 'O', number: 5 }));
			await tap(inSheet('H'));
		}
	],
	[
		'a bonus',
		() => shown(sino, SinoScreen, s.opening({ keeping: 'pad' }), s.bonusWon('ben', 1, 2, 3, 4, 6)),
		async () => {
			await tap(button(m.sino_bonus_label({ name: 'Ana', points: '0' })));
			await tap(inSheet(m.shell_close()));
			await tap(button(m.sino_bonus_label({ name: 'Ben', points: '16' })));
			await tap(inSheet(m.sino_bonus_change({ points: '16' })));
			await tap(inSheet(m.sino_meant_numbers()));
			await tap(inSheet('6'));
			await tap(inSheet('7'));
		}
	],
	[
		'a layout',
		() =>
			shown(
				cards,
				CardsScreen,
				c.opening({ drawing: 'cards', players: c.people(5) }),
				...c.called('QS', '2H', ...c.anas),
				...c.claimed('ana', [...c.anas.slice(0, 4), 'KC'])
			),
		async () => {
			await history('Ana');
			await tap(button(m.cardbingo_read_again()));
			await expect.element(inSheet(m.table_meant())).toBeVisible();
		}
	],
	[
		'a round',
		() => {
			const scores = ['ana', 'ben', 'carla'].map((side) => ({ side, points: 7 }));
			const round: AnyGameFact = { type: 'round.scored', round: 1, scores };
			return shown(anyGame, AnyGameScreen, a.opening(), round);
		},
		async () => {
			await tap(button(m.anygame_rounds()));
			await tap(inSheet(m.anygame_change_round({ number: '1' })));
			await tap(inSheet('4'));
		}
	]
])(
	'%s that a phone took back is not put right any more, and that is said [G-3]',
	async (_, begins, opens) => {
		const table = await begins();
		await opens();
		await expect.element(sheet).toBeInTheDocument();
		expect(changed.elements()).toEqual([]);
		// A page may go before the browser says that the sheet is closed.
		const late = (event: Event) => event.stopImmediatePropagation();
		addEventListener('close', late, { capture: true });
		expect(table.undo()).toEqual({ ok: true });
		await expect.element(changed).toBeInTheDocument();
		await expect.element(sheet).not.toBeInTheDocument();
		expect(table.redo()).toEqual({ ok: true });
		await anew();
		removeEventListener('close', late, { capture: true });
		await expect.element(button(m.table_menu_label())).toBeVisible();
		await expect.element(sheet).not.toBeInTheDocument();
	}
);
