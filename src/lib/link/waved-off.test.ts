import { expect, it } from 'vitest';
import { box } from '$lib/games/bing-oh';
import { seat } from '$lib/games/bing-oh/link/seat';
import { dealt, opening, rolled, turn } from '$lib/games/bing-oh/rules/testing';
import { withDraft } from '$lib/ui/table/drafts';
import { carry, nowhere, phone } from './five-phones.testing';
import { Links } from './links';
import { Mirror } from './mirror';
import { tableInMemory } from './tables.testing';

/** A table at which everybody has placed, and Cai's phone. */
async function linked() {
	const { table, save } = tableInMemory(box, opening());
	for (const fact of [dealt(), { type: 'start.named', player: 'ana' }, ...turn('ana')])
		expect(table.record(fact)).toEqual({ ok: true });
	save();
	const links = new Links({ now: () => 0, newId: () => 'new', changed: () => undefined });
	links.attach(table, seat);
	const mirror = new Mirror({
		findBox: () => Promise.resolve(box as never),
		findFair: () => Promise.resolve(undefined),
		...{ device: 'phone', changed: () => undefined, now: () => 1_800_000_000_000, taker: nowhere }
	});
	const { line } = phone(links, 'phone', mirror);
	await carry(line);
	mirror.seat.sit('cai');
	await carry(line);
	/** What Cai's phone has been refused since. */
	const heard = async (at = line) => {
		links.sync();
		await carry(at);
		const whys = mirror.refused.map(({ refusal }) => refusal.why);
		mirror.dismiss();
		return whys;
	};
	const call = async () => {
		mirror.say([], {
			roll: table.rows.filter((row) => 'fact' in row && row.fact.type === 'dice.rolled').length
		});
		return heard();
	};
	const waveOff = () => table.setDraft(withDraft(table.draft, 'call', undefined));
	return { table, save, links, mirror, line, heard, call, waveOff };
}

it('a phone hears once, and at once, that the table waved off what it asked', async () => {
	const { heard, call, waveOff } = await linked();
	expect(await call()).toEqual([]);
	waveOff();
	expect(await heard()).toEqual(['waved-off']);
	expect(await heard()).toEqual([]);
	// The same roll can be called again.
	expect(await call()).toEqual([]);
	waveOff();
	expect(await heard()).toEqual(['waved-off']);
});

it('nothing is waved off that the table took, or that the next roll has ended', async () => {
	const { table, save, mirror, heard, call, waveOff } = await linked();
	await call();
	const calls = [{ player: 'cai', shape: 'row', seen: true }];
	expect(table.record({ type: 'bingoh.called', calls } as never)).toEqual({ ok: true });
	waveOff();
	save();
	expect(await heard()).toEqual([]);
	expect(mirror.seat.stands).toMatchObject({ what: '' });
	table.undo();
	save();
	expect(await heard()).toEqual([]);
	await call();
	expect(table.record(rolled('ben'))).toEqual({ ok: true });
	save();
	expect(await heard()).toEqual([]);
});

it('a call that stands is told on each line, also by an owner who was loaded anew, and leaves the phone when it is waved off', async () => {
	const { table, mirror, line, call, waveOff } = await linked();
	expect(await call()).toEqual([]);
	expect(mirror.seat.stands).toMatchObject({ what: 'called' });
	line.cut();
	const links = new Links({ now: () => 0, newId: () => 'new', changed: () => undefined });
	links.attach(table, seat);
	const { line: next } = phone(links, 'phone', mirror);
	await carry(next);
	expect(mirror.seat.stands).toMatchObject({ what: 'called' });
	waveOff();
	links.sync();
	await carry(next);
	expect(mirror.seat.stands).toMatchObject({ what: '' });
	expect(mirror.refused.map(({ refusal }) => refusal.why)).toEqual(['waved-off']);
});

it('a phone that was away meanwhile hears it when it is back', async () => {
	const { links, mirror, line, heard, call, waveOff } = await linked();
	await call();
	line.cut();
	waveOff();
	links.sync();
	const { line: next } = phone(links, 'phone', mirror);
	await carry(next);
	expect(await heard(next)).toEqual(['waved-off']);
});
