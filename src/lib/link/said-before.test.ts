import { beforeEach, expect, it } from 'vitest';
import { planReseat } from '$lib/session/reseat';
import type { QuingoFact } from '$lib/games/quingo/rules/facts';
import { atTheTable, carry, carryBack, checks, phone, seated, settle } from './five-phones.testing';
import type { KeptMirror } from './proposals';

// What a phone said before it heard that a seat is another person's is said in that seat, and never by who sits down
// later under the name that was taken back.

const zoe = { id: 'zoe', name: 'Zoe' };
const joined: QuingoFact = { type: 'player.joined', player: { id: 'ana', name: 'Ana' } };

let here = atTheTable();
let ana = await seated(here.links, 'ana');

beforeEach(async () => {
	here = atTheTable();
	ana = await seated(here.links, 'ana');
});
const sheet: QuingoFact = { type: 'wilds.made', player: 'ana', wilds: [2, 15, 18, 7, 5] };

/** Ana turns out to be Zoe, and the real Ana comes. */
function reseat() {
	expect(here.table.write((journal, at) => planReseat(journal, 'ana', zoe, at))).toEqual({ ok: true });
	expect(here.table.record(joined)).toEqual({ ok: true });
	expect(here.table.record(sheet)).toEqual({ ok: true });
}
async function told() {
	here.save();
	here.links.sync();
	await carry(ana.line);
}
async function back() {
	here.save();
	here.links.sync();
	ana = { ...ana, ...phone(here.links, 'phone of ana', ana.mirror) };
	await told();
}
/** Returns who has checked a box, in the rows as they stand. */
const checked = () =>
	here.table.folded.effective.rows.flatMap(({ fact }) =>
		fact.type === 'box.checked' ? [[Reflect.get(fact, 'player'), Reflect.get(fact, 'box')]] : []
	);
const isZoes = async (...boxes: readonly number[]) => {
	await told();
	expect(checked()).toEqual(boxes.map((box) => ['zoe', box]));
	const { state, refused, proposals, seat } = ana.mirror;
	expect([state, refused, proposals, seat.player]).toEqual(['linked', [], [], 'zoe']);
};

for (const may of ['own', 'all'] as const) {
	it(`${may}: what was not sent is the person’s whose phone it is`, async () => {
		here.links.may = may;
		ana.line.cut();
		ana.mirror.say([{ fact: checks('ana', 4) }]);
		reseat();
		await back();
		await isZoes(4);
	});

	it(`${may}: what was on its way is theirs`, async () => {
		here.links.may = may;
		await told();
		ana.mirror.say([{ fact: checks('ana', 4) }]);
		reseat();
		await told();
		await isZoes(4);
	});

	it(`${may}: what came before the seat was another person’s, and had no answer, is not said twice`, async () => {
		here.links.may = may;
		await told();
		ana.mirror.say([{ fact: checks('ana', 4) }]);
		ana.line.deliver('owner');
		reseat();
		ana.mirror.say([{ fact: checks('ana', 5) }]);
		ana.line.cut();
		await back();
		await isZoes(4, 5);
	});

	it(`${may}: what came after it, and had no answer, is not said twice`, async () => {
		here.links.may = may;
		await told();
		ana.mirror.say([{ fact: checks('ana', 4) }]);
		reseat();
		here.links.sync();
		ana.line.deliver('owner');
		expect(checked()).toEqual([['zoe', 4]]);
		ana.line.cut();
		await back();
		await isZoes(4);
	});

	it(`${may}: what the real person says is theirs, also where they were taken back meanwhile`, async () => {
		here.links.may = may;
		reseat();
		await told();
		const real = await seated(here.links, 'ana', 'the real Ana’s phone');
		real.mirror.say([{ fact: checks('ana', 4) }]);
		here.table.undo();
		here.table.undo();
		await told();
		await carry(real.line);
		expect(checked()).toEqual([]);
		expect(real.mirror.refused).toMatchObject([{ refusal: { why: 'not-your-seat' } }]);
		// Nor where they were away, and their seat is the first one's again.
		here.table.redo();
		here.table.redo();
		await told();
		await carry(real.line);
		real.mirror.seat.sit('ana');
		await carry(real.line);
		expect(real.mirror.seat.player).toBe('ana');
		real.line.cut();
		real.mirror.dismiss();
		real.mirror.say([{ fact: checks('ana', 4) }]);
		for (let steps = 3; steps > 0; steps--) here.table.undo();
		await told();
		const again = phone(here.links, 'the real Ana’s phone', real.mirror);
		await carry(again.line);
		expect(checked()).toEqual([]);
		expect(real.mirror.refused).toMatchObject([
			{ said: [{ fact: checks('ana', 4) }], refusal: { why: 'not-your-seat' } }
		]);
		expect(real.mirror.seat.player).toBeNull();
		expect(ana.mirror.seat.player).toBe('ana');
	});
}

it('what was on its way when its seat became nobody’s is not sent again on the next line', async () => {
	reseat();
	await told();
	const real = await seated(here.links, 'ana', 'the real Ana’s phone');
	real.mirror.say([{ fact: checks('ana', 4) }]);
	for (let steps = 3; steps > 0; steps--) here.table.undo();
	here.save();
	here.links.sync();
	await carryBack(real.line);
	expect(real.mirror.refused).toEqual([]);
	real.line.cut();
	const again = phone(here.links, 'the real Ana’s phone', real.mirror);
	await carry(again.line);
	expect(checked()).toEqual([]);
	expect(real.mirror.refused).toMatchObject([{ refusal: { why: 'not-your-seat' } }]);
});

it('all: what was said for another player is theirs who has that seat', async () => {
	here.links.may = 'all';
	const ben = await seated(here.links, 'ben');
	ben.line.cut();
	ben.mirror.say([{ fact: checks('ana', 4) }]);
	reseat();
	here.save();
	const again = phone(here.links, 'phone of ben', ben.mirror);
	await carry(again.line);
	expect(checked()).toEqual([['zoe', 4]]);
	// And what is said after that is the real Ana's.
	ben.mirror.say([{ fact: checks('ana', 5) }]);
	await carry(again.line);
	expect(checked()).toEqual([
		['zoe', 4],
		['ana', 5]
	]);
});

it('two that swapped keep what they said', async () => {
	ana.line.cut();
	ana.mirror.say([{ fact: checks('ana', 4) }]);
	const ben = { id: 'ben', name: 'ben' };
	expect(here.table.write((journal, at) => planReseat(journal, 'ana', ben, at, true))).toEqual({ ok: true });
	await back();
	expect(checked()).toEqual([['ana', 4]]);
	expect(ana.mirror.seat.player).toBe('ana');
});

it('a phone that hears of the seat and of the real person at once is not that person’s', async () => {
	reseat();
	const at = here.links.phones;
	expect(at.map(({ player }) => player)).toEqual(['ana']);
	here.save();
	here.links.sync();
	// With the rows alone: the line may break before the table says whose the phone is.
	ana.line.deliver('phone');
	await settle();
	expect(ana.mirror.seat.player).toBe('zoe');
	await told();
	expect(here.links.phones.map(({ player }) => player)).toEqual(['zoe']);
	expect(ana.mirror.seat.player).toBe('zoe');
});

it('what is shown here before it is sent is in the seat, also after a reload', async () => {
	ana.line.cut();
	ana.mirror.say([{ fact: checks('ana', 4) }]);
	const kept = JSON.parse(JSON.stringify(ana.mirror.kept)) as KeptMirror;
	reseat();
	here.save();
	const mirror = (await import('./five-phones.testing')).newMirror('phone of ana');
	expect(await mirror.restore(kept)).toBe(true);
	const again = phone(here.links, 'phone of ana', mirror);
	await carry(again.line);
	expect(checked()).toEqual([['zoe', 4]]);
	expect(mirror.refused).toEqual([]);
});
