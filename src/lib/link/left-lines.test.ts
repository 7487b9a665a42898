import { beforeEach, expect, it } from 'vitest';
import { seat } from '$lib/games/quingo/link/seat';
import { sealedRow } from './fair';
import { atTheTable, carry, checks, onSheets, phone, seated } from './five-phones.testing';
import { Links } from './links';
import { wirePair } from './wire.testing';

const around = { now: () => 0, newId: () => 'new', changed: () => undefined };
type Phone = Awaited<ReturnType<typeof seated>>;

let { table, links: tablet, save } = atTheTable();
let anas = new Links(around);
let ben: Phone;
/** Ben's line to Ana's device. */
let there: Phone['line'];

/** The tablet gave its table to Ana's phone, and Ben's followed it there by its code. */
beforeEach(async () => {
	({ table, links: tablet, save } = atTheTable());
	ben = await seated(tablet, 'ben');
	tablet.closeAll('moved', 'Ana');
	await carry(ben.line);
	expect(ben.mirror).toMatchObject({ closed: 'moved', movedTo: 'Ana' });
	anas = new Links(around);
	anas.attach(table, seat);
	there = phone(anas, 'phone of ben', ben.mirror).line;
	await all();
	expect(ben.mirror.state).toBe('linked');
});

const all = () => carry(ben.line, there);
const isLinked = (links: Links) => {
	expect(ben.mirror).toMatchObject({ id: 't', state: 'linked', seat: { player: 'ben' }, closed: undefined });
	expect(ben.mirror.line).toBe(links === tablet ? ben.line.phone : there.phone);
	expect(links.phones).toMatchObject([{ player: 'ben', ready: true }]);
};

it('a table that comes back to the device before is followed there, and back again, without a code', async () => {
	for (const [from, to] of [
		[anas, tablet],
		[tablet, anas]
	] as const) {
		from.closeAll('moved');
		await all();
		expect(ben.mirror).toMatchObject({ state: 'off', closed: 'moved' });
		to.attach(table, seat);
		await all();
		isLinked(to);
		table.record(checks('ben', to === tablet ? 4 : 5));
		save();
		to.sync();
		await all();
		expect(ben.mirror.shown?.rows).toEqual(table.rows.map(sealedRow));
	}
});

it('also where that is said before the other device has let the phone go', async () => {
	tablet.attach(table, seat);
	await all();
	isLinked(tablet);
	anas.closeAll('moved');
	await all();
	isLinked(tablet);
});

it.each([
	['while the table is away', false],
	['when the table is back', true]
])('a line to it that broke is waited on in its new place, %s', async (_, back) => {
	const old = ben.line;
	old.cut();
	if (back) tablet.attach(table, seat);
	ben.line = wirePair();
	tablet.add(ben.line.owner);
	ben.mirror.attach(ben.line.phone, old.phone);
	await all();
	if (!back) {
		isLinked(anas);
		tablet.attach(table, seat);
		await all();
	}
	isLinked(tablet);
});

it('who reads the code of another table, or leaves, waits on none of them any more', async () => {
	const other = new Links(around);
	other.attach(onSheets(['ben', 'fay'], {}, 'u').table, seat);
	there = phone(other, 'phone of ben', ben.mirror).line;
	await all();
	expect(ben.mirror).toMatchObject({ id: 'u', state: 'linked' });
	tablet.attach(table, seat);
	await all();
	expect(ben.mirror).toMatchObject({ id: 'u', state: 'linked' });
	expect(tablet.phones).toEqual([]);
	ben.mirror.detach();
	await all();
	expect(other.phones).toEqual([]);
});
