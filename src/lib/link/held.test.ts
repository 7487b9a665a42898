import { expect, it } from 'vitest';
import { box } from '$lib/games/parker-bingo';
import { seat } from '$lib/games/parker-bingo/link/seat';
import type { ParkerFact } from '$lib/games/parker-bingo/rules/facts';
import { opening, shouted } from '$lib/games/parker-bingo/rules/testing';
import { carry, nowhere } from './five-phones.testing';
import { Links } from './links';
import { Mirror } from './mirror';
import { tableInMemory } from './tables.testing';
import { wirePair } from './wire.testing';

function atTheTable() {
	const { table, save } = tableInMemory(box, opening());
	save();
	const links = new Links({ now: () => 0, newId: () => 'new', changed: () => undefined });
	links.attach(table, seat);
	return { table, links, save };
}
function newMirror(device: string) {
	return new Mirror({
		findBox: () => Promise.resolve(box),
		findFair: () => Promise.resolve(undefined),
		device,
		changed: () => undefined,
		now: () => 1_800_000_000_000,
		taker: nowhere
	});
}
/** The phone of a player, on a line of its own. */
async function seated(links: Links, player: string, mirror = newMirror(`phone of ${player}`)) {
	const line = wirePair();
	links.add(line.owner);
	mirror.attach(line.phone);
	await carry(line);
	mirror.seat.sit(player);
	await carry(line);
	const holds = async (...names: readonly string[]) => {
		mirror.say([], { holds: names });
		await carry(line);
		const { refused } = mirror;
		mirror.dismiss();
		return refused.map(({ refusal }) => refusal);
	};
	return { mirror, line, holds };
}

it('a card is in one hand: who takes it later hears whose it is, and keeps what else is in the hand', async () => {
	const { links } = atTheTable();
	const ana = await seated(links, 'ana');
	const ben = await seated(links, 'ben');
	expect(await ana.holds('kilo 17', 'kilo 18')).toEqual([]);
	expect(await ben.holds('kilo 5', 'kilo 17')).toEqual([{ why: 'held', player: 'ana', what: 'kilo 17' }]);
	expect(await ana.holds('kilo 17', 'kilo 5')).toEqual([{ why: 'held', player: 'ben', what: 'kilo 5' }]);
	// The same number of another set is another card.
	expect(await ben.holds('kilo 5', 'lima 17')).toEqual([]);
	// Laid aside, it can be taken.
	expect(await ana.holds('kilo 18')).toEqual([]);
	expect(await ben.holds('kilo 5', 'kilo 17')).toEqual([]);
	expect(ben.mirror.proposals).toEqual([]);
});

it("of several that are others' it hears of the one that was taken last, which can be laid aside", async () => {
	const { links } = atTheTable();
	const [ana, ben, carla] = [
		await seated(links, 'ana'),
		await seated(links, 'ben'),
		await seated(links, 'carla')
	];
	await ana.holds('kilo 17');
	await ben.holds('kilo 18');
	expect(await carla.holds('kilo 17', 'kilo 5', 'kilo 18')).toMatchObject([
		{ player: 'ben', what: 'kilo 18' }
	]);
	expect(await carla.holds('kilo 17', 'kilo 5')).toMatchObject([{ player: 'ana', what: 'kilo 17' }]);
});

it('it stays theirs while their phone is away; with the phone it goes to another player', async () => {
	const { links } = atTheTable();
	const ana = await seated(links, 'ana');
	const ben = await seated(links, 'ben');
	await ana.holds('kilo 17');
	ana.line.phone.close();
	await carry(ana.line, ben.line);
	expect(await ben.holds('kilo 17')).toEqual([{ why: 'held', player: 'ana', what: 'kilo 17' }]);
	const back = await seated(links, 'ana', ana.mirror);
	expect(await back.holds('kilo 17')).toEqual([]);
	back.mirror.seat.sit('carla');
	await carry(back.line);
	expect(await back.holds('kilo 17')).toEqual([]);
	expect(await ben.holds('kilo 17')).toEqual([{ why: 'held', player: 'carla', what: 'kilo 17' }]);
});

it('who leaves the table gives the card free, and finds on coming back whose it is', async () => {
	const { table, links } = atTheTable();
	const ana = await seated(links, 'ana');
	const ben = await seated(links, 'ben');
	await ana.holds('kilo 17', 'kilo 18');
	const leaves: ParkerFact = { type: 'player.left', player: 'ana' };
	table.record(leaves);
	expect(await ben.holds('kilo 17')).toEqual([]);
	const returns: ParkerFact = { type: 'player.joined', player: { id: 'ana', name: 'Ana' } };
	table.record(returns);
	// Nobody took the other one meanwhile.
	expect(await ben.holds('kilo 17', 'kilo 18')).toMatchObject([{ player: 'ana', what: 'kilo 18' }]);
	expect(await ana.holds('kilo 17', 'kilo 18')).toMatchObject([{ player: 'ben', what: 'kilo 17' }]);
});

it('so does who joined, once that is undone', async () => {
	const { table, links, save } = atTheTable();
	const joins: ParkerFact = { type: 'player.joined', player: { id: 'eve', name: 'Eve' } };
	expect(table.record(joins)).toEqual({ ok: true });
	save();
	const eve = await seated(links, 'eve');
	const ben = await seated(links, 'ben');
	expect(await eve.holds('kilo 17')).toEqual([]);
	expect(table.undo()).toEqual({ ok: true });
	expect(await ben.holds('kilo 17')).toEqual([]);
});

it("a phone that is another player's by now, and a player who has another phone, are nobody else", async () => {
	const { links } = atTheTable();
	const ana = await seated(links, 'ana');
	await ana.holds('kilo 17');
	ana.line.phone.close();
	await carry(ana.line);
	// It left the table, and its player chose another name.
	const carla = await seated(links, 'carla', newMirror('phone of ana'));
	expect(await carla.holds('kilo 17')).toEqual([]);
	const other = await seated(links, 'ana', newMirror('other phone'));
	expect(await other.holds('kilo 17')).toEqual([{ why: 'held', player: 'carla', what: 'kilo 17' }]);
	carla.line.phone.close();
	await carry(carla.line);
	const back = await seated(links, 'carla', newMirror('third phone'));
	expect(await back.holds('kilo 17')).toEqual([]);
});

it('nothing of it stands in the journal or among what is half typed', async () => {
	const { table, links } = atTheTable();
	const ana = await seated(links, 'ana');
	await ana.holds('kilo 17');
	expect([table.rows.length, table.draft]).toEqual([1, undefined]);
	expect(table.record(shouted('ana')).ok).toBe(true);
});
