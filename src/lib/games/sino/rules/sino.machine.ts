import { changeBy } from '$lib/domain/box';
import { becomes, chartsOf } from '$lib/domain/chart';
import { chartTypes, fitsBy } from '$lib/domain/play';
import { changes } from './changes';
import type { SinoFact, SinoOpening } from './facts';
import { allAreWon, numbersLeft, openTable, type Context } from './game';
import { rules } from './rules';

const sino = chartsOf({
	types: chartTypes<Context, SinoFact, SinoOpening>(),
	guards: {
		fits: fitsBy<Context, SinoFact>(rules),
		padIsKept: ({ context }) => context.keeping === 'pad',
		fifthNumberIsIn: ({ context }) => numbersLeft(context) === 0,
		turnHasPassed: ({ context }) => context.turn.dice.length === 0 && !context.turn.bonus,
		allRowsAreWon: ({ context }) => allAreWon(context)
	},
	actions: { take: becomes(changeBy<Context, SinoFact>(changes)) }
});

/** A fact that fits is taken. */
const taken = { guard: 'fits', actions: 'take' } as const;

/** The table goes on as it is, kept in the other way. [G-1] */
const keepingChanges = { 'keeping.changed': { ...taken, target: '#sino.opened' } } as const;

const seatsChange = { 'player.joined': taken, 'player.left': taken } as const;

/** Sino: turns of five numbers in which closed rows are announced, until all 21 are won. [S-3] [S-5] [S-9] */
export const sinoMachine = sino.createMachine({
	id: 'sino',
	context: ({ input }) => openTable(input),
	initial: 'opened',
	on: { 'game.ended': { ...taken, target: '.over' } },
	states: {
		opened: { always: [{ guard: 'padIsKept', target: 'keepingPad' }, { target: 'keepingBoards' }] },
		/** The app keeps the gameboards: players roll, cover and announce in turn. */
		keepingBoards: {
			initial: 'rolling',
			always: { guard: 'allRowsAreWon', target: 'over' },
			on: {
				...seatsChange,
				...keepingChanges,
				'row.announced': taken,
				'turn.given': taken,
				'dice.changed': taken,
				'option.changed': taken
			},
			states: {
				/** One number after the other, or several at once. [S-3] */
				rolling: {
					always: { guard: 'fifthNumberIsIn', target: 'announcing' },
					on: { 'dice.rolled': taken, 'bonus.announced': { ...taken, target: 'tryingBonus' } }
				},
				/** All five dice are rolled once; real ones are entered one by one. [S-8] */
				tryingBonus: {
					always: [
						{ guard: 'fifthNumberIsIn', target: 'announcing' },
						{ guard: 'turnHasPassed', target: 'rolling' }
					],
					on: { 'dice.rolled': taken }
				},
				/** The fifth number is in: what is closed can still be announced, until the player ends the turn. [S-3] [S-5] */
				announcing: {
					always: { guard: 'turnHasPassed', target: 'rolling' },
					on: { 'turn.ended': { ...taken, target: 'rolling' } }
				}
			}
		},
		/** Gameboards and dice are real: the app writes down who won what. */
		keepingPad: {
			always: { guard: 'allRowsAreWon', target: 'over' },
			on: { ...seatsChange, ...keepingChanges, 'row.announced': taken, 'bonus.won': taken }
		},
		over: { type: 'final' }
	}
});
