import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { keepFocus } from '$lib/ui/dialog/keep-focus';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { doubleTap } from '$lib/ui/table/double-tap';
import { button, rest } from '$lib/ui/table/on-screen.testing';
import type { QuingoFact } from '../rules/facts';
import { checked, fillAllBut, joined, wilds } from '../rules/testing';
import { begin, boxAt, heard, large, leave, marks, sheet, shown, table } from './sheets-alone.testing';

beforeAll(() => keepFocus());
beforeEach(begin);
afterEach(leave);

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

it('who sits down in the middle of a game has a colour at once, as everybody', async () => {
	await shown();
	for (const fact of [joined('Dora'), wilds('dora')]) expect(table.record(fact)).toEqual({ ok: true });
	await button(/^Dora/).click();
	await expect.poll(large).toBe(sheet('Dora'));
	await expect.poll(() => document.querySelector<HTMLElement>('.who')?.dataset['colour']).toBeTruthy();
});

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

	it('names in the last lap who filled a sheet first, whoever fills one in it [Q-9]', async () => {
		await shown(...fillAllBut('ana', 1), ...fillAllBut('ben', 1), ...fillAllBut('carla', 1, 2));
		for (const player of ['ana', 'ben']) table.record(checked(player, 1));
		const said = m.quingo_lap_sheets({ filler: 'Ana', names: 'Carla' });
		await expect.element(page.getByText(said, { exact: true })).toBeVisible();
	});

	it('makes no second mark in the last lap unless it is asked for, and says why; on a short phone four bands are in sight [Q-9]', async () => {
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
		expect(marks()['ben']).not.toHaveProperty('2');
		// What was forgotten in a turn before counts.
		toasts.current?.action?.run();
		expect(marks()['ben']).toHaveProperty('2');
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

	it('by touch is answered in the same way, and is on the sheet of who marked last if that was meant [Q-4]', async () => {
		await shown();
		touch(11);
		await rest(doubleTap);
		touch(12);
		expect(toasts.current?.text).toBe(notMarked('Ben'));
		expect(marks()).toEqual(first);
		await rest(doubleTap);
		await button(m.quingo_mark_for({ name: 'Ana' })).click();
		expect(marks()).toEqual({ ...first, ana: { 12: 'checked', 13: 'checked' } });
		expect(large()).toBe(sheet('Ana'));
		await expect.poll(large).toBe(sheet('Ben'));
	});

	it('on the same box is a hand that shook, or it is answered too', async () => {
		await shown();
		enter(11);
		enter(11);
		expect(toasts.current).toBeUndefined();
		await rest(doubleTap);
		enter(11);
		expect(toasts.current?.text).toBe(notMarked('Ben'));
		// What is marked there already is put right.
		expect(toasts.current?.action?.label).toBe(m.table_meant());
		expect(marks()).toEqual(first);
	});

	it('is offered until the game goes on, from another device too [Q-5]', async () => {
		await shown();
		touch(11);
		await rest(doubleTap);
		touch(12);
		const offer = toasts.current?.action;
		expect(offer?.label).toBe(m.quingo_mark_for({ name: 'Ana' }));
		expect(table.record(checked('ben', 12))).toEqual({ ok: true });
		const since = marks();
		offer?.run();
		expect(marks()).toEqual(since);
	});

	it('with a long press counts by when the finger came down', async () => {
		await shown();
		enter(11);
		await rest(800);
		// It rests while the sheet changes.
		boxAt(6).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
		await expect.poll(heard).toContain(notMarked('Ben'));
		expect(marks()).toEqual(first);
		// It was a cross, and is one on that sheet.
		toasts.current?.action?.run();
		expect(marks()).toEqual({ ...first, ana: { 12: 'checked', 7: 'crossed' } });
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

it('a cross that is asked for belongs to the sheet it was asked for on, and goes with it [Q-7]', async () => {
	await shown();
	const armed = () => button(m.quingo_cross()).element().ariaPressed;
	await button(m.quingo_cross()).click();
	expect(armed()).toBe('true');
	// Another sheet is asked for, and the one before again.
	await button(/^Ben \d/).click();
	await expect.poll(large).toBe(sheet('Ben'));
	expect(armed()).toBe('false');
	await button(/^Ana \d/).click();
	await expect.poll(large).toBe(sheet('Ana'));
	expect(armed()).toBe('false');
	// The next one comes by itself, a second later: it is asked for before that, however busy the machine is.
	const cross = button(m.quingo_cross()).element() as HTMLElement;
	enter(11);
	cross.click();
	await tick();
	expect(armed()).toBe('true');
	await expect.poll(large).toBe(sheet('Ben'));
	await expect.element(page.getByText(m.quingo_hand_to({ name: 'Ben' })).first()).toBeVisible();
	await rest(doubleTap);
	enter(12);
	expect(marks()).toEqual({ ana: { 12: 'checked' }, ben: { 13: 'checked' }, carla: {} });
});

it('kept as a whole game in the last lap: the first pool is not said to be rolled again [Q-9] [G-1]', async () => {
	await shown(...fillAllBut('ana'));
	const whole: QuingoFact = { type: 'keeping.changed', keeping: 'full', youngest: null };
	expect(table.record(whole)).toEqual({ ok: true });
	const names = 'Ben and Carla';
	await expect.element(page.getByText(m.quingo_to_full_lap({ names }))).toBeVisible();
	await expect.element(page.getByText(m.quingo_roll_lap({ names }))).not.toBeInTheDocument();
});
