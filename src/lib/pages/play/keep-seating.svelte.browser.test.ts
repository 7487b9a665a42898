import { flushSync } from 'svelte';
import { expect, it, onTestFinished } from 'vitest';
import { box } from '$lib/games/any-game';
import { opening } from '$lib/games/any-game/rules/testing';
import { Table } from '$lib/session/table.svelte';
import { loadLastSeating, saveLastOpening } from '$lib/storage/set-ups';
import { keepSeating } from './keep-seating.svelte';

it('the next set-up offers who sits at the table by now, and a correction after its end changes nothing of that', async () => {
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
	expect(table.change({ strike: 1 })).toEqual({ ok: true });
	flushSync();
	await new Promise((done) => setTimeout(done, 300));
	expect(await offered()).toBe('ana ben carla eva');
});
