import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { QuingoFact } from '../rules/facts';
import { checked, limits, opening, pool, prepared } from '../rules/testing';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

/** Ana, Ben and Carla moved; then Ben's 17 is put right, which was 18. */
async function correcting(...more: readonly QuingoFact[]): Promise<Table> {
	const table = await shown(
		box,
		TableScreen,
		opening({ rolling: 'app' }),
		...prepared,
		...[pool(1, 2, 8, 9, 10), limits({ ana: 1, ben: 3, carla: 2 }), checked('ana', 2, [6, 2])],
		...[checked('ben', 17, [8, 8], [10, 9]), checked('carla', 10, [20, 10]), ...more]
	);
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	const what = m.quingo_log_checked({ name: 'Ben', box: '17' });
	await tap(page.getByRole('button', { name: new RegExp(`^${m.table_meant_what({ what })}`) }));
	await tap(document.querySelectorAll<HTMLElement>('.fixing .bx')[17]!);
	return table;
}
const ways = page.getByRole('button', { name: / = 18$/ });

it('another number is made at first with dice that nobody took later: nothing falls [Q-5] [G-3]', async () => {
	const table = await correcting();
	await expect.element(ways.first()).toHaveAccessibleName('9 + 8 + 1 = 18');
	await expect.element(ways.first()).toHaveAttribute('aria-pressed', 'true');
	await expect.element(ways.nth(1)).toHaveAccessibleName('10 + 8 = 18');
	await tap(button(m.table_meant()));
	await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	expect(table.rows.at(-1)).toMatchObject({ fact: { box: 18, dice: [{}, {}, {}] } });
	expect(table.outcome.scores.map(({ score }) => score)).toEqual([2, 18, 10]);
});

it('where each way takes a move with it, the one that takes fewest is chosen at first [G-3]', async () => {
	await correcting(checked('ana', 1, [4, 1]));
	// Without Carla's 10 it would be her turn, not Ana's.
	await expect.element(ways.first()).toHaveAccessibleName('10 + 8 = 18');
	await expect.element(ways.nth(1)).toHaveAttribute('aria-pressed', 'true');
	await tap(button(m.table_meant()));
	const falls = page.getByRole('alert').getByRole('list').first().getByRole('listitem');
	await expect.element(falls).toHaveTextContent(m.quingo_log_checked({ name: 'Ana', box: '1' }));
});
