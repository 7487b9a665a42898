import { flushSync } from 'svelte';
import { expect, it, onTestFinished } from 'vitest';
import { box } from '$lib/games/any-game';
import { opening } from '$lib/games/any-game/rules/testing';
import { Table } from '$lib/session/table.svelte';
import { planReseat } from '$lib/session/reseat';
import { savePlayers } from '$lib/storage/people';
import { loadLastOpening, loadLastSeating, saveLastOpening } from '$lib/storage/set-ups';
import { box as parker } from '$lib/games/parker-bingo';
import type { ParkerOpening } from '$lib/games/parker-bingo/rules/facts';
import { opening as parkerOpening } from '$lib/games/parker-bingo/rules/testing';
import { ParkerSetUp } from '$lib/games/parker-bingo/ui/set-up.svelte';
import { Roster } from '$lib/storage/roster';
import { saveSetUp } from '$lib/storage/set-ups';
import { loadBeginning, setUpDraftOf } from '../set-up/set-up-draft';
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

it('who comes when the chosen caller’s joining was removed is not the caller of a set-up that was begun; who it turned out to be is [PB-1] [G-3]', async () => {
	const began = parkerOpening({ caller: 'ana' });
	await saveLastOpening(began);
	const table: Table = await Table.create(parker, began);
	const stop = $effect.root(() => keepSeating(() => table));
	onTestFinished(async () => {
		stop();
		await table.close();
		await saveLastOpening(began);
	});
	const offered = async () => (await loadLastSeating())?.map(({ id }) => id).join(' ');
	const says = async (done: { readonly ok: boolean }, sit: string) => {
		expect(done).toEqual({ ok: true });
		flushSync();
		await expect.poll(offered).toBe(`ana ben carla dora${sit}`);
	};
	const joins = (id: string) => {
		const fact = { type: 'player.joined', player: { id, name: id } };
		return table.record(fact);
	};
	flushSync();
	await says(joins('eva'), ' eva');
	const roster = new Roster([{ id: 'dora', name: 'Dora', lastPlayedAt: 7 }]);
	const begin = async () => {
		const { players, last, chosen } = await loadBeginning(parker, {}, roster);
		const caller = new ParkerSetUp(chosen as ParkerOpening).callerAmong(players)?.id;
		return { players, last, caller };
	};
	const { players, last } = await begin();
	const setUp = new ParkerSetUp({ ...began, players: [...players], caller: 'eva' });
	await saveSetUp(parker.id, { ...setUpDraftOf(setUp, players, ''), last });
	expect((await begin()).caller).toBe('eva');
	await says(
		table.write((one, at) => planReseat(one, 'eva', { id: 'yara', name: 'yara' }, at)),
		' yara'
	);
	expect((await begin()).caller).toBe('yara');
	const joining = table.folded.effective.places.at(-1)?.versions[0]?.seq ?? 0;
	await says(table.change({ strike: joining }), '');
	await says(joins('fe'), ' fe');
	expect((await begin()).players.map(({ id }) => id)).toEqual(['ana', 'ben', 'carla', 'dora', 'fe']);
	expect((await begin()).caller).toBeUndefined();
});
