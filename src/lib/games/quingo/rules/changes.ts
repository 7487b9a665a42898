import { sure } from '$lib/domain/sure';
import type { Changes, FactOf } from '$lib/domain/box';
import { joined, left } from '$lib/domain/seats';
import { without, type Die } from './dice';
import type { QuingoFact } from './facts';
import { lapOnSheets } from './order';
import { crossedOut, withMark, withoutMark, type Mark } from './sheet';
import {
	fullSheets,
	nextAfter,
	othersAfter,
	seated,
	sheetOf,
	starterOf,
	tiedForStart,
	wasFilled,
	type Context,
	type Move,
	type RoundEnd
} from './table';

// What a fact changes by itself; what the rule book makes of it is the chart's, and the actions' at the end of this file.

const idsOf = (context: Context): readonly string[] => seated(context).map(({ id }) => id);

/** Returns the moves with one more that was let go by, or could not be made. */
const withPass = ({ moves, ways, rounds }: Context, player: string, forced?: true): readonly Move[] => [
	...moves,
	{ way: ways, round: rounds, player, box: null, mark: 'open', dice: [], forced }
];

/** Returns the round and the last lap after a player's move or leave: the turn goes on. */
function turnAfter(
	{ round, lap, seats }: Pick<Context, 'round' | 'lap' | 'seats'>,
	player: string
): Pick<Context, 'round' | 'lap'> {
	if (!lap)
		return { lap, round: round?.turn === player ? { ...round, turn: nextAfter({ seats }, player) } : round };
	const toMove = lap.toMove.filter((id) => id !== player);
	return { lap: { ...lap, toMove }, round: round?.limits ? { ...round, turn: toMove[0] } : round };
}

/**
 * Returns the moves with one that was made. On sheets alone a mark may be taken back, or put right by another one, which is
 * no move of its own: it stands where the box was marked, so that the course of the game has no saw-teeth and nobody's
 * last move is spent on it.
 */
function withMove(moves: readonly Move[], move: Move): readonly Move[] {
	const at = moves.findIndex(({ player, box }) => player === move.player && box === move.box);
	if (at < 0) return [...moves, move];
	return move.mark === 'open' ? moves.toSpliced(at, 1) : moves.with(at, move);
}

function mark(
	context: Context,
	{ player, box }: FactOf<QuingoFact, 'box.checked' | 'box.crossed' | 'box.cleared'>,
	made: Mark | 'open',
	dice: readonly Die[] = []
): Partial<Context> {
	const sheet = sheetOf(context, player);
	const marked = made === 'open' ? withoutMark(sheet, box) : withMark(sheet, box, made);
	const { round } = context;
	const rest = round && without(round.pool, dice);
	const move = { way: context.ways, round: round?.number ?? 0, player, box, mark: made, dice };
	return {
		sheets: { ...context.sheets, [player]: marked },
		moves: withMove(context.moves, move),
		...(round && rest && 'left' in rest
			? turnAfter({ ...context, round: { ...round, pool: rest.left } }, player)
			: {})
	};
}

/** Crosses out every open box of those at the table: the game is finished. */
export function finish(context: Context): Partial<Context> {
	const crossed = seated(context).map(({ id }) => [id, crossedOut(sheetOf(context, id))] as const);
	return { sheets: { ...context.sheets, ...Object.fromEntries(crossed) }, over: 'finished' };
}

export const changes: Changes<Context, QuingoFact> = {
	'bonuses.rolled': ({ draws }, { bonuses, wild }) => ({ values: { bonuses, wild }, draws: draws + 1 }),
	'wilds.made': (context, { player, wilds }) => ({
		sheets: { ...context.sheets, [player]: { ...sheetOf(context, player), wilds } }
	}),
	'pool.rolled': ({ draws, rounds }, { dice }) => ({
		draws: draws + 1,
		rounds: rounds + 1,
		lastEnd: undefined,
		round: {
			number: rounds + 1,
			rolled: dice,
			pool: dice,
			limits: undefined,
			starter: undefined,
			turn: undefined
		}
	}),
	'limits.rolled': ({ draws, round, lap }, { limits }) => ({
		draws: draws + 1,
		round: {
			...sure(round),
			limits: Object.fromEntries(limits.map(({ player, limit }) => [player, limit])),
			turn: lap?.toMove[0]
		}
	}),
	'youngest.named': (context, { player }) => ({
		youngest: [...context.youngest, { player, of: tiedForStart(context) }]
	}),
	'box.checked': (context, fact) => mark(context, fact, 'checked', fact.dice),
	'box.crossed': (context, fact) => mark(context, fact, 'crossed', fact.die && [fact.die]),
	'box.cleared': (context, fact) => mark(context, fact, 'open'),
	'turn.passed': (context, { player }) => ({
		moves: withPass(context, player),
		...turnAfter(context, player)
	}),
	'rolling.changed': (_, { rolling }) => ({ rolling }),
	'keeping.changed': (context, { keeping, youngest }) => ({
		keeping,
		ways: context.ways + 1,
		// A round that is on goes on without the app; one that the app is to know begins with its pool.
		round: undefined,
		lastEnd: undefined,
		lap: keeping === 'full' ? lapOnSheets(context) : undefined,
		...(youngest !== null && { youngest: [...context.youngest, { player: youngest, of: idsOf(context) }] })
	}),
	'set.changed': (_, { set }) => ({ set }),
	'dice.lost': (_, { lost }) => ({ lost }),
	'help.chosen': (context, { player, help }) => ({ help: { ...context.help, [player]: help } }),
	'player.joined': ({ seats, sheets }, { player }) => ({
		seats: joined(seats, player, (newcomer) => ({ ...newcomer, here: true })),
		sheets: { ...sheets, [player.id]: sheetOf({ sheets }, player.id) }
	}),
	'player.left': (context, { player }) => {
		const seats = left(context.seats, player);
		return { seats, ...turnAfter({ ...context, seats }, player) };
	},
	'game.ended': (context) => (wasFilled(context) ? finish(context) : { over: 'stopped' })
};

// What the rule book decides, as the chart calls for it.

/** Gives the first turn of a round to the player who starts it. */
export function startRound(context: Context): Partial<Context> {
	const starter = starterOf(context);
	return { round: { ...sure(context.round), starter, turn: starter } };
}

/** Takes what is left of the pool off the table. */
export const endRound = (_: Context, lastEnd: RoundEnd): Partial<Context> => ({ round: undefined, lastEnd });

/** Gives one more move to each player but the one whose sheet is full, in turn order. */
export function beginLastLap(context: Context): Partial<Context> {
	const { round } = context;
	const [filler = ''] = fullSheets(context);
	const toMove = othersAfter(context, filler);
	return { lap: { filler, toMove, rolledAgain: false }, round: round && { ...round, turn: toMove[0] } };
}

/** Takes the pool off the table, to be rolled once more for those still to move. */
export const rollOnceMore = ({ lap, round }: Context): Partial<Context> => ({
	lap: { ...sure(lap), rolledAgain: true },
	round: undefined,
	lastEnd: round && round.pool.length > 0 ? 'unserved' : 'empty'
});

/** Passes the last move of the player whose turn it is, who cannot score. */
export function passOver(context: Context): Partial<Context> {
	const player = context.lap?.toMove[0] ?? '';
	return { moves: withPass(context, player, true), ...turnAfter(context, player) };
}
