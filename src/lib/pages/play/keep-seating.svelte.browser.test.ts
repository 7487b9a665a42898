import { flushSync } from 'svelte';
import { expect, it, onTestFinished } from 'vitest';
import { box } from '$lib/games/any-game';
import { opening } from '$lib/games/any-game/rules/testing';
import { Table } from '$lib/session/table.svelte';
import { planReseat } from '$lib/session/reseat';
import { savePlayers } from '$lib/storage/people';
import { loadLastOpening, loadLastSeating, saveLastOpening } from '$lib/storage/set-ups';
import { keepSeating } from './keep-seating.svelte';

it('the next set-up offers who sits at the table by now, put right after its end, too, until another table is played', async () => {
	await saveLastOpening(opening());
	const table: Table = await Table.create(box, opening());
	const stop = $effect.root(() => keepSeating(() => table));
	onTestFinished(async () => {
		stop();
		await table.close();
	});
	const offered = async () => (await loadLastSeating())?.map(({ id }) => id).join(' ');
	const says = (fact: object) => {
		expect(table.record(fact as never)).toEqual({ ok: true });
		flushSync();
	};
	flushSync();
	expect(await offered()).toBe('ana ben carla');
	says({ type: 'player.joined', player: { id: 'eva', name: 'Eva' } });
	await expect.poll(offered).toBe('ana ben carla eva');
	says({ type: 'player.left', player: 'ben' });
	await expect.poll(offered).toBe('ana carla eva');
	table.undo();
	flushSync();
	await expect.poll(offered).toBe('ana ben carla eva');
	says({ type: 'game.ended' });
	const sits = (from: string, id: string) =>
		expect(table.write((one, at) => planReseat(one, from, { id, name: id }, at))).toEqual({ ok: true });
	sits('ana', 'zoe');
	await expect.poll(offered).toBe('zoe ben carla eva');
	const began = async () => (await loadLastOpening(box.id))?.players.map(({ id }) => id).join(' ');
	await expect.poll(began).toBe('zoe ben carla');
	await savePlayers([{ id: 'fe', name: 'Fe' }], Date.now() + 1000);
	sits('ben', 'yara');
	// How a game of this box began is what it begins with again.
	await expect.poll(began).toBe('zoe yara carla');
	expect(await offered()).toBe('zoe ben carla eva');
	// Another one was opened.
	await saveLastOpening({ ...opening(), seed: 'another' });
	sits('carla', 'xi');
	await new Promise((done) => setTimeout(done, 300));
	expect(await began()).toBe('ana ben carla');
});
