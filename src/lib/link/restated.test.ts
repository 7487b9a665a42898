import { beforeEach, expect, it } from 'vitest';
import { box } from '$lib/games/any-game';
import { seat } from '$lib/games/any-game/link/seat';
import { opening } from '$lib/games/any-game/rules/testing';
import { planReseat } from '$lib/session/reseat';
import type { Table } from '$lib/session/table.svelte';
import { carry, nowhere } from './five-phones.testing';
import { Links } from './links';
import { Mirror } from './mirror';
import { tableInMemory } from './tables.testing';
import { wirePair } from './wire.testing';

const findBox = () => Promise.resolve(box);
const findFair = () => Promise.resolve(undefined);
const ana = { findBox, findFair, device: 'of ana', changed: () => undefined, now: () => 1, taker: nowhere };

let [links, mirror, line] = [{} as Links, new Mirror(ana), wirePair()];
let table: Table;
let save: () => void;

/** Ana's phone is linked, and has sent 25 for the first round. */
beforeEach(async () => {
	({ table, save } = tableInMemory(box, opening()));
	save();
	links = new Links({ now: () => 0, newId: () => 'new', changed: () => undefined });
	links.attach(table, seat);
	mirror = new Mirror(ana);
	await join();
	mirror.seat.sit('ana');
	await carry(line);
	mirror.say([], { round: 1, points: 25 });
	await carry(line);
	expect(await heard()).toEqual(stands('25'));
});

async function join() {
	line = wirePair();
	links.add(line.owner);
	mirror.attach(line.phone);
	await carry(line);
}
/** Returns what the phone hears when the table has this half typed. */
async function heard(typed: object = { ana: '25' }, from: object = { ana: 'ana' }) {
	table.setDraft({ round: 1, typed, from });
	links.sync();
	await carry(line);
	const { stands } = mirror.seat;
	expect(mirror.refused).toEqual([]);
	mirror.seat.stands = undefined;
	return stands;
}
const stands = (what: string, round = 1) => ({ what, round });

it('a phone is told what the table has of its player’s, whenever that is otherwise, and once', async () => {
	expect(await heard({ ana: '25', ben: '3' })).toBeUndefined();
	expect(await heard({ ana: '30' }, {})).toEqual(stands('30'));
	expect(await heard({ ana: '30', ben: '4' }, {})).toBeUndefined();
	expect(await heard({ ben: '4' }, {})).toEqual(stands(''));
	// A minus alone is no points.
	expect(await heard({ ana: '-', ben: '4' }, {})).toBeUndefined();
	mirror.say([], { round: 1, points: 26 });
	await carry(line);
	expect(await heard({ ana: '26', ben: '4' })).toEqual(stands('26'));
});

it('nor is it left with the old ones where its line was broken meanwhile', async () => {
	line.cut();
	expect(await heard({ ana: '30' }, {})).toBeUndefined();
	await join();
	expect(await heard({ ana: '30' }, {})).toEqual(stands('30'));
	line.cut();
	await join();
	// It may have been loaded anew, and know nothing of it.
	expect(await heard({ ana: '30' }, {})).toEqual(stands('30'));
	line.cut();
	await heard({ ben: '4' }, {});
	await join();
	expect(await heard({ ben: '4' }, {})).toEqual(stands(''));
	line.cut();
	await join();
	expect(await heard({ ben: '4' }, {})).toBeUndefined();
});

it('a round that was written takes nothing out, and the next one begins without any', async () => {
	const scores = ['ana', 'ben', 'carla'].map((side) => ({ side, points: 25 }));
	expect(table.record({ type: 'round.scored', round: 1, scores } as never)).toEqual({ ok: true });
	// What is typed of a round is not told before the phone has that round.
	table.setDraft({ round: 2, typed: { ana: '7' }, from: {} });
	links.sync();
	await carry(line);
	expect(mirror.seat.stands).toBeUndefined();
	save();
	expect(await heard({}, {})).toBeUndefined();
	// Taken back, it stands there as it was sent, until the table writes it otherwise.
	expect(table.undo()).toEqual({ ok: true });
	save();
	expect(await heard({ ana: '25' }, {})).toBeUndefined();
	expect(await heard({ ana: '2' }, {})).toEqual(stands('2'));
});

it('a phone that is another player’s by now is told what the table has of theirs, also where it sent nothing', async () => {
	table.setDraft({ round: 1, typed: { ben: '7' }, from: {} });
	mirror.seat.sit('ben');
	await carry(line);
	expect(await heard({ ana: '30', ben: '7' }, {})).toEqual(stands('7'));
	expect(await heard({ ana: '31', ben: '7' }, {})).toBeUndefined();
	expect(await heard({ ana: '31', ben: '8' }, {})).toEqual(stands('8'));
	mirror.seat.sit('ana');
	await carry(line);
	expect(mirror.seat.stands).toEqual(stands('31'));
	// Who is asked once more, and taps the same name, is told once more.
	mirror.seat.sit('ana');
	await carry(line);
	expect(await heard({ ana: '31', ben: '8' }, {})).toEqual(stands('31'));
	mirror.seat.sit(null);
	await carry(line);
	expect(await heard({ ana: '32', ben: '8' }, {})).toBeUndefined();
});

it('at another table nothing of the last one stands, and it does again where that one goes on', async () => {
	const other = tableInMemory(box, opening(), 'u');
	other.save();
	table.setDraft({ round: 1, typed: { ana: '26' }, from: {} });
	links.sync();
	await carry(line);
	expect(mirror.seat.stands).toEqual(stands('26'));
	links.attach(other.table, seat);
	await carry(line);
	expect(mirror).toMatchObject({ id: 'u', seat: { player: 'ana', stands: undefined } });
	other.table.setDraft({ round: 1, typed: { ana: '25' }, from: {} });
	links.sync();
	await carry(line);
	expect(mirror.seat.stands).toEqual(stands('25'));
	links.attach(table, seat);
	await carry(line);
	expect(mirror).toMatchObject({ id: 't', seat: { player: 'ana', stands: stands('26') } });
});

it('the points that a phone sent are of who sits there by now, and nothing else is told of them', async () => {
	const zoe = { id: 'zoe', name: 'Zoe' };
	expect(table.write((journal, at) => planReseat(journal, 'ana', zoe, at))).toEqual({ ok: true });
	save();
	links.sync();
	await carry(line);
	expect(mirror.seat).toMatchObject({ player: 'zoe', stands: undefined });
	expect(mirror.refused).toEqual([]);
	expect(table.draft).toMatchObject({ typed: { zoe: '25' }, from: { zoe: 'zoe' } });
	table.undo();
	expect(table.draft).toMatchObject({ typed: { ana: '25' }, from: { ana: 'ana' } });
});

it('what is half typed stays in a seat whose wrong person joins afterwards, and with both seats where two swap', () => {
	const reseat = (id: string, name: string, swap = false) =>
		table.write((journal, at) => planReseat(journal, 'ana', { id, name }, at, swap));
	const typed = { ana: '25', ben: '3' };
	table.setDraft({ round: 1, typed, at: 'ana' });
	expect(reseat('ben', 'Ben', true)).toEqual({ ok: true });
	expect(table.draft).toEqual({ round: 1, typed: { ben: '25', ana: '3' }, at: 'ben' });
	expect(table.undo()).toEqual({ ok: true });
	expect(table.draft).toMatchObject({ typed, at: 'ana' });
	expect(reseat('zoe', 'Zoe')).toEqual({ ok: true });
	const joined = { type: 'player.joined', player: { id: 'ana', name: 'Ana' } } as never;
	expect(table.record(joined)).toEqual({ ok: true });
	expect(table.draft).toMatchObject({ typed: { zoe: '25', ben: '3' }, at: 'zoe' });
});

it('points that were not sent are in the column of who has the seat, not of who came for it later', async () => {
	line.cut();
	mirror.say([], { round: 1, points: 30 });
	const zoe = { id: 'zoe', name: 'Zoe' };
	expect(table.write((journal, at) => planReseat(journal, 'ana', zoe, at))).toEqual({ ok: true });
	table.setDraft({ round: 1, typed: {}, from: {} });
	const joined = { type: 'player.joined', player: { id: 'ana', name: 'Ana' } };
	expect(table.record(joined)).toEqual({ ok: true });
	save();
	links.sync();
	await join();
	expect(table.draft).toMatchObject({ typed: { zoe: '30' }, from: { zoe: 'zoe' } });
	expect(JSON.stringify(table.draft)).not.toContain('ana');
	expect([mirror.seat.player, mirror.seat.stands]).toEqual(['zoe', stands('30')]);
});
