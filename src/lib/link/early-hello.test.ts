import { beforeEach, describe, expect, it } from 'vitest';
import { seat } from '$lib/games/quingo/link/seat';
import type { QuingoFact } from '$lib/games/quingo/rules/facts';
import { carry, phone, seated } from './five-phones.testing';
import { all, ana, begin, ben, come, cut, here, ok, players, reseat, tell } from './two-phones.testing';

// Whose a phone is that says hello while the owner is away.

beforeEach(begin);

const joins = (id: string): QuingoFact => ({ type: 'player.joined', player: { id, name: id } });

describe('hello while the owner is away', () => {
	const back = async () => {
		here.links.attach(here.table, seat);
		await all();
		return players();
	};

	it('is of the seats as the phone knew them', async () => {
		cut();
		reseat('ana', 'zoe');
		reseat('ben', 'ana');
		tell();
		here.links.detach();
		come();
		await all();
		expect(await back()).toEqual(['zoe', 'ana']);
	});

	it('so it is where the seats change after it', async () => {
		cut();
		here.links.detach();
		come();
		await all();
		reseat('ana', 'zoe');
		reseat('ben', 'ana');
		here.save();
		expect(await back()).toEqual(['zoe', 'ana']);
	});

	it('and where they changed both before and after it', async () => {
		cut();
		reseat('ana', 'zoe');
		tell();
		here.links.detach();
		come();
		await all();
		reseat('zoe', 'ana');
		here.save();
		expect(await back()).toEqual(['ana', 'ben']);
	});

	it('where two say the same name, each is who they are', async () => {
		ana.line.cut();
		reseat('ana', 'zoe');
		expect(here.table.record(joins('ana'))).toEqual(ok);
		tell();
		const real = await seated(here.links, 'ana', 'the real Ana’s phone');
		real.line.cut();
		here.links.detach();
		come();
		const again = phone(here.links, 'the real Ana’s phone', real.mirror);
		await carry(ana.line, ben.line, again.line);
		here.links.attach(here.table, seat);
		await carry(ana.line, ben.line, again.line);
		expect([...players(), real.mirror.seat.player]).toEqual(['zoe', 'ben', 'ana']);
	});

	it('and who chose a seat meanwhile has that', async () => {
		cut();
		here.links.detach();
		come();
		await all();
		ana.mirror.seat.sit('carla');
		await all();
		reseat('carla', 'zoe');
		expect(here.table.record(joins('carla'))).toEqual(ok);
		here.save();
		expect(await back()).toEqual(['zoe', 'ben']);
	});
});
