import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { language } from '$lib/i18n';
import { begin, leave, shown } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { AnyGameFact } from '../rules/facts';
import { opening } from '../rules/testing';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

it.each([
	[{ ana: 3, carla: 1 }, 'van en cabeza'],
	[{ ana: 1, carla: 3 }, 'va en cabeza']
])('of two partners it is read aloud that both lead: %o', async ({ ana, carla }, said) => {
	language.set('es');
	const round: AnyGameFact = {
		...{ type: 'round.scored', round: 1 },
		scores: [
			{ side: 'ana', points: ana },
			{ side: 'carla', points: carla }
		]
	};
	const pair = opening({ partners: [['ana', 'ben']] });
	await shown(box, TableScreen, pair, round);
	await expect.element(page.getByText(said, { exact: true })).toBeInTheDocument();
});
