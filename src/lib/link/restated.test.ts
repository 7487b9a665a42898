import { beforeEach, expect, it } from 'vitest';
import { box } from '$lib/games/any-game';
import { seat } from '$lib/games/any-game/link/seat';
import { opening } from '$lib/games/any-game/rules/testing';
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
	expect(await heard()).toEqual([]);
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
	const { refused } = mirror;
	mirror.dismiss();
	return refused.map(({ refusal }) => refusal);
}
const stands = (what: string) => [{ why: 'held', player: 'ana', what }];

it('what the table writes in the place of points that a phone sent, that phone is told, once', async () => {
	expect(await heard({ ana: '25', ben: '3' })).toEqual([]);
	expect(await heard({ ana: '30' }, {})).toEqual(stands('30'));
	expect(await heard({ ana: '30', ben: '4' }, {})).toEqual([]);
	expect(await heard({ ben: '4' }, {})).toEqual(stands(''));
	mirror.say([], { round: 1, points: 26 });
	await carry(line);
	expect(await heard({ ana: '26', ben: '4' })).toEqual([]);
});

it('nor is it left with the old ones where its line was broken meanwhile', async () => {
	line.cut();
	expect(await heard({ ana: '30' }, {})).toEqual([]);
	await join();
	expect(await heard({ ana: '30' }, {})).toEqual(stands('30'));
});

it('a round that was written takes nothing out, and the next one begins without any', async () => {
	const scores = ['ana', 'ben', 'carla'].map((side) => ({ side, points: 25 }));
	expect(table.record({ type: 'round.scored', round: 1, scores } as never)).toEqual({ ok: true });
	save();
	expect(await heard({}, {})).toEqual([]);
	// Taken back, it stands there as it was sent, until the table writes it otherwise.
	expect(table.undo()).toEqual({ ok: true });
	expect(await heard({ ana: '25' }, {})).toEqual([]);
	expect(await heard({ ana: '2' }, {})).toEqual(stands('2'));
});

it('who has sent nothing, or is another player by now, is told nothing', async () => {
	mirror.seat.sit('ben');
	await carry(line);
	expect(await heard({ ana: '30', ben: '7' }, {})).toEqual([]);
	mirror.seat.sit('ana');
	await carry(line);
	expect(await heard({ ana: '31' }, {})).toEqual([]);
});
