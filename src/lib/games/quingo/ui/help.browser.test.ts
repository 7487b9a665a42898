import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import { bonuses, checked, limits, opening, rolled, wilds } from '../rules/testing';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

it('a cross that is suggested takes a die, too, and what it costs stays in sight [Q-7]', async () => {
	const players = ['ana', 'ben'];
	const dice = rolled([4, 1], [4, 1]);
	const one = limits({ ana: 1, ben: 1 });
	// Both have their 1 checked: the second pool serves nobody.
	const table = await shown(
		box,
		TableScreen,
		opening({
			players: players.map((id) => ({ id, name: id })),
			set: { d4: 2, d6: 2, d8: 0, d10: 0, d12: 0, d20: 0 },
			youngest: 'ana',
			help: { ana: 'advice' }
		}),
		...[bonuses, ...players.map((player) => wilds(player, 5, 5, 5, 5, 5)), dice, one],
		...[...players.map((player) => checked(player, 1, [4, 1])), dice, one]
	);
	const cost = m.quingo_cost({ points: 0 });
	await tap(button(m.quingo_advice_cross({ box: m.quingo_box_wild({ number: 5 }), cost })));
	await expect.element(page.getByRole('status').getByText(cost)).toBeVisible();
	await tap(button(m.quingo_act_cross_box({ box: m.quingo_box_wild({ number: 5 }) })));
	expect(table.rows.at(-1)).toMatchObject({ fact: { type: 'box.crossed', player: 'ana', die: [4, 1] } });
});
