import { beforeEach, expect, it } from 'vitest';
import { box } from '$lib/games/any-game';
import { seat } from '$lib/games/any-game/link/seat';
import { seat as quingoSeat } from '$lib/games/quingo/link/seat';
import { opening } from '$lib/games/any-game/rules/testing';
import type { Table } from '$lib/session/table.svelte';
import { atTheTable, carry, checks, nowhere, seated } from './five-phones.testing';
import { Links } from './links';
import { protocol, written } from './messages';
import { Mirror } from './mirror';
import { tableInMemory } from './tables.testing';
import { wirePair } from './wire.testing';

const findBox = () => Promise.resolve(box);
const findFair = () => Promise.resolve(undefined);
const device = {
	findBox,
	findFair,
	device: 'of ana',
	changed: () => undefined,
	now: () => 1,
	taker: nowhere
};

let colours: Record<string, string>;
let [links, mirror, line] = [{} as Links, new Mirror(device), wirePair()];
let table: Table;

beforeEach(async () => {
	colours = { ana: 'blue', nobody: 'red' };
	({ table } = tableInMemory(box, opening()));
	const colourOf = (id: string) => colours[id];
	links = new Links({ now: () => 0, newId: () => 'new', changed: () => undefined, colourOf });
	links.attach(table, seat);
	mirror = new Mirror(device);
	line = wirePair();
	links.add(line.owner);
	mirror.attach(line.phone);
	await carry(line);
});
async function heard() {
	links.sync();
	await carry(line);
	return mirror.seat.besides;
}
/** Returns what an owner's line says to this phone by now, none of which it hears. */
function said() {
	const all: string[] = [];
	line.owner.send = (text) => all.push(text);
	return all;
}

it('a phone hears the colours of the owner’s people who play, and again whenever they are others', async () => {
	expect(mirror.seat.besides.colours).toEqual({ ana: 'blue' });
	colours = { ana: 'blue', ben: 'pink' };
	expect((await heard()).colours).toEqual({ ana: 'blue', ben: 'pink' });
	const again = said();
	links.sync();
	expect(again).toEqual([]);
});

it('they are kept for as long as the table is, and another table’s are others', async () => {
	const kept = mirror.kept;
	const restored = new Mirror(device);
	expect(kept && (await restored.restore(kept))).toBe(true);
	expect(restored.seat.besides.colours).toEqual({ ana: 'blue' });
	colours = { ben: 'green' };
	links.attach(tableInMemory(box, opening(), 'next').table, seat);
	await carry(line);
	expect(mirror.id).toBe('next');
	expect(mirror.seat.besides.colours).toEqual({ ben: 'green' });
});

it('who may do all hears what is half typed at the table, and others do not', async () => {
	table.setDraft({ round: 1, typed: { ana: '25' }, from: {} });
	expect((await heard()).typed).toBeUndefined();
	links.may = 'all';
	await carry(line);
	expect(mirror.seat.besides.typed).toEqual({ ana: '25' });
	table.setDraft({ round: 1, typed: { ana: '25', ben: '-3' }, from: {} });
	expect((await heard()).typed).toEqual({ ana: '25', ben: '-3' });
	table.setDraft({ round: 0, typed: { ana: '25' }, from: {} });
	expect((await heard()).typed).toBeUndefined();
});

it('where a box does not tell whose it is, something is half typed until the next fact is recorded', async () => {
	const { links, table, save } = atTheTable();
	links.may = 'all';
	const ana = await seated(links, 'ana');
	const typed = async (draft: unknown) => {
		table.setDraft(draft);
		links.sync();
		await carry(ana.line);
		return ana.mirror.seat.besides.typed;
	};
	expect(await typed({ what: 'move', typed: ['', { a: 3 }] })).toEqual({});
	expect(await typed({ what: '', typed: ['', {}], told: false })).toBeUndefined();
	const draft = { what: 'move' };
	expect(await typed(draft)).toEqual({});
	expect(table.record(checks('ben', 3) as never).ok).toBe(true);
	save();
	expect(await typed(draft)).toBeUndefined();
});

it('what was half typed before the last facts is no news for a phone that comes later', async () => {
	const { links, table, save } = atTheTable();
	links.may = 'all';
	const typed = async (player: string) => (await seated(links, player)).mirror.seat.besides.typed;
	table.setDraft({ what: 'move' });
	links.sync();
	expect(table.record(checks('ana', 3) as never).ok).toBe(true);
	save();
	links.sync();
	expect(await typed('ana')).toBeUndefined();
	table.setDraft({ what: 'move', typed: 3 });
	links.sync();
	expect(await typed('ben')).toEqual({});
	// The owner has left the table meanwhile.
	links.detach();
	links.attach(table, quingoSeat);
	expect(await typed('carla')).toEqual({});
});

it('nor what was there when the table was opened', async () => {
	const { table } = atTheTable();
	table.setDraft({ what: 'move' });
	const links = new Links({ now: () => 0, newId: () => 'new', changed: () => undefined });
	links.attach(table, quingoSeat);
	links.may = 'all';
	expect((await seated(links, 'ana')).mirror.seat.besides.typed).toBeUndefined();
});

it('an older phone hears nothing of it, and an older owner is not asked', async () => {
	const old = wirePair();
	const told: string[] = [];
	links.add(old.owner);
	old.owner.send = (text) => told.push(text);
	const hello = { table: null, since: 0, mark: 0, player: null } as const;
	old.owner.onmessage?.(written({ t: 'hello', p: protocol, device: 'old', ...hello }));
	links.may = 'all';
	table.setDraft({ round: 1, typed: { ana: '25' }, from: {} });
	links.sync();
	expect(told.map((text) => (JSON.parse(text) as { t: string }).t)).not.toContain('besides');
	const asks: string[] = [];
	const owner = wirePair();
	owner.owner.onmessage = (text) => asks.push(String(text));
	const kept = mirror.kept;
	const other = new Mirror({ ...device, device: 'new' });
	expect(kept && (await other.restore({ ...kept, table: 'before' }))).toBe(true);
	other.attach(owner.phone);
	const rows = { t: 'rows', rows: table.rows, taken: [], all: true } as const;
	owner.owner.send(written({ t: 'welcome', p: protocol, box: box.id, table: table.id, reset: true }));
	owner.owner.send(written(rows));
	await carry(owner);
	other.say([], { round: 1, points: 3 });
	await carry(owner);
	expect(other.seat.besides).toEqual({ colours: {} });
	expect(asks.slice(1)).toEqual([written({ t: 'propose', n: 1, said: [], fill: { round: 1, points: 3 } })]);
	expect(other.state).toBe('linked');
});
