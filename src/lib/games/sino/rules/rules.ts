import type { Rules } from '$lib/domain/box';
import { seatOf, seatsHere, whyNotHere, whyNotJoin, whyNotLeave, type SeatRefusal } from '$lib/domain/seats';
import { bareSpaces, cover, isSpace, type Colour, type Line, type Space } from './board';
import { bonusOf } from './bonus';
import { fewestPlayers, mostPlayers, type SinoFact } from './facts';
import { covering, hasOdds, numbersLeft, roller, winnerOf, withoutTurn, type Context } from './game';

/** Every reason why this box refuses a fact; each has its sentence in the box's text. */
export type SinoRefusal =
	| { readonly why: 'game-is-over' }
	| { readonly why: 'only-the-pad-is-kept' }
	| { readonly why: 'boards-are-kept' }
	| { readonly why: 'not-on-this-die'; readonly colour: Colour; readonly number: number }
	| { readonly why: 'one-die-a-colour'; readonly colour: Colour }
	| { readonly why: 'five-numbers-are-in'; readonly player: string }
	| { readonly why: 'too-many-dice'; readonly left: number }
	| { readonly why: 'bonus-too-early'; readonly players: readonly string[] }
	| { readonly why: 'bonus-after-a-roll' }
	| { readonly why: 'numbers-alike' }
	| { readonly why: 'not-your-turn'; readonly player: string; readonly turn: string }
	| { readonly why: 'numbers-are-left'; readonly left: number }
	| { readonly why: 'space-already-won'; readonly line: Line; readonly player: string }
	/** `player`: on whose board, where it is another one's than the roller's. */
	| {
			readonly why: 'row-not-closed';
			readonly player?: string;
			readonly line: Line;
			readonly bare: readonly Space[];
	  }
	| { readonly why: 'odds-need-hints' }
	| { readonly why: 'hints-are-for-all' }
	| { readonly why: 'board-is-missing'; readonly player: string }
	| { readonly why: 'already-so' }
	| SeatRefusal;

function whyWon(context: Context, line: Line): SinoRefusal | undefined {
	const player = winnerOf(context, line);
	return player === undefined ? undefined : { why: 'space-already-won', line, player };
}

/** Returns a colour of which more than one die would lie on the table; in a bonus try every die is rolled once. [S-3] [S-8] */
function colourTwice({ turn }: Context, dice: readonly Space[]): Colour | undefined {
	const lying = [...(turn.bonus ? turn.dice : []), ...dice];
	return lying.find(({ colour }, i) => lying.findIndex((other) => other.colour === colour) !== i)?.colour;
}

/** Returns why nobody can try for a bonus now. [S-8] */
export function whyNoBonus(context: Context): SinoRefusal | undefined {
	if (context.turn.bonus) return { why: 'already-so' };
	const waiting = withoutTurn(context);
	if (waiting.length > 0) return { why: 'bonus-too-early', players: waiting.map(({ id }) => id) };
	return context.turn.dice.length > 0 ? { why: 'bonus-after-a-roll' } : undefined;
}

/** Returns the rows announced in this turn that are not closed on a player's board, were its numbers theirs. [S-5] */
export function notClosedFor(context: Context, player: string) {
	const { seats, turn, gains } = context;
	const board = cover(seatOf(seats, player)?.covered ?? 0, covering(context));
	return gains.slice(turn.since).flatMap((gain) => {
		if (gain.what !== 'row') return [];
		const bare = bareSpaces(board, gain.line);
		return bare.length > 0 ? { why: 'row-not-closed' as const, player, line: gain.line, bare } : [];
	});
}

/** Returns why the turn cannot be another player's: a row that was announced in it is not closed on their board. [S-5] */
function whyNotRolledBy(context: Context, player: string): SinoRefusal | undefined {
	if (player === context.turn.player) return { why: 'already-so' };
	return whyNotHere(context.seats, player) ?? notClosedFor(context, player)[0];
}

/** Why a fact does not fit, where the chart knows it. */
export const rules: Rules<Context, SinoFact, SinoRefusal> = {
	'dice.rolled': (context, { dice }) => {
		const wrong = dice.find((die) => !isSpace(die));
		if (wrong) return { why: 'not-on-this-die', ...wrong };
		const colour = colourTwice(context, dice);
		if (colour) return { why: 'one-die-a-colour', colour };
		const left = numbersLeft(context);
		return dice.length > left ? { why: 'too-many-dice', left } : undefined;
	},
	'bonus.announced': whyNoBonus,
	'row.announced': (context, { player, line }) => {
		const { seats, turn, keeping } = context;
		const away = whyNotHere(seats, player);
		if (away) return away;
		if (keeping === 'pad') return whyWon(context, line);
		if (player !== turn.player) return { why: 'not-your-turn', player, turn: turn.player };
		const bare = bareSpaces(roller(context).covered, line);
		return whyWon(context, line) ?? (bare.length > 0 ? { why: 'row-not-closed', line, bare } : undefined);
	},
	// Any five different numbers can lie on the five dice. [S-1]
	'bonus.won': ({ seats }, { player, numbers }) =>
		whyNotHere(seats, player) ?? (bonusOf(numbers) ? undefined : { why: 'numbers-alike' }),
	'turn.ended': (context, { by }) => (by === undefined ? undefined : whyNotRolledBy(context, by)),
	'turn.given': (context, { player }) => whyNotRolledBy(context, player),
	'keeping.changed': (context, { keeping, boards = [], turn = '' }) => {
		if (keeping === context.keeping) return { why: 'already-so' };
		if (keeping === 'pad') return undefined;
		for (const { player, covered } of boards) {
			if (!seatOf(context.seats, player)) return { why: 'no-such-player' };
			const wrong = covered.find((space) => !isSpace(space));
			if (wrong) return { why: 'not-on-this-die', ...wrong };
		}
		const missing = seatsHere(context.seats).find(({ id }) => !boards.some(({ player }) => player === id));
		return missing ? { why: 'board-is-missing', player: missing.id } : whyNotHere(context.seats, turn);
	},
	'dice.changed': (context, { dice }) => (dice === context.dice ? { why: 'already-so' } : undefined),
	'option.changed': (context, { option, on, player }) => {
		if (option === 'hints' && player !== undefined) return { why: 'hints-are-for-all' };
		const is = player === undefined ? context.options[option] : hasOdds(context, player);
		if (is === on) return { why: 'already-so' };
		if (option === 'odds' && on && !context.options.hints) return { why: 'odds-need-hints' };
		return player === undefined ? undefined : whyNotHere(context.seats, player);
	},
	'player.joined': ({ seats }, { player }) => whyNotJoin(seats, player, mostPlayers),
	'player.left': ({ seats }, { player }) => whyNotLeave(seats, player, fewestPlayers),
	'game.ended': () => undefined
};
