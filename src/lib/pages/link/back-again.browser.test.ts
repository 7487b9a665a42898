import { afterEach, expect, it, vi } from 'vitest';
import { box } from '$lib/games/any-game';
import { opening } from '$lib/games/any-game/rules/testing';
import { sealedRow } from '$lib/link/fair';
import { protocol, written, type ToPhone } from '$lib/link/messages';
import { wirePair } from '$lib/link/wire.testing';
import { planReseat } from '$lib/session/reseat';
import { linking } from '$lib/session/linking.svelte';
import { Table } from '$lib/session/table.svelte';
import { host } from './host.svelte';
import { phone } from './phone.svelte';
// What a screen fetches late Vite finds only where a test names it, and reloads in the middle otherwise.
import '$lib/games/any-game/ui';

let here: Table | undefined;
afterEach(async () => {
	vi.restoreAllMocks();
	for (const { key } of host.phones) host.close(key);
	linking.asked = false;
	await here?.close();
});

it('a device that had the table for a while is whose it was there, also where that seat is another person’s since', async () => {
	// The page of the table is nothing to this.
	vi.spyOn(phone, 'goTo').mockResolvedValue();
	const players = ['ana', 'ben'].map((id) => ({ id, name: id }));
	const there = await Table.create(box, opening({ players }));
	const { id } = there;
	const rows = there.rows.map(sealedRow);
	await there.close();
	const line = wirePair();
	const heard: string[] = [];
	line.owner.onmessage = (text) => heard.push(String(text));
	const tell = async (...messages: readonly ToPhone[]) => {
		for (const message of messages) line.owner.send(written(message));
		while (line.deliver('phone'));
		await new Promise((resolve) => setTimeout(resolve, 50));
		while (line.deliver('owner'));
	};
	phone.follow(line.phone, there);
	const seats = { t: 'seats', linked: ['ana'], may: 'own', away: false } as const;
	await tell(
		{ t: 'welcome', p: protocol, box: box.id, table: id, reset: true },
		{ t: 'rows', rows, taken: [], all: true },
		{ ...seats, player: 'ana' }
	);
	await expect.poll(() => phone.player).toBe('ana');
	await tell({ t: 'give' });
	phone.answerGift(true);
	await tell({ t: 'journal', rows, rest: { people: [], may: 'own', told: [] } });
	await expect.poll(() => heard.some((text) => text.includes('"got"')) || void tell()).toBe(true);
	await tell({ t: 'yours', seeds: [there.opening.seed] });
	await expect.poll(() => heard.some((text) => text.includes('"mine"')) || void tell()).toBe(true);
	// Here Ana turns out to be Zoe, and Ben to be Ana.
	const found = await Table.open(id, () => Promise.resolve(box));
	if (found.what !== 'table') throw new Error(found.what);
	const mine = (here = found.table);
	for (const [from, to] of [
		['ana', 'zoe'],
		['ben', 'ana']
	] as const)
		expect(mine.write((journal, at) => planReseat(journal, from, { id: to, name: to }, at))).toEqual({
			ok: true
		});
	phone.follow(wirePair().phone, mine);
	expect(phone.player).toBe('zoe');
	await phone.leave();
});
