import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf, simplestWay, sizeOf, sizes, sumsOf, type DiceSet, type Die, type Sides } from './dice';
import type { QuingoFact } from './facts';
import { recorded } from './flow';
import { room } from './index';
import { whyRefused } from './rules';
import { isFull, numberOf, openBoxes, totalOf } from './sheet';
import { situationOf } from './situation';
import {
	largestWildOf,
	nextPool,
	openTable,
	scorable,
	sheetOf,
	takingPart,
	tiedForStart,
	type Context
} from './table';
import { opening } from './testing';

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

function start(dice: Dice, most: number): Context {
	const players = Array.from({ length: dice(20) === 0 ? 3 + dice(2) : 2 }, (_, i) => ({
		id: `p${i}`,
		name: `P ${i}`
	}));
	return openTable(opening({ players, youngest: null, set: anySet(dice, players.length, most) }));
}

const longest = 2000;

describe('every game', () => {
	it(
		'[Q-6] [Q-9] ends, whatever the dice: 10,000 games of players without a plan',
		{ timeout: 240_000 },
		() => {
			let moves = 0;
			// Asked for once: ten thousand expectations take longer than the games.
			const wrong: string[] = [];
			for (let game = 0; game < 10_000; game++) {
				const dice = random(game);
				let context = start(dice, game % 50 === 0 ? 6 : game % 10 === 0 ? 2 : 1);
				let steps = 0;
				for (; !context.over && steps < longest; steps++) context = recorded(context, anyMove(context, dice));
				if (context.over !== 'finished') wrong.push(`game ${game} does not end`);
				moves += steps;
				for (const { id } of context.seats) {
					const sheet = sheetOf(context, id);
					const total = totalOf(sheet, context.values!);
					if (!isFull(sheet) || total < -210 || total > 310) wrong.push(`game ${game}, ${id}: ${total}`);
				}
			}
			expect(wrong).toEqual([]);
			expect(moves).toBeGreaterThan(10_000 * 25);
		}
	);

	it('is played by moves that the rules allow, and the machine agrees at every one', () => {
		const variant = room.variants.quingo!;
		fc.assert(
			fc.property(fc.nat(), (game) => {
				const dice = random(game);
				const players = ['Ana', 'Ben', 'Carla'].map((name) => ({ id: name, name }));
				let snapshot = variant.open(opening({ players, youngest: null, set: anySet(dice, 3, 3) }));
				for (let step = 0; step < longest && !snapshot.context.over; step++) {
					const fact = anyMove(snapshot.context, dice);
					expect(whyRefused(snapshot.context, fact)).toBeUndefined();
					const next = variant.step(snapshot, fact);
					expect(next).not.toBe(snapshot);
					expect(next.value).toBe(situationOf(next.context));
					snapshot = next;
				}
				expect(snapshot.status).toBe('done');
			}),
			{ numRuns: 15 }
		);
	});

	it('[Q-5] uses a die once: what was rolled is what lies there and what was taken', () => {
		fc.assert(
			fc.property(fc.nat(), (game) => {
				const dice = random(game);
				let context = start(dice, 3);
				for (let step = 0; step < 300 && !context.over; step++) {
					context = recorded(context, anyMove(context, dice));
					const { round } = context;
					if (!round) continue;
					const taken = context.moves
						.filter((move) => move.round === round.number)
						.flatMap((move) => move.dice);
					expect([...round.pool, ...taken].map(String).sort()).toEqual(round.rolled.map(String).sort());
				}
			}),
			{ numRuns: 20 }
		);
	});
});
