import { sealedRow, sealOf } from './fair';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { outcomeOf, type Folded } from '$lib/domain/fold';
import { seat } from '$lib/games/quingo/link/seat';
import { mostPhones } from './phones';
import {
	checks,
	atTheTable,
	newMirror,
	phone,
	carry,
	onSheets,
	seated,
	factsOf
} from './five-phones.testing';
import { Links } from './links';
import { wirePair } from './wire.testing';

afterEach(() => vi.restoreAllMocks());

describe('a phone that joins', () => {
	it('has the whole journal, and each row after it', async () => {
		const { table, links, save } = atTheTable();
		const { mirror, line } = await seated(links, 'ana');
		expect(mirror.state).toBe('linked');
		expect(mirror.shown?.rows).toEqual(table.rows.map(sealedRow));
		table.record(checks('ben', 4));
		links.sync();
		await carry(line);
		// Not on the disk yet: no phone is sent what a crash could take away.
		expect(mirror.shown?.rows).toHaveLength(table.rows.length - 1);
		save();
		links.sync();
		await carry(line);
		expect(mirror.shown?.rows).toEqual(table.rows.map(sealedRow));
		table.undo();
		save();
		links.sync();
		await carry(line);
		expect(mirror.shown?.rows).toEqual(table.rows.map(sealedRow));
		expect(mirror.shown?.folded.snapshot.context).toEqual({
			...table.snapshot.context,
			seed: sealOf('t', 'a-table-for-tests')
		});
	});

	it('comes back with the rows it has, and is sent the others alone', async () => {
		const { table, links, save } = atTheTable();
		const first = await seated(links, 'ana');
		first.line.cut();
		expect(first.mirror.state).toBe('off');
		expect(links.phones).toEqual([]);
		table.record(checks('ben', 4));
		save();
		const sent: string[] = [];
		const again = phone(links, 'phone of ana', first.mirror);
		const send = again.line.owner.send.bind(again.line.owner);
		again.line.owner.send = (text) => {
			sent.push(text);
			send(text);
		};
		await carry(again.line);
		expect(first.mirror.shown?.rows).toEqual(table.rows.map(sealedRow));
		expect(sent.filter((text) => text.includes('table.opened'))).toEqual([]);
	});

	it('starts anew when the owner’s journal is another one', async () => {
		// The two are told in one moment: what they differ in is what was done.
		vi.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
		const one = atTheTable();
		const { mirror, line } = await seated(one.links, 'ana');
		line.cut();
		const other = atTheTable();
		other.table.undo();
		other.table.record(checks('emil', 9));
		other.save();
		const again = phone(other.links, 'phone of ana', mirror);
		await carry(again.line);
		expect(mirror.shown?.rows).toEqual(other.table.rows.map(sealedRow));
	});

	it('hears that a name was put right, at once or when it comes back, and what it says meanwhile counts', async () => {
		vi.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
		const { links } = atTheTable();
		const [ana, ben] = [await seated(links, 'ana'), await seated(links, 'ben')];
		const benIsCalled = (mirror: typeof ana.mirror) =>
			outcomeOf(mirror.shown?.folded as Folded).scores.find(({ player }) => player === 'ben')?.name;
		ben.line.cut();
		expect(benIsCalled(ana.mirror)).toBe('ben');
		links.detach();
		ana.mirror.say([{ fact: checks('ana', 4) }]);
		const renamed = atTheTable({ ben: 'Benito' });
		links.attach(renamed.table, seat);
		await carry(ana.line);
		renamed.save();
		links.sync();
		await carry(ana.line);
		expect(benIsCalled(ana.mirror)).toBe('Benito');
		expect(ana.mirror.shown?.rows).toEqual(renamed.table.rows.map(sealedRow));
		expect(factsOf(renamed.table.rows).at(-1)).toEqual(checks('ana', 4));
		expect(ana.mirror.proposals).toEqual([]);
		const again = phone(links, 'phone of ben', ben.mirror);
		await carry(again.line);
		expect(benIsCalled(ben.mirror)).toBe('Benito');
		// The name that was, once more.
		links.detach();
		const back = atTheTable();
		links.attach(back.table, seat);
		await carry(ana.line, again.line);
		expect([ana, ben].map(({ mirror }) => [mirror.state, benIsCalled(mirror)])).toEqual([
			['linked', 'ben'],
			['linked', 'ben']
		]);
	});

	it('a seat is for one phone, and only for who plays', async () => {
		const { links } = atTheTable();
		await seated(links, 'ana');
		const second = await seated(links, 'ana', 'another phone');
		expect(second.mirror.seat.no).toEqual({ why: 'seat-taken' });
		second.mirror.seat.sit('nobody');
		await carry(second.line);
		expect(second.mirror.seat.no).toEqual({ why: 'no-such-player' });
		second.mirror.seat.sit('ben');
		await carry(second.line);
		expect(second.mirror.seat.player).toBe('ben');
		expect(second.mirror.seat.linked).toEqual(['ana', 'ben']);
	});

	it('the same phone on a new line takes the place of the old one', async () => {
		const { links } = atTheTable();
		const first = await seated(links, 'ana');
		const again = await seated(links, 'ana');
		await carry(first.line);
		expect(first.mirror.state).toBe('off');
		expect(first.mirror.closed).toBe('replaced');
		expect(again.mirror.seat.player).toBe('ana');
		expect(links.phones).toHaveLength(1);
	});

	it('under a name that is taken it is refused, under another it sits down', async () => {
		const { links, table, save } = atTheTable();
		const { mirror, line } = await seated(links, null);
		mirror.seat.join('  ANA ');
		await carry(line);
		expect(mirror.seat.no).toMatchObject({ why: 'already-at-the-table' });
		mirror.seat.join('<b>Fay</b>');
		await carry(line);
		save();
		links.sync();
		await carry(line);
		expect(mirror.seat.player).toBe('new-1');
		expect(table.outcome.scores.at(-1)).toMatchObject({ player: 'new-1', name: '<b>Fay</b>' });
		expect(mirror.shown?.rows).toEqual(table.rows.map(sealedRow));
	});

	it('whom the device knows by name, or who was at the table, is no new person', async () => {
		const { table, save } = onSheets(['ana', 'ben', 'fay']);
		const links = new Links({
			...{ now: () => 0, newId: () => 'new', changed: () => undefined },
			known: (name) => (name === 'Cara' ? 'cara' : undefined)
		});
		links.attach(table, seat);
		const left = { type: 'player.left', player: 'fay' } as const;
		expect(table.record(left)).toEqual({ ok: true });
		save();
		const [cara, fay] = [await seated(links, null, 'one'), await seated(links, null, 'another')];
		cara.mirror.seat.join('Cara');
		fay.mirror.seat.join(' FAY ');
		await carry(cara.line, fay.line);
		expect([cara, fay].map(({ mirror }) => mirror.seat.player)).toEqual(['cara', 'fay']);
		expect(table.outcome.scores.map(({ player }) => player)).toEqual(['ana', 'ben', 'fay', 'cara']);
	});

	it('at a table that has ended nobody sits down, and everybody may look', async () => {
		const { links, table, save } = atTheTable();
		table.record({ type: 'game.ended' });
		save();
		const { rows } = table;
		const { mirror, line } = await seated(links, null);
		mirror.seat.join('Fay');
		await carry(line);
		expect(mirror.seat.no).toEqual({ why: 'over' });
		expect(table.rows).toBe(rows);
		expect(mirror.shown?.rows).toEqual(rows.map(sealedRow));
		mirror.seat.sit('ana');
		await carry(line);
		expect(mirror).toMatchObject({ seat: { player: 'ana', no: undefined } });
	});

	it('a phone that was at another table is given this one, and what it said there is not said here', async () => {
		const { links, table } = atTheTable();
		const other = await seated(links, 'ana');
		other.line.cut();
		other.mirror.say([{ fact: checks('ana', 3) }]);
		const elsewhere = newMirror('phone of ana');
		await elsewhere.restore({ ...other.mirror.kept!, table: 'another table' });
		const { rows } = table;
		const { mirror, line } = phone(links, 'phone of ana', elsewhere);
		await carry(line);
		expect(mirror).toMatchObject({ id: 't', state: 'linked', proposals: [] });
		expect(table.rows).toBe(rows);
	});

	it('a thirteenth phone hears that there is no room', async () => {
		const { links } = atTheTable();
		for (let i = 0; i < mostPhones; i++) await seated(links, null, `phone ${i}`);
		const last = phone(links, 'one more');
		await carry(last.line);
		expect(last.added).toBe(false);
		expect(last.mirror.closed).toBe('full');
		expect(links.phones).toHaveLength(mostPhones);
	});

	it('a phone that comes back is no thirteenth one, though its old line is not known to be dead', async () => {
		const { links } = atTheTable();
		const first = await seated(links, 'ana');
		for (let i = 1; i < mostPhones; i++) await seated(links, null, `phone ${i}`);
		const line = wirePair();
		expect(links.add(line.owner, first.line.owner)).toBe(true);
		first.mirror.attach(line.phone);
		await carry(line);
		expect(first.mirror).toMatchObject({ state: 'linked', seat: { player: 'ana' } });
		expect(links.phones).toHaveLength(mostPhones);
	});
});
