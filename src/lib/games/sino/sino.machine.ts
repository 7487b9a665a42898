import { assign, not, setup } from 'xstate';
import { cover, type Space } from './board';
import type { FactOf, SinoFact, SinoOpening } from './facts';
import {
	allAreWon,
	bonusOfTurn,
	newSeat,
	newTurn,
	nextPlayer,
	numbersLeft,
	openTable,
	seatOf,
	type Context,
	type Gain,
	type Seat
} from './game';
import { whyRefused } from './rules';

/** The seats with one of them changed. */
const withSeat = ({ seats }: Context, player: string, change: Partial<Seat>): Pick<Context, 'seats'> => ({
	seats: seats.map((seat) =>
		seat.id === player ? { ...seat, ...change } : seat
	) as unknown as Context['seats']
});

/** The roller's board with these spaces covered too. [S-4] */
const coverAll = (context: Context, added: readonly Space[]): Pick<Context, 'seats'> =>
	withSeat(context, context.turn.player, {
		covered: cover(seatOf(context, context.turn.player)?.covered ?? 0, added)
	});

/**
 * Dice lie on the table. A normal roll covers its spaces at once; a bonus try is judged when all five dice lie, and
 * covers them only when it brought no bonus. [S-4] [S-8]
 */
function takeRoll(context: Context, { dice }: FactOf<'dice.rolled'>): Partial<Context> {
	const turn = { ...context.turn, dice: [...context.turn.dice, ...dice] };
	const rolled = { turn, rolls: context.rolls + 1 };
	if (!turn.bonus) return { ...rolled, ...coverAll(context, dice) };
	const next = { ...context, ...rolled };
	if (numbersLeft(next) > 0) return rolled;
	if (!bonusOfTurn(next)) return { ...rolled, ...coverAll(context, turn.dice) };
	const numbers = turn.dice.map(({ number }) => number);
	return { ...rolled, ...gained(context, { player: turn.player, what: 'bonus', numbers }) };
}

const gained = ({ gains }: Context, gain: Gain): Pick<Context, 'gains'> => ({ gains: [...gains, gain] });

/** The next player's turn begins. [S-2] */
const passOn = (context: Context): Pick<Context, 'turn'> => ({ turn: newTurn(nextPlayer(context)) });

function seat(context: Context, { player }: FactOf<'player.joined'>): Pick<Context, 'seats'> {
	if (seatOf(context, player.id)) return withSeat(context, player.id, { name: player.name, here: true });
	return { seats: [...context.seats, newSeat(player)] };
}

/** Somebody left: their turn passes on, and what they won stays won. */
function unseat(context: Context, { player }: FactOf<'player.left'>): Partial<Context> {
	const { seats } = withSeat(context, player, { here: false });
	return { seats, ...(context.turn.player === player ? passOn({ ...context, seats }) : {}) };
}

const sino = setup({
	types: { context: {} as Context, events: {} as SinoFact, input: {} as SinoOpening },
	guards: {
		fits: ({ context, event }) => whyRefused(context, event) === undefined,
		padIsKept: ({ context }) => context.keeping === 'pad',
		bonusIsTried: ({ context }) => context.turn.bonus,
		fifthIsIn: ({ context }) => numbersLeft(context) === 0,
		allAreWon: ({ context }) => allAreWon(context)
	},
	actions: {
		takeRoll: assign(({ context, event }) => takeRoll(context, event as FactOf<'dice.rolled'>)),
		tryBonus: assign(({ context }) => ({ turn: { ...context.turn, bonus: true } })),
		giveRow: assign(({ context, event }) => {
			const { player, line } = event as FactOf<'row.announced'>;
			return gained(context, { player, what: 'row', line });
		}),
		giveBonus: assign(({ context, event }) => {
			const { player, numbers } = event as FactOf<'bonus.won'>;
			return gained(context, { player, what: 'bonus', numbers });
		}),
		endTurn: assign(({ context }) => {
			const { player } = context.turn;
			return {
				...withSeat(context, player, { turns: (seatOf(context, player)?.turns ?? 0) + 1 }),
				...passOn(context)
			};
		}),
		changeDice: assign(({ event }) => ({ dice: (event as FactOf<'dice.changed'>).dice })),
		changeOption: assign(({ context, event }) => {
			const { option, on } = event as FactOf<'option.changed'>;
			const changed = { ...context.options, [option]: on };
			return { options: { ...changed, odds: changed.odds && changed.hints } };
		}),
		seat: assign(({ context, event }) => seat(context, event as FactOf<'player.joined'>)),
		unseat: assign(({ context, event }) => unseat(context, event as FactOf<'player.left'>)),
		endGame: assign(() => ({ ended: true }))
	}
});

/** Sino: turns of five numbers in which closed rows are announced, until all 21 are won. [S-3] [S-5] [S-9] */
export const sinoMachine = sino.createMachine({
	id: 'sino',
	context: ({ input }) => openTable(input),
	initial: 'rolling',
	on: {
		'dice.changed': { guard: 'fits', actions: 'changeDice' },
		'option.changed': { guard: 'fits', actions: 'changeOption' },
		'player.joined': { guard: 'fits', actions: 'seat' },
		'player.left': { guard: 'fits', actions: 'unseat' },
		'game.ended': { guard: 'fits', actions: 'endGame', target: '.over' }
	},
	states: {
		rolling: {
			always: [
				{ guard: 'padIsKept', target: 'keepingPad' },
				{ guard: 'allAreWon', target: 'over' },
				{ guard: 'fifthIsIn', target: 'announcing' },
				{ guard: 'bonusIsTried', target: 'tryingBonus' }
			],
			on: {
				'dice.rolled': { guard: 'fits', actions: 'takeRoll' },
				'bonus.announced': { guard: 'fits', actions: 'tryBonus' },
				'row.announced': { guard: 'fits', actions: 'giveRow' }
			}
		},
		/** All five dice are rolled once; real ones are entered one by one. [S-8] */
		tryingBonus: {
			always: [
				{ guard: 'allAreWon', target: 'over' },
				{ guard: 'fifthIsIn', target: 'announcing' },
				{ guard: not('bonusIsTried'), target: 'rolling' }
			],
			on: {
				'dice.rolled': { guard: 'fits', actions: 'takeRoll' },
				'row.announced': { guard: 'fits', actions: 'giveRow' }
			}
		},
		/** The fifth number is in: what is closed can still be announced, until the player ends the turn. [S-3] [S-5] */
		announcing: {
			always: [
				{ guard: 'allAreWon', target: 'over' },
				{ guard: not('fifthIsIn'), target: 'rolling' }
			],
			on: {
				'row.announced': { guard: 'fits', actions: 'giveRow' },
				'turn.ended': { guard: 'fits', actions: 'endTurn' }
			}
		},
		/** Gameboards and dice are real: the app writes down who won what. */
		keepingPad: {
			always: { guard: 'allAreWon', target: 'over' },
			on: {
				'row.announced': { guard: 'fits', actions: 'giveRow' },
				'bonus.won': { guard: 'fits', actions: 'giveBonus' }
			}
		},
		over: { type: 'final' }
	}
});
