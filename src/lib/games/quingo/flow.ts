import { without, type Die } from './dice';
import type { FactOf, QuingoFact } from './facts';
import { crossedOut, emptySheet, isFull, withMark, withoutMark, type Mark } from './sheet';
import {
	anybodyServed,
	fullSheets,
	nextAfter,
	seated,
	served,
	sheetOf,
	starterOf,
	tiedForStart,
	type Context,
	type Lap,
	type Move,
	type Round,
	type RoundEnd
} from './table';

// What a fact changes, and what the rule book makes of it: rounds end, the last lap begins, the game is over.

const endRound = (context: Context, lastEnd: RoundEnd): Context => ({
	...context,
	round: undefined,
	lastEnd
});

/** Every open box of those at the table is crossed out. */
function finish(context: Context): Context {
	const sheets = { ...context.sheets };
	for (const { id } of seated(context)) sheets[id] = crossedOut(sheetOf(context, id));
	return { ...context, sheets, over: 'finished' };
}

const passed = (round: number, player: string): Move => ({
	round,
	player,
	box: null,
	mark: 'open',
	dice: []
});

/** Whose last move it is: who cannot score passes, and a pool that serves none of them is rolled once more. */
function settleLap(context: Context, lap: Lap): Context {
	const toMove = lap.toMove.filter((id) => context.seats.some((seat) => seat.id === id && seat.here));
	if (toMove.length === 0) return finish({ ...context, lap: { ...lap, toMove } });
	const { round } = context;
	if (!round?.limits) return { ...context, lap: { ...lap, toMove } };
	const able = served(context, toMove);
	const [turn] = able;
	if (turn === undefined && !lap.rolledAgain)
		return endRound(
			{ ...context, lap: { ...lap, toMove, rolledAgain: true } },
			round.pool.length > 0 ? 'unserved' : 'empty'
		);
	const at = turn === undefined ? toMove.length : toMove.indexOf(turn);
	const moves = [...context.moves, ...toMove.slice(0, at).map((player) => passed(round.number, player))];
	const next = { ...context, moves, lap: { ...lap, toMove: toMove.slice(at) }, round: { ...round, turn } };
	return turn === undefined ? finish(next) : next;
}

/** What the rule book says next, without anybody telling it anything. */
function settle(context: Context): Context {
	if (context.over || context.keeping === 'sheets') return context;
	if (context.lap) return settleLap(context, context.lap);
	const { round } = context;
	if (!round?.limits) return context;
	if (round.starter === undefined) {
		const starter = starterOf(context);
		return starter === undefined
			? context
			: settle({ ...context, round: { ...round, starter, turn: starter } });
	}
	if (round.pool.length === 0) return endRound(context, 'empty');
	const fresh = round.pool.length === round.rolled.length;
	// A fresh pool that serves nobody is not thrown away: its starter crosses a box out, so that every game ends.
	if (fresh) return context;
	return anybodyServed(context) ? context : endRound(context, 'unserved');
}

/** A move at a full table: its dice leave the pool, and the turn goes on. */
function afterMove(context: Context, player: string, dice: readonly Die[]): Context {
	const round = context.round as Round;
	const rest = without(round.pool, dice);
	const pool = 'left' in rest ? rest.left : round.pool;
	const next = { ...context, round: { ...round, pool, turn: nextAfter(context, player) } };
	if (next.lap)
		return { ...next, lap: { ...next.lap, toMove: next.lap.toMove.filter((id) => id !== player) } };
	if (!isFull(sheetOf(next, player))) return next;
	const at = next.seats.findIndex(({ id }) => id === player);
	const others = [...next.seats.slice(at + 1), ...next.seats.slice(0, at)].filter(({ here }) => here);
	return { ...next, lap: { filler: player, toMove: others.map(({ id }) => id), rolledAgain: false } };
}

function mark(
	context: Context,
	{ player, box }: FactOf<'box.checked'> | FactOf<'box.crossed'> | FactOf<'box.cleared'>,
	made: Mark | 'open',
	dice: readonly Die[] = []
): Context {
	const sheet = sheetOf(context, player);
	const next = {
		...context,
		sheets: {
			...context.sheets,
			[player]: made === 'open' ? withoutMark(sheet, box) : withMark(sheet, box, made)
		},
		moves: [...context.moves, { round: context.round?.number ?? 0, player, box, mark: made, dice }]
	};
	return context.keeping === 'full' ? afterMove(next, player, dice) : next;
}

const changes: { [T in QuingoFact['type']]: (context: Context, fact: FactOf<T>) => Context } = {
	'bonuses.rolled': (context, { bonuses, wild }) => ({
		...context,
		values: { bonuses, wild },
		draws: context.draws + 1
	}),
	'wilds.made': (context, { player, wilds }) => ({
		...context,
		sheets: { ...context.sheets, [player]: { ...sheetOf(context, player), wilds } }
	}),
	'pool.rolled': (context, { dice }) => ({
		...context,
		draws: context.draws + 1,
		rounds: context.rounds + 1,
		lastEnd: undefined,
		round: {
			number: context.rounds + 1,
			rolled: dice,
			pool: dice,
			limits: undefined,
			starter: undefined,
			turn: undefined
		}
	}),
	'limits.rolled': (context, { limits }) => ({
		...context,
		draws: context.draws + 1,
		round: {
			...(context.round as Round),
			limits: Object.fromEntries(limits.map(({ player, limit }) => [player, limit]))
		}
	}),
	'youngest.named': (context, { player }) => ({
		...context,
		youngest: [...context.youngest, { player, of: tiedForStart(context) }]
	}),
	'box.checked': (context, fact) => mark(context, fact, 'checked', fact.dice),
	'box.crossed': (context, fact) => mark(context, fact, 'crossed', fact.die && [fact.die]),
	'box.cleared': (context, fact) => mark(context, fact, 'open'),
	'turn.passed': (context, { player }) => {
		const moves = [...context.moves, passed(context.rounds, player)];
		return afterMove({ ...context, moves }, player, []);
	},
	'rolling.changed': (context, { rolling }) => ({ ...context, rolling }),
	'set.changed': (context, { set }) => ({ ...context, set }),
	'player.joined': (context, { player }) => {
		const back = context.seats.some(({ id }) => id === player.id);
		const seat = { ...player, here: true };
		return {
			...context,
			seats: back
				? context.seats.map((old) => (old.id === player.id ? seat : old))
				: [...context.seats, seat],
			sheets: { ...context.sheets, [player.id]: back ? sheetOf(context, player.id) : emptySheet }
		};
	},
	'player.left': (context, { player }) => {
		const { round } = context;
		const seats = context.seats.map((seat) => (seat.id === player ? { ...seat, here: false } : seat));
		const turn = round?.turn === player ? nextAfter({ seats }, player) : round?.turn;
		return { ...context, seats, round: round && { ...round, turn } };
	},
	'game.ended': (context) =>
		fullSheets(context).length > 0 ? finish(context) : { ...context, over: 'stopped' }
};

/** The table after a fact that the rules do not refuse, and after all that follows from it by the rules alone. */
export const recorded = (context: Context, fact: QuingoFact): Context =>
	settle((changes[fact.type] as (context: Context, fact: QuingoFact) => Context)(context, fact));
