import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyGameFact, AnyGameOpening } from './facts';
import { courseOf, sidesHere, sidesOf, totals } from './game';
import { ended, joins, leaves, scored, table, type Played } from './testing';

const name = fc.constantFrom('Ana', 'Ben', 'Carla', 'Dora');
const points = fc.array(fc.integer({ min: -40, max: 60 }), { minLength: 4, maxLength: 4 });

/** Returns what a player does next, given the table: a round that fits more often than not. */
const move: fc.Arbitrary<(table: Played) => AnyGameFact> = fc.oneof(
	{
		weight: 8,
		arbitrary: points.map(
			(points) =>
				({ context }: Played) =>
					scored(context, ...points)
		)
	},
	name.map((name) => () => joins(name)),
	name.map((name) => () => leaves(name.toLowerCase())),
	name.map((name) => () => ({ type: 'dealer.changed' as const, player: name.toLowerCase() })),
	points.map(([target = 1]) => () => ({
		type: 'ending.changed' as const,
		ends: { how: 'target' as const, target: 200 + target }
	}))
);
const games = fc.array(move, { maxLength: 40 });
const openings = fc.constantFrom<Partial<AnyGameOpening>>(
	{},
	{ wins: 'lowest', ends: { how: 'rounds', rounds: 9 }, dealer: 'ana' },
	{ partners: [['ana', 'carla']], ends: { how: 'target', target: -60 } }
);
const play = (opening: Partial<AnyGameOpening>, moves: readonly ((table: Played) => AnyGameFact)[]) =>
	moves.reduce((on, next) => on.tell(next(on)), table(opening));

describe('any table of any game', () => {
	it('has totals that are the sums of all its rounds, and nobody’s points are lost [AG-2]', () => {
		fc.assert(
			fc.property(openings, games, (opening, moves) => {
				const { context } = play(opening, moves);
				const all = context.rounds.flatMap(({ scores }) => scores);
				const sum = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);
				expect(sum(totals(context).values())).toBe(sum(all.map(({ points }) => points)));
				for (const { totals: course, players } of courseOf(context))
					expect(course.findLast((total) => total !== null) ?? 0).toBe(
						totals(context).get(players[0] ?? '') ?? 0
					);
			})
		);
	});

	it('has a winner exactly when it is over and a round was written, and only among those here [AG-4]', () => {
		fc.assert(
			fc.property(openings, games, (opening, moves) => {
				const over = play(opening, moves).tell(ended);
				expect(over.state).toBe('over');
				expect(over.winners.length > 0).toBe(over.context.rounds.length > 0);
				const here = sidesHere(over.context).flatMap(({ players }) => players.map(({ id }) => id));
				for (const winner of over.winners) expect(here).toContain(winner);
			})
		);
	});

	it('is dealt by somebody who is here, where anybody deals, and is never left by all [AG-1] [AG-6]', () => {
		fc.assert(
			fc.property(openings, games, (opening, moves) => {
				const { context } = play(opening, moves);
				expect(context.seats.some(({ here }) => here)).toBe(true);
				if (context.dealer !== null)
					expect(context.seats.find(({ id }) => id === context.dealer)?.here).toBe(true);
				const ids = sidesOf(context).flatMap(({ players }) => players.map(({ id }) => id));
				expect(ids.toSorted()).toEqual(context.seats.map(({ id }) => id).toSorted());
			})
		);
	});
});
