// @ts-nocheck
import { expect, it } from 'vitest';
import { byFact, byReason, toldOf } from './by-kind';
import { entryOf, keysOf, sure } from './sure';

it('what cannot be missing is given back, also where it is nothing much, and an error where it is missing', () => {
	expect([sure(0), sure(''), sure(null)]).toEqual([0, '', null]);
	expect(() => sure(undefined)).toThrow('missing');
});

it.each([
	[{ type: 'x' }, 'type', 'x'],
	[{ type: 'x' }, 'seq', undefined],
	[{}, 'toString', undefined],
	['text', 'length', undefined],
	[null, 'type', undefined],
	[undefined, 'type', undefined]
])('%j has of its own under %s: %j', (value, name, entry) => {
	expect(entryOf(value, name)).toBe(entry);
});

it('an object’s own names', () => {
	expect(keysOf({ a: 1, b: undefined })).toEqual(['a', 'b']);
});

it('what a box has for a fact or a reason is asked by its kind, and is nothing where the box has nothing', () => {
	const call = { type: 'ball.called', number: 7 } as const;
	const told = (...given: readonly unknown[]) => JSON.stringify(given);
	expect(byFact({ 'ball.called': told }, { round: 1 }, call)).toBe(told({ round: 1 }, call));
	expect(byFact({}, {}, call)).toBeUndefined();
	expect(toldOf({ 'ball.called': told }, call, 1, 2)).toBe(told(call, 1, 2));
	expect(byReason({ 'not-now': told }, { why: 'not-now' }, 'Ana')).toBe(told({ why: 'not-now' }, 'Ana'));
	expect(byReason({}, { why: 'toString' }, 'Ana')).toBeUndefined();
});
