import { expect, it, vi } from 'vitest';
import {
	atTheTable,
	carry,
	checks,
	factsOf,
	newMirror,
	onSheets,
	phone,
	seated
} from './five-phones.testing';
import { planReseat } from '$lib/session/reseat';
import { seat } from '$lib/games/quingo/link/seat';
import type { QuingoFact } from '$lib/games/quingo/rules/facts';
import type { Links } from './links';
import { movedSeats } from './seating';

type Old = Awaited<ReturnType<typeof seated>>;

/** A table at which Ana has a phone, and another phone that asks for her seat. */
async function asked() {
	const at = atTheTable();
	const old = await seated(at.links, 'ana', 'old phone');
	const next = await seated(at.links, 'ana', 'new phone');
	const both = () => carry(old.line, next.line);
	const silent = async (faint: boolean) => {
		old.line.owner.onfaint?.(faint);
		await both();
	};
	const wishes = () => at.links.phones.flatMap(({ wish }) => wish ?? []);
	return { ...at, old, next, both, silent, wishes };
}

/** Returns the phone as its page is after it was loaded anew. */
async function restored({ kept }: Old['mirror']) {
	const mirror = newMirror('old phone');
	expect(kept && (await mirror.restore(kept))).toBe(true);
	return mirror;
}

it('the seat of a phone that answers is not given away, however sure a stranger is', async () => {
	const { next, old, both, wishes } = await asked();
	expect(next.mirror.seat.no).toEqual({ why: 'seat-taken' });
	next.mirror.seat.sit('ana', true);
	await both();
	expect(next.mirror.seat).toMatchObject({ player: null, no: { why: 'seat-taken' } });
	expect(old.mirror.seat.player).toBe('ana');
	expect(wishes()).toEqual(['ana']);
});

it('by one tap of the owner the new phone has it, and the old one stays linked and asks whose it is', async () => {
	const { links, table, next, old, both, wishes } = await asked();
	const before = links.phones;
	links.grant(links.phones[0]?.key ?? 0);
	await both();
	expect(old.mirror.seat.player).toBe('ana');
	links.grant(links.phones[1]?.key ?? 0);
	await both();
	expect(next.mirror.seat).toMatchObject({ player: 'ana', no: undefined });
	expect(old.mirror).toMatchObject({ state: 'linked', seat: { player: null, no: { why: 'seat-moved' } } });
	expect(wishes()).toEqual([]);
	expect(movedSeats(before, links.phones)).toEqual(['ana']);
	expect(movedSeats(links.phones, links.phones)).toEqual([]);
	next.mirror.say([{ fact: checks('ana', 4) }]);
	old.mirror.say([{ fact: checks('ana', 5) }]);
	await both();
	expect(factsOf(table.rows).slice(-1)).toEqual([checks('ana', 4)]);
	expect(old.mirror.refused.map(({ refusal }) => refusal.why)).toEqual(['only-looking']);
	old.mirror.seat.sit('ben');
	await both();
	expect(old.mirror.seat).toMatchObject({ player: 'ben', no: undefined });
});

it('the seat of a phone that does not answer is the new one’s once its player is sure, and at the next table, too', async () => {
	const { links, next, old, both, silent, wishes } = await asked();
	await silent(true);
	expect(next.mirror.seat).toMatchObject({ player: null, no: { why: 'seat-silent' } });
	// A second tap on the name is no answer to the question.
	next.mirror.seat.sit('ana');
	await both();
	expect(next.mirror.seat).toMatchObject({ player: null, no: { why: 'seat-silent' } });
	next.mirror.seat.sit('ana', true);
	await both();
	expect(next.mirror.seat).toMatchObject({ player: 'ana', no: undefined });
	expect(wishes()).toEqual([]);
	await silent(false);
	expect(old.mirror).toMatchObject({ state: 'linked', seat: { player: null, no: { why: 'seat-moved' } } });
	// The new phone is away, too, when the next table is opened, and the old one is there.
	next.line.cut();
	const other = onSheets(['ana', 'ben'], {}, 'other');
	links.attach(other.table, seat);
	await carry(old.line);
	const again = phone(links, 'new phone', next.mirror);
	await carry(old.line, again.line);
	expect([old, next].map(({ mirror }) => mirror.seat.player)).toEqual([null, 'ana']);
});

it('who asked hears when the other phone falls silent, answers again, and is gone: then they are asked whether they are sure', async () => {
	const { links, next, old, both, silent, wishes } = await asked();
	await silent(true);
	await silent(false);
	expect(next.mirror.seat.no).toEqual({ why: 'seat-taken' });
	next.mirror.seat.sit('ana', true);
	await both();
	expect(next.mirror.seat.player).toBe(null);
	old.line.cut();
	await both();
	expect(wishes()).toEqual(['ana']);
	expect(next.mirror.seat).toMatchObject({ player: null, no: { why: 'seat-silent' } });
	// It was a moment.
	const again = phone(links, 'old phone', old.mirror);
	await carry(again.line, next.line);
	expect(old.mirror.seat.player).toBe('ana');
	expect(next.mirror.seat).toMatchObject({ player: null, no: { why: 'seat-taken' } });
	again.line.cut();
	await both();
	next.mirror.seat.sit('ana', true);
	await both();
	expect(next.mirror.seat).toMatchObject({ player: 'ana', no: undefined });
	expect(wishes()).toEqual([]);
});

it('a phone whose page is loaded anew keeps its seat, and who asks for it hears nothing of that', async () => {
	const { links, next, old, both, wishes } = await asked();
	const send = vi.spyOn(next.line.owner, 'send');
	const page = phone(links, 'old phone', await restored(old.mirror));
	// The line before is not known to be dead.
	await carry(page.line);
	await both();
	expect(old.mirror.closed).toBe('replaced');
	expect([page, next].map(({ mirror }) => mirror.seat.player)).toEqual(['ana', null]);
	expect(send.mock.calls.filter(([text]) => text.includes('seat-'))).toEqual([]);
	expect(next.mirror.seat.no).toEqual({ why: 'seat-taken' });
	expect(wishes()).toEqual(['ana']);
});

it.each([
	['looks on', (old: Old) => old.mirror.seat.sit(null)],
	['is another player’s', (old: Old) => old.mirror.seat.sit('ben')],
	['is let go at the table', (_: Old, links: Links) => links.close(links.phones[0]?.key ?? 0)]
])('who asked has the seat once the phone that had it %s', async (_, gives) => {
	const { links, next, old, both, wishes } = await asked();
	gives(old, links);
	await both();
	expect(next.mirror.seat).toMatchObject({ player: 'ana', no: undefined });
	expect(wishes()).toEqual([]);
});

it('where all lines were gone nobody has a seat by having asked for it before', async () => {
	const { next, old } = await asked();
	next.line.cut();
	old.line.cut();
	// The page of the table was loaded anew.
	const { links } = atTheTable();
	const second = phone(links, 'new phone', next.mirror);
	await carry(second.line);
	expect(next.mirror.seat).toMatchObject({ player: null, no: { why: 'seat-silent' } });
	const first = phone(links, 'old phone', old.mirror);
	await carry(first.line, second.line);
	expect(old.mirror.seat.player).toBe('ana');
	expect(next.mirror.seat).toMatchObject({ player: null, no: { why: 'seat-taken' } });
	expect(links.phones.map(({ wish }) => wish)).toEqual(['ana', undefined]);
	// It is asked for once.
	next.mirror.seat.sit('ben');
	await carry(first.line, second.line);
	expect(links.phones.map(({ player, wish }) => [player, wish])).toEqual([
		['ben', undefined],
		['ana', undefined]
	]);
});

it('where the other phone does not come back who asked has the seat by a yes, which an older table reads, too', async () => {
	const { next, old } = await asked();
	next.line.cut();
	old.line.cut();
	const { line } = phone(atTheTable().links, 'new phone', next.mirror);
	await carry(line);
	const send = vi.spyOn(line.phone, 'send');
	next.mirror.seat.sit('ana', true);
	await carry(line);
	expect(send.mock.calls).toEqual([[JSON.stringify({ t: 'sit', player: 'ana' })]]);
	expect(next.mirror.seat).toMatchObject({ player: 'ana', no: undefined });
});

it('who is asked whether they are sure still is where the line of the other phone ends meanwhile, and at the table, too', async () => {
	const { links, next, old, both, silent, wishes } = await asked();
	await silent(true);
	old.line.cut();
	await both();
	expect(next.mirror.seat).toMatchObject({ player: null, no: { why: 'seat-silent' } });
	expect(wishes()).toEqual(['ana']);
	// The other one is back.
	const again = phone(links, 'old phone', old.mirror);
	await carry(again.line, next.line);
	expect(old.mirror.seat.player).toBe('ana');
	expect(next.mirror.seat).toMatchObject({ player: null, no: { why: 'seat-taken' } });
	again.line.owner.onfaint?.(true);
	again.line.cut();
	links.grant(links.phones[0]?.key ?? 0);
	await carry(next.line);
	expect(next.mirror.seat).toMatchObject({ player: 'ana', no: undefined });
	expect(wishes()).toEqual([]);
});

it('a phone that asks for a seat does so again where its own line is a new one', async () => {
	const { links, next, old, wishes } = await asked();
	next.line.cut();
	expect(wishes()).toEqual([]);
	const again = phone(links, 'new phone', next.mirror);
	await carry(again.line, old.line);
	expect(wishes()).toEqual(['ana']);
	expect(next.mirror.seat).toMatchObject({ player: null, no: { why: 'seat-taken' } });
	links.attach(onSheets(['ana', 'ben'], {}, 'other').table, seat);
	await carry(again.line, old.line);
	expect(wishes()).toEqual([]);
	expect(next.mirror.seat.no).toBeUndefined();
});

it('a wish goes with the choice of another seat, and a phone that is somebody’s keeps its seat while it asks', async () => {
	const { next, both, wishes } = await asked();
	next.mirror.seat.sit('ben');
	await both();
	expect(wishes()).toEqual([]);
	next.mirror.seat.sit('ana');
	await both();
	expect(next.mirror.seat).toMatchObject({ player: 'ben', no: { why: 'seat-taken' } });
	expect(wishes()).toEqual(['ana']);
});

it('a phone whose seat was taken while it slept comes back on another line as nobody’s', async () => {
	const { links, next, old, both, silent } = await asked();
	await silent(true);
	next.mirror.seat.sit('ana', true);
	await carry(next.line);
	// It has not heard of it.
	old.line.cut();
	const again = phone(links, 'old phone', old.mirror);
	await carry(again.line);
	await both();
	expect([old, next].map(({ mirror }) => mirror.seat.player)).toEqual([null, 'ana']);
});

it('the name of a player who has left gives nobody the seat of a phone that answers', async () => {
	const { links, table, save } = atTheTable();
	const one = await seated(links, 'ana');
	const left: QuingoFact = { type: 'player.left', player: 'ana' };
	expect(table.record(left)).toEqual({ ok: true });
	save();
	links.sync();
	const two = await seated(links, null, 'another phone');
	two.mirror.seat.join('Ana');
	await carry(one.line, two.line);
	expect(links.phones.map(({ player, wish }) => [player, wish])).toEqual([
		['ana', undefined],
		[null, 'ana']
	]);
});

it('a phone that follows its player’s seat to another person reads, too, that another phone has it, and asks nobody again', async () => {
	const { links, table, save } = atTheTable();
	const { mirror, line } = await seated(links, 'ana');
	const sits = table.write((journal, at) => planReseat(journal, 'ana', { id: 'zoe', name: 'Zoe' }, at));
	expect(sits).toEqual({ ok: true });
	save();
	links.sync();
	await carry(line);
	const next = await seated(links, 'zoe', 'new phone');
	links.grant(links.phones[1]?.key ?? 0);
	await carry(line, next.line);
	expect(mirror.seat).toMatchObject({ player: null, no: { why: 'seat-moved' }, wished: 'zoe' });
	line.cut();
	const again = phone(links, 'phone of ana', mirror);
	await carry(again.line, next.line);
	expect(links.phones.map(({ wish }) => wish)).toEqual([undefined, undefined]);
	expect(mirror.seat.no).toBeUndefined();
});
