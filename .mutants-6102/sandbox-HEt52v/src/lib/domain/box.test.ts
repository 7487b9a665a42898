// @ts-nocheck
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { box } from '$lib/games/any-game';
import { ended, joins, opening, scored, table, variant } from '$lib/games/any-game/rules/testing';
import { judge } from './fold';
import { leafOf } from './play';
import { seatFacts } from './seats';

describe('a fact as a box reads it', () => {
	it.each([
		[{ type: 'bingo.awarded' }, 'type: "bingo.awarded" is no fact of any-game'],
		[{ type: 'toString' }, 'type: "toString" is no fact of any-game'],
		[{ type: 7 }, 'type: 7 is no fact of any-game'],
		['game.ended', 'type: null is no fact of any-game'],
		[null, 'type: null is no fact of any-game'],
		[{ type: 'dealer.changed', player: 7 }, 'player: Invalid type: Expected string but received 7'],
		[opening({ dealer: 'zoe' }), 'dealer: is none of the players']
	])('%j: %s', (value, problem) => {
		expect(box.read(value)).toEqual({ ok: false, problem });
	});
	it('says so where no part of it is wrong, but all of it', () => {
		const reading = box.read({ ...ended, more: 1 });
		expect(reading.ok || reading.problem).toMatch(/^more: /);
		expect(box.read(ended)).toEqual({ ok: true, fact: ended });
	});
	it('has a player who joins with a name and an id', () => {
		expect(
			v.safeParse(v.strictObject(seatFacts['player.joined']), { player: { id: 'a', name: 'A' } }).success
		).toBe(true);
		expect(box.read({ type: 'player.joined' }).ok).toBe(false);
		expect(box.read(joins('Dora')).ok).toBe(true);
	});
});

describe('a fact as it is judged', () => {
	const { snapshot, context } = table();
	const at = (moment: object | undefined) =>
		judge({ variant, snapshot }, { fact: scored(context, 1, 2, 3), ...(moment && { moment }) });

	it('fits where it was said, or where nothing is known of that', () => {
		expect(variant.moment(snapshot)).toEqual({ round: 1 });
		expect([at(undefined).ok, at({ round: 1 }).ok]).toEqual([true, true]);
	});
	it('fits nowhere else', () => {
		expect(at({ round: 2 })).toEqual({ ok: false, refusal: { why: 'said-elsewhere', moment: { round: 2 } } });
	});
	it('opens no table twice', () => {
		expect(judge({ variant, snapshot }, { fact: opening() })).toEqual({
			ok: false,
			refusal: { why: 'already-opened' }
		});
	});
	it('is refused by the rule’s own reason, and by the box’s where no rule was asked', () => {
		const wrong = { ...scored(context, 1, 2, 3), round: 7 };
		expect(variant.play(snapshot, wrong)).toEqual({ ok: false, refusal: { why: 'another-round', round: 1 } });
		expect(variant.play(table().tell(ended).snapshot, wrong)).toEqual({
			ok: false,
			refusal: { why: 'game-is-over' }
		});
	});
});

it.each([
	['scoring', 'scoring'],
	[{ open: { calling: 'drawn' } }, 'drawn'],
	[null, 'null']
])('the innermost state of %j is %s', (value, leaf) => {
	expect(leafOf(value)).toBe(leaf);
});
