import { describe, expect, it } from 'vitest';
import type { FactRow } from '$lib/domain/rows';
import type { BingOhFact, BingOhOpening } from './facts';
import { ruleInForce, ruleOfSpace } from './in-force';
import type { BingOhState } from './not-now';
import { deeds, spaces, type Space } from './spaces';
import {
	begun,
	called,
	dealt,
	named,
	on,
	opening,
	rolled,
	scored,
	spread,
	table,
	turn,
	twoPlayers
} from './testing';
import { diceLying, freeOnCard, rollsNext, spacesByUse, startRolls, totals } from './view';

const rowsOf = (...facts: readonly (BingOhFact | BingOhOpening)[]): FactRow<BingOhFact | BingOhOpening>[] =>
	facts.map((fact, i) => ({ table: 't', seq: i + 1, at: 0, v: 1, fact }));
const startRolled = (player: string, number: number): BingOhFact => ({
	type: 'start.rolled',
	player,
	number
});

describe('the rule behind a space', () => {
	it.each<[string, readonly Space[]]>([
		[
			'B-10',
			[
				...(['must-horizontal', 'must-vertical', 'must-diagonal', 'must-corners'] as const),
				...(['must-t', 'must-l', 'must-z', 'others-horizontal', 'others-vertical'] as const)
			]
		],
		[
			'B-11',
			[
				...(['roadblock-roll', 'roadblock-roll-2', 'roadblock-wild', 'roadblock-wild-2'] as const),
				...(['place-one', 'move-one'] as const)
			]
		],
		['B-12', ['take-chips', 'take-back', 'remove-one', 'remove-two']],
		['B-13', ['swap-cards', 'choose-new-card', 'new-card']],
		['B-5', ['lose-turn', 'reverse', 'roll-again']]
	])('is %s for %j, and for no other', (rule, those) => {
		expect(spaces.filter((space) => ruleOfSpace(space) === rule).toSorted()).toEqual(those.toSorted());
	});
	it('is B-14 for a dead or a free one', () => {
		expect(ruleOfSpace(undefined)).toBe('B-14');
	});
});

describe('the rule in force', () => {
	it.each<[BingOhState, string]>([
		['tallying', 'B-8'],
		['dealing', 'B-1'],
		['starting', 'B-1'],
		['beginning', 'B-5'],
		['rolling', 'B-5'],
		['placing', 'B-2'],
		['landing', 'B-3'],
		['starring', 'B-4'],
		['over', 'B-9']
	])('%s is %s', (state, rule) => {
		expect(ruleInForce(table().context, state)).toBe(rule);
	});
	it('is that of the end of a round, when new cards are dealt [B-8]', () => {
		const told = begun().tell(...turn('ana'), spread('ana', ['ana', 44, 6]), called(['ana']));
		expect(ruleInForce(told.context, 'dealing')).toBe('B-8');
	});
	it('is that of the space whose turn it is to act', () => {
		const told = on('swap-cards');
		expect([told.state, ruleInForce(told.context, told.state)]).toEqual(['acting', 'B-13']);
	});
});

describe('how a table stands', () => {
	it('counts the points of all who ever sat down, in the order of seats [B-8]', () => {
		const tally = table({ keeping: 'tally' }).tell(scored(['ben'], { ana: 1, ben: 3 }));
		const left = tally.tell({ type: 'player.left', player: 'cai' });
		expect(left.refused).toEqual([]);
		expect(totals(left.context)).toEqual([
			{ id: 'ana', names: ['Ana'], score: 1, here: true },
			{ id: 'ben', names: ['Ben'], score: 8, here: true },
			{ id: 'cai', names: ['Cai'], score: 0, here: false }
		]);
	});
	it('has the Roller roll, and the one with an extra roll before [B-5]', () => {
		expect(rollsNext(begun().context)).toBe('ana');
		expect(rollsNext(begun().tell(...turn('ana')).context)).toBe('ben');
		const again = begun().tell(...turn('ana', ['cai']), named('cai', 'roll-again'));
		expect([again.state, rollsNext(again.context)]).toEqual(['acting', 'cai']);
	});
	it('has the first who is there roll, while nobody knows who begins [B-1]', () => {
		expect(rollsNext(table().context)).toBe('ana');
		const { context } = table();
		const gone = context.seats.map((seat) => ({ ...seat, here: seat.id !== 'ana' }));
		expect(rollsNext({ ...context, seats: gone })).toBe('ben');
	});
	it('shows the last roll of the round, and an extra roll while it is used [B-5]', () => {
		expect(diceLying(begun().context)).toBeUndefined();
		const roll = begun().tell(...turn('ana', ['ana']));
		expect(diceLying(roll.context)).toMatchObject({ letter: 'N', number: 3, stars: 0 });
		const again = roll.tell(named('ana', 'roll-again'));
		expect(diceLying(again.context)).toMatchObject({ letter: 'N', number: 3 });
		const extra = again.tell(rolled('ana', 0, 'G', 5));
		expect(extra.refused).toEqual([]);
		expect(diceLying(extra.context)).toMatchObject({ letter: 'G', number: 5 });
		const next = begun().tell(...turn('ana'), spread('ana', ['ana', 44, 6]), called(['ana']));
		expect(diceLying(next.context)).toBeUndefined();
	});
});

describe('the free spaces of a new card [B-13] [B-14]', () => {
	const cards = { seed: 'a-set', size: 60, mix: { free: 4, dead: 1, special: 6 } };
	it('get a chip each, as the app’s own cards have them', () => {
		expect(freeOnCard(begun({ cards }).context, 'ana')).toBe(4);
	});
	it('get no more than the player has, in the reserve and on the card', () => {
		const few = begun({ cards, players: twoPlayers }).tell(spread('ana', ['ana', 2, 1], ['ben', 47, 0]));
		expect(few.refused).toEqual([]);
		expect(freeOnCard(few.context, 'ana')).toBe(3);
		expect(freeOnCard(few.context, 'ben')).toBe(4);
	});
	it('are not known of the box’s own cards', () => {
		expect(freeOnCard(begun().context, 'ana')).toBeUndefined();
	});
});

describe('what a journal tells a screen', () => {
	it('is what each player rolled for who begins, and after a tie no number of the rolls before it [B-1]', () => {
		const rows = rowsOf(
			opening(),
			dealt(),
			startRolled('ana', 6),
			startRolled('ben', 6),
			startRolled('cai', 2)
		);
		const { seats } = begun().context;
		const again = (...more: readonly BingOhFact[]) => [...startRolls([...rows, ...rowsOf(...more)], seats)];
		expect(again()).toEqual([
			['ana', 6],
			['ben', 6],
			['cai', 2]
		]);
		expect(again(startRolled('ana', 4))).toEqual([['ana', 4]]);
		expect(again(startRolled('ana', 4), startRolled('ben', 1))).toEqual([
			['ana', 4],
			['ben', 1]
		]);
		const without = seats.map((seat) => ({ ...seat, here: seat.id !== 'ana' }));
		expect([...startRolls(rows, without).keys()]).toEqual(['ben', 'cai']);
	});
	it('is the special spaces, each once, those that were named last first', () => {
		const rows = rowsOf(
			opening(),
			named('ana', 'reverse'),
			named('ben', 'new-card'),
			named('cai', 'reverse')
		);
		expect(spacesByUse(rows).slice(0, 4)).toEqual([
			'reverse',
			'new-card',
			'must-horizontal',
			'must-vertical'
		]);
		expect(spacesByUse(rows).toSorted()).toEqual(Object.keys(deeds).toSorted());
		expect(spacesByUse(rowsOf(opening()))).toEqual(spaces);
	});
});
