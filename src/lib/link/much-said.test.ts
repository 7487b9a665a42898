import { expect, it } from 'vitest';
import { seat } from '$lib/games/quingo/link/seat';
import { atTheTable, carry, checks, names, phone, seated } from './five-phones.testing';

// A game is played on at a phone while the line is broken, or while the owner is away: all of it comes to the table at once.

it.each(['without a line', 'with the owner away'])(
	'what was said of a whole game %s is answered, and the link holds',
	async (how) => {
		const { links, table, save } = atTheTable();
		links.may = 'all';
		let ana = await seated(links, 'ana');
		if (how === 'without a line') ana.line.cut();
		else links.detach();
		for (let box = 1; box <= 18; box++)
			for (const name of names) ana.mirror.say([{ fact: checks(name, box) }]);
		expect(ana.mirror.proposals).toHaveLength(90);
		if (how === 'without a line') ana = { ...ana, ...phone(links, 'phone of ana', ana.mirror) };
		await carry(ana.line);
		links.attach(table, seat);
		save();
		links.sync();
		await carry(ana.line);
		expect([ana.mirror.state, ana.mirror.closed, ana.mirror.proposals]).toEqual(['linked', undefined, []]);
	}
);
