import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { begin, leave, shown } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { QuingoFact } from '../rules/facts';
import { checked, fillAllBut, limits, opening, passed, pool, prepared } from '../rules/testing';
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
