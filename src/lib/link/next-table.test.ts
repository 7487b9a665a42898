import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '$lib/domain/tries.testing';
import { seat } from '$lib/games/quingo/link/seat';
import { sealedRow } from './fair';
import {
	atTheTable,
	carry,
	checks,
	factsOf,
	names,
	onSheets,
	phone,
	seated,
	settle
} from './five-phones.testing';
import { Links } from './links';
import { written } from './messages';

/** The next game of an evening: Ana and Ben play on, and Fay is new. */
const nextTable = () => onSheets(['ana', 'ben', 'fay'], {}, 'u');

describe('when the owner opens another table', () => {
	it('phones follow there, each as its player, and who does not play there is asked once more', async () => {
		const { links } = atTheTable();
		const phones = [await seated(links, 'ana'), await seated(links, 'carla'), await seated(links, null)];
		links.detach();
		const next = nextTable();
		links.attach(next.table, seat);
		await carry(...phones.map(({ line }) => line));
		for (const { mirror } of phones) {
			expect(mirror).toMatchObject({
				id: 'u',
				state: 'linked',
				seat: { linked: ['ana'] },
				closed: undefined
			});
			expect(mirror.shown?.rows).toEqual(next.table.rows.map(sealedRow));
		}
		expect(phones.map(({ mirror }) => mirror.seat.player)).toEqual(['ana', null, null]);
		expect(links.phones.map(({ player, ready }) => [player, ready])).toEqual([
			['ana', true],
			[null, true],
			[null, true]
		]);
		phones[0]?.mirror.say([{ fact: checks('ana', 4) }]);
		phones[1]?.mirror.seat.sit('fay');
		await carry(...phones.map(({ line }) => line));
		expect(factsOf(next.table.rows).at(-1)).toEqual(checks('ana', 4));
		expect(phones[1]?.mirror.seat.player).toBe('fay');
	});

	it('who was merged with another person meanwhile stays who they are, under the name that remained', async () => {
		const { table, save } = onSheets(['ana', 'bea']);
		const merged: Record<string, string> = {};
		const links = new Links({
			...{ now: () => 0, newId: () => 'new', changed: () => undefined },
			personOf: (id) => merged[id] ?? id
		});
		links.attach(table, seat);
		save();
		const { mirror, line } = await seated(links, 'bea');
		merged.bea = 'ben';
		const next = onSheets(['ana', 'ben'], {}, 'u');
		links.attach(next.table, seat);
		await carry(line);
		expect(mirror.seat.player).toBe('ben');
		// At the table from before it is who it was there.
		links.attach(table, seat);
		await carry(line);
		expect(mirror.seat.player).toBe('bea');
		links.attach(next.table, seat);
		await carry(line);
		// Who would only look on there does so, also where all rows come again.
		mirror.seat.sit(null);
		await carry(line);
		links.detach();
		const joins = { type: 'player.joined', player: { id: 'x', name: 'X' } } as const;
		expect(next.table.record(joins)).toEqual({ ok: true });
		next.save();
		links.attach(next.table, seat);
		await carry(line);
		expect(mirror).toMatchObject({ state: 'linked', seat: { player: null } });
	});

	it('and back again, where the first one goes on', async () => {
		const { links, table } = atTheTable();
		const { mirror, line } = await seated(links, 'ana');
		const [carla, looks] = [await seated(links, 'carla'), await seated(links, null)];
		links.attach(nextTable().table, seat);
		await carry(line, carla.line, looks.line);
		expect(carla.mirror).toMatchObject({ id: 'u', seat: { player: null } });
		// The owner opens two more tables before the phone has answered: it hears of that once, and follows to the last one.
		links.attach(table, seat);
		links.attach(nextTable().table, seat);
		links.attach(table, seat);
		await carry(line, carla.line, looks.line);
		expect(
			[mirror, carla.mirror, looks.mirror].map(({ id, state, seat: { player } }) => [id, state, player])
		).toEqual([
			['t', 'linked', 'ana'],
			['t', 'linked', 'carla'],
			['t', 'linked', null]
		]);
		expect(mirror.shown?.rows).toEqual(table.rows.map(sealedRow));
	});

	it('what was said at the last one is never said there, and the phone hears that it was not taken', async () => {
		const { links, table } = atTheTable();
		const { mirror, line } = await seated(links, 'ana');
		const [before, next] = [table.rows, nextTable()];
		const { rows } = next.table;
		// Sent before the phone knows, and once the owner has left; and not sent at all.
		mirror.say([{ fact: checks('ana', 4) }]);
		links.detach();
		line.deliver('owner');
		mirror.say([{ fact: checks('ana', 5) }]);
		links.attach(next.table, seat);
		await carry(line);
		expect(mirror).toMatchObject({ id: 'u', state: 'linked', proposals: [] });
		expect(mirror.refused.map(({ said, refusal }) => [said[0]?.fact, refusal.why])).toEqual([
			[checks('ana', 4), 'other-table'],
			[checks('ana', 5), 'other-table']
		]);
		expect([table.rows, next.table.rows]).toEqual([before, rows]);
	});

	it('who tapped a name for one table is themselves again at the next of theirs; who only looks on there, too', async () => {
		const { links, table } = atTheTable();
		const [ana, ben, carla] = [
			await seated(links, 'ana'),
			await seated(links, 'ben'),
			await seated(links, 'carla')
		];
		const lines = [ana.line, ben.line, carla.line];
		const others = onSheets(['eva', 'fay'], {}, 'u');
		links.attach(others.table, seat);
		await carry(...lines);
		ana.mirror.seat.sit('eva');
		ben.mirror.seat.sit(null);
		await carry(...lines);
		links.attach(table, seat);
		await carry(...lines);
		const players = () => [ana, ben, carla].map(({ mirror }) => mirror.seat.player);
		expect(players()).toEqual(['ana', 'ben', 'carla']);
		// At a table of theirs it is meant.
		ben.mirror.seat.sit(null);
		ana.mirror.seat.sit('dora');
		await carry(...lines);
		links.attach(others.table, seat);
		await carry(...lines);
		links.attach(table, seat);
		await carry(...lines);
		expect(players()).toEqual(['dora', null, 'carla']);
	});

	it('a phone whose line was broken meanwhile follows when it comes back', async () => {
		const { links } = atTheTable();
		const { mirror, line } = await seated(links, 'ben');
		line.cut();
		mirror.say([{ fact: checks('ben', 4) }]);
		const next = nextTable();
		const { rows } = next.table;
		links.attach(next.table, seat);
		const again = phone(links, 'phone of ben', mirror);
		await carry(again.line);
		expect(mirror).toMatchObject({ id: 'u', state: 'linked', seat: { player: 'ben' } });
		expect(mirror.refused).toMatchObject([{ refusal: { why: 'other-table' } }]);
		expect(next.table.rows).toBe(rows);
	});

	it('a phone of an older app is let go, for it does not know how to follow', () => {
		const { links } = atTheTable();
		const { line } = phone(links, 'phone of ana');
		const said: unknown[] = [];
		line.owner.send = (text) => said.push(JSON.parse(text));
		line.owner.onmessage?.(
			written({ t: 'hello', p: 4, device: 'old', table: null, since: 0, mark: 0, player: null })
		);
		links.attach(nextTable().table, seat);
		expect(said.at(-1)).toEqual({ t: 'bye', why: 'other-table' });
		expect(links.phones).toEqual([]);
	});

	it('a table that is on its way to a phone is not followed from there', async () => {
		const { links } = atTheTable();
		const [ana, ben] = [await seated(links, 'ana'), await seated(links, 'ben')];
		const stayed: string[] = [];
		const nothing = () => undefined;
		links.give(links.phones[0]?.key ?? 0, {
			...{ freeze: () => Promise.resolve('unsaved' as const), thaw: nothing, gone: nothing, unsure: nothing },
			...{ mark: () => Promise.resolve(true), unmark: () => Promise.resolve(true), changed: nothing },
			...{ stayed: (why) => stayed.push(why), after: () => nothing }
		});
		links.attach(nextTable().table, seat);
		await carry(ana.line, ben.line);
		expect(ana.mirror).toMatchObject({ state: 'off', closed: 'other-table' });
		expect(ben.mirror).toMatchObject({ id: 'u', state: 'linked' });
		expect(stayed).toEqual(['lost']);
	});

	const step = fc.record({
		who: fc.nat({ max: 4 }),
		what: fc.constantFrom('say', 'say', 'say', 'turn', 'leave', 'cut'),
		carried: fc.nat({ max: 4 })
	});
	it('whenever that is, each table has only what was said at it', { timeout: 120_000 }, async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
				const { table, links, save, pass } = atTheTable();
				const tables = [{ table, save }, onSheets(names, {}, 'u')];
				let at = 0;
				const attach = () => links.attach(tables[at]!.table, seat);
				const phones = await Promise.all(names.map((name) => seated(links, name)));
				/** At the first table the boxes 1 to 10 are checked, at the other one 11 to 20. */
				const boxAt = (id: string | undefined, i: number) => (i % 10) + (id === 'u' ? 11 : 1);
				for (const [i, { who, what, carried }] of steps.entries()) {
					pass(500);
					const player = names[who]!;
					const { mirror, line } = phones[who]!;
					if (what === 'turn') {
						at = 1 - at;
						attach();
					} else if (what === 'leave') links.detach();
					else if (what === 'cut') {
						line.cut();
						phones[who] = phone(links, `phone of ${player}`, mirror);
					} else mirror.say([{ fact: checks(player, boxAt(mirror.id, i)) }]);
					for (const one of tables) one.save();
					links.sync();
					for (let n = 0; n < carried; n++) {
						phones[(who + n) % 5]?.line.deliver('owner');
						phones[(who + n + 2) % 5]?.line.deliver('phone');
						await settle();
					}
				}
				attach();
				for (let n = 0; n < 3; n++) {
					for (const one of tables) one.save();
					links.sync();
					await carry(...phones.map(({ line }) => line));
				}
				for (const { mirror } of phones) {
					expect(mirror).toMatchObject({ state: 'linked', proposals: [], id: at === 0 ? 't' : 'u' });
					expect(mirror.shown?.rows).toEqual(tables[at]!.table.rows.map(sealedRow));
				}
				const boxes = tables.map(({ table: { rows } }) =>
					factsOf(rows).flatMap((fact) => (fact && 'box' in fact ? [fact.box as number] : []))
				);
				expect(boxes[0]?.filter((box) => box > 10)).toEqual([]);
				expect(boxes[1]?.filter((box) => box <= 10)).toEqual([]);
			}),
			{ numRuns: tries(20, 300) }
		);
	});
});
