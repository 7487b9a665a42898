import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sure } from '$lib/domain/sure';
import { m } from '$lib/i18n';
import { begin, button, leave, shown } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { QuingoFact } from '../rules/facts';
import {
	bonuses,
	checked,
	fillAllBut,
	limits,
	opening,
	passed,
	pool,
	prepared,
	rolled,
	wilds
} from '../rules/testing';
import TableScreen from './TableScreen.svelte';

// What a turn says, at a table and on a phone at another device's table.
beforeEach(begin);
afterEach(leave);

const toFull: QuingoFact = { type: 'keeping.changed', keeping: 'full', youngest: 'ana' };

it('of who passes the last turn and could have scored it does not say that there was nothing to score [Q-9]', async () => {
	await shown(
		box,
		TableScreen,
		opening({ keeping: 'sheets' }),
		...[...prepared, ...fillAllBut('ana', 20)],
		toFull,
		...[
			pool(1, 2, 3, 4, 20),
			limits({ ana: 1, ben: 1, carla: 1 }),
			checked('ana', 20, [20, 20]),
			passed('ben')
		]
	);
	const words = m.quingo_lap_passed({ filler: 'Ana', names: 'Ben', name: 'Carla' });
	await expect.element(page.getByText(words).first()).toBeVisible();
	expect(words).not.toMatch(/score/);
});

it('breaks no name among those who are tied for the lowest player die [Q-4]', async () => {
	await page.viewport(1180, 820);
	const names = ['Ana', 'Ben', 'Carla', 'Dora', 'Emil', 'Fina', 'Guadalupe', 'Hannelore'];
	const players = names.map((name) => ({ id: name.toLowerCase(), name }));
	await shown(
		box,
		TableScreen,
		opening({ players, youngest: null, set: { d4: 1, d6: 8, d8: 0, d10: 0, d12: 0, d20: 0 } }),
		...[bonuses, ...players.map(({ id }) => wilds(id, 1, 1, 1, 1, 1)), rolled([4, 1])],
		limits(Object.fromEntries(players.map(({ id }) => [id, 1])))
	);
	await expect.element(button('Ana')).toBeVisible();
	for (const name of names) {
		const text = sure(button(name).element().firstChild ?? undefined);
		const range = document.createRange();
		range.selectNodeContents(text);
		expect(range.getClientRects(), name).toHaveLength(1);
	}
});
