import '../../../../app.css';
import { createRawSnippet, type Component } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Fact } from '$lib/domain/rows';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import type { OwnProps } from '$lib/ui/link/own';
import { ownPhone } from '$lib/ui/link/own.testing';
import { box } from '..';
import { checked, fillAllBut, limits, opening, pool, prepared, rolled } from '../rules/testing';
import type { Box } from '../rules/sheet';
import Own from './Own.svelte';

let table: Table;
afterEach(() => table.close());

const phone = async (change: Parameters<typeof opening>[0], player: string, ...facts: readonly Fact[]) =>
	(table = await ownPhone({ Own, box, opening: opening(change) }, player, ...facts));

it('while it is nobody’s turn a phone says what the table is at, and one point is a point', async () => {
	await phone({}, 'ana');
	await expect.element(page.getByText(m.quingo_preparing())).toBeVisible();
	const one = limits({ ana: 1, ben: 1, carla: 1 });
	for (const fact of prepared) expect(table.record(fact)).toEqual({ ok: true });
	await expect.element(page.getByText(m.table_round({ number: '1' }), { exact: true })).toBeVisible();
	const dice = rolled([4, 1], [6, 1], [8, 1], [10, 1], [20, 1]);
	for (const fact of [dice, one, checked('carla', 1, [4, 1]), checked('ana', 1, [6, 1])])
		expect(table.record(fact)).toEqual({ ok: true });
	await expect.element(page.getByText(m.link_turn({ name: 'Ben' }))).toBeVisible();
	await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/1 point$/);
});

it('a player whose last turn is passed because they cannot score is told so on their own phone [Q-9]', async () => {
	const told = [...prepared, ...fillAllBut('ana', 20), ...fillAllBut('ben', 19)];
	const toFull = { type: 'keeping.changed', keeping: 'full', youngest: 'ana' };
	const one = limits({ ana: 1, ben: 1, carla: 1 });
	await phone({ keeping: 'sheets' }, 'ben', ...told, toFull, pool(1, 2, 3, 4, 20), one);
	expect(table.record(checked('ana', 20, [20, 20]))).toEqual({ ok: true });
	await expect.poll(() => toasts.current?.text).toBe(m.link_cannot_score());
});

it('a player chooses their own help on their own phone', async () => {
	await phone({}, 'ben');
	await page.getByLabelText(m.quingo_help()).selectOptions(m.quingo_help_odds());
	await expect.poll(() => table.snapshot.context).toMatchObject({ help: { ben: 'odds' } });
});

/** The phone of Ben on sheets alone, where Ana's sheet has just been filled; how it says a box of his. */
async function lastLap(...open: readonly number[]): Promise<(number: number, state: string) => Locator> {
	toasts.clear();
	const bens = fillAllBut('ben', ...(open as Box[]));
	const told = [...prepared, ...fillAllBut('ana', 20), ...bens, checked('ana', 20)];
	await phone({ keeping: 'sheets' }, 'ben', ...told);
	return (number, state) =>
		page.getByRole('button', { name: m.quingo_box_label({ box: String(number), state }), exact: true });
}

it('on sheets alone a phone says that the last lap has begun, and who still has a turn [Q-9]', async () => {
	const bens = await lastLap(18, 19);
	await expect.element(page.getByText('Ana’s sheet is full. One last turn for you.')).toBeVisible();
	await bens(18, m.quingo_box_open()).click();
	const words = m.quingo_lap_sheets({ filler: 'Ana', names: 'Carla' });
	await expect.element(page.getByText(words)).toBeVisible();
	expect(toasts.current).toBeUndefined();
	await bens(19, m.quingo_box_open()).click();
	await expect.poll(() => toasts.current?.text).toBe('Not marked: you’ve had your last turn already.');
	await expect.element(bens(19, m.quingo_box_open())).toBeVisible();
	// It was forgotten in a turn before.
	toasts.current?.action?.run();
	await expect.element(bens(19, m.quingo_box_checked())).toBeVisible();
});

it('a box that is opened again by a tap is said, with a way back [G-3]', async () => {
	const bens = await lastLap(18);
	await bens(4, m.quingo_box_checked()).click();
	await expect.poll(() => toasts.current?.text).toBe(m.quingo_log_cleared({ name: 'Ben', box: '4' }));
	toasts.current?.action?.run();
	await expect.element(bens(4, m.quingo_box_checked())).toBeVisible();
});

it('a sentence above the sheet never moves it: it has its place before it comes, long or short [Q-9]', async () => {
	await page.viewport(390, 844);
	const told = [...prepared, ...fillAllBut('ana', 20), ...fillAllBut('ben', 18, 19)];
	await phone({ keeping: 'sheets' }, 'ben', ...told);
	await expect.element(page.getByText(m.quingo_how_to_mark())).toBeVisible();
	const sheet = document.querySelector('.quingo-sheet');
	const top = () => sheet?.getBoundingClientRect().top;
	const before = top();
	for (const fact of [checked('ana', 20), checked('ben', 18)])
		expect(table.record(fact)).toEqual({ ok: true });
	const words = m.quingo_lap_sheets({ filler: 'Ana', names: 'Carla' });
	await expect.element(page.getByText(words)).toBeVisible();
	expect(top()).toBe(before);
	expect(table.record({ type: 'game.ended' })).toEqual({ ok: true });
	await expect.element(page.getByText(words)).not.toBeInTheDocument();
	expect(top()).toBe(before);
});

it('a link that is lost in the middle of one’s turn shows in the bar, and moves nothing that is about to be tapped', async () => {
	await page.viewport(390, 844);
	language.set('en');
	await language.need('link');
	table = await Table.create(box, opening({}));
	// As on a phone: what leads from a table of one's own to paper and a second screen comes later, and not there.
	Object.defineProperty(table, 'remote', { get: () => true });
	const dice = rolled([4, 1], [6, 1], [8, 1], [10, 1], [20, 1]);
	for (const fact of [...prepared, dice, limits({ ana: 1, ben: 1, carla: 1 })])
		expect(table.record(fact)).toEqual({ ok: true });
	const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));
	const chip = createRawSnippet(() => ({ render: () => '<button class="ibtn">lost</button>' }));
	// What stands in the bar beside it is as high.
	const menu = createRawSnippet(() => ({ render: () => '<button class="ibtn">rules</button>' }));
	const props = {
		...{ table, player: 'carla', live: true, say: () => undefined },
		...{ chip, menu, foot: nothing }
	};
	const { rerender } = await render(Own as unknown as Component<OwnProps>, props);
	const lost = page.getByRole('button', { name: 'lost' });
	const main = () => JSON.stringify(document.querySelector('main')?.getBoundingClientRect());
	await expect.element(page.getByRole('button', { name: m.table_menu_label() })).toBeVisible();
	await expect.element(lost).not.toBeInTheDocument();
	const before = main();
	await rerender({ live: false });
	await expect.element(lost).toBeVisible();
	expect(main()).toBe(before);
});
