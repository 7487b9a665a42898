import type { Changes } from '$lib/domain/box';
import { joined, left } from '$lib/domain/seats';
import { cover, type Space } from './board';
import type { FactOf, SinoFact } from './facts';
import {
	bonusOfTurn,
	newSeat,
	newTurn,
	nextPlayer,
	numbersLeft,
	seatOf,
	type Context,
	type Gain,
	type Seat
} from './game';

/** The seats with one of them changed. */
const withSeat = ({ seats }: Context, player: string, change: Partial<Seat>): Pick<Context, 'seats'> => ({
	seats: seats.map((seat) => (seat.id === player ? { ...seat, ...change } : seat))
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

/** What each fact changes, once it fits. */
export const changes: Changes<Context, SinoFact> = {
	'dice.rolled': takeRoll,
	'bonus.announced': ({ turn }) => ({ turn: { ...turn, bonus: true } }),
	'row.announced': (context, { player, line }) => gained(context, { player, what: 'row', line }),
	'bonus.won': (context, { player, numbers }) => gained(context, { player, what: 'bonus', numbers }),
	'turn.ended': (context) => {
		const { player } = context.turn;
		const turns = (seatOf(context, player)?.turns ?? 0) + 1;
		return { ...withSeat(context, player, { turns }), ...passOn(context) };
	},
	'dice.changed': (_, { dice }) => ({ dice }),
	'option.changed': (context, { option, on }) => {
		const changed = { ...context.options, [option]: on };
		return { options: { ...changed, odds: changed.odds && changed.hints } };
	},
	'player.joined': ({ seats }, { player }) => ({ seats: joined(seats, player, newSeat) }),
	// Their turn passes on, and what they won stays won.
	'player.left': (context, { player }) => {
		const seats = left(context.seats, player);
		return { seats, ...(context.turn.player === player ? passOn({ ...context, seats }) : {}) };
	},
	'game.ended': () => ({})
};
