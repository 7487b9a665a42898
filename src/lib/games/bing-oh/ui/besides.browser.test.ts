import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { BingOhFact } from '../rules/facts';
import { dealt, opening, rolled, scored, taken, turn, twoPlayers } from '../rules/testing';
import Screen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

const begins: BingOhFact = { type: 'start.named', player: 'ana' };
const openHistory = async () => {
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
};
const removeNewest = (what: string) =>
	tap(page.getByRole('button', { name: m.log_strike_label({ what }) }).first());

it('who sat down by mistake costs nobody a round, and undo says who it was [B-8] [G-3]', async () => {
	const sits: BingOhFact = {
		...{ type: 'player.joined', player: { id: 'cai', name: 'Cai' } },
		colour: 'blue'
	};
	const tally = opening({ keeping: 'tally', players: twoPlayers });
	const table = await shown(box, Screen, tally, sits, scored(['ana', 'cai'], { ana: 1, ben: 2, cai: 3 }));
	const points = () => table.outcome.scores.map(({ score }) => score);
	await openHistory();
	await removeNewest(m.table_log_sat_down({ name: 'Cai' }));
	await tap(page.getByRole('button', { name: m.log_strike(), exact: true }));
	await expect.poll(points).toEqual([6, 2]);
	expect(table.undoTarget).toMatchObject({ did: 'struck', row: { fact: { type: 'player.joined' } } });
	expect(table.undo()).toEqual({ ok: true });
	expect(points()).toEqual([6, 2, 8]);
});

it('who took fewer chips by a star than was written has declined the rest, and the next roll stands [B-4]', async () => {
	const table = await shown(
		...([box, Screen, opening({ dice: 'real' }), dealt(), begins] as const),
		...([...turn('ana', [], 2), taken('ana', 'ben'), taken('ana', 'ben'), taken('ana', 'ben')] as const),
		rolled('ben')
	);
	await openHistory();
	await removeNewest(m.bingoh_log_taken({ name: 'Ana', from: 'Ben', owner: 'Ben' }));
	await expect
		.poll(() => table.folded.effective.rows.slice(-2).map(({ fact }) => fact))
		.toEqual([{ type: 'stars.left', player: 'ana' }, rolled('ben')]);
	expect(table.snapshot.state).toBe('placing');
});

it('who did not leave makes another player’s round say something else: that is shown before it is written [G-3]', async () => {
	const dora = { type: 'player.joined', player: { id: 'dora', name: 'Dora' }, colour: 'blue' } as const;
	const told = [scored(['dora', 'ben'], { ana: 2 }), scored(['ana'])];
	const left: BingOhFact = { type: 'player.left', player: 'cai' };
	const table = await shown(box, Screen, opening({ keeping: 'tally' }), left, dora, ...told);
	await openHistory();
	await removeNewest(m.table_log_left({ name: 'Cai' }));
	await expect.element(page.getByText(m.log_changes())).toBeVisible();
	await expect.element(page.getByText(/Dora and Ben: .* → .* Ben: /)).toBeVisible();
	await tap(page.getByRole('button', { name: m.log_strike(), exact: true }));
	await expect.poll(() => table.outcome.scores.map(({ score }) => score)).toEqual([7, 5, 0]);
});
