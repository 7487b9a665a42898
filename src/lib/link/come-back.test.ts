import { expect, it } from 'vitest';
import { seat } from '$lib/games/quingo/link/seat';
import { atTheTable, carry, checks, onSheets, phone, seated } from './five-phones.testing';

/** A table that went to Ana's device, with the phones of Ben and of an onlooker, who were told so. */
async function gone() {
	const { links, table } = atTheTable();
	const [ben, looks] = [await seated(links, 'ben'), await seated(links, null)];
	links.detach();
	links.closeAll('moved', 'Ana');
	await carry(ben.line, looks.line);
	return { links, table, ben, looks };
}

it('phones that were told that the table went follow it again where it comes back, with what they said meanwhile', async () => {
	const { links, table, ben, looks } = await gone();
	expect(links.phones).toEqual([]);
	for (const { mirror } of [ben, looks])
		expect(mirror).toMatchObject({ state: 'off', closed: 'moved', movedTo: 'Ana', seat: { linked: [] } });
	ben.mirror.say([{ fact: checks('ben', 4) }]);
	await carry(ben.line);
	links.attach(table, seat);
	await carry(ben.line, looks.line);
	expect(ben.mirror).toMatchObject({
		state: 'linked',
		seat: { player: 'ben' },
		closed: undefined,
		movedTo: undefined
	});
	expect(looks.mirror).toMatchObject({ state: 'linked', seat: { player: null }, closed: undefined });
	expect(table.rows.at(-1)).toMatchObject({ fact: checks('ben', 4) });
	expect(links.phones.map(({ player }) => player)).toEqual(['ben', null]);
});

it('a phone that comes back on another line meanwhile is told once more where the table is, and follows then', async () => {
	const { links, table, ben } = await gone();
	ben.line.cut();
	expect(ben.mirror).toMatchObject({ state: 'off', closed: 'moved', movedTo: 'Ana' });
	const again = phone(links, 'phone of ben', ben.mirror);
	await carry(again.line);
	expect(ben.mirror).toMatchObject({ state: 'off', closed: 'moved', movedTo: 'Ana' });
	expect(links.phones).toEqual([]);
	links.attach(table, seat);
	await carry(again.line);
	expect(ben.mirror).toMatchObject({ state: 'linked', seat: { player: 'ben' } });
	expect(links.phones.map(({ player }) => player)).toEqual([null, 'ben']);
});

it('the device that it comes back over is a phone at once, before the table is opened here', async () => {
	const { links, table } = await gone();
	links.turnTo(table.id);
	const ana = phone(links, 'phone of ana');
	await carry(ana.line);
	expect(ana.mirror).toMatchObject({ state: 'greeting', closed: undefined });
	links.attach(table, seat);
	await carry(ana.line);
	expect(ana.mirror.state).toBe('linked');
});

it('where another table is opened they are let go, and where it went stands there', async () => {
	const { links, table, ben, looks } = await gone();
	links.attach(onSheets(['ana', 'ben'], {}, 'u').table, seat);
	await carry(ben.line, looks.line);
	links.attach(table, seat);
	await carry(ben.line, looks.line);
	expect(ben.mirror).toMatchObject({ state: 'off', closed: 'moved', movedTo: 'Ana' });
	expect(links.phones).toEqual([]);
});

it('a phone that has left, or that another version let go of the line, is not waited for', async () => {
	const { links, table, ben, looks } = await gone();
	ben.mirror.detach();
	await carry(ben.line, looks.line);
	links.attach(table, seat);
	await carry(ben.line, looks.line);
	expect(links.phones).toHaveLength(1);
});
