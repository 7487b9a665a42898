import '../../app.css';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-svelte';
import type { Fact } from '$lib/domain/rows';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { keepFocus } from '$lib/ui/dialog/keep-focus';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { doubleTap } from '$lib/ui/table/double-tap';
import { box as parker } from './parker-bingo';
import * as p from './parker-bingo/rules/testing';
import ParkerScreen from './parker-bingo/ui/TableScreen.svelte';
import { lineName as lineOf, tileName } from './parker-bingo/text/names';
import { box as sino } from './sino';
import * as s from './sino/rules/testing';
import { lineName } from './sino/text/names';
import SinoScreen from './sino/ui/TableScreen.svelte';

// What a screen reader hears at tables that are played by keyboard.
let table: Table;
beforeAll(() => keepFocus());
beforeEach(() => {
	language.set('en');
	toasts.clear();
});
afterEach(() => table.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Presses Enter on a control, and means it: not right after the focus was brought somewhere. */
async function enter(name: string): Promise<void> {
	await expect.element(button(name)).toBeVisible();
	(button(name).element() as HTMLElement).focus();
	await new Promise((done) => setTimeout(done, doubleTap));
	await userEvent.keyboard('{Enter}');
}
const heard = () => announcer.lines.map(({ text }) => text);

describe('Parker Bingo', () => {
	async function shown(...facts: readonly Fact[]): Promise<void> {
		table = await Table.create(parker, p.opening({ drawing: 'tiles' }));
		for (const fact of facts) expect(table.record(fact)).toEqual({ ok: true });
		await render(ParkerScreen as Component<{ table: Table }>, { table });
	}

	/** By the menu, what was called is made another number, by the name of its button. */
	async function correct(called: number, meant: string): Promise<void> {
		await enter(m.table_menu_label());
		await page.getByRole('button', { name: new RegExp(`^${m.parker_correct_title()}`) }).click();
		await enter(tileName(called));
		await enter(meant);
	}

	it('says in one sentence whose shout it was, while it is heard and when the round is over [G-3]', async () => {
		await shown(...p.called(...p.firstRow), p.shouted('ana'));
		const before = () => new Set(announcer.lines.map(({ id }) => id));
		/** What is heard from now on, until nothing more can come of it. */
		const since = async (had: ReadonlySet<number>) => {
			await new Promise((done) => setTimeout(done, 400));
			return announcer.lines.filter(({ id }) => !had.has(id)).map(({ text }) => text);
		};
		const said = (name: string) => m.parker_log_shouted({ name });
		await enter(m.table_meant_other());
		await expect.element(page.getByRole('dialog')).toBeVisible();
		let had = before();
		await enter('Ben');
		expect(await since(had)).toEqual([said('Ben')]);
		const claim = p.claimed('ben', 'row-1', p.firstRow).slice(1);
		for (const fact of [...claim, p.awarded]) expect(table.record(fact)).toEqual({ ok: true });
		await enter(m.table_meant_whose({ name: 'Ben' }));
		await expect.element(page.getByRole('dialog')).toBeVisible();
		had = before();
		await enter('Carla');
		expect(await since(had)).toEqual([said('Carla')]);
	});

	it('says that the next round has begun', async () => {
		await shown(...p.called(...p.firstRow), ...p.claimed('ana', 'row-1', p.firstRow), p.awarded);
		await enter(m.parker_new_round());
		await expect.poll(heard).toContain(m.parker_log_round_opened({ number: '2' }));
	});

	it('says that nothing was undone in a window that only watches the claim, and why', async () => {
		await shown(...p.called(...p.firstRow), p.shouted('ana'));
		const numbers = [4, 17, undefined, undefined, undefined];
		table.setDraft({ player: 'ana', shout: String(table.lastDone), earlier: [], line: 'row-1', numbers });
		await table.close();
		cleanup();
		const opened = await Table.open(table.id, () => Promise.resolve(parker), { onlyWatch: true });
		if (opened.what !== 'table') throw new Error(opened.what);
		table = opened.table;
		await render(ParkerScreen as Component<{ table: Table }>, { table });
		await expect.element(page.getByText(lineOf('row-1')).first()).toBeVisible();
		await enter(m.shell_undo());
		await expect.poll(() => toasts.current).toBeDefined();
		expect(heard()).not.toContain(m.shell_undone());
	});

	it('asks by what it would do whether two calls change places, and leaves them where that was not meant [PB-6]', async () => {
		await shown(...p.called(31, 32, 50));
		const places = m.parker_log_swapped({ called: tileName(31), meant: tileName(32) });
		const dialog = page.getByRole('dialog');
		await correct(31, `${tileName(32)}, ${m.parker_board_called()}`);
		await expect.element(button(places)).toHaveFocus();
		expect(table.rows).toHaveLength(4);
		await enter(m.log_leave());
		await expect.element(button(places)).not.toBeInTheDocument();
		expect(table.rows).toHaveLength(4);
		await enter(`${tileName(32)}, ${m.parker_board_called()}`);
		await enter(places);
		await expect.element(dialog).not.toBeInTheDocument();
		await expect.poll(() => heard().filter((text) => text === places)).toHaveLength(1);
		expect(p.table(undefined, table.snapshot as never).round.calls).toEqual([32, 31, 50]);
	});

	it('puts a call right at once where the right number was not called', async () => {
		await shown(...p.called(31, 32, 50));
		await correct(31, tileName(33));
		await expect
			.poll(() => toasts.current?.text)
			.toBe(m.parker_log_corrected({ called: tileName(31), meant: tileName(33) }));
	});
});

describe('a claim of several lines', () => {
	it('says which line it is and of how many, and shows it [PB-23]', async () => {
		table = await Table.create(parker, p.opening({ drawing: 'tiles', pattern: 'letter-t' }));
		for (const fact of [...p.called(...p.firstRow, 31), p.shouted('ana')])
			expect(table.record(fact)).toEqual({ ok: true });
		await render(ParkerScreen as Component<{ table: Table }>, { table });
		const nth = (number: number) =>
			`${m.parker_line_nth({ number: String(number) })} ${m.numbers_of({ count: '2' })}`;
		await expect.element(page.getByText(nth(1)).first()).toBeVisible();
		await expect.poll(heard).toContain(`${lineOf('row-1')}. ${nth(1)}`);
		for (const number of p.firstRow) await enter(tileName(number));
		await expect.poll(heard).toContain(`${lineOf('column-N')}. ${nth(2)}`);
	});
});

describe('Sino', () => {
	async function shown(opening: Parameters<typeof s.opening>[0], ...facts: readonly Fact[]): Promise<void> {
		table = await Table.create(sino, s.opening(opening));
		for (const fact of facts) expect(table.record(fact)).toEqual({ ok: true });
		await render(SinoScreen as Component<{ table: Table }>, { table });
	}

	it('a row that is hinted at is heard once when it is closed, and again in the next turn of whom it is open to [S-6]', async () => {
		await shown({ dice: 'real', options: { hints: true, odds: false } });
		await expect.element(page.getByTestId('prompt')).toBeVisible();
		const closed = m.sino_row_closed({ score: '1', row: m.sino_row_diagonal({ number: '1' }) });
		const times = () => heard().filter((text) => text === closed).length;
		expect(table.record(s.rolled('blue 1'))).toEqual({ ok: true });
		await expect.poll(times).toBe(1);
		for (const fact of [...Array.from({ length: 4 }, () => s.rolled('blue 2')), s.turnEnded])
			expect(table.record(fact)).toEqual({ ok: true });
		await new Promise((done) => setTimeout(done, 100));
		expect(times()).toBe(1);
		for (const fact of [...s.turn('red 8'), ...s.turn('red 9')])
			expect(table.record(fact)).toEqual({ ok: true });
		await expect.poll(times).toBe(2);
		// And where it is chosen.
		expect(table.record(s.rolled('blue 3'))).toEqual({ ok: true });
		await enter(m.sino_announce());
		const seen = m.sino_row_closed({ score: '1', row: m.sino_short_diagonal({ number: '1' }) });
		await expect.element(page.getByRole('dialog').getByRole('button', { name: seen })).toBeVisible();
	});

	it('says whose turn was put right, and took back, long after it [G-3]', async () => {
		await shown({ dice: 'real' }, ...s.turn('blue 1'), ...s.turn('red 8'), s.rolled('red 9'));
		const ended = m.sino_log_turn_ended_by({ name: 'Ana', by: 'Ben' });
		await enter(m.table_menu_label());
		await page.getByRole('dialog').getByRole('button', { name: m.log_title() }).click();
		await enter(m.table_meant_what({ what: m.sino_log_turn_ended({ name: 'Ana' }) }));
		await enter('Ben');
		await expect.poll(heard).toContain(ended);
		await enter(m.shell_close());
		await enter(m.shell_undo());
		await expect.poll(() => toasts.current?.text).toBe(m.shell_undone_replacement({ what: ended }));
		await enter(m.shell_redo());
		await expect.poll(() => toasts.current?.text).toBe(m.shell_redone({ what: ended }));
	});

	it('says on the pad which bonus is kept, and that a row nobody won is taken out [S-8]', async () => {
		await shown({ keeping: 'pad' }, s.announced('ana', 'across-2'));
		await enter(m.sino_bonus_label({ name: 'Ana', points: '0' }));
		for (const number of [1, 2, 3, 4, 6]) await enter(String(number));
		await enter(m.sino_bonus_write());
		await expect.poll(() => heard().join('|')).toContain('Ana won a bonus of 16 with 1 2 3 4 6');
		const row = lineName((table.snapshot as s.Told['snapshot']).context, 'across-2');
		await enter(m.sino_pad_list());
		await enter(m.sino_pad_won({ name: 'Ana', row }));
		await enter(m.table_meant_nobody());
		await expect.poll(() => heard().join('|')).toContain('Ana announced orange across and won 27: removed');
	});

	it('a board that is looked at opens on whose it is, and not on a button that gives the turn', async () => {
		await shown({});
		await enter(m.sino_player_label({ name: 'Ben', points: '0', count: '0' }));
		await expect
			.element(page.getByRole('heading', { name: m.sino_player_title({ name: 'Ben', points: '0' }) }))
			.toHaveFocus();
		await expect.element(button(m.sino_gives_turn({ name: 'Ben' }))).toBeVisible();
	});

	it('the list of the pad is one stop for each way that rows run, and its arrows lead from row to row', async () => {
		await shown({ keeping: 'pad' });
		await enter(m.sino_pad_list());
		const pad = page.getByTestId('pad').element();
		await expect.poll(() => pad.querySelectorAll('button').length).toBeGreaterThan(60);
		await expect.poll(() => pad.querySelectorAll('button[tabindex="0"]').length).toBe(4);
		const first = pad.querySelector('button');
		first?.focus();
		await userEvent.keyboard('{ArrowRight}{ArrowDown}');
		const { context } = table.snapshot as s.Told['snapshot'];
		expect(document.activeElement?.ariaLabel).toBe(
			m.sino_pad_wins({ name: 'Ben', row: lineName(context, 'across-2') })
		);
	});
});

describe('a sheet', () => {
	const wooden = async () => {
		table = await Table.create(parker, p.opening({ drawing: 'tiles' }));
		for (const fact of p.called(31)) expect(table.record(fact)).toEqual({ ok: true });
		await render(ParkerScreen as Component<{ table: Table }>, { table });
	};

	it('opens on its first control, and a hand that shakes on Enter does not press it', async () => {
		await wooden();
		await enter(m.parker_bingo());
		const first = page.getByRole('dialog').getByRole('button', { name: /^Ana/ });
		await expect.element(first).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
		// By the clock of the hand: a machine that stalls in between makes no other hand of it.
		const seconds = (Date.now() + doubleTap) / 1000;
		for (const timestamp of [seconds, seconds + 0.09]) {
			const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r', timestamp };
			await cdp().send('Input.dispatchKeyEvent', { ...key, type: 'keyDown' });
			await cdp().send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
		}
		await expect.element(first).toHaveFocus();
		expect(table.rows).toHaveLength(2);
	});

	it('opens on its heading where there is something to read before the first control', async () => {
		await wooden();
		await enter(m.table_menu_label());
		await page.getByRole('button', { name: new RegExp(`^${m.parker_correct_title()}`) }).click();
		await expect
			.element(page.getByRole('heading', { level: 2, name: m.parker_correct_title() }))
			.toHaveFocus();
	});
});
