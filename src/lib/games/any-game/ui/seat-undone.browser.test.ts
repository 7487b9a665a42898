import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { AnyGameFact } from '../rules/facts';
import { opening } from '../rules/testing';
import Screen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

it('who sat down by mistake goes with their points alone, and undo brings both back [AG-1]', async () => {
	const player = { id: 'pepa', name: 'Pepa' };
	const round = (number: number, ...sides: readonly string[]): AnyGameFact => ({
		...{ type: 'round.scored', round: number },
		scores: sides.map((side) => ({ side, points: 7 }))
	});
	const all = ['ana', 'ben', 'carla'];
	const facts = [round(1, ...all), { type: 'player.joined', player }, round(2, ...all, 'pepa')] as const;
	const table = await shown(box, Screen, opening(), ...facts);
	const points = () => table.outcome.scores.map(({ score }) => score);
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	const what = m.table_log_sat_down({ name: 'Pepa' });
	await tap(page.getByRole('button', { name: m.log_strike_label({ what }) }));
	await expect.poll(points).toEqual([14, 14, 14]);
	expect(table.undo()).toEqual({ ok: true });
	expect(points()).toEqual([14, 14, 14, 7]);
});
