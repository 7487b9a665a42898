import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { long } from '$lib/domain/tries.testing';
import { m } from '$lib/i18n';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { anew, begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { BingOhFact } from '../rules/facts';
import { dealt, named, opening, placed, rolled, swapped, taken, turn } from '../rules/testing';
import { spaceAt } from '../text/names';
import Screen from './TableScreen.svelte';
import { seen } from './told.testing';

beforeEach(begin);
afterEach(leave);

const begins: BingOhFact = { type: 'start.named', player: 'ana' };
const real = opening({ dice: 'real' });
const sheet = page.getByRole('dialog');
const inSheet = (name: string) => sheet.getByRole('button', { name, exact: true });
const fix = (what: string) =>
	sheet.getByRole('button', { name: m.table_meant_what({ what }), exact: true }).first();
const openHistory = async () => {
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
};
const facts = (table: Awaited<ReturnType<typeof shown>>) =>
	table.folded.effective.rows.slice(3).map(({ fact }) => fact);
const undo = () => tap(sheet.getByTestId('undo'));
const n3 = spaceAt({ letter: 'N', number: 3 });

it.runIf(long)(
	'a chip that lay on a special space has the space and its steps asked, and the star’s chip stays [B-3] [B-4] [G-3]',
	async () => {
		const star = taken('ana', 'ben');
		const table = await shown(
			box,
			Screen,
			real,
			dealt(),
			begins,
			...turn('ana', [], 1),
			star,
			...turn('ben')
		);
		await openHistory();
		const what = m.table_meant_what({ what: m.bingoh_ask_placed({ at: n3 }) });
		await tap(sheet.getByRole('button', { name: what, exact: true }).last());
		const special = sheet
			.getByRole('radiogroup', { name: 'Cai', exact: true })
			.getByText(m.bingoh_special(), { exact: true });
		await tap(special);
		await tap(inSheet(m.bingoh_put_right()));
		await tap(inSheet(m.bingoh_sp_lose_turn()));
		// It was another one; and before that nothing is entered yet: who placed is asked again.
		await undo();
		await expect.element(inSheet(m.bingoh_sp_lose_turn())).toBeVisible();
		await undo();
		await tap(special);
		await tap(inSheet(m.bingoh_put_right()));
		await tap(inSheet(m.bingoh_sp_swap_cards()));
		await tap(inSheet(m.bingoh_log_swapped({ names: 'Cai and Ana' })));
		await tap(inSheet(m.bingoh_put_right()));
		const swap = [named('cai', 'swap-cards'), swapped('cai', 'ana')];
		expect(facts(table)).toEqual([
			...[rolled('ana', 1), placed(['ana', 'ben', 'cai'], ['cai']), ...swap, star],
			...turn('ben')
		]);
	}
);

it.runIf(long)(
	'while a roll is put right a wrong tap is taken back, tap by tap, also in what was left out [G-3]',
	async () => {
		const table = await shown(box, Screen, real, dealt(), begins, ...turn('ana'), ...turn('ben'));
		await openHistory();
		await tap(sheet.getByRole('button', { name: m.table_meant_what({ what: n3 }), exact: true }).first());
		const pressed = (name: string) => expect.element(inSheet(name)).toHaveAttribute('aria-pressed', 'true');
		for (const face of ['H', '6']) await tap(inSheet(face));
		await undo();
		await pressed('H');
		await pressed('3');
		await undo();
		await pressed('N');
		await tap(inSheet(m.bingoh_roll_missing()));
		for (const face of ['B', 'I']) await tap(inSheet(face));
		await undo();
		await pressed('B');
		await tap(inSheet('6'));
		await undo();
		await expect.element(inSheet('B')).toHaveAttribute('aria-pressed', 'false');
		// Nothing is entered any more: what was wrong is asked again.
		await undo();
		await expect.element(inSheet(m.bingoh_roll_missing())).toBeVisible();
		expect(facts(table)).toEqual([...turn('ana'), ...turn('ben')]);
	}
);

it('a roll of the app’s dice was another player’s, and what it showed stays [B-5] [G-1]', async () => {
	const table = await shown(box, Screen, opening(), dealt(), begins, ...turn('ana'), ...turn('ben', [], 1));
	await openHistory();
	const what = m.bingoh_log_rolled({ name: 'Ben', at: n3, stars: 1 });
	await tap(sheet.getByRole('button', { name: m.table_meant_what({ what }), exact: true }));
	await expect.element(inSheet(m.bingoh_roll_missing())).toBeVisible();
	await tap(inSheet('Cai'));
	await expect.poll(() => facts(table)[2]).toEqual({ ...rolled('cai', 1), outOfTurn: true });
});

it('the same round went on after a BING-OH! that was none: the stars that were open are asked, and the rolls since stand [B-4] [B-7]', async () => {
	const since = [...turn('ben'), ...turn('cai')];
	const table = await shown(
		...([box, Screen, real, dealt(), begins, ...turn('ana', [], 1), seen('ben'), dealt(), ...since] as const)
	);
	await openHistory();
	await tap(sheet.getByRole('button', { name: /^Fix: Ben: Bing/ }));
	await tap(inSheet(m.bingoh_meant_went_on()));
	await tap(inSheet(m.bingoh_log_stars_left({ name: 'Ana' })));
	await expect.element(sheet.getByRole('alert')).toBeVisible();
	await tap(inSheet(m.bingoh_put_right()));
	expect(facts(table)).toEqual([...turn('ana', [], 1), { type: 'stars.left', player: 'ana' }, ...since]);
	// What was put right is heard, and not the step that was asked with it.
	expect(announcer.lines.at(-1)?.text).toBe(m.bingoh_meant_went_on());
});

it('what was answered to a roll that is put right is there again after the phone was locked, and is taken back [B-2] [G-3]', async () => {
	await shown(box, Screen, real, dealt(), begins, ...turn('ana'));
	await openHistory();
	await tap(fix(n3));
	await tap(inSheet('4'));
	await tap(inSheet(m.bingoh_put_right()));
	const none = sheet
		.getByRole('radiogroup', { name: 'Cai', exact: true })
		.getByText(m.bingoh_no(), { exact: true });
	await tap(none);
	await anew();
	await expect.element(none).toBeVisible();
	await undo();
	await expect.element(inSheet('4')).toHaveAttribute('aria-pressed', 'true');
	await tap(inSheet(m.bingoh_put_right()));
	await tap(none);
	const table = await anew();
	await tap(inSheet(m.bingoh_put_right()));
	expect(facts(table)).toEqual([rolled('ana', 0, 'N', 4), placed(['ana', 'ben'])]);
});

it('of an extra roll only its player is asked what was placed [B-5]', async () => {
	const again = [named('ben', 'roll-again'), rolled('ben', 0, 'H', 2), placed(['ben'])];
	const table = await shown(box, Screen, real, dealt(), begins, ...turn('ana', ['ben']), ...again);
	await openHistory();
	await tap(fix(m.bingoh_ask_placed({ at: spaceAt({ letter: 'H', number: 2 }) })));
	await expect.element(sheet.getByRole('radiogroup')).toHaveAccessibleName('Ben');
	await tap(sheet.getByText(m.bingoh_no(), { exact: true }));
	await tap(inSheet(m.bingoh_put_right()));
	expect(facts(table).at(-1)).toEqual(placed([]));
});

it('a Fix sheet leads back to the history, to the row’s button: left as it was, or put right', async () => {
	await shown(box, Screen, real, dealt(), begins, rolled('ana'));
	await openHistory();
	await tap(fix(n3));
	await expect.element(inSheet(m.bingoh_leave_it())).toBeVisible();
	await userEvent.keyboard('{Escape}');
	await expect.element(fix(n3)).toHaveFocus();
	await tap(fix(n3));
	await tap(inSheet('4'));
	await tap(inSheet(m.bingoh_put_right()));
	await expect.element(fix(spaceAt({ letter: 'N', number: 4 }))).toHaveFocus();
});

it('between two Fix sheets the history does not open, and the last one leads back to it', async () => {
	await shown(box, Screen, real, dealt(), begins, ...turn('ana'), seen('ben'));
	await openHistory();
	const opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
	await tap(fix(n3));
	await tap(inSheet(m.bingoh_roll_missing()));
	await expect.element(sheet.getByRole('heading', { name: m.bingoh_roll_missing() })).toBeVisible();
	await undo();
	await expect.element(inSheet(m.bingoh_roll_missing())).toBeVisible();
	expect(opened).toHaveBeenCalledTimes(3);
	await tap(inSheet(m.bingoh_leave_it()));
	await expect.element(fix(n3)).toHaveFocus();
	// What was asked first leads on to a sheet of its own.
	const call = sheet.getByRole('button', { name: /^Fix: Ben: Bing/ });
	await tap(call);
	await expect.element(sheet.getByRole('heading', { name: /^Fix: Ben: Bing/ })).toBeVisible();
	await tap(inSheet(m.bingoh_roll_missing()));
	await tap(inSheet(m.bingoh_leave_it()));
	await expect.element(call).toHaveFocus();
	expect(opened).toHaveBeenCalledTimes(7);
	opened.mockRestore();
});
