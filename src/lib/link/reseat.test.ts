import { beforeEach, expect, it } from 'vitest';
import { planReseat } from '$lib/session/reseat';
import { seat } from '$lib/games/quingo/link/seat';
import type { QuingoFact } from '$lib/games/quingo/rules/facts';
import { fallen } from './fallen';
import { atTheTable, carry, checks, onSheets, phone, seated } from './five-phones.testing';

const zoe = { id: 'zoe', name: 'Zoe' };

let here = atTheTable();
let ana = await seated(here.links, 'ana');
let ben = await seated(here.links, 'ben');

beforeEach(async () => {
	here = atTheTable();
	[ana, ben] = [await seated(here.links, 'ana'), await seated(here.links, 'ben')];
});

/** Ana turns out to be Zoe. */
const reseat = () => here.table.write((journal, at) => planReseat(journal, 'ana', zoe, at));
async function told() {
	here.save();
	here.links.sync();
	await carry(ana.line, ben.line);
}
const at = (seq = -1) => here.table.rows.at(seq);

it('a phone follows where its player’s seat becomes another person’s, and back with undo', async () => {
	expect(reseat()).toEqual({ ok: true });
	await told();
	expect(here.links.phones.map(({ player }) => player)).toEqual(['zoe', 'ben']);
	expect(ana.mirror.seat.player).toBe('zoe');
	expect(ben.mirror.seat.linked).toEqual(['zoe', 'ben']);
	ana.mirror.say([{ fact: checks('zoe', 4) }]);
	await told();
	expect(ana.mirror.refused).toEqual([]);
	expect(at()).toMatchObject({ fact: checks('zoe', 4) });
	here.table.undo();
	here.table.undo();
	await told();
	expect([ana.mirror.seat.player, here.links.phones[0]?.player]).toEqual(['ana', 'ana']);
});

it('what a phone says before it has heard of it is said in the seat', async () => {
	reseat();
	ana.mirror.say([{ fact: checks('ana', 4) }]);
	await told();
	expect(ana.mirror.refused).toEqual([]);
	expect(at()).toMatchObject({ fact: checks('zoe', 4) });
});

it('a phone that was away meanwhile comes back in the seat, with what it said there', async () => {
	ana.line.cut();
	ana.mirror.say([{ fact: checks('ana', 4) }]);
	reseat();
	here.save();
	here.links.sync();
	ana = { ...ana, ...phone(here.links, 'phone of ana', ana.mirror) };
	await told();
	expect(ana.mirror).toMatchObject({ state: 'linked', seat: { player: 'zoe' }, refused: [] });
	expect(at()).toMatchObject({ fact: checks('zoe', 4) });
	expect(here.links.phones.map(({ player }) => player).sort()).toEqual(['ben', 'zoe']);
});

it('a phone that was away while its player’s seat became another’s, and who was taken for them came, is not that person’s', async () => {
	ana.line.cut();
	reseat();
	const joined: QuingoFact = { type: 'player.joined', player: { id: 'ana', name: 'Ana' } };
	expect(here.table.record(joined)).toEqual({ ok: true });
	here.save();
	here.links.sync();
	ana = { ...ana, ...phone(here.links, 'phone of ana', ana.mirror) };
	await told();
	expect(ana.mirror).toMatchObject({ state: 'linked', seat: { player: 'zoe' } });
	const real = await seated(here.links, 'ana', 'the real Ana’s phone');
	expect(here.links.phones.map(({ player }) => player).sort()).toEqual(['ana', 'ben', 'zoe']);
	// And hers stays hers when she was away.
	real.line.cut();
	const again = phone(here.links, 'the real Ana’s phone', real.mirror);
	await carry(again.line);
	expect(again.mirror.seat.player).toBe('ana');
});

const away = () => {
	ana.line.cut();
	ben.line.cut();
};
async function back() {
	here.save();
	here.links.sync();
	ben = { ...ben, ...phone(here.links, 'phone of ben', ben.mirror) };
	ana = { ...ana, ...phone(here.links, 'phone of ana', ana.mirror) };
	await told();
	return [ana.mirror.seat.player, ben.mirror.seat.player];
}

it('phones that were away while one seat became a new person’s and the other the first one’s come back in their seats', async () => {
	away();
	reseat();
	const real = { id: 'ana', name: 'Ana' };
	expect(here.table.write((journal, at) => planReseat(journal, 'ben', real, at))).toEqual({ ok: true });
	expect(await back()).toEqual(['zoe', 'ana']);
});

it('a phone that was away while two swapped stays its player’s', async () => {
	away();
	const other = { id: 'ben', name: 'ben' };
	expect(here.table.write((journal, at) => planReseat(journal, 'ana', other, at, true))).toEqual({
		ok: true
	});
	expect(await back()).toEqual(['ana', 'ben']);
});

it('a phone that knew of a seat’s other person, and that this was taken back, follows the next one', async () => {
	reseat();
	await told();
	here.table.undo();
	await told();
	expect(ana.mirror.seat.player).toBe('ana');
	away();
	const eva = { id: 'eva', name: 'Eva' };
	expect(here.table.write((journal, at) => planReseat(journal, 'ana', eva, at))).toEqual({ ok: true });
	const joined: QuingoFact = { type: 'player.joined', player: { id: 'ana', name: 'Ana' } };
	expect(here.table.record(joined)).toEqual({ ok: true });
	expect(await back()).toEqual(['eva', 'ben']);
});

it('what the table takes back is read as it stood, in the seats of then', async () => {
	ana.mirror.say([{ fact: checks('ana', 4) }]);
	await told();
	const first = at();
	reseat();
	await told();
	expect(here.table.change({ strike: first?.seq ?? -1 })).toEqual({ ok: true });
	const rows = here.table.rows;
	const strike = rows.findLast((row) => 'strikes' in row);
	expect(strike && fallen(rows, strike)).toMatchObject({ fact: checks('zoe', 4) });
	// Undo of that, and of the seats: something stands in its place, so nothing fell.
	here.table.undo();
	here.table.undo();
	const last = here.table.rows.findLast((row) => 'strikes' in row);
	expect(last && fallen(here.table.rows, last)).toBeUndefined();
});

it('what had been taken back before the seats became other people’s is not taken back again', async () => {
	ana.mirror.say([{ fact: checks('ana', 4) }]);
	await told();
	expect(here.table.change({ strike: at()?.seq ?? -1 })).toEqual({ ok: true });
	const before = here.table.rows.length;
	reseat();
	const strikes = here.table.rows.slice(before).filter((row) => 'strikes' in row);
	expect(strikes).toHaveLength(1);
	expect(strikes.map((row) => fallen(here.table.rows, row))).toEqual([undefined]);
});

it('nobody else’s phone says anything in that seat', async () => {
	reseat();
	await told();
	ben.mirror.say([{ fact: checks('zoe', 4) }]);
	await told();
	expect(ben.mirror.refused).toMatchObject([{ refusal: { why: 'not-your-seat' } }]);
});

it('two phones never have one seat, whatever is undone', async () => {
	reseat();
	await told();
	const joined: QuingoFact = { type: 'player.joined', player: { id: 'ana', name: 'Ana' } };
	expect(here.table.record(joined)).toEqual({ ok: true });
	await told();
	const real = await seated(here.links, 'ana', 'the real Ana’s phone');
	const players = () => here.links.phones.map(({ player }) => player);
	expect(players()).toEqual(['zoe', 'ben', 'ana']);
	for (const left of ['zoe', 'ana']) {
		here.table.undo();
		await told();
		await carry(real.line);
		expect(players()).toEqual([left, 'ben', null]);
	}
});

it('the phone is nobody’s at a later table of who was taken for its player', async () => {
	reseat();
	await told();
	here.links.attach(onSheets(['ana', 'ben'], {}, 'next').table, seat);
	await carry(ana.line);
	expect(ana.mirror.seat.player).toBeNull();
});

it('who comes from another table is of no seat here that was another’s', async () => {
	ana.line.cut();
	const next = onSheets(['ana', 'ben', 'carla'], {}, 'third');
	next.table.write((journal, at) => planReseat(journal, 'ana', zoe, at));
	next.save();
	const { links } = atTheTable();
	links.attach(next.table, seat);
	const again = phone(links, 'phone of ana', ana.mirror);
	await carry(again.line);
	expect(again.mirror.seat.player).toBeNull();
});

it('a swap that was taken back leads no phone to another seat', async () => {
	const ben = { id: 'ben', name: 'ben' };
	expect(here.table.write((journal, at) => planReseat(journal, 'ana', ben, at, true))).toEqual({ ok: true });
	here.table.undo();
	reseat();
	await told();
	expect(here.links.phones.map(({ player }) => player)).toEqual(['zoe', 'ben']);
});
