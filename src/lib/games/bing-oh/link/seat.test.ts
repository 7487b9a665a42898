import { describe, expect, it } from 'vitest';
import { entryOf } from '$lib/domain/sure';
import { all, known, plain, roll } from '../rules/known.testing';
import { begun, placed as placedBy, table } from '../rules/testing';
import { enteredCards } from '../ui/entered-cards';
import { seat } from './seat';

const { snapshot } = table();
const fill = (draft: unknown, player: string, value: unknown, at = snapshot) =>
	seat.fill?.(
		{ folded: { snapshot: at, effective: { places: [] } }, rows: [], draft, lastDone: 0 },
		player,
		value
	);

describe('the card that a player took on their phone', () => {
	it('is proposed at the table beside those entered there, for this round', () => {
		const draft = fill(fill(undefined, 'ana', { round: 1, card: 9 }), 'ben', { round: 1, card: 4 });
		expect(enteredCards(draft, 1)).toEqual({ ana: 9, ben: 4 });
		expect(enteredCards(draft, 2)).toEqual({});
		expect(enteredCards({ of: 'another draft' }, 1)).toEqual({});
		expect(enteredCards({ deals: 1, cards: null }, 1)).toEqual({});
	});

	it('is nothing of theirs in another round, once the cards are dealt, or as anything but a card', () => {
		expect(fill(undefined, 'ana', { round: 2, card: 9 })).toBeUndefined();
		expect(fill(undefined, 'ana', { round: 1, card: 0 })).toBeUndefined();
		expect(fill(undefined, 'ana', 'nine')).toBeUndefined();
		expect(fill(undefined, 'ana', { round: 1, card: 9 }, begun().snapshot)).toBeUndefined();
	});
});

describe('a call of BING-OH! on a phone [B-7]', () => {
	const placed = known().tell(roll('ana', plain()), placedBy(all, []));
	const calls = (draft: unknown, player: string, roll: number, at = placed.snapshot) =>
		entryOf(fill(draft, player, { roll }, at), 'call');

	it('is asked about at the table, beside others of the same roll', () => {
		const { draws } = placed.context;
		const ana = fill({ of: 'the table' }, 'ana', { roll: draws }, placed.snapshot);
		expect(ana).toMatchObject({ of: 'the table', call: { after: draws, callers: ['ana'] } });
		expect(calls(ana, 'ben', draws)).toMatchObject({ callers: ['ana', 'ben'] });
		expect(calls(ana, 'ana', draws)).toMatchObject({ callers: ['ana'] });
	});

	it('is none of another roll, nor before everybody has placed [B-3]', () => {
		const { draws } = placed.context;
		expect(calls(undefined, 'ana', draws - 1)).toBeUndefined();
		expect(calls(undefined, 'ana', draws + 1)).toBeUndefined();
		const rolled = known().tell(roll('ana', plain()));
		expect(calls(undefined, 'ana', rolled.context.draws, rolled.snapshot)).toBeUndefined();
		expect(calls(undefined, 'ana', 0)).toBeUndefined();
	});
});

it('who is waited for is the next Roller as soon as a roll is done with, and nobody while everybody deals or places [B-5]', () => {
	const dealt = known();
	const thrown = dealt.tell(roll('ana', plain()));
	const done = thrown.tell(placedBy(all, []));
	expect([dealt, thrown, done].map((at) => seat.turn?.(at.snapshot))).toEqual(['ana', undefined, 'ben']);
	const called = done.tell({ type: 'bingoh.called', calls: [{ player: 'ana', shape: 'row', seen: true }] });
	expect(seat.turn?.(called.snapshot)).toBeUndefined();
});

it('the next roll of a phone waits while the table is asked about a call, and nothing else does [B-3] [B-7]', () => {
	const placed = known().tell(roll('ana', plain()), placedBy(all, []));
	const at = (draft: unknown) => ({
		...{ folded: { snapshot: placed.snapshot, effective: { places: [] } } },
		...{ rows: [], draft, lastDone: 0 }
	});
	const called = fill(undefined, 'ana', { roll: placed.context.draws }, placed.snapshot);
	expect(seat.isTooSoon?.(at(called), roll('ben', plain(1)))).toBe(true);
	expect(seat.isTooSoon?.(at(called), { type: 'space.left' })).toBe(false);
	expect(seat.isTooSoon?.(at(undefined), roll('ben', plain(1)))).toBe(false);
	// That a roll was out of turn the table says, and no phone.
	const outOfTurn = { ...roll('ben', plain(1)), outOfTurn: true };
	expect(seat.isTooSoon?.(at(undefined), outOfTurn)).toBe(true);
	// A sheet that was closed again asks nothing.
	expect(seat.isTooSoon?.(at({ call: undefined }), roll('ben', plain(1)))).toBe(false);
});

it('a call stands until the table waves it off, the next roll is made, or the round is over [B-3] [B-7]', () => {
	const placed = known().tell(roll('ana', plain()), placedBy(all, []));
	const { draws: round } = placed.context;
	const before = { player: 'ana', round, what: ['called'] };
	const stands = (draft: unknown, told?: typeof before, { snapshot } = placed) => {
		const table = { folded: { snapshot, effective: { places: [] } }, rows: [], draft, lastDone: 0 };
		return seat.stands?.(table, 'ana', told)?.what;
	};
	const called = fill(undefined, 'ana', { roll: round }, placed.snapshot);
	expect(stands(called)).toBe('called');
	// Whom the table does not see among the callers it may see yet: the sheet is open.
	const others = { call: { after: round, callers: ['ben'] } };
	expect(stands(others, before)).toBe('called');
	expect(stands(others, { ...before, what: [''] })).toBe('');
	expect(stands(others, { ...before, round: round - 1 })).toBe('');
	expect(stands(others)).toBe('');
	expect(stands({ call: undefined }, before)).toBe('');
	const rolled = placed.tell(roll('ben', plain(1)));
	expect(stands(called, before, rolled)).not.toBe('called');
	expect(stands(called, before, placed.tell({ type: 'round.lapsed' }))).toBeUndefined();
});
