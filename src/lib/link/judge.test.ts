import { expect, it } from 'vitest';
import { box } from '$lib/games/any-game';
import { seat } from '$lib/games/any-game/link/seat';
import { opening } from '$lib/games/any-game/rules/testing';
import type { AnyGameFact } from '$lib/games/any-game/rules/facts';
import { take, restated } from './judge';
import { protocol } from './messages';
import { newPhone } from './phones';
import { tableInMemory } from './tables.testing';
import { wirePair } from './wire.testing';

/** A table, and a phone of Ana's. */
function linked() {
	const { table } = tableInMemory(box, opening());
	const hello = { t: 'hello', p: protocol, device: 'phone' } as never;
	return { table, phone: { ...newPhone(1, wirePair().owner, 0), hello, player: 'ana' } };
}

it('what a phone wrote is known to be newer than what was done before it, and older than what was done since [G-3]', () => {
	const { table, phone } = linked();
	const left = (player: string): AnyGameFact => ({ type: 'player.left', player });
	expect(table.record(left('carla'))).toEqual({ ok: true });
	const before = table.lastDone;
	const court = { table, seat, fair: undefined, may: 'own', held: new Map(), phones: [] } as const;
	expect(take(court, phone, { t: 'propose', n: 1, said: [], fill: { round: 1, points: 5 } })).toEqual({
		ok: true
	});
	expect(table.draft).toMatchObject({ typed: { ana: '5' }, after: [['ana', before, '', undefined]] });
	expect(table.record(left('ben'))).toEqual({ ok: true });
	expect(table.lastDone).not.toBe(before);
});

it('what a phone wrote is kept as its box says it, and nothing is added', () => {
	const { table, phone } = linked();
	const fill = () => ({ card: 9 });
	const court = {
		table,
		seat: { named: [], fill },
		fair: undefined,
		may: 'own',
		...{ held: new Map(), phones: [] }
	} as const;
	expect(take(court, phone, { t: 'propose', n: 1, said: [], fill: 9 })).toEqual({ ok: true });
	expect(table.draft).toEqual({ card: 9 });
});

it('what has to wait for an answer of the table is refused, and nothing is written', () => {
	const { table, phone } = linked();
	const fact: AnyGameFact = { type: 'player.left', player: 'ana' };
	const propose = (asked: boolean) => {
		const seat = { named: ['player.left'], isTooSoon: () => asked };
		const court = { table, seat, fair: undefined, may: 'own', held: new Map(), phones: [] } as const;
		return take(court, phone, { t: 'propose', n: 1, said: [{ fact }] });
	};
	const rows = table.rows;
	expect(propose(true)).toEqual({ ok: false, refusal: { why: 'table-is-asked' } });
	expect(table.rows).toBe(rows);
	expect(propose(false)).toEqual({ ok: true });
});

it('what the table waits for no more is refused as too late, and what is half typed there stays', () => {
	const { table, phone } = linked();
	const court = { table, seat, fair: undefined, may: 'own', held: new Map(), phones: [] } as const;
	const write = (round: number) =>
		take(court, phone, { t: 'propose', n: 1, said: [], fill: { round, points: 5 } });
	expect(write(1)).toEqual({ ok: true });
	const { draft } = table;
	expect(write(2)).toEqual({ ok: false, refusal: { why: 'too-late' } });
	expect(table.draft).toBe(draft);
});

it.each([null, 'fay'])('what is nobody’s who sits at the table (%s) is not too late', (player) => {
	const { table, phone } = linked();
	const court = { table, seat, fair: undefined, may: 'all', held: new Map(), phones: [] } as const;
	const fill = { round: 1, points: 5 };
	expect(take(court, { ...phone, player }, { t: 'propose', n: 1, said: [], fill })).toEqual({
		ok: false,
		refusal: { why: 'no-seat' }
	});
});

it('a phone that has no journal yet hears later that what it asked was waved off', () => {
	const { table, phone } = linked();
	const stands = () => ({ round: 1, what: (table.draft as { asked: string }).asked });
	const seat = { named: [], fill: () => ({ asked: 'yes' }), stands, wavesOff: true };
	const court = { table, seat, fair: undefined, may: 'own', held: new Map(), phones: [] } as const;
	const held = { why: 'held', player: phone.player, round: 1 };
	expect(take(court, phone, { t: 'propose', n: 1, said: [], fill: 1 })).toEqual({ ok: true });
	const whole = { ...phone, welcomed: true, next: 99 };
	expect(restated(court, whole)).toEqual([{ ...held, what: 'yes' }]);
	table.setDraft({ asked: '' });
	expect(restated(court, { ...whole, welcomed: false })).toEqual([]);
	expect(restated(court, { ...whole, next: 0 })).toEqual([]);
	expect(restated(court, whole)).toEqual([{ ...held, what: '' }, { why: 'waved-off' }]);
	expect(restated(court, whole)).toEqual([]);
});
