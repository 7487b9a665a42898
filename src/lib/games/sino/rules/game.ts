import { seatOf } from '$lib/domain/seats';
import {
	closedLines,
	cover,
	lines,
	reconstructedScores,
	spacesOf,
	type Covered,
	type Line,
	type Space
} from './board';
import { bonusOf, numbersShown, type Bonus } from './bonus';
import {
	turnLength,
	type ColourLook,
	type DiceKind,
	type Keeping,
	type Option,
	type SinoOpening
} from './facts';

/** A player at the table, in seating order. A player who left keeps what they won. */
export interface Seat {
	readonly id: string;
	readonly name: string;
	readonly here: boolean;
	/** Turns this player has ended. */
	readonly turns: number;
	/** The black chips on this player's gameboard. [S-4] */
	readonly covered: Covered;
}

/** The turn on the table. */
export interface Turn {
	readonly player: string;
	/** A bonus is tried in it. [S-8] */
	readonly bonus: boolean;
	/** What was rolled in it so far, in order: one dice each. */
	readonly dice: readonly Space[];
	/** The spaces that it covered, and that were bare before. */
	readonly fresh: Covered;
	/** How many things had been won when it began. */
	readonly since: number;
}

/** What a player won: a row's score space, or a bonus by its five numbers. */
export type Gain = { readonly player: string } & (
	| { readonly what: 'row'; readonly line: Line }
	| { readonly what: 'bonus'; readonly numbers: readonly number[] }
);

/** Everything the table has said so far. Points and totals are worked out from it, never kept. */
export interface Context {
	readonly keeping: Keeping;
	/** How many ways of keeping there have been, this one too: while the pad is kept, nobody counts turns. */
	readonly ways: number;
	readonly dice: DiceKind;
	readonly seed: string;
	readonly options: Readonly<Record<Option, boolean>>;
	/** Who does without the odds that the table has. */
	readonly without: readonly string[];
	/** How the colours look and are called, from the top; the first five hues by their own names unless chosen. */
	readonly colours: readonly ColourLook[];
	/** In the order of `lines`. */
	readonly scores: readonly number[];
	readonly seats: readonly Seat[];
	/** With the pad alone nobody knows whose turn it is; the first player's then stands here untouched. */
	readonly turn: Turn;
	/** Rolls made so far, by which the app's next one is drawn. */
	readonly rolls: number;
	/** In the order in which they were won. */
	readonly gains: readonly Gain[];
}

/** Returns the reconstruction's colours: the third and the fourth are not named in print. */
export const reconstructedColours: readonly ColourLook[] = (
	['blue', 'orange', 'green', 'yellow', 'red'] as const
).map((hue) => ({ hue, name: null }));

export const newTurn = (player: string, { gains }: { readonly gains: readonly unknown[] }): Turn => ({
	player,
	bonus: false,
	dice: [],
	fresh: 0,
	since: gains.length
});
export const newSeat = ({ id, name }: { readonly id: string; readonly name: string }): Seat => ({
	id,
	name,
	here: true,
	turns: 0,
	covered: 0
});

export function openTable(opening: SinoOpening): Context {
	const { keeping, dice, seed, options, players } = opening;
	const seats = players.map(newSeat);
	return {
		keeping,
		ways: 1,
		dice,
		seed,
		options,
		without: opening.without ?? [],
		colours: opening.colours ?? reconstructedColours,
		scores: opening.scores ?? reconstructedScores,
		seats,
		// The scorekeeper, who sits first, starts. [S-2]
		turn: newTurn(players[0]?.id ?? '', { gains: [] }),
		rolls: 0,
		gains: []
	};
}

/** Returns the player whose turn it is. */
export const roller = ({ seats, turn }: Context): Seat =>
	seatOf(seats, turn.player) ?? newSeat({ id: turn.player, name: '' });

/** Returns the numbers of this turn that cover their spaces: those of a try only when it came to no bonus. [S-4] [S-8] */
export const covering = (context: Context): readonly Space[] =>
	!context.turn.bonus || (numbersLeft(context) === 0 && !bonusOfTurn(context)) ? context.turn.dice : [];

/** Returns what is known to be covered on a gameboard: what was, and the rows that its player has won. [S-4] [S-5] */
export const knownCovered = ({ gains }: Pick<Context, 'gains'>, { id, covered }: Seat): Covered =>
	gains.reduce(
		(board, gain) => (gain.what === 'row' && gain.player === id ? cover(board, spacesOf(gain.line)) : board),
		covered
	);

/** Returns whether a player is shown the odds. */
export const hasOdds = (
	{ options, without }: Pick<Context, 'options' | 'without'>,
	player: string
): boolean => options.odds && !without.includes(player);

/** Returns how many numbers are left of the five. [S-3] */
export const numbersLeft = ({ turn }: Context): number => turnLength - turn.dice.length;

/** Returns the bonus that the five dice of this turn's try came to, if they did. [S-8] */
export const bonusOfTurn = ({ turn }: Pick<Context, 'turn'>): Bonus | undefined =>
	turn.bonus ? bonusOf(numbersShown(turn.dice)) : undefined;

/** Returns who has won a row, if a player has. */
export function winnerOf({ gains }: Pick<Context, 'gains'>, line: Line): string | undefined {
	return gains.find((gain) => gain.what === 'row' && gain.line === line)?.player;
}

export const openLines = (context: Pick<Context, 'gains'>): readonly Line[] =>
	lines.filter((line) => winnerOf(context, line) === undefined);

/** Returns the rows that a player has closed and nobody has won yet. [S-6] */
export const announceable = (context: Context, seat: Seat): readonly Line[] =>
	closedLines(seat.covered).filter((line) => winnerOf(context, line) === undefined);

export const scoreOf = ({ scores }: Pick<Context, 'scores'>, line: Line): number =>
	scores[lines.indexOf(line)] ?? 0;

export const pointsOf = (context: Pick<Context, 'scores'>, gain: Gain): number =>
	gain.what === 'row' ? scoreOf(context, gain.line) : (bonusOf(gain.numbers)?.points ?? 0);

/** Returns each player's points from the first `count` gains, all of them if left out: rows plus bonuses. [S-9] */
export function totals(context: Context, count = context.gains.length): ReadonlyMap<string, number> {
	const points = new Map(context.seats.map(({ id }) => [id, 0]));
	for (const gain of context.gains.slice(0, count))
		points.set(gain.player, (points.get(gain.player) ?? 0) + pointsOf(context, gain));
	return points;
}

/** Returns whether all rows are won: the game is over, no matter whose turn it is. [S-9] */
export const allAreWon = (context: Pick<Context, 'gains'>): boolean => openLines(context).length === 0;

/** Returns who sits next clockwise and is still here. [S-2] */
export function nextPlayer({ seats, turn }: Pick<Context, 'seats' | 'turn'>): string {
	const at = seats.findIndex(({ id }) => id === turn.player);
	const after = [...seats.slice(at + 1), ...seats];
	return after.find(({ here }) => here)?.id ?? turn.player;
}

/**
 * Those who have not had a turn yet: until they have, nobody tries for a bonus. On the pad nobody counts them, but the
 * first turn always covers something. [S-8]
 */
export const withoutTurn = ({ seats, ways }: Pick<Context, 'seats' | 'ways'>): readonly Seat[] =>
	seats.filter(({ here, turns, covered }) => here && turns === 0 && (ways === 1 || covered === 0));
