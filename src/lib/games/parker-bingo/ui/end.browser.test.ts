import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { begin, leave, shown } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { ParkerFact } from '../rules/facts';
import * as p from '../rules/testing';
import TableScreen from './TableScreen.svelte';

const nobodyKnows: ParkerFact = { type: 'first.named', player: null };

beforeEach(begin);
afterEach(leave);

it('the end says of the last round what the pair got in it, also where two partners share it [PB-22] [PB-13]', async () => {
	await page.viewport(390, 664);
	await shown(
		box,
		TableScreen,
		p.opening({
			variant: 'points',
			goal: 100,
			partners: [
				['ana', 'carla'],
				['ben', 'dora']
			]
		}),
		...p.called(...p.firstRow),
		...p.claimed('ana', 'row-1', p.firstRow),
		...p.claimed('carla', 'row-2', p.firstRow),
		nobodyKnows,
		p.awarded
	);
	await expect.element(page.getByText(m.table_last_round({ points: '332' }))).toBeInTheDocument();
});

it('the end names the prize of each round that had one [PB-26]', async () => {
	const won = (prize: string): ParkerFact[] => [
		{ type: 'prize.named', prize },
		...p.called(...p.firstRow),
		...p.claimed('ana', 'row-1', p.firstRow),
		p.awarded
	];
	await shown(box, TableScreen, p.opening(), ...won('chocolate'), p.opened, ...won('nuts'), p.ended);
	for (const prize of ['chocolate', 'nuts'])
		await expect.element(page.getByText(prize, { exact: true })).toBeInTheDocument();
});

it('who joined late is in the course of the game from then on, as in past games', async () => {
	const won = [...p.called(...p.firstRow), ...p.claimed('ana', 'row-1', p.firstRow), p.awarded];
	const joins: ParkerFact = { type: 'player.joined', player: { id: 'zoe', name: 'Zoe' } };
	await shown(
		box,
		TableScreen,
		p.opening({ variant: 'points', goal: 400 }),
		...[...won, p.opened, joins, ...won, p.opened, ...won]
	);
	const points = page.getByRole('img').getByText(/^Zoe, /);
	await expect
		.poll(() => points.all().map((one) => one.element().textContent))
		.toEqual(['Zoe, 2: 0', 'Zoe, 3: 0']);
});
