import { changeBy } from '$lib/domain/box';
import { becomes, chartsOf } from '$lib/domain/chart';
import { chartTypes, fitsBy } from '$lib/domain/play';
import { beginLastLap, changes, endRound, finish, passOver, rollOnceMore, startRound } from './changes';
import type { QuingoFact, QuingoOpening } from './facts';
import { rules } from './rules';
import {
	anybodyServed,
	canScore,
	fullSheets,
	openTable,
	served,
	starterOf,
	withoutWilds,
	type Context,
	type RoundEnd
} from './table';

const isPrepared = (context: Context): boolean => !!context.values && withoutWilds(context).length === 0;

/** Returns whether the player whose turn it is can score something from the pool. */
const turnCanScore = (context: Context): boolean =>
	context.round?.turn !== undefined && canScore(context, context.round.turn);

const quingo = chartsOf({
	types: chartTypes<Context, QuingoFact, QuingoOpening>(),
	guards: {
		fits: fitsBy(rules),
		tableIsPrepared: ({ context }) => isPrepared(context) && context.keeping === 'full',
		sheetsArePrepared: ({ context }) => isPrepared(context) && context.keeping === 'sheets',
		/** On sheets alone a player filled theirs, and the app is to keep the whole table now. */
		lastLapIsOn: ({ context }) => isPrepared(context) && context.lap !== undefined,
		starterIsKnown: ({ context }) => starterOf(context) !== undefined,
		turnCanScore: ({ context }) => turnCanScore(context),
		turnCannotScore: ({ context }) => !turnCanScore(context),
		sheetIsFull: ({ context }) => fullSheets(context).length > 0,
		noSheetIsFull: ({ context }) => fullSheets(context).length === 0,
		poolIsEmpty: ({ context }) => context.round?.pool.length === 0,
		/** A fresh pool that serves nobody is not thrown away: its starter crosses a box out, so that every game ends. */
		leftoversServeNobody: ({ context }) =>
			context.round !== undefined &&
			context.round.pool.length < context.round.rolled.length &&
			!anybodyServed(context),
		everybodyHasMoved: ({ context }) => context.lap?.toMove.length === 0,
		poolServesNoneOfThem: ({ context }) =>
			context.lap !== undefined &&
			!context.lap.rolledAgain &&
			context.lap.toMove.length > 0 &&
			served(context, context.lap.toMove).length === 0,
		nextCannotScore: ({ context }) =>
			context.lap !== undefined && context.lap.toMove.length > 0 && !turnCanScore(context)
	},
	actions: {
		take: becomes(changeBy(changes)),
		startRound: becomes(({ context }) => startRound(context)),
		endRound: becomes(({ context }, lastEnd: RoundEnd) => endRound(context, lastEnd)),
		beginLastLap: becomes(({ context }) => beginLastLap(context)),
		rollOnceMore: becomes(({ context }) => rollOnceMore(context)),
		passOver: becomes(({ context }) => passOver(context)),
		finish: becomes(({ context }) => finish(context))
	}
});

/** A fact that fits is taken, and the table stays what it is at unless a target says otherwise. */
const taken = { guard: 'fits', actions: 'take' } as const;

/** While no pool lies there the dice can change, and players sit down who then make up their wilds. */
const betweenPools = {
	'set.changed': taken,
	'player.joined': { ...taken, target: '#quingo.preparing' }
} as const;

export const quingoMachine = quingo.createMachine({
	id: 'quingo',
	context: ({ input }) => openTable(input),
	initial: 'preparing',
	on: {
		'rolling.changed': taken,
		'dice.lost': taken,
		'help.chosen': taken,
		// What is kept goes on where it stands: between two pools, in the last lap, or on the sheets. [G-1]
		'keeping.changed': { ...taken, target: '.preparing' },
		'player.left': taken,
		'game.ended': { ...taken, target: '.over' }
	},
	states: {
		/** Bonuses are rolled and wilds made up; again for a player who sits down later. */
		preparing: {
			on: { ...betweenPools, 'bonuses.rolled': taken, 'wilds.made': taken },
			always: [
				{ guard: 'lastLapIsOn', target: 'fullTable.lastLap.rollingPoolAgain' },
				{ guard: 'tableIsPrepared', target: 'fullTable' },
				{ guard: 'sheetsArePrepared', target: 'sheetsAlone' }
			]
		},
		/** The app knows pool, limits and turns. */
		fullTable: {
			initial: 'round',
			states: {
				round: {
					initial: 'rollingPool',
					states: {
						rollingPool: {
							on: {
								...betweenPools,
								'wilds.made': taken,
								'pool.rolled': { ...taken, target: 'rollingLimits' }
							}
						},
						rollingLimits: { on: { 'limits.rolled': { ...taken, target: 'namingYoungest' } } },
						/** Left at once when the lowest die, or what is known of the tied, says who starts. */
						namingYoungest: {
							on: { 'youngest.named': taken },
							always: { guard: 'starterIsKnown', actions: 'startRound', target: 'turns' }
						},
						/** Turns go round until a sheet is full, or the pool is of no more use. to */
						turns: {
							initial: 'scoring',
							// Another player was meant: this round is played as it began, and the next tie has another starter.
							on: { 'youngest.named': taken },
							always: [
								{ guard: 'sheetIsFull', actions: 'beginLastLap', target: '#quingo.fullTable.lastLap' },
								{
									guard: 'poolIsEmpty',
									actions: { type: 'endRound', params: 'empty' },
									target: 'rollingPool'
								},
								{
									guard: 'leftoversServeNobody',
									actions: { type: 'endRound', params: 'unserved' },
									target: 'rollingPool'
								}
							],
							states: {
								scoring: {
									on: { 'box.checked': taken },
									always: { guard: 'turnCannotScore', target: 'crossing' }
								},
								crossing: {
									on: { 'box.crossed': taken },
									always: { guard: 'turnCanScore', target: 'scoring' }
								}
							}
						}
					}
				},
				/** Each player but the one whose sheet is full has one more move. */
				lastLap: {
					initial: 'lastMove',
					always: { guard: 'everybodyHasMoved', actions: 'finish', target: '#quingo.over' },
					states: {
						lastMove: {
							on: { 'box.checked': taken, 'turn.passed': taken },
							always: [
								{ guard: 'poolServesNoneOfThem', actions: 'rollOnceMore', target: 'rollingPoolAgain' },
								{ guard: 'nextCannotScore', actions: 'passOver' }
							]
						},
						rollingPoolAgain: {
							on: { 'set.changed': taken, 'pool.rolled': { ...taken, target: 'rollingLimitsAgain' } }
						},
						rollingLimitsAgain: { on: { 'limits.rolled': { ...taken, target: 'lastMove' } } }
					}
				}
			}
		},
		/** Dice and turns stay with the players, who tick and cross whenever they like. */
		sheetsAlone: {
			initial: 'marking',
			on: { ...betweenPools, 'box.checked': taken, 'box.crossed': taken, 'box.cleared': taken },
			states: {
				marking: {
					on: { 'wilds.made': taken },
					always: { guard: 'sheetIsFull', target: 'markingLast' }
				},
				/** A sheet is full: the last marks are made, and the table ends the game. */
				markingLast: { always: { guard: 'noSheetIsFull', target: 'marking' } }
			}
		},
		over: { type: 'final' }
	}
});
