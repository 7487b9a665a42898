import '../../../../app.css';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { keepFocus } from '$lib/ui/dialog/keep-focus';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { doubleTap } from '$lib/ui/table/double-tap';
import { box } from '..';
import type { QuingoFact } from '../rules/facts';
import type { Box } from '../rules/sheet';
import { bonuses, checked, fillAllBut, opening, wilds, type Told } from '../rules/testing';
import TableScreen from './TableScreen.svelte';

let table: Table;
let from = 0;
beforeAll(() => keepFocus());
beforeEach(async () => {
	await page.viewport(1024, 768);
	language.set('en');
	toasts.clear();
	from = announcer.lines.at(-1)?.id ?? 0;
});
afterEach(async () => {
	await table.close();
	await page.viewport(414, 896);
});

/** A table of sheets alone on the screen, at which these marks were made. */
async function shown(...marks: readonly QuingoFact[]): Promise<void> {
	table = await Table.create(box, opening({ keeping: 'sheets' }));
	for (const fact of [bonuses, wilds('ana'), wilds('ben', 2, 15, 18, 7, 6), wilds('carla'), ...marks])
		expect(table.record(fact)).toEqual({ ok: true });
	await render(TableScreen as unknown as Component<{ table: Table }>, { table });
	await expect.element(page.getByRole('list', { name: /sheet$/ })).toBeVisible();
}
/** The marks on the sheets, by player. */
const marks = () =>
	Object.fromEntries(
		Object.entries((table.snapshot as Told['snapshot']).context.sheets).map(([player, sheet]) => [
			player,
			sheet.marks
		])
	);
/** What a screen reader has heard since the test began. */
const heard = () => announcer.lines.filter(({ id }) => id > from).map(({ text }) => text);
/** Whose sheet is large. */
const large = () => document.querySelector('.quingo-sheet')?.ariaLabel;
const sheet = (name: string) => m.quingo_sheet_of({ name });
const boxAt = (at: number) => document.querySelectorAll<HTMLElement>('.quingo-sheet .bx')[at]!;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** Enter on a box, at once: a key that takes its way through the browser may come too late on a busy machine. */
function enter(at: number): void {
	boxAt(at).focus();
	boxAt(at).click();
}
/** The same by touch. */
function touch(at: number): void {
	const box = boxAt(at);
	const { left, top, width, height } = box.getBoundingClientRect();
	const place = { bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2 };
	box.dispatchEvent(new PointerEvent('pointerdown', place));
	box.dispatchEvent(new PointerEvent('pointerup', place));
	box.dispatchEvent(new MouseEvent('click', { ...place, detail: 1 }));
}
/** Does something in the moment in which that sheet comes, however busy the machine is. */
const asItComes = (name: string, act: () => void) =>
	new Promise<void>((done) => {
		const seen = new MutationObserver(() => {
			if (large() !== name) return;
			seen.disconnect();
			act();
			done();
		});
		seen.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
	});

const notMarked = (name: string) => m.quingo_no_mark({ name });

describe('the next sheet', () => {
	it('is told of when it is there, after the mark that led to it', async () => {
		await shown();
		enter(11);
		await expect.poll(heard).toContain('Ana checked 12. Total 12');
		await rest(400);
		expect(large()).toBe(sheet('Ana'));
		const handOn = m.quingo_hand_to({ name: 'Ben' });
		expect(heard()).not.toContain(handOn);
		await expect.poll(heard).toContain(handOn);
		expect(large()).toBe(sheet('Ben'));
	});

	it('is nobody’s once all have had their last move, and how to mark is heard once [Q-9]', async () => {
		await shown(...fillAllBut('ana', 1), ...fillAllBut('ben', 1, 2), ...fillAllBut('carla', 1, 2, 3));
		expect(heard()).not.toContain(m.quingo_how_to_mark());
		for (const player of ['ana', 'ben', 'carla']) table.record(checked(player, 1));
		await expect.poll(heard).toContain(m.quingo_lap_moved({ filler: 'Ana' }));
		await expect.element(page.getByText('Carla: 1, checked.')).toBeVisible();
		expect(document.querySelector('.hand .who')).toBeNull();
		// The way to the end, which asks before it crosses out what is open.
		await expect.element(button(m.table_end_game())).toBeVisible();
		expect(button(m.quingo_finish()).query()).toBeNull();
		expect(heard().at(-1)).toBe(sheet('Ana'));
	});

	it('takes a second mark in the last lap, and says so with an undo; on a short phone four bands are in sight [Q-9]', async () => {
		await page.viewport(390, 664);
		await shown(...fillAllBut('ana', 1), ...fillAllBut('ben', 1, 2), ...fillAllBut('carla', 1, 2, 3));
		for (const player of ['ana', 'ben']) table.record(checked(player, 1));
		await button(m.quingo_finish()).click({ trial: true });
		const { bottom = 0 } = document.querySelector('.sheet-place')?.getBoundingClientRect() ?? {};
		const seen = [...document.querySelectorAll('.band')].filter(
			(band) => band.getBoundingClientRect().bottom <= bottom + 1
		);
		expect(seen.length).toBeGreaterThanOrEqual(4);
		table.record(checked('carla', 1));
		await expect.poll(large).toBe(sheet('Ana'));
		await button(/^Ben \d/).click();
		await expect.poll(large).toBe(sheet('Ben'));
		expect(toasts.current).toBeUndefined();
		await rest(doubleTap);
		enter(1);
		await expect.poll(() => toasts.current?.text).toBe(m.quingo_lap_again({ name: 'Ben' }));
		expect(marks()['ben']).toHaveProperty('2');
		toasts.current?.action?.run();
		expect(marks()['ben']).not.toHaveProperty('2');
	});

	it('that is asked for is told of by its name', async () => {
		await shown();
		await button(sheet('Ben')).click();
		await expect.poll(() => heard().at(-1)).toBe(sheet('Ben'));
	});

	it('that has just come by itself is not passed over by who asked for it', async () => {
		await shown();
		enter(11);
		const main = button(sheet('Ben')).element() as HTMLElement;
		main.focus();
		await expect.poll(large, { interval: 10 }).toBe(sheet('Ben'));
		main.click();
		await rest(50);
		expect(large()).toBe(sheet('Ben'));
		await rest(doubleTap);
		main.click();
		await expect.poll(large).toBe(sheet('Carla'));
	});
});

describe('a mark made while the one before lands', () => {
	const first = { ana: { 12: 'checked' }, ben: {}, carla: {} };

	it('by key is on no sheet, and a sentence says so', async () => {
		await shown();
		// Nor what is pressed before a player can have seen that the sheet is another one.
		const pressed = asItComes(sheet('Ben'), () => {
			toasts.clear();
			enter(12);
		});
		enter(11);
		enter(12);
		expect(toasts.current?.text).toBe(notMarked('Ben'));
		await expect.poll(heard).toContain(notMarked('Ben'));
		expect(marks()).toEqual(first);
		await pressed;
		expect(toasts.current?.text).toBe(notMarked('Ben'));
		expect(marks()).toEqual(first);
		await rest(doubleTap);
		enter(12);
		expect(marks()).toEqual({ ...first, ben: { 13: 'checked' } });
	});

	it('by touch is answered in the same way, and what was marked can be put right there', async () => {
		await shown();
		touch(11);
		await rest(doubleTap);
		touch(12);
		expect(toasts.current?.text).toBe(notMarked('Ben'));
		expect(marks()).toEqual(first);
		await rest(doubleTap);
		await button(m.table_meant()).click();
		await expect
			.element(page.getByRole('heading', { level: 1 }))
			.toHaveTextContent(m.quingo_log_checked({ name: 'Ana', box: '12' }));
	});

	it('on the same box is a hand that shook, or it is answered too', async () => {
		await shown();
		enter(11);
		enter(11);
		expect(toasts.current).toBeUndefined();
		await rest(doubleTap);
		enter(11);
		expect(toasts.current?.text).toBe(notMarked('Ben'));
		expect(marks()).toEqual(first);
	});

	it('with a long press counts by when the finger came down', async () => {
		await shown();
		enter(11);
		await rest(800);
		// It rests while the sheet changes.
		boxAt(6).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
		await expect.poll(heard).toContain(notMarked('Ben'));
		expect(marks()).toEqual(first);
	});

	it('on a phone of the player’s own changes the sheet at once, and what was meant for the one before is on none', async () => {
		await shown();
		table.record(checked('ben', 9));
		await expect.poll(large, { interval: 10 }).toBe(sheet('Carla'));
		enter(4);
		expect(toasts.current?.text).toBe(notMarked('Carla'));
		expect(marks()).toEqual({ ana: {}, ben: { 9: 'checked' }, carla: {} });
	});
});

describe('a mark that is put right', () => {
	async function correct(name: string, number: Box): Promise<void> {
		await button(m.table_menu_label()).click();
		await page.getByRole('button', { name: new RegExp(`^${m.log_title()}`) }).click();
		const what = m.quingo_log_checked({ name, box: String(number) });
		await rest(doubleTap);
		await button(m.table_meant_what({ what })).first().click();
		await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(what);
		await rest(doubleTap);
	}
	const whose = () => page.getByRole('combobox', { name: m.table_meant_who() });
	const done = () => button(m.table_meant()).click();

	it('was another player’s: it is on that sheet, and heard [G-3]', async () => {
		await shown(checked('ana', 12), checked('ben', 3));
		await correct('Ana', 12);
		await whose().selectOptions('Carla');
		await expect.element(page.getByRole('list', { name: sheet('Carla') })).toBeVisible();
		await done();
		await expect.poll(heard).toContain('Carla checked 12. Total 12');
		expect(marks()).toEqual({ ana: {}, ben: { 3: 'checked' }, carla: { 12: 'checked' } });
		table.undo();
		expect(marks()).toEqual({ ana: { 12: 'checked' }, ben: { 3: 'checked' }, carla: {} });
	});

	it('finds the box with the same number, and asks where there is none', async () => {
		// A wild of 5 is the other's printed 5; once that is filled, nobody knows which box was meant.
		await shown(checked('ana', 'wild-5'), checked('ben', 5));
		await button(sheet('Ana')).click();
		await rest(doubleTap);
		await page.elementLocator(boxAt(24)).click();
		await rest(doubleTap);
		await whose().selectOptions('Ben');
		await done();
		expect(toasts.current?.text).toBe(m.quingo_which_box());
		expect(document.querySelector('.bx.picked')).toBeNull();
		await page.elementLocator(boxAt(5)).click();
		await rest(doubleTap);
		await done();
		await expect.poll(heard).toContain('Ben checked 6. Total 11');
		expect(marks()).toEqual({ ana: {}, ben: { 5: 'checked', 6: 'checked' }, carla: {} });
	});

	it('a wild stays a wild where the other player has one of that number', async () => {
		await shown(checked('ana', 'wild-2'));
		await correct('Ana', 'wild 15' as Box);
		await whose().selectOptions('Ben');
		await done();
		await expect.poll(heard).toContain('Ben checked wild 15. Total 2');
		expect(marks()).toEqual({ ana: {}, ben: { 'wild-2': 'checked' }, carla: {} });
	});

	it('names what would fall with it before it is done', async () => {
		await shown(checked('ana', 12), { type: 'box.cleared', player: 'ana', box: 12 }, checked('ana', 12));
		await correct('Ana', 12);
		await whose().selectOptions('Ben');
		await done();
		await expect
			.element(page.getByRole('alert'))
			.toHaveTextContent(m.quingo_log_cleared({ name: 'Ana', box: '12' }));
		expect(marks().ana).toEqual({ 12: 'checked' });
		await rest(doubleTap);
		await button(m.log_go_ahead()).click();
		expect(marks()).toEqual({ ana: {}, ben: { 12: 'checked' }, carla: {} });
	});

	it('is heard when it is another box, crossed out or open', async () => {
		await shown(checked('ana', 12), checked('ben', 3));
		await correct('Ana', 12);
		await page.elementLocator(boxAt(12)).click();
		await rest(doubleTap);
		await done();
		await expect.poll(heard).toContain('Ana checked 13. Total 13');
		await correct('Ana', 13);
		await page.getByText(m.quingo_box_open(), { exact: true }).click();
		await rest(doubleTap);
		await done();
		await expect.poll(heard).toContain(m.quingo_log_cleared({ name: 'Ana', box: '13' }));
		expect(marks().ana).toEqual({});
	});
});
