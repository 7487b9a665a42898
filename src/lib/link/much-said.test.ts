import { expect, it } from 'vitest';
import { seat } from '$lib/games/quingo/link/seat';
import { atTheTable, carry, checks, names, newMirror, nowhere, phone } from './five-phones.testing';

// A game is played on at a phone while the line is broken, or while the owner is away: all of it comes to the table at once.

it.each([
	['a whole game', 'without a line', 1],
	['a whole game', 'with the owner away', 1],
	['more than a link takes at once', 'without a line', 3],
	['more than a link takes at once', 'with the owner away', 3]
])('what was said of %s %s is answered, and the link holds', async (_, how, times) => {
	const { links, table, save, pass } = atTheTable();
	links.may = 'all';
	let clock = 0;
	let inASecond = () => {};
	const around = { now: () => clock, later: (run: () => void) => (inASecond = run) };
	let ana = phone(links, 'phone of ana', newMirror('phone of ana', nowhere, around));
	await carry(ana.line);
	ana.mirror.seat.sit('ana');
	await carry(ana.line);
	if (how === 'without a line') ana.line.cut();
	else links.detach();
	// What was said before is refused, and answered as well.
	for (let time = 0; time < times; time++)
		for (let box = 1; box <= 18; box++)
			for (const name of names) ana.mirror.say([{ fact: checks(name, box) }]);
	expect(ana.mirror.proposals).toHaveLength(90 * times);
	if (how === 'without a line') ana = { ...ana, ...phone(links, 'phone of ana', ana.mirror) };
	await carry(ana.line);
	links.attach(table, seat);
	save();
	for (let second = 0; second < 60 && ana.mirror.proposals.length > 0; second++) {
		save();
		links.sync();
		await carry(ana.line);
		clock += 1000;
		pass(1000);
		inASecond();
	}
	expect([ana.mirror.state, ana.mirror.closed, ana.mirror.proposals]).toEqual(['linked', undefined, []]);
});
