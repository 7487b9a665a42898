import { beforeEach, describe, expect, it } from 'vitest';
import { seat } from '$lib/games/quingo/link/seat';
import { carry, checks, newMirror, seated, settle } from './five-phones.testing';
import { all, ana, begin, ben, come, cut, here, ok, players, reseat, tell } from './two-phones.testing';
import type { KeptMirror } from './proposals';

// Whose a phone is, and what it says, where its line breaks in the middle of what it hears.

beforeEach(begin);

/** Fills the journal, so that what comes next is heard in two messages. */
function fill(): void {
	for (let i = 0; i < 110; i++) {
		expect(here.table.record(checks('carla', 4))).toEqual(ok);
		expect(here.table.change({ strike: here.table.rows.at(-1)?.seq ?? 0 })).toEqual(ok);
	}
}

describe('a line that is cut', () => {
	it('between whose the phone is and the rows', async () => {
		cut();
		reseat('ana', 'zoe');
		reseat('ben', 'ana');
		tell();
		come();
		// The welcome and whose it is, on each.
		for (const { line } of [ana, ben]) {
			line.deliver('owner');
			for (let i = 0; i < 2; i++) {
				line.deliver('phone');
				await settle();
			}
		}
		expect(players()).toEqual(['ana', 'ben']);
		cut();
		come();
		await all();
		expect(players()).toEqual(['zoe', 'ana']);
	});
	it.each([
		['heard', 'first'],
		['heard', 'last'],
		['kept', 'first'],
		['kept', 'last']
	])('after the first part of the rows (%s, seats %s)', async (how, when) => {
		cut();
		if (when === 'last') fill();
		reseat('ana', 'zoe');
		reseat('ben', 'ana');
		if (when === 'first') fill();
		tell();
		come();
		for (const { line } of [ana, ben]) {
			line.deliver('owner');
			for (let i = 0; i < 3; i++) {
				line.deliver('phone');
				await settle();
			}
		}
		cut();
		if (how === 'kept')
			for (const one of [ana, ben]) {
				const kept = JSON.parse(JSON.stringify(one.mirror.kept)) as KeptMirror;
				one.mirror = newMirror(`phone of ${one === ana ? 'ana' : 'ben'}`);
				expect(await one.mirror.restore(kept)).toBe(true);
			}
		come();
		await all();
		expect(players()).toEqual(['zoe', 'ana']);
	});

	it.each([0, 1, 2, 3])('in a long reset, after %s messages', async (heard) => {
		fill();
		tell();
		await all();
		reseat('ana', 'zoe');
		reseat('ben', 'ana');
		here.save();
		here.links.detach();
		reseat('carla', 'Cleo');
		here.save();
		await all();
		here.links.attach(here.table, seat);
		for (const { line } of [ana, ben])
			for (let i = 0; i < heard; i++) {
				line.deliver('phone');
				await settle();
			}
		cut();
		come();
		await all();
		expect(players()).toEqual(['zoe', 'ana']);
	});
});

const checked = () =>
	here.table.folded.effective.rows.flatMap(({ fact }) =>
		fact.type === 'box.checked'
			? `${String(Reflect.get(fact, 'player'))} ${String(Reflect.get(fact, 'box'))}`
			: []
	);

it('what is said between a reset’s welcome and its rows is said in the seat that is shown', async () => {
	here.links.detach();
	reseat('ana', 'zoe');
	reseat('ben', 'ana');
	here.save();
	await all();
	here.links.attach(here.table, seat);
	ben.line.deliver('phone');
	await settle();
	ben.mirror.say([{ fact: checks('ben', 4) }]);
	ben.line.deliver('phone');
	await settle();
	ben.mirror.say([{ fact: checks('ben', 5) }]);
	await all();
	expect(players()).toEqual(['zoe', 'ana']);
	expect(checked()).toEqual(['ana 4', 'ana 5']);
	expect(ben.mirror.refused).toEqual([]);
});

it('whose a phone is it hears only once the rows that say so are on the disk', async () => {
	reseat('ana', 'zoe');
	reseat('ben', 'ana');
	here.links.sync();
	const carla = await seated(here.links, null, 'phone of carla');
	await all();
	expect(players()).toEqual(['ana', 'ben']);
	cut();
	here.save();
	come();
	await carry(ana.line, ben.line, carla.line);
	expect(players()).toEqual(['zoe', 'ana']);
});

it.each([true, false])('so, too, where the owner leaves before that (line cut: %s)', async (isCut) => {
	reseat('ana', 'zoe');
	reseat('ben', 'ana');
	here.links.sync();
	here.links.detach();
	await all();
	expect(players()).toEqual(['ana', 'ben']);
	expect(ben.mirror.seat.linked).toEqual(['ana', 'ben']);
	here.save();
	if (isCut) {
		cut();
		come();
	}
	ben.mirror.say([{ fact: checks('ben', 4) }]);
	await all();
	here.links.attach(here.table, seat);
	await all();
	expect(players()).toEqual(['zoe', 'ana']);
	expect([checked(), ben.mirror.refused]).toEqual([['ana 4'], []]);
});

it('the seat that is chosen while the owner is away, and those rows wait, is heard of at once', async () => {
	reseat('ana', 'zoe');
	here.links.sync();
	here.links.detach();
	await all();
	ana.mirror.seat.sit('carla');
	await all();
	expect(players()).toEqual(['carla', 'ben']);
});
