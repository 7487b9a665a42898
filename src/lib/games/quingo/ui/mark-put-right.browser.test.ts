import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { keepFocus } from '$lib/ui/dialog/keep-focus';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { doubleTap } from '$lib/ui/table/double-tap';
import { button, rest } from '$lib/ui/table/on-screen.testing';
import type { Box } from '../rules/sheet';
import { checked, ended, fillAllBut } from '../rules/testing';
import { begin, boxAt, heard, large, leave, marks, sheet, shown, table } from './sheets-alone.testing';

beforeAll(() => keepFocus());
beforeEach(begin);
afterEach(leave);

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

	it('on a sheet that was asked for leads back to whose turn it is; until then nobody is handed that sheet', async () => {
		const handOn = () => document.querySelector('.hand .who')?.textContent.trim();
		await shown(checked('ana', 12), checked('ben', 3));
		expect(handOn()).toBe(m.quingo_hand_to({ name: 'Carla' }));
		await button(sheet('Ana')).click();
		await expect.poll(large).toBe(sheet('Ana'));
		expect(handOn()).toBeUndefined();
		await rest(doubleTap);
		await page.elementLocator(boxAt(11)).click();
		await rest(doubleTap);
		await page.elementLocator(boxAt(12)).click();
		await rest(doubleTap);
		await done();
		await expect.poll(heard).toContain('Ana checked 13. Total 13');
		await expect.poll(large).toBe(sheet('Carla'));
		expect(handOn()).toBe(m.quingo_hand_to({ name: 'Carla' }));
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

	it('can be any box that was open then, also after the end, which crosses out anew what is open [Q-9] [G-3]', async () => {
		await shown(...fillAllBut('ana'), checked('ben', 16), checked('carla', 3));
		table.record(ended);
		const outcome = () => table.outcome.scores.map(({ score }) => score);
		const before = outcome();
		await correct('Ben', 16);
		await page.elementLocator(boxAt(16)).click();
		await rest(doubleTap);
		await done();
		await expect.poll(outcome).toEqual([before[0], (before[1] ?? 0) + 2, before[2]]);
		expect(marks()['ben']).toMatchObject({ 16: 'crossed', 17: 'checked', 18: 'crossed' });
	});

	it('and is what it was is left so: nothing is written, and the form closes', async () => {
		await shown(checked('ana', 12), checked('ben', 3));
		const { rows } = table;
		await correct('Ana', 12);
		await whose().selectOptions('Carla');
		await whose().selectOptions('Ana');
		await done();
		await expect.element(whose()).not.toBeInTheDocument();
		expect(table.rows).toBe(rows);
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
