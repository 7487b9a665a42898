// @ts-nocheck
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colours, cover, highest, lines, numbersOf, spaces, type Space } from './board';
import { turnLength, type SinoFact } from './facts';
import { announceable, numbersLeft, roller, totals } from './game';
import { rollDice } from './roll';
import {
	announced,
	bonus,
	bonusWon,
	gameEnded,
	rolled,
	table,
	tried,
	turnEnded,
	type Told,
	whys
} from './testing';

const player = fc.constantFrom('ana', 'ben', 'carla', 'zoe');
const line = fc.constantFrom(...lines);
const number = fc.integer({ min: 1, max: highest });
const die: fc.Arbitrary<Space> = fc.oneof(
	{ weight: 9, arbitrary: fc.constantFrom(...spaces) },
	fc.record({ colour: fc.constantFrom(...colours), number })
);

/** Any fact of the box, fitting or not. */
const anyFact: fc.Arbitrary<SinoFact> = fc.oneof(
	{
		weight: 10,
		arbitrary: fc
			.uniqueArray(die, { minLength: 1, maxLength: 5, selector: ({ colour }) => colour })
			.map((dice): SinoFact => ({ type: 'dice.rolled', dice }))
	},
	{ weight: 4, arbitrary: die.map((one): SinoFact => ({ type: 'dice.rolled', dice: [one] })) },
	{ weight: 4, arbitrary: fc.constant(turnEnded) },
	{ weight: 4, arbitrary: fc.tuple(player, line).map(([id, line]) => announced(id, line)) },
	{ weight: 2, arbitrary: fc.constantFrom(bonus, tried(3, 4, 5, 6, 7), tried(1, 3, 3, 5, 8)) },
	fc
		.tuple(player, fc.tuple(number, number, number, number, number))
		.map(([id, five]) => bonusWon(id, ...five)),
	fc.record({
		type: fc.constant('dice.changed' as const),
		dice: fc.constantFrom('app' as const, 'real' as const)
	}),
	fc.record({
		type: fc.constant('option.changed' as const),
		option: fc.constantFrom('hints' as const, 'odds' as const),
		on: fc.boolean()
	}),
	fc
		.tuple(player, fc.option(player, { nil: undefined }))
		.map(([player, by]): SinoFact => (by ? { type: 'turn.ended', by } : { type: 'turn.given', player })),
	fc.oneof(
		fc.constant<SinoFact>({ type: 'keeping.changed', keeping: 'pad' }),
		fc.tuple(fc.array(die, { maxLength: 9 }), player).map(([covered, turn]): SinoFact => ({
			...{ type: 'keeping.changed', keeping: 'boards', turn },
			boards: ['ana', 'ben', 'carla'].map((player) => ({ player, covered }))
		}))
	),
	fc.record({ type: fc.constant('player.left' as const), player }),
	player.map((id): SinoFact => ({ type: 'player.joined', player: { id, name: id } }))
);
const someFacts = fc.array(fc.oneof({ weight: 60, arbitrary: anyFact }, fc.constant(gameEnded)), {
	maxLength: 60
});
const openings = fc.constantFrom({}, { keeping: 'pad' as const }, { dice: 'real' as const });

/** What a player could do next who announces all there is, or nothing: one fact. */
function nextFact({ context, state }: Told, draw: number, sloppy: boolean): SinoFact {
	const [row] = announceable(context, roller(context));
	if (state === 'announcing')
		return row && !(sloppy && draw % 3 === 0) ? announced(context.turn.player, row) : turnEnded;
	if (state === 'rolling' && draw % 7 === 0 && context.turn.dice.length === 0 && context.rolls > 30)
		return bonus;
	const left = state === 'tryingBonus' ? turnLength : numbersLeft(context);
	const many = state === 'tryingBonus' ? turnLength : 1 + (draw % left);
	const chosen = colours.map((_, i) => colours[(i + draw) % colours.length] ?? 'red').slice(0, many);
	return { type: 'dice.rolled', dice: rollDice(context.seed, context.rolls, chosen) };
}

describe('the Sino machine', () => {
	it('knows no fact in a game that is over, and only the pad’s where the pad is kept [S-9]', () => {
		fc.assert(
			fc.property(openings, someFacts, (opening, facts) => {
				const over = table(opening).tell(...facts, { type: 'game.ended' });
				expect(over.state).toBe('over');
				for (const fact of facts) expect(whys(over.tell(fact).refused.slice(-1))).toEqual(['game-is-over']);
			})
		);
	});

	it('never has more than five numbers in a turn, a space won twice, or an announced row that was not closed [S-3] [S-5]', () => {
		fc.assert(
			fc.property(someFacts, (facts) => {
				let told = table();
				for (const fact of facts) {
					const before = told.context;
					told = told.tell(fact);
					expect(told.context.turn.dice.length).toBeLessThanOrEqual(turnLength);
					const won = told.context.gains.flatMap((gain) => (gain.what === 'row' ? [gain.line] : []));
					expect(new Set(won).size).toBe(won.length);
					if (fact.type === 'turn.ended' && told.context !== before) expect(before.turn.dice).toHaveLength(5);
				}
			})
		);
	});

	it('ends every game that is played at random, and the rows’ points come to the sum of the 21 scores [S-9]', () => {
		fc.assert(
			fc.property(
				fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom('a', 'b', 'c', 'd', 'e') }),
				fc.boolean(),
				(seed, sloppy) => {
					let told = table({
						seed,
						players: [
							{ id: 'ana', name: 'Ana' },
							{ id: 'ben', name: 'Ben' }
						]
					});
					for (let step = 0; told.state !== 'over' && step < 3000; step++)
						told = told.tell(nextFact(told, step * 7919 + seed.length, sloppy));
					expect(told.refused).toEqual([]);
					expect(told.state).toBe('over');
					const rows = { ...told.context, gains: told.context.gains.filter(({ what }) => what === 'row') };
					expect([...totals(rows).values()].reduce((sum, points) => sum + points, 0)).toBe(495);
					expect(rows.gains).toHaveLength(21);
				}
			),
			{ numRuns: 12 }
		);
	});

	it('closes every row of a full board', () => {
		const full = cover(0, spaces);
		const told = table();
		expect(announceable(told.context, { ...told.context.seats[0]!, covered: full })).toEqual(lines);
		expect(numbersOf('red').at(-1)).toBe(highest);
		expect(told.tell(rolled('red 10')).state).toBe('rolling');
	});
});
