// @ts-nocheck
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Snapshot, Variant } from '$lib/domain/box';
import { tries } from '$lib/domain/tries.testing';
import { countOf, simplestWay, sizeOf, sizes, sumsOf, type DiceSet, type Die, type Sides } from './dice';
import { box, type Quingo } from '../index';
import { facts, type QuingoFact } from './facts';
import type { QuingoState } from './not-now';
import { isFull, numberOf, openBoxes, totalOf } from './sheet';
import { largestWildOf, nextPool, scorable, sheetOf, takingPart, tiedForStart, type Context } from './table';
import {
	checked,
	crossed,
	ended,
	fillAllBut,
	joined,
	left,
	limits,
	opening,
	passed,
	pool,
	prepared,
	table,
	wilds,
	youngest
} from './testing';

/** Numbers that are random enough for players without a plan, and quickly had: mulberry32. */
function random(seed: number): Dice {
	let state = seed;
	return (bound) => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) % bound;
	};
}
type Dice = (bound: number) => number;

const pick = <T>(dice: Dice, of: readonly T[]): T => of[dice(of.length)] as T;

function anyPool(context: Context, dice: Dice): QuingoFact {
	const pool = nextPool(context);
	const roll = (sides: Sides): Die => [sides, dice(sides) + 1];
	return {
		type: 'pool.rolled',
		dice: sizes.flatMap((sides) => Array.from({ length: sizeOf(pool, sides) }, () => roll(sides)))
	};
}

/** What a player without a plan does next. */
function anyMove(context: Context, dice: Dice): QuingoFact {
	const { round } = context;
	if (!context.values)
		return { type: 'bonuses.rolled', bonuses: [dice(20) + 1, 7, 7, dice(20) + 1], wild: dice(4) + 1 };
	if (!round) {
		const unready = context.seats.find(({ id }) => !sheetOf(context, id).wilds);
		if (!unready) return anyPool(context, dice);
		const most = largestWildOf(context);
		return { type: 'wilds.made', player: unready.id, wilds: [1, 2, 3, 4, 5].map(() => dice(most) + 1) };
	}
	if (!round.limits)
		return {
			type: 'limits.rolled',
			limits: takingPart(context).map((player) => ({ player, limit: dice(6) + 1 }))
		};
	if (round.turn === undefined) return { type: 'youngest.named', player: pick(dice, tiedForStart(context)) };
	const player = round.turn;
	if (context.lap && dice(3) === 0) return { type: 'turn.passed', player };
	const sheet = sheetOf(context, player);
	const boxes = scorable(context, player, sumsOf(round.pool));
	if (boxes.length === 0)
		return { type: 'box.crossed', player, box: pick(dice, openBoxes(sheet)), die: pick(dice, round.pool) };
	const box = pick(dice, boxes);
	const way = simplestWay(numberOf(sheet, box) ?? 0, round.pool, round.limits[player] ?? 0) ?? [];
	return { type: 'box.checked', player, box, dice: way };
}

/** A set of up to `most` dice of each size, with a d6 for each player and a die for the pool. */
function anySet(dice: Dice, players: number, most: number): DiceSet {
	const [d4, d6, d8, d10, d12, d20] = sizes.map(() => dice(most + 1)) as [
		number,
		number,
		number,
		number,
		number,
		number
	];
	const set = { d4, d6: d6 + players, d8, d10, d12, d20 };
	return countOf(set) > players ? set : { ...set, d4: 1 };
}

const variant = box.variants.quingo as Variant<Quingo>;

function start(dice: Dice, most: number): Snapshot<Quingo> {
	const players = Array.from({ length: dice(20) === 0 ? 3 + dice(2) : 2 }, (_, i) => ({
		id: `p${i}`,
		name: `P ${i}`
	}));
	return variant.open(opening({ players, youngest: null, set: anySet(dice, players.length, most) }));
}

/** The table after the next move of a player without a plan. Throws when the chart does not take it. */
function next(snapshot: Snapshot<Quingo>, dice: Dice): Snapshot<Quingo> {
	const fact = anyMove(snapshot.context, dice);
	const judged = variant.play(snapshot, fact);
	if (!judged.ok) throw new Error(`${fact.type} in ${snapshot.state}: ${judged.refusal.why}`);
	return judged.snapshot;
}

const longest = 2000;

describe('every game', () => {
	it(
		'[Q-6] [Q-9] ends, whatever the dice, by moves that the rules allow: 150 games of players without a plan, 10,000 in the long run',
		{ timeout: 240_000 },
		() => {
			const games = tries(150, 10_000);
			let moves = 0;
			// Asked for once: an expectation for each would take longer than the games.
			const wrong: string[] = [];
			for (let game = 0; game < games; game++) {
				const dice = random(game);
				let snapshot = start(dice, game % 50 === 0 ? 6 : game % 10 === 0 ? 2 : 1);
				let steps = 0;
				for (; snapshot.state !== 'over' && steps < longest; steps++) snapshot = next(snapshot, dice);
				const { context } = snapshot;
				if (context.over !== 'finished') wrong.push(`game ${game} does not end`);
				moves += steps;
				for (const { id } of context.seats) {
					const sheet = sheetOf(context, id);
					const total = totalOf(sheet, context.values!);
					if (!isFull(sheet) || total < -210 || total > 310) wrong.push(`game ${game}, ${id}: ${total}`);
				}
			}
			expect(wrong).toEqual([]);
			expect(moves).toBeGreaterThan(games * 25);
		}
	);

	it(
		'[Q-5] uses a die once: what was rolled is what lies there and what was taken',
		{ timeout: 60_000 },
		() => {
			fc.assert(
				fc.property(fc.nat(), (game) => {
					const dice = random(game);
					let snapshot = start(dice, 3);
					for (let step = 0; step < 300 && snapshot.state !== 'over'; step++) {
						snapshot = next(snapshot, dice);
						const { round, moves } = snapshot.context;
						if (!round) continue;
						const taken = moves.filter((move) => move.round === round.number).flatMap((move) => move.dice);
						expect([...round.pool, ...taken].map(String).sort()).toEqual(round.rolled.map(String).sort());
					}
				}),
				{ numRuns: tries(20, 200) }
			);
		}
	);
});

/** A table in each state, come to by whole games: full ones, and marks on sheets alone. */
function tableInEachState(): ReadonlyMap<QuingoState, Snapshot<Quingo>> {
	const seen = new Map<QuingoState, Snapshot<Quingo>>();
	for (let game = 0; game < 40; game++) {
		const dice = random(game);
		for (let now = start(dice, 1); ; now = next(now, dice)) {
			if (!seen.has(now.state)) seen.set(now.state, now);
			if (now.state === 'over') break;
		}
	}
	const marking = table({ keeping: 'sheets' }).tell(...prepared);
	for (const { state, snapshot } of [marking, marking.tell(...fillAllBut('ana'))]) seen.set(state, snapshot);
	return seen;
}

/** The names of the innermost states of a chart. */
function leaves(node: { readonly key: string; readonly states: object }): string[] {
	const inner = Object.values(node.states) as (typeof node)[];
	return inner.length === 0 ? [node.key] : inner.flatMap(leaves);
}

describe('the chart', () => {
	const tables = tableInEachState();

	it('comes to each of its states in play, and no two have one name', () => {
		expect([...tables.keys()].sort()).toEqual(leaves(variant.machine.root).sort());
	});

	it('[G-4] says why a fact cannot come, in every state', () => {
		const someFacts: readonly QuingoFact[] = [
			...prepared,
			pool(1, 2, 3, 4, 5),
			limits({ p0: 1, p1: 2 }),
			...['p0', 'p1', 'ana', 'zoe'].flatMap((player) => [
				wilds(player),
				checked(player, 3, [4, 3]),
				checked(player, 3),
				crossed(player, 3, [4, 3]),
				crossed(player, 3),
				passed(player),
				youngest(player),
				left(player),
				{ type: 'box.cleared' as const, player, box: 3 }
			]),
			joined('Dora'),
			ended,
			{ type: 'rolling.changed', rolling: 'dice' },
			{ type: 'keeping.changed', keeping: 'full', youngest: null },
			{ type: 'keeping.changed', keeping: 'sheets', youngest: 'ana' },
			{ type: 'set.changed', set: opening().set },
			{ type: 'dice.lost', lost: opening().set },
			{ type: 'help.chosen', player: 'ana', help: 'ways' }
		];
		expect(new Set(someFacts.map(({ type }) => type))).toEqual(new Set(Object.keys(facts)));
		for (const [state, snapshot] of tables) {
			const known = new Set(
				(snapshot.machine as { _nodes: readonly { ownEvents: readonly string[] }[] })._nodes.flatMap(
					({ ownEvents }) => ownEvents
				)
			);
			for (const fact of someFacts) {
				const judged = variant.play(snapshot, fact);
				if (judged.ok) expect(known, `${fact.type} in ${state}`).toContain(fact.type);
				else if (!known.has(fact.type))
					// Only a table that is over says that it is.
					expect(judged.refusal.why === 'game-is-over', `${fact.type} in ${state}`).toBe(state === 'over');
			}
		}
	});
});
