import type { Changes } from '$lib/domain/box';
import { joined, left, seatOf } from '$lib/domain/seats';
import { cover, type Space } from './board';
import type { FactOf, SinoFact, ToldBoard } from './facts';
import {
	bonusOfTurn,
	covering,
	knownCovered,
	newSeat,
	newTurn,
	nextPlayer,
	numbersLeft,
	type Context,
	type Gain,
	type Seat,
	type Turn
} from './game';

/** Returns the seats with one of them changed. */
const withSeat = (
	{ seats }: Pick<Context, 'seats'>,
	player: string,
	change: Partial<Seat>
): Pick<Context, 'seats'> => ({
	seats: seats.map((seat) => (seat.id === player ? { ...seat, ...change } : seat))
});

/** Returns the turn with these spaces covered on its player's board. [S-4] */
function coverAll(context: Context, turn: Turn, added: readonly Space[]): Pick<Context, 'seats' | 'turn'> {
	const before = seatOf(context.seats, turn.player)?.covered ?? 0;
	const covered = cover(before, added);
	const fresh = turn.fresh | (covered & ~before);
	return { ...withSeat(context, turn.player, { covered }), turn: { ...turn, fresh } };
}

/**
 * Dice lie on the table. A normal roll covers its spaces at once; a bonus try is judged when all five dice lie, and
 * covers them only when it brought no bonus. [S-4] [S-8]
 */
function takeRoll(context: Context, { dice }: FactOf<'dice.rolled'>): Partial<Context> {
	const turn = { ...context.turn, dice: [...context.turn.dice, ...dice] };
	const rolled = { turn, rolls: context.rolls + 1 };
	if (!turn.bonus) return { ...rolled, ...coverAll(context, turn, dice) };
	const next = { ...context, ...rolled };
	if (numbersLeft(next) > 0) return rolled;
	if (!bonusOfTurn(next)) return { ...rolled, ...coverAll(context, turn, turn.dice) };
	const numbers = turn.dice.map(({ number }) => number);
	return { ...rolled, ...gained(context, { player: turn.player, what: 'bonus', numbers }) };
}

/** The turn was another player's: its numbers leave the one board for the other, and what was won in it goes with them. [S-2] */
function rolledBy(context: Context, player: string): Context {
	const { turn } = context;
	const bare = (seatOf(context.seats, turn.player)?.covered ?? 0) & ~turn.fresh;
	const without = { ...context, ...withSeat(context, turn.player, { covered: bare }) };
	return {
		...without,
		...coverAll(without, { ...turn, player, fresh: 0 }, covering(context)),
		gains: context.gains.map((gain, i) => (i < turn.since ? gain : { ...gain, player }))
	};
}

/** The boards that the app keeps from now on: as they were told, and what is known of them. [G-1] */
function boardsTold(context: Context, boards: readonly ToldBoard[]): Pick<Context, 'seats'> {
	return {
		seats: context.seats.map((seat) => {
			const told = boards.find(({ player }) => player === seat.id)?.covered ?? [];
			const covered = cover(knownCovered(context, seat), told);
			return { ...seat, covered };
		})
	};
}

const gained = ({ gains }: Context, gain: Gain): Pick<Context, 'gains'> => ({ gains: [...gains, gain] });

/** The next player's turn begins. [S-2] */
const passOn = (context: Context): Pick<Context, 'turn'> => ({ turn: newTurn(nextPlayer(context), context) });

/** What each fact changes, once it fits. */
export const changes: Changes<Context, SinoFact> = {
	'dice.rolled': takeRoll,
	'bonus.announced': ({ turn }) => ({ turn: { ...turn, bonus: true } }),
	'row.announced': (context, { player, line }) => gained(context, { player, what: 'row', line }),
	'bonus.won': (context, { player, numbers }) => gained(context, { player, what: 'bonus', numbers }),
	'turn.ended': (context, { by }) => {
		const { player } = context.turn;
		const turns = (seatOf(context.seats, player)?.turns ?? 0) + 1;
		const { seats, gains } = by === undefined ? context : rolledBy(context, by);
		// The turns after it stay, whichever player had this one.
		return { gains, ...withSeat({ seats }, player, { turns }), ...passOn(context) };
	},
	'turn.given': (context, { player }) => rolledBy(context, player),
	'keeping.changed': (context, { keeping, boards = [], turn = context.turn.player }) => ({
		keeping,
		ways: context.ways + 1,
		turn: newTurn(turn, context),
		...(keeping === 'boards' && boardsTold(context, boards))
	}),
	'dice.changed': (_, { dice }) => ({ dice }),
	'option.changed': (context, { option, on, player }) => {
		if (player !== undefined) {
			const others = context.without.filter((id) => id !== player);
			return { without: on ? others : [...others, player] };
		}
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
