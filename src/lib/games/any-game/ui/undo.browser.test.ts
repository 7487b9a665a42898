import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-svelte';
import type { Row } from '$lib/domain/rows';
import { entryOf } from '$lib/domain/sure';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { database } from '$lib/storage/db';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { doubleTap } from '$lib/ui/table/double-tap';
import { box, type AnyGame } from '..';
import { seat } from '../link/seat';
import * as a from '../rules/testing';
import TableScreen from './TableScreen.svelte';
import '../../../../app.css';

let table: Table<AnyGame> | undefined;
afterEach(() => table?.close());

/** The table, as a page shows it that is loaded anew. */
async function shown(id: string): Promise<Table<AnyGame>> {
	await table?.close();
	cleanup();
	const opened = await Table.open(id, () => Promise.resolve(box));
	if (opened.what !== 'table') throw new Error(opened.what);
	table = opened.table as Table<AnyGame>;
	await render(TableScreen, { table });
	return table;
}

it('undo goes on to the round before one that it brought back, also after the page was loaded anew [G-3]', async () => {
	language.set('en');
	const { id } = await Table.create(box, a.opening());
	let shows = await shown(id);
	for (const points of [1, 2]) {
		const scores = ['ana', 'ben', 'carla'].map((side) => ({ side, points }));
		expect(shows.record({ type: 'round.scored', round: points, scores })).toEqual({ ok: true });
	}
	for (const left of [1, 0]) {
		await new Promise((done) => setTimeout(done, doubleTap));
		await page.getByRole('button', { name: m.shell_undo() }).click();
		await expect.poll(() => shows.snapshot.context.rounds.length).toBe(left);
		// The points of many players would be cut in the bar of a phone.
		await expect.poll(() => toasts.current?.text).toBe(`Undone: Round ${String(left + 1)}`);
		const field = page.getByRole('textbox', { name: /Ana/ });
		await expect.element(field).toHaveValue(String(left + 1));
		shows = await shown(id);
		await expect.element(field).toHaveValue(String(left + 1));
	}
});

it('redo names what came back, also where it is a fact that never fitted [G-3]', async () => {
	language.set('en');
	const { id } = await Table.create(box, a.opening());
	let shows = await shown(id);
	expect(shows.record({ type: 'player.left', player: 'carla' })).toEqual({ ok: true });
	await expect.poll(() => shows.saving).toBe('saved');
	// As another device may have written it: undo takes it back with what was done before it.
	const row = { ...shows.rows[1], seq: 2, fact: { type: 'winning.changed', wins: 'highest' } };
	await database.write((db) => db.put('entries', row as Row));
	shows = await shown(id);
	expect(shows.folded.refused).toHaveLength(1);
	const left = m.table_log_left({ name: 'Carla' });
	for (const [does, says] of [
		[m.shell_undo(), m.shell_undone_what({ what: left })],
		[m.shell_redo(), m.shell_redone({ what: left })],
		[m.shell_redo(), m.shell_redone({ what: m.anygame_log_highest() })]
	] as const) {
		await new Promise((done) => setTimeout(done, doubleTap));
		await page.getByRole('button', { name: does }).click();
		await expect.poll(() => toasts.current?.text).toBe(says);
	}
});

it('undo takes back that somebody left before what was typed earlier, also after the page was loaded anew [G-3]', async () => {
	language.set('en');
	const { id } = await Table.create(box, a.opening());
	let shows = await shown(id);
	const field = page.getByRole('textbox', { name: /Ana/ });
	const here = () => shows.snapshot.context.seats.filter((seat) => seat.here).length;
	await field.fill('5');
	expect(shows.record({ type: 'player.left', player: 'carla' })).toEqual({ ok: true });
	shows = await shown(id);
	for (const [left, text] of [
		[3, '5'],
		[3, '']
	] as const) {
		await expect.element(field).toHaveValue('5');
		await new Promise((done) => setTimeout(done, doubleTap));
		await page.getByRole('button', { name: m.shell_undo() }).click();
		await expect.poll(here).toBe(left);
		await expect.element(field).toHaveValue(text);
	}
});

it('undo goes back field by field in the order of what was done, with what was done between two of them [G-3]', async () => {
	language.set('en');
	const { id } = await Table.create(box, a.opening());
	let shows = await shown(id);
	const field = (name: RegExp) => page.getByRole('textbox', { name });
	const state = () => [
		...['ana', 'ben'].map((side) => (entryOf(entryOf(shows.draft, 'typed'), side) ?? '') as string),
		shows.snapshot.context.seats.filter((seat) => seat.here).length
	];
	// A phone writes into the first field again after the second was typed.
	await field(/Ben/).fill('7');
	shows.setDraft(seat.fill?.(shows, 'ana', { round: 1, points: 5 }));
	expect(shows.record({ type: 'player.left', player: 'carla' })).toEqual({ ok: true });
	await field(/Ben/).fill('78');
	for (const left of [
		['5', '7', 2],
		['5', '7', 3],
		['', '7', 3],
		['', '', 3]
	]) {
		shows = await shown(id);
		await new Promise((done) => setTimeout(done, doubleTap));
		await page.getByRole('button', { name: m.shell_undo() }).click();
		await expect.poll(state).toEqual(left);
	}
});

it('undo takes back what a phone wrote into a round that it brought back, and nothing else [G-3]', async () => {
	language.set('en');
	const { id } = await Table.create(box, a.opening());
	const shows = await shown(id);
	for (const round of [1, 2]) {
		const scores = ['ana', 'ben', 'carla'].map((side) => ({ side, points: round }));
		expect(shows.record({ type: 'round.scored', round, scores })).toEqual({ ok: true });
	}
	const undo = page.getByRole('button', { name: m.shell_undo() });
	const field = page.getByRole('textbox', { name: /Ana/ });
	await new Promise((done) => setTimeout(done, doubleTap));
	await undo.click();
	await expect.element(field).toHaveValue('2');
	shows.setDraft(seat.fill?.(shows, 'ana', { round: 2, points: 9 }));
	await expect.element(field).toHaveValue('9');
	await new Promise((done) => setTimeout(done, doubleTap));
	await undo.click();
	await expect.element(field).toHaveValue('2');
	expect(shows.snapshot.context.rounds).toHaveLength(1);
});

it('undo brings back the number that was typed over, or that a phone sent, also after the page was loaded anew [G-3]', async () => {
	language.set('en');
	const pair = a.opening({ partners: [['ana', 'ben']] });
	const { id } = await Table.create(box, pair);
	let shows = await shown(id);
	const field = (name: RegExp) => page.getByRole('textbox', { name });
	const key = (name: string) => page.getByRole('button', { name, exact: true }).click();
	const undo = async () => {
		await new Promise((done) => setTimeout(done, doubleTap));
		await page.getByRole('button', { name: m.shell_undo() }).click();
	};
	shows.setDraft(seat.fill?.(shows, 'ben', { round: 1, points: 12 }));
	await expect.element(field(/Ana/)).toHaveValue('12');
	await field(/Carla/).click();
	await key('3');
	// Come back to, it is selected, and gives way to what is typed.
	await field(/Ana/).click();
	await key('1');
	await key('5');
	await field(/Carla/).click();
	await key('4');
	await key(m.anygame_erase());
	const state = () => [
		entryOf(entryOf(shows.draft, 'typed'), 'ana'),
		entryOf(entryOf(shows.draft, 'typed'), 'carla')
	];
	await expect.poll(state).toEqual(['15', '']);
	for (const left of [
		['15', '3'],
		['12', '3']
	]) {
		shows = await shown(id);
		await undo();
		await expect.poll(state).toEqual(left);
	}
	// It is Ben's again, so that Ana's phone does not write over it unasked.
	expect(seat.saidBefore?.(shows, 'ana', { round: 1, points: 9 })).toEqual({ player: 'ben', what: '12' });
	await undo();
	await expect.poll(state).toEqual(['12', '']);
	await undo();
	await expect.element(field(/Ana/)).toHaveValue('');
});

it('after the page was loaded anew the points go to whose they were to be, and not to those before', async () => {
	language.set('en');
	const { id } = await Table.create(box, a.opening());
	let shows = await shown(id);
	const field = (name: RegExp) => page.getByRole('textbox', { name });
	await field(/Ana/).fill('5');
	await page.getByRole('button', { name: m.anygame_next({ name: 'Ben' }) }).click();
	await expect.poll(() => shows.draft).toMatchObject({ at: 'ben' });
	shows = await shown(id);
	await page
		.getByRole('group', { name: m.anygame_keys() })
		.getByRole('button', { name: '7', exact: true })
		.click();
	await expect.element(field(/Ben/)).toHaveValue('7');
	await expect.element(field(/Ana/)).toHaveValue('5');
});

it('a round that is half put right stays so while another field of the round in play is gone to', async () => {
	language.set('en');
	const { id } = await Table.create(box, a.opening());
	const shows = await shown(id);
	await page.getByRole('textbox', { name: /Ana/ }).fill('5');
	const fix = { seq: 7, typed: { ana: '3' } };
	shows.setDraft({ ...(shows.draft as object), fix });
	await page.getByRole('textbox', { name: /Ben/ }).click();
	await expect.poll(() => shows.draft).toMatchObject({ at: 'ben', fix });
});

it('says after a round who leads, and after the last one who has won and nothing else', async () => {
	language.set('en');
	const { id } = await Table.create(box, a.opening({ ends: { how: 'rounds', rounds: 2 } }));
	await shown(id);
	const heard = () => announcer.lines.map(({ text }) => text);
	const leads = (number: string) =>
		m.anygame_say_written({ names: 'Ana', points: 5 * Number(number), count: 1, number });
	for (const number of ['1', '2']) {
		for (const [name, points] of [
			[/Ana/, '5'],
			[/Ben/, '3'],
			[/Carla/, '2']
		] as const)
			await page.getByRole('textbox', { name }).fill(points);
		await new Promise((done) => setTimeout(done, doubleTap));
		await page.getByRole('button', { name: m.anygame_write({ number }) }).click();
		if (number === '1') await expect.poll(heard).toContain(leads(number));
	}
	await expect.poll(() => heard().at(-1)).toContain(m.table_wins({ name: 'Ana' }));
	expect(heard()).not.toContain(leads('2'));
});

it('before the game is ended the menu says that what is typed is not written, also when it asks again [AG-5]', async () => {
	language.set('en');
	const { id } = await Table.create(box, a.opening());
	await shown(id);
	const end = page.getByRole('button', { name: new RegExp(`^${m.table_end_game()}`) });
	const openMenu = async () => {
		await new Promise((done) => setTimeout(done, doubleTap));
		await page.getByRole('button', { name: m.table_menu_label() }).click();
	};
	await openMenu();
	// Of a table at which nothing was told or typed nothing is ended: it can go.
	await expect.element(page.getByRole('button', { name: m.past_delete() })).toBeVisible();
	await expect.element(end).not.toBeInTheDocument();
	await page.getByRole('button', { name: m.shell_close() }).click();
	await page.getByRole('textbox', { name: /Ana/ }).fill('7');
	await openMenu();
	const unwritten = m.anygame_unwritten({ number: '1' });
	await expect.element(end).toHaveTextContent(unwritten);
	await end.click();
	await expect.element(end).toHaveTextContent(unwritten + m.table_tap_again());
});

it.each(
	(['en', 'es'] as const).flatMap((of) =>
		(
			[
				[932, 430],
				[844, 390],
				[640, 360]
			] as const
		).map((size) => [of, ...size] as const)
	)
)('on a phone on its side no word of the dock leaves its button: %s, %i x %i', async (of, width, height) => {
	await page.viewport(width, height);
	language.set(of);
	const { id } = await Table.create(box, a.opening());
	await shown(id);
	await expect.element(page.getByTestId('undo')).toBeVisible();
	const buttons = [...document.querySelectorAll('.dock .btn')];
	expect(buttons.length).toBeGreaterThan(1);
	for (const button of buttons) {
		const { left, right, top, bottom } = button.getBoundingClientRect();
		const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
		while (words.nextNode()) {
			const text = words.currentNode;
			// What only a screen reader hears is clipped.
			if (!text.parentElement || getComputedStyle(text.parentElement).clipPath !== 'none') continue;
			const range = document.createRange();
			range.selectNodeContents(text);
			const line = range.getBoundingClientRect();
			if (line.width === 0) continue;
			expect(line.left, button.textContent).toBeGreaterThanOrEqual(left - 0.5);
			expect(line.right, button.textContent).toBeLessThanOrEqual(right + 0.5);
			expect(line.top, button.textContent).toBeGreaterThanOrEqual(top - 0.5);
			expect(line.bottom, button.textContent).toBeLessThanOrEqual(bottom + 0.5);
		}
	}
});
