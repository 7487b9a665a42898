import { sealedRow } from './fair';
import { describe, expect, it } from 'vitest';
import { seat } from '$lib/games/quingo/link/seat';
import { checks, atTheTable, phone, carry, carryBack, seated, factsOf } from './five-phones.testing';

describe('what a phone proposes', () => {
	it('is shown there at once, and counts when the owner has it on the disk', async () => {
		const { table, links, save } = atTheTable();
		const { mirror, line } = await seated(links, 'ana');
		mirror.say([{ fact: checks('ana', 3) }]);
		expect(factsOf(mirror.shown?.rows).at(-1)).toEqual(checks('ana', 3));
		expect(mirror.proposals).toHaveLength(1);
		await carry(line);
		expect(table.rows.at(-1)).toMatchObject({ fact: checks('ana', 3) });
		expect(mirror.proposals).toHaveLength(1);
		save();
		links.sync();
		await carry(line);
		expect(mirror.proposals).toEqual([]);
		expect(mirror.shown?.rows).toEqual(table.rows.map(sealedRow));
	});

	it.each([
		['of another player', checks('ben', 3), 'not-your-seat'],
		['of the table', { type: 'game.ended' }, 'not-your-seat'],
		['that opens the table anew', { type: 'table.opened' }, 'not-your-seat'],
		['that the box does not know', { type: 'box.checked', player: 'ana', box: 99 }, 'not-a-fact'],
		['with an entry too many', { ...checks('ana', 3), more: 1 }, 'not-a-fact']
	])('a fact %s is refused, and nothing has changed', async (_, fact, why) => {
		const { table, links } = atTheTable();
		const { rows } = table;
		const { mirror, line } = await seated(links, 'ana');
		mirror.say([{ fact }]);
		await carry(line);
		expect(mirror.refused.map(({ refusal }) => refusal.why)).toEqual([why]);
		expect(mirror.proposals).toEqual([]);
		expect(table.rows).toBe(rows);
	});

	it('by who only looks is refused, unless the table lets phones do everything', async () => {
		const { table, links } = atTheTable();
		const { mirror, line } = await seated(links, null);
		mirror.say([{ fact: checks('ben', 3) }]);
		await carry(line);
		expect(mirror.refused).toMatchObject([{ refusal: { why: 'only-looking' } }]);
		links.may = 'all';
		mirror.say([{ fact: checks('ben', 3) }]);
		await carry(line);
		expect(table.rows.at(-1)).toMatchObject({ fact: checks('ben', 3) });
	});

	it('its own last one it can take back, another’s it cannot', async () => {
		const { table, links, save } = atTheTable();
		const { mirror, line } = await seated(links, 'ana');
		mirror.say([{ fact: checks('ana', 3) }]);
		await carry(line);
		save();
		links.sync();
		await carry(line);
		const seq = table.rows.at(-1)?.seq ?? -1;
		const strike = (strikes: number) =>
			mirror.propose([{ table: 't', seq: seq + 1, at: 0, by: 'undo', strikes }]);
		expect(strike(seq)).toBeUndefined();
		await carry(line);
		expect(table.rows.at(-1)).toMatchObject({ strikes: seq, by: 'undo' });
		expect(strike(seq - 1)).toBeUndefined();
		await carry(line);
		expect(mirror.refused).toMatchObject([{ refusal: { why: 'not-your-seat' } }]);
	});

	it('while unlinked it waits; after a lost answer it is no fact twice', async () => {
		const { table, links, save } = atTheTable();
		const { mirror, line } = await seated(links, 'ana');
		mirror.say([{ fact: checks('ana', 3) }]);
		// The owner has it, and the answer never comes.
		line.deliver('owner');
		expect(table.rows.at(-1)).toMatchObject({ fact: checks('ana', 3) });
		line.cut();
		mirror.say([{ fact: checks('ana', 4) }]);
		expect(mirror.proposals).toHaveLength(2);
		const { rows } = table;
		const again = phone(links, 'phone of ana', mirror);
		await carry(again.line);
		// What is not on the disk yet may still be lost: the phone is not welcomed before.
		expect(mirror.state).toBe('greeting');
		expect(table.rows).toBe(rows);
		save();
		links.sync();
		await carry(again.line);
		save();
		links.sync();
		await carry(again.line);
		expect(mirror.seat.player).toBe('ana');
		expect(mirror.refused).toEqual([]);
		expect(mirror.proposals).toEqual([]);
		expect(factsOf(table.rows).slice(-2)).toEqual([checks('ana', 3), checks('ana', 4)]);
		expect(mirror.shown?.rows).toEqual(table.rows.map(sealedRow));
	});

	it('two that are alike, one of them answered: the other is not taken for it', async () => {
		const { table, links, save } = atTheTable();
		const { mirror, line } = await seated(links, 'ana');
		mirror.say([{ fact: checks('ana', 3) }]);
		mirror.say([{ fact: { type: 'box.cleared', player: 'ana', box: 3 } as never }]);
		mirror.say([{ fact: checks('ana', 3) }]);
		line.deliver('owner');
		save();
		links.sync();
		await carryBack(line);
		expect(mirror.proposals).toHaveLength(2);
		line.cut();
		const again = phone(links, 'phone of ana', mirror);
		await carry(again.line);
		expect(
			factsOf(table.rows).filter((fact) => JSON.stringify(fact) === JSON.stringify(checks('ana', 3)))
		).toHaveLength(2);
	});

	it('waits while the owner is away from the table', async () => {
		const { table, links } = atTheTable();
		const { mirror, line } = await seated(links, 'ana');
		links.detach();
		await carry(line);
		expect(mirror.state).toBe('away');
		mirror.say([{ fact: checks('ana', 3) }]);
		await carry(line);
		expect(mirror.proposals).toHaveLength(1);
		links.attach(table, seat);
		await carry(line);
		expect(table.rows.at(-1)).toMatchObject({ fact: checks('ana', 3) });
		expect(mirror.state).toBe('linked');
	});
});
