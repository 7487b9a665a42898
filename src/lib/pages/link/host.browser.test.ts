import { afterEach, expect, it } from 'vitest';
import { Peer } from '$lib/device/link/peer';
import { newId } from '$lib/domain/ids';
import { box } from '$lib/games/parker-bingo';
import { opening } from '$lib/games/parker-bingo/rules/testing';
import { codeOfSignal } from '$lib/link/code';
import { protocol, written } from '$lib/link/messages';
import { sdpOfSignal, signalOfSdp } from '$lib/link/signal';
import { wirePair } from '$lib/link/wire.testing';
import { Table } from '$lib/session/table.svelte';
import { closeAll, created, open, saved } from '$lib/session/table.testing';
import { mergePeople } from '$lib/storage/people-changes';
import { savePlayers } from '$lib/storage/people';
import { host } from './host.svelte';

afterEach(closeAll);

it('a phone whose line was open before its answer was read is linked, and missed once it has gone', async () => {
	const table = await created();
	const leave = host.attach(table);
	await host.prepare();
	if (!host.offer) throw new Error('no offer');
	const { peer, sdp } = await Peer.answer(sdpOfSignal(host.offer.signal));
	const signal = signalOfSdp(sdp, { ...host.offer.signal, kind: 'answer' });
	if (!signal) throw new Error('no answer');
	const ours = host.offer.peer;
	const take = ours.take.bind(ours);
	// On a busy device the line is open before the answer counts as taken.
	ours.take = async (answer) => {
		const taken = await take(answer);
		await expect.poll(() => ours.answers).toBe(true);
		return taken;
	};
	expect(await host.take(codeOfSignal(signal))).toBe('linking');
	expect(host).toMatchObject({ connecting: 0, failed: 0 });
	expect(host.phones).toHaveLength(1);
	peer.close();
	await expect.poll(() => host.phones).toEqual([]);
	expect(host).toMatchObject({ connecting: 0, failed: 0 });
	leave();
});

it('the phone of who was merged with another person is theirs who remained', async () => {
	const [before, now] = [newId(), newId()];
	const people = [before, now].map((id) => ({ id, name: `Ben ${id.slice(0, 8)}` }));
	expect(await savePlayers(people, 1)).toMatchObject({ ok: true });
	expect(await mergePeople(before, now)).toMatchObject({ ok: true });
	const players = [{ id: 'ana', name: 'Ana' }, ...people.slice(1)];
	const table = await Table.create(box, opening({ players }));
	open.push(table);
	await saved(table);
	const leave = host.attach(table);
	const line = wirePair();
	host.adopt(line.owner, table.id);
	const heard: string[] = [];
	line.phone.onmessage = (message) => heard.push(String(message));
	const hello = { device: newId(), table: null, since: 0, mark: 0, player: before };
	line.phone.send(written({ t: 'hello', p: protocol, ...hello }));
	const carried = () => {
		line.deliver('owner');
		line.deliver('phone');
		return heard.join();
	};
	await expect.poll(carried).toContain(`"t":"seats","player":"${now}"`);
	// The colour that their person has here, by the id at the table.
	line.phone.send(written({ t: 'more' }));
	await expect.poll(carried).toMatch(new RegExp(`"t":"besides","colours":{[^}]*"${now}":"\\w+"`));
	line.phone.close();
	await expect.poll(() => carried() && host.phones).toEqual([]);
	leave();
});
