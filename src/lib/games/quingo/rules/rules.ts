import type { FactOf, Rules } from '$lib/domain/box';
import { mostPlayers } from '$lib/domain/opening';
import { whyNotHere, whyNotJoin, whyNotLeave } from '$lib/domain/seats';
import {
	isSameSet,
	simplestWay,
	sizeOf,
	sizes,
	sumOf,
	sumsOf,
	whyNoSet,
	whyNotLost,
	without,
	type Die,
	type Sides
} from './dice';
import { fewestPlayers, type QuingoFact } from './facts';
import { helpOf } from './help';
import { lapOnSheets } from './order';
import type { QuingoRefusal } from './refusal';
import { numberOf, type Box } from './sheet';
import {
	largestWildOf,
	nextPool,
	scorable,
	seated,
	sheetOf,
	starterOf,
	takingPart,
	tiedForStart,
	type Context
} from './table';

const onADie = (sides: number, shows: number): boolean =>
	Number.isInteger(shows) && shows >= 1 && shows <= sides;

const whyNotOnADie = (sides: Sides, shows: number): QuingoRefusal | undefined =>
	onADie(sides, shows) ? undefined : { why: 'not-on-a-die', sides, shows };

/** Returns why a number cannot be a wild: one that six dice never show would never be closed. */
export const whyNoWild = (value: number, most: number): QuingoRefusal | undefined =>
	Number.isInteger(value) && value >= 1 && value <= most ? undefined : { why: 'not-a-wild', value, most };

/** Returns why dice cannot be the pool that is to be rolled. */
export function whyNoPool(context: Context, dice: readonly Die[]): QuingoRefusal | undefined {
	for (const [sides, shows] of dice) {
		const why = whyNotOnADie(sides, shows);
		if (why) return why;
	}
	const set = nextPool(context);
	const counts = sizes.map((sides) => ({
		sides,
		has: Math.max(0, sizeOf(set, sides)),
		said: dice.filter(([other]) => other === sides).length
	}));
	const more = counts.find(({ has, said }) => said > has);
	if (more) return { why: 'not-in-the-set', ...more };
	const fewer = counts.find(({ has, said }) => said < has);
	return fewer && { why: 'dice-missing', ...fewer };
}

/** Returns why it is not this player who moves. */
export function whyNotTheirTurn({ seats, round }: Context, player: string): QuingoRefusal | undefined {
	const turn = round?.turn ?? '';
	return whyNotHere(seats, player) ?? (player === turn ? undefined : { why: 'not-your-turn', player, turn });
}

const numberIn = (context: Context, player: string, box: Box): number =>
	numberOf(sheetOf(context, player), box) ?? 0;

function whyBoxIsClosed(context: Context, player: string, box: Box): QuingoRefusal | undefined {
	const closed = sheetOf(context, player).marks[box];
	return closed ? { why: 'box-is-closed', number: numberIn(context, player, box) } : undefined;
}

function whyNotInPool(context: Context, dice: readonly Die[]): QuingoRefusal | undefined {
	const rest = without(context.round?.pool ?? [], dice);
	if (!('missing' in rest)) return undefined;
	const [sides, shows] = rest.missing;
	return whyNotOnADie(sides, shows) ?? { why: 'die-not-in-the-pool', sides, shows };
}

/** Returns why a mark on sheets alone does not fit: only what is there already, or nobody's, is refused; anything else may be a correction. */
function whyNoMark(
	context: Context,
	{ type, player, box }: FactOf<QuingoFact, 'box.checked' | 'box.crossed' | 'box.cleared'>
): QuingoRefusal | undefined {
	const here = whyNotHere(context.seats, player);
	if (here) return here;
	const mark = sheetOf(context, player).marks[box];
	const number = numberIn(context, player, box);
	if (type === 'box.cleared') return mark ? undefined : { why: 'box-is-open', number };
	return `box.${mark ?? 'open'}` === type ? { why: 'box-is-closed', number } : undefined;
}

/** Returns what a player could score now, who would rather cross out: a box's number and the fewest dice that make it. */
export function aScore(
	context: Context,
	player: string
): { readonly number: number; readonly dice: readonly Die[] } | undefined {
	const pool = context.round?.pool ?? [];
	const limit = context.round?.limits?.[player] ?? 0;
	const [box] = scorable(context, player, sumsOf(pool));
	if (box === undefined) return undefined;
	const number = numberIn(context, player, box);
	return { number, dice: simplestWay(number, pool, limit) ?? [] };
}

/** For each fact why what it says does not fit, in a state in which it can come. */
export const rules: Rules<Context, QuingoFact, QuingoRefusal> = {
	'bonuses.rolled': ({ values }, { bonuses, wild }) => {
		if (values) return { why: 'bonuses-are-rolled' };
		const wrong = bonuses.find((bonus) => !onADie(20, bonus));
		return wrong === undefined ? whyNotOnADie(4, wild) : whyNotOnADie(20, wrong);
	},
	'wilds.made': (context, { player, wilds }) => {
		const here = whyNotHere(context.seats, player);
		if (here) return here;
		const sheet = sheetOf(context, player);
		// Until the first pool lies there each player may think again; later the numbers are what the game is played with.
		if (sheet.wilds && (context.rounds > 0 || context.moves.length > 0))
			return { why: 'wilds-are-made', player };
		if (sheet.wilds?.every((wild, at) => wild === wilds[at])) return { why: 'already-so' };
		const most = largestWildOf(context);
		const wrong = wilds.find((wild) => whyNoWild(wild, most));
		return wrong === undefined ? undefined : whyNoWild(wrong, most);
	},
	'pool.rolled': (context, { dice }) => whyNoPool(context, dice),
	'limits.rolled': (context, { limits }) => {
		const due = takingPart(context);
		for (const { player, limit } of limits) {
			const here = whyNotHere(context.seats, player);
			if (here) return here;
			if (limits.filter((other) => other.player === player).length > 1 || !due.includes(player))
				return { why: 'player-die-twice', player };
			const wrong = whyNotOnADie(6, limit);
			if (wrong) return wrong;
		}
		const missing = due.find((id) => !limits.some(({ player }) => player === id));
		return missing === undefined ? undefined : { why: 'player-die-missing', player: missing };
	},
	'youngest.named': (context, { player }) => {
		const tied = tiedForStart(context);
		const here = whyNotHere(context.seats, player);
		if (here) return here;
		if (tied.length < 2) return { why: 'nobody-is-tied' };
		if (!tied.includes(player)) return { why: 'not-among-the-tied', player };
		return starterOf(context) === player ? { why: 'already-so' } : undefined;
	},
	'box.checked': (context, fact) => {
		const { player, box, dice } = fact;
		if (context.keeping === 'sheets')
			return dice ? { why: 'only-at-a-full-table' } : whyNoMark(context, fact);
		const turn = whyNotTheirTurn(context, player);
		if (turn) return turn;
		if (!dice) return { why: 'no-dice-taken' };
		const unlike = whyNotInPool(context, dice);
		if (unlike) return unlike;
		const limit = context.round?.limits?.[player] ?? 0;
		if (dice.length > limit) return { why: 'too-many-dice', limit, taken: dice.length };
		const number = numberIn(context, player, box);
		const sum = sumOf(dice);
		const closed = whyBoxIsClosed(context, player, box);
		if (closed) return closed;
		return sum === number ? undefined : { why: 'wrong-sum', sum, number };
	},
	'box.crossed': (context, fact) => {
		const { player, box, die } = fact;
		if (context.keeping === 'sheets') return die ? { why: 'only-at-a-full-table' } : whyNoMark(context, fact);
		const turn = whyNotTheirTurn(context, player);
		if (turn) return turn;
		if (!die) return { why: 'no-dice-taken' };
		return whyNotInPool(context, [die]) ?? whyBoxIsClosed(context, player, box);
	},
	'box.cleared': whyNoMark,
	'turn.passed': (context, { player }) => whyNotTheirTurn(context, player),
	'rolling.changed': (context, { rolling }) =>
		rolling === context.rolling ? { why: 'already-so' } : undefined,
	'keeping.changed': (context, { keeping, youngest }) => {
		if (keeping === context.keeping) return { why: 'already-so' };
		const stranger = youngest === null ? undefined : whyNotHere(context.seats, youngest);
		if (stranger || keeping === 'sheets') return stranger;
		// The rules of a full table end the game here, and nobody has asked for that.
		if (lapOnSheets(context)?.toMove.length === 0) return { why: 'last-lap-is-over' };
		return whyNoSet(context.set, seated(context).length);
	},
	'set.changed': (context, { set }) =>
		isSameSet(set, context.set) ? { why: 'already-so' } : whyNoSet(set, seated(context).length),
	'dice.lost': (context, { lost }) =>
		isSameSet(lost, context.lost) ? { why: 'already-so' } : whyNotLost(lost, nextPool(context)),
	'help.chosen': (context, { player, help }) =>
		whyNotHere(context.seats, player) ??
		(helpOf(context, player) === help ? { why: 'already-so' } : undefined),
	'player.joined': (context, { player }) =>
		whyNotJoin(context.seats, player, mostPlayers, 'all') ??
		// It can begin on sheets alone, while some who sat down have made up no wilds.
		(context.lap ? ({ why: 'last-lap-is-on' } as const) : undefined) ??
		(context.keeping === 'full' ? whyNoSet(context.set, seated(context).length + 1) : undefined),
	'player.left': ({ seats }, { player }) => whyNotLeave(seats, player, fewestPlayers),
	'game.ended': () => undefined
};
