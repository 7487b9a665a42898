import { sameName } from '$lib/core/opening';
import { bareSpaces, isSpace, type Colour, type Line, type Space } from './board';
import { bonusOf } from './bonus';
import { fewestPlayers, mostPlayers, type FactOf, type SinoFact, type SinoFactType } from './facts';
import { allAreWon, numbersLeft, roller, seatOf, winnerOf, withoutTurn, type Context } from './game';

/** The situations a table can be in. */
export type Situation = 'rolling' | 'tryingBonus' | 'announcing' | 'keepingPad' | 'over';

/** Every reason why this box refuses a fact; each has its sentence in the room's words. */
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
	| { readonly why: 'row-not-closed'; readonly line: Line; readonly bare: readonly Space[] }
	| { readonly why: 'odds-need-hints' }
	| { readonly why: 'already-so' }
	| { readonly why: 'no-such-player' }
	| { readonly why: 'player-has-left'; readonly player: string }
	| { readonly why: 'too-few-players'; readonly fewest: number }
	| { readonly why: 'too-many-players'; readonly most: number }
	| { readonly why: 'already-at-the-table'; readonly name: string };

/** What the table is doing, read off what it said; the machine's states carry the same names. */
export function situationOf(context: Context): Situation {
	if (context.ended || allAreWon(context)) return 'over';
	if (context.keeping === 'pad') return 'keepingPad';
	if (numbersLeft(context) === 0) return 'announcing';
	return context.turn.bonus ? 'tryingBonus' : 'rolling';
}

function whyNotHere(context: Context, player: string): SinoRefusal | undefined {
	const seat = seatOf(context, player);
	if (!seat) return { why: 'no-such-player' };
	return seat.here ? undefined : { why: 'player-has-left', player };
}

const whyNoBoards = ({ keeping }: Context): SinoRefusal | undefined =>
	keeping === 'pad' ? { why: 'only-the-pad-is-kept' } : undefined;

function whyWon(context: Context, line: Line): SinoRefusal | undefined {
	const player = winnerOf(context, line);
	return player === undefined ? undefined : { why: 'space-already-won', line, player };
}

/** A colour of which more than one die would lie on the table; in a bonus try every die is rolled once. [S-3] [S-8] */
function colourTwice({ turn }: Context, dice: readonly Space[]): Colour | undefined {
	const lying = [...(turn.bonus ? turn.dice : []), ...dice];
	return lying.find(({ colour }, i) => lying.findIndex((other) => other.colour === colour) !== i)?.colour;
}

type Refuse<F> = (context: Context, fact: F) => SinoRefusal | undefined;

const refusals: { [T in SinoFactType]: Refuse<FactOf<T>> } = {
	'dice.rolled': (context, { dice }) => {
		const left = numbersLeft(context);
		if (context.keeping === 'pad') return whyNoBoards(context);
		if (left === 0) return { why: 'five-numbers-are-in', player: context.turn.player };
		const wrong = dice.find((die) => !isSpace(die));
		if (wrong) return { why: 'not-on-this-die', ...wrong };
		const colour = colourTwice(context, dice);
		if (colour) return { why: 'one-die-a-colour', colour };
		return dice.length > left ? { why: 'too-many-dice', left } : undefined;
	},
	'bonus.announced': (context) => {
		if (context.keeping === 'pad') return whyNoBoards(context);
		if (context.turn.bonus) return { why: 'already-so' };
		const waiting = withoutTurn(context);
		if (waiting.length > 0) return { why: 'bonus-too-early', players: waiting.map(({ id }) => id) };
		return context.turn.dice.length > 0 ? { why: 'bonus-after-a-roll' } : undefined;
	},
	'row.announced': (context, { player, line }) => {
		const away = whyNotHere(context, player);
		if (away) return away;
		if (context.keeping === 'pad') return whyWon(context, line);
		const { turn } = context;
		if (player !== turn.player) return { why: 'not-your-turn', player, turn: turn.player };
		const bare = bareSpaces(roller(context).covered, line);
		return whyWon(context, line) ?? (bare.length > 0 ? { why: 'row-not-closed', line, bare } : undefined);
	},
	'bonus.won': (context, { player, numbers }) => {
		if (context.keeping === 'boards') return { why: 'boards-are-kept' };
		// Any five different numbers can lie on the five dice. [S-1]
		return whyNotHere(context, player) ?? (bonusOf(numbers) ? undefined : { why: 'numbers-alike' });
	},
	'turn.ended': (context) => {
		const left = numbersLeft(context);
		return whyNoBoards(context) ?? (left > 0 ? { why: 'numbers-are-left', left } : undefined);
	},
	'dice.changed': (context, { dice }) =>
		whyNoBoards(context) ?? (dice === context.dice ? { why: 'already-so' } : undefined),
	'option.changed': (context, { option, on }) => {
		if (context.keeping === 'pad') return whyNoBoards(context);
		if (context.options[option] === on) return { why: 'already-so' };
		return option === 'odds' && on && !context.options.hints ? { why: 'odds-need-hints' } : undefined;
	},
	'player.joined': (context, { player }) => {
		const others = context.seats.filter(({ id }) => id !== player.id);
		if (seatOf(context, player.id)?.here || others.some(({ name }) => sameName(name, player.name)))
			return { why: 'already-at-the-table', name: player.name };
		const here = others.filter((seat) => seat.here);
		return here.length >= mostPlayers ? { why: 'too-many-players', most: mostPlayers } : undefined;
	},
	'player.left': (context, { player }) => {
		const here = context.seats.filter((seat) => seat.here);
		return (
			whyNotHere(context, player) ??
			(here.length <= fewestPlayers ? { why: 'too-few-players', fewest: fewestPlayers } : undefined)
		);
	},
	'game.ended': () => undefined
};

/** Why the table cannot record this fact now, or nothing. The machine's guard asks this same function. */
export function whyRefused(context: Context, fact: SinoFact): SinoRefusal | undefined {
	if (situationOf(context) === 'over') return { why: 'game-is-over' };
	return (refusals[fact.type] as Refuse<SinoFact>)(context, fact);
}
