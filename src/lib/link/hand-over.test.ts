import { describe, expect, it } from 'vitest';
import { seat } from '$lib/games/quingo/link/seat';
import { sealedRow } from './fair';
import { atTheTable, carry, checks, newMirror, phone, seated, settle } from './five-phones.testing';
import type { Giver, Parcel, Stayed } from './giving';
import { Links } from './links';
import { planSeed } from './new-seed';
import type { Wire } from './wire';

/** Two devices and what is on their disks: who has which journal, and whether it is theirs to go on with. */
function twoDevices() {
	const { links, table, save } = atTheTable();
	const disk = {
		away: false,
		tablet: 'writes' as 'writes' | 'frozen',
		phone: undefined as Parcel | undefined
	};
	const said: string[] = [];
	/** Set to make the disks answer later, or not. */
	const trouble: { freeze?: Stayed; mark?: boolean; read?: boolean; open?: boolean } = {};
	const lines: { adopted?: Wire; released?: Wire | undefined } = {};
	/** What is done when the other device has not answered in time. */
	const clock: { run?: (() => void) | undefined } = {};
	let key = 0;
	const giver: Giver = {
		freeze: () => {
			disk.tablet = 'frozen';
			links.detach();
			save();
			if (trouble.freeze) return Promise.resolve(trouble.freeze);
			const people = [{ id: 'ana', name: 'ana', colour: 3 }];
			return Promise.resolve({ rows: table.rows, people, draft: { half: 'typed' }, may: 'own', told: [] });
		},
		thaw: () => {
			disk.tablet = 'writes';
			links.attach(table, seat);
		},
		mark: () => {
			if (trouble.mark !== false) disk.away = true;
			return Promise.resolve(trouble.mark !== false);
		},
		unmark: () => {
			disk.away = false;
			return Promise.resolve(true);
		},
		gone: () => {
			lines.released = links.release(key);
			links.closeAll('moved', 'Ana');
			said.push('gone');
		},
		unsure: () => said.push('unsure'),
		stayed: (why) => said.push(why),
		changed: () => undefined,
		after: (_, run) => {
			clock.run = run;
			return () => (clock.run = undefined);
		}
	};
	const taker = {
		read: () => Promise.resolve(trouble.read !== false),
		open: (parcel: Parcel) => {
			if (trouble.open !== false) disk.phone = parcel;
			return Promise.resolve(trouble.open !== false);
		},
		opened: (wire: Wire) => (lines.adopted = wire)
	};
	/** Who may write to the table: a device whose disk says so, whether or not its browser was killed meanwhile. */
	const owners = () => [disk.away ? [] : ['tablet'], disk.phone ? ['phone'] : []].flat();
	return {
		...{ links, table, save, disk, said, trouble, lines, taker, owners, clock },
		offer: () => {
			key = links.phones[0]?.key ?? 0;
			return links.give(key, giver);
		}
	};
}

async function offered(devices = twoDevices()) {
	const ana = phone(devices.links, 'phone of ana', newMirror('phone of ana', devices.taker));
	await carry(ana.line);
	ana.mirror.seat.sit('ana');
	await carry(ana.line);
	const giving = devices.offer();
	await carry(ana.line);
	return { ...devices, ...ana, giving };
}

describe('a table that goes to another device', () => {
	it('goes whole, and is then the other’s alone; the others hear where it is', async () => {
		const { mirror, line, table, disk, said, owners, lines, links } = await offered();
		const ben = await seated(links, 'ben');
		expect(mirror.taking.state).toBe('asked');
		// Nothing is stopped as long as nobody has said yes.
		mirror.say([{ fact: checks('ana', 3) }]);
		await carry(line);
		expect(table.rows.at(-1)).toMatchObject({ fact: checks('ana', 3) });
		mirror.taking.answer(true);
		await carry(line, ben.line);
		expect(owners()).toEqual(['phone']);
		expect(disk.phone?.rows).toEqual(table.rows);
		expect(disk.phone).toMatchObject({ draft: { half: 'typed' }, people: [{ name: 'ana', colour: 3 }] });
		expect(said).toEqual(['gone']);
		expect([ben.mirror.closed, ben.mirror.movedTo]).toEqual(['moved', 'Ana']);
		// The line itself stays: each end is what the other one was.
		expect(lines.released).toBeDefined();
		expect(lines.adopted).toBeDefined();
		expect(mirror.state).toBe('off');
	});

	it('a game that went on after its end, and so has two seeds, keeps each in its row', async () => {
		const { mirror, line, table, disk, save } = await offered();
		table.write((journal, at) => planSeed('another', journal, at));
		save();
		mirror.taking.answer(true);
		await carry(line);
		expect(table.opening.seed).toBe('another');
		expect(disk.phone?.rows).toEqual(table.rows);
	});

	it('what is said on another phone meanwhile is neither lost nor judged here', async () => {
		const { mirror, line, table, links } = await offered();
		const ben = await seated(links, 'ben');
		mirror.taking.answer(true);
		line.deliver('owner');
		await settle();
		const { rows } = table;
		ben.mirror.say([{ fact: checks('ben', 5) }]);
		await carry(ben.line);
		expect(table.rows).toBe(rows);
		await carry(line, ben.line);
		expect(ben.mirror.closed).toBe('moved');
		expect(ben.mirror.proposals).toMatchObject([{ said: [{ fact: checks('ben', 5) }] }]);
	});

	it('the new owner’s phones go on where they were, and the old owner is one of them', async () => {
		const { mirror, line, disk, table, links } = await offered();
		const ben = await seated(links, 'ben');
		mirror.taking.answer(true);
		await carry(line, ben.line);
		expect(disk.phone?.rows).toEqual(table.rows);
		// The same journal, on the other device.
		const there = new Links({ now: () => 0, newId: () => 'new', changed: () => undefined });
		there.attach(table, seat);
		const sent: string[] = [];
		const again = phone(there, 'phone of ben', ben.mirror);
		const send = again.line.owner.send.bind(again.line.owner);
		again.line.owner.send = (text) => {
			sent.push(text);
			send(text);
		};
		await carry(again.line);
		expect(ben.mirror).toMatchObject({ state: 'linked', seat: { player: 'ben' } });
		expect(sent.filter((text) => text.includes('table.opened'))).toEqual([]);
		const old = phone(there, 'tablet');
		await carry(old.line);
		expect(old.mirror.shown?.rows).toEqual(table.rows.map(sealedRow));
	});

	it.each<[string, Partial<ReturnType<typeof twoDevices>['trouble']>, string[], string[]]>([
		['is not written down here', { mark: false }, ['unsaved'], ['tablet']],
		['has a part that cannot be read', { freeze: 'damaged' }, ['damaged'], ['tablet']],
		['cannot be read there', { read: false }, ['declined'], ['tablet']],
		['is not written down there', { open: false }, [], []]
	])('one that %s', async (_, what, why, whose) => {
		const devices = twoDevices();
		Object.assign(devices.trouble, what);
		const { mirror, line, said, owners, disk, links, giving } = await offered(devices);
		mirror.taking.answer(true);
		await carry(line);
		expect(said).toEqual(why);
		expect(owners()).toEqual(whose);
		if (whose.length === 0) {
			// Nobody knows yet: the tablet does not go on by itself.
			expect(giving?.state).toBe('leaving');
			line.cut();
			expect(said).toEqual(['unsure']);
			return;
		}
		expect(disk.tablet).toBe('writes');
		expect(links.phones).toHaveLength(1);
		expect(mirror.state).toBe('linked');
	});

	it('a phone that will not have it, and a player who thinks better of it: nothing has happened', async () => {
		const { mirror, line, said, owners, giving } = await offered();
		mirror.taking.answer(false);
		await carry(line);
		expect([said, owners(), giving?.state]).toEqual([['declined'], ['tablet'], 'over']);
		const other = await offered();
		other.giving?.cancel();
		await carry(other.line);
		expect(other.mirror.taking.state).toBe('none');
		expect(other.owners()).toEqual(['tablet']);
	});

	it('a phone that falls silent: before the word the table stays, after it nobody goes on by himself', async () => {
		const before = await offered();
		before.mirror.taking.answer(true);
		before.line.deliver('owner');
		await settle();
		before.clock.run?.();
		expect([before.said, before.disk.tablet, before.owners()]).toEqual([['lost'], 'writes', ['tablet']]);
		await carry(before.line);
		// What it says to it later changes nothing.
		expect([before.mirror.state, before.mirror.taking.state, before.owners()]).toEqual([
			'linked',
			'none',
			['tablet']
		]);
		const after = await offered();
		after.mirror.taking.answer(true);
		while (after.giving?.state !== 'leaving') {
			after.line.deliver('phone');
			await settle();
			after.line.deliver('owner');
			await settle();
		}
		after.clock.run?.();
		expect([after.said, after.owners()]).toEqual([['unsure'], []]);
		// It has it after all: here a person says so, or not.
		await carry(after.line);
		expect([after.said, after.owners(), after.links.phones]).toEqual([['unsure'], ['phone'], []]);
	});

	it('wherever the line breaks, or either is killed, no two have it and its journal is whole', async () => {
		const ends = new Set<string>();
		for (let steps = 0; steps < 16; steps++)
			for (const killed of ['line', 'tablet', 'phone'] as const) {
				const { mirror, line, table, owners, disk, said } = await offered();
				mirror.taking.answer(true);
				const way = ['owner', 'phone'] as const;
				for (let i = 0; i < steps; i++) {
					line.deliver(way[i % 2] ?? 'owner');
					if (killed !== 'line' || steps % 3) await settle();
					expect(owners().length).toBeLessThan(2);
				}
				// Who is killed does nothing any more; what stands on its disk does.
				const before = JSON.stringify(disk);
				if (killed !== 'line') line[killed === 'tablet' ? 'owner' : 'phone'].onclose = undefined;
				line.cut();
				await settle();
				if (killed === 'tablet' && !disk.phone) expect(JSON.stringify(disk)).toBe(before);
				expect(owners().length).toBeLessThan(2);
				if (disk.phone) expect(disk.phone.rows).toEqual(table.rows);
				// Where nobody has it, the old device says so, and a tap there takes it back.
				if (owners().length === 0 && killed !== 'tablet') expect(said).toEqual(['unsure']);
				ends.add(`${owners().join()} ${said.join()}`);
			}
		expect([...ends].sort()).toEqual([
			' ',
			' unsure',
			'phone ',
			'phone gone',
			'phone unsure',
			'tablet ',
			'tablet lost'
		]);
	});

	it.each([
		['a phone that takes what nobody gave', '{"t":"will","take":true}'],
		['one that has got nothing', '{"t":"got"}'],
		['one that says it has the table', '{"t":"mine"}']
	])('%s loses its link, and the table stays', async (_, message) => {
		const { links, table } = atTheTable();
		const { mirror, line } = await seated(links, 'ana');
		const { rows } = table;
		line.phone.send(message);
		await carry(line);
		expect(mirror.closed).toBe('order');
		expect(links.phones).toEqual([]);
		expect(table.rows).toBe(rows);
	});

	it.each([
		['a journal that nobody asked for is passed over', ['{"t":"journal","rows":[]}'], undefined],
		['a word before the journal ends the line', ['{"t":"give"}', '{"t":"yours","seeds":[]}'], 'order']
	])('%s', async (_, messages, why) => {
		const devices = twoDevices();
		const { mirror, line } = phone(devices.links, 'x', newMirror('x', devices.taker));
		await carry(line);
		for (const message of messages) line.owner.send(message);
		await carry(line);
		expect(mirror.closed).toBe(why);
		expect(devices.owners()).toEqual(['tablet']);
	});

	it('a seed that was not settled at the opening opens nothing', async () => {
		const { mirror, line, owners, disk } = await offered();
		const send = line.owner.send.bind(line.owner);
		line.owner.send = (text) => send(text.replace('"seeds":["a-table-for-tests"]', '"seeds":["another"]'));
		mirror.taking.answer(true);
		await carry(line);
		expect(mirror.closed).toBe('order');
		expect(disk.phone).toBeUndefined();
		expect(owners()).toEqual([]);
	});
});
