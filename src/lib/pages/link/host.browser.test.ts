import { afterEach, expect, it } from 'vitest';
import { Peer } from '$lib/device/link/peer';
import { codeOfSignal } from '$lib/link/code';
import { sdpOfSignal, signalOfSdp } from '$lib/link/signal';
import { closeAll, created } from '$lib/session/table.testing';
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
