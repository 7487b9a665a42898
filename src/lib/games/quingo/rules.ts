import { mostPlayers, sameName } from '$lib/core/opening';
import { simplestWay, sizeOf, sizes, sumOf, sumsOf, whyNoSet, without, type Die, type Sides } from './dice';
import { fewestPlayers, type FactOf, type QuingoFact } from './facts';
import type { QuingoRefusal } from './refusals';
import { numberOf, type Box } from './sheet';
import { situationOf, withoutWilds } from './situation';
import {
	canScore,
	largestWildOf,
	nextPool,
	scorable,
	seated,
	sheetOf,
	takingPart,
	tiedForStart,
	type Context
} from './table';

type Refuse<F> = (context: Context, fact: F) => QuingoRefusal | undefined;

function whyNotHere({ seats }: Context, player: string): QuingoRefusal | undefined {
	const seat = seats.find(({ id }) => id === player);
	if (!seat) return { why: 'no-such-player' };
	return seat.here ? undefined : { why: 'player-has-left', player };
}

const onADie = (sides: number, shows: number): boolean =>
	Number.isInteger(shows) && shows >= 1 && shows <= sides;

const whyNotOnADie = (sides: Sides, shows: number): QuingoRefusal | undefined =>
	onADie(sides, shows) ? undefined : { why: 'not-on-a-die', sides, shows };

/** Why a number cannot be a wild: one that six dice never show would never be closed. */
export const whyNoWild = (value: number, most: number): QuingoRefusal | undefined =>
	Number.isInteger(value) && value >= 1 && value <= most ? undefined : { why: 'not-a-wild', value, most };

const whySheetsOnly = ({ keeping }: Context): QuingoRefusal | undefined =>
	keeping === 'sheets' ? { why: 'only-at-a-full-table' } : undefined;

function whyUnprepared(context: Context): QuingoRefusal | undefined {
	if (!context.values) return { why: 'bonuses-first' };
	const players = withoutWilds(context);
	return players.length > 0 && !context.round ? { why: 'wilds-first', players } : undefined;
}

/** Why dice cannot be the pool that is to be rolled. */
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

/** Why it is not this player who moves. */
function whyNotTheirTurn(context: Context, player: string): QuingoRefusal | undefined {
	const { round } = context;
	const unready = whySheetsOnly(context) ?? whyUnprepared(context) ?? whyNotHere(context, player);
	if (unready) return unready;
	if (!round) return { why: 'pool-first' };
	if (!round.limits) return { why: 'player-dice-first' };
	if (round.turn === undefined) return { why: 'youngest-first' };
	return player === round.turn ? undefined : { why: 'not-your-turn', player, turn: round.turn };
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

/** Marks on sheets alone: only what is there already, or nobody's, is refused; anything else may be a correction. */
function whyNoMark(
	context: Context,
	{ type, player, box }: FactOf<'box.checked'> | FactOf<'box.crossed'> | FactOf<'box.cleared'>
): QuingoRefusal | undefined {
	const unready = whyUnprepared(context) ?? whyNotHere(context, player);
	if (unready) return unready;
	const mark = sheetOf(context, player).marks[box];
	const number = numberIn(context, player, box);
	if (type === 'box.cleared') return mark ? undefined : { why: 'box-is-open', number };
	return `box.${mark ?? 'open'}` === type ? { why: 'box-is-closed', number } : undefined;
}

/** What a player could score now, for who would rather not: a box's number and the fewest dice that make it. */
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

const refusals: { [T in QuingoFact['type']]: Refuse<FactOf<T>> } = {
	'bonuses.rolled': ({ values }, { bonuses, wild }) => {
		if (values) return { why: 'bonuses-are-rolled' };
		const wrong = bonuses.find((bonus) => !onADie(20, bonus));
		return wrong === undefined ? whyNotOnADie(4, wild) : whyNotOnADie(20, wrong);
	},
	'wilds.made': (context, { player, wilds }) => {
		const here = whyNotHere(context, player);
		if (here) return here;
		const sheet = sheetOf(context, player);
		// Until the first pool lies there anybody may think again; later the numbers are what the game is played with.
		if (sheet.wilds && (context.rounds > 0 || context.moves.length > 0))
			return { why: 'wilds-are-made', player };
		if (sheet.wilds?.every((wild, at) => wild === wilds[at])) return { why: 'already-so' };
		const most = largestWildOf(context);
		const wrong = wilds.find((wild) => whyNoWild(wild, most));
		return wrong === undefined ? undefined : whyNoWild(wrong, most);
	},
	'pool.rolled': (context, { dice }) => {
		const unready = whySheetsOnly(context) ?? whyUnprepared(context);
		if (unready) return unready;
		return context.round ? { why: 'pool-is-on-the-table' } : whyNoPool(context, dice);
	},
	'limits.rolled': (context, { limits }) => {
		const unready = whySheetsOnly(context) ?? whyUnprepared(context);
		if (unready) return unready;
		if (!context.round) return { why: 'pool-first' };
		if (context.round.limits) return { why: 'player-dice-are-rolled' };
		const due = takingPart(context);
		for (const { player, limit } of limits) {
			const here = whyNotHere(context, player);
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
		if (situationOf(context) !== 'namingYoungest') return { why: 'nobody-is-tied' };
		const here = whyNotHere(context, player);
		if (here) return here;
		return tiedForStart(context).includes(player) ? undefined : { why: 'not-among-the-tied', player };
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
		if (context.lap) return { why: 'no-crossing-in-the-last-lap' };
		const score = aScore(context, player);
		if (score) return { why: 'can-score', player, ...score };
		if (!die) return { why: 'no-dice-taken' };
		return whyNotInPool(context, [die]) ?? whyBoxIsClosed(context, player, box);
	},
	'box.cleared': (context, fact) =>
		context.keeping === 'full' ? { why: 'only-on-sheets' } : whyNoMark(context, fact),
	'turn.passed': (context, { player }) => {
		const turn = whyNotTheirTurn(context, player);
		if (turn) return turn;
		if (context.lap) return undefined;
		return { why: canScore(context, player) ? 'no-passing' : 'must-cross', player };
	},
	'rolling.changed': (context, { rolling }) =>
		rolling === context.rolling ? { why: 'already-so' } : undefined,
	'set.changed': (context, { set }) => {
		if (sizes.every((sides) => sizeOf(set, sides) === sizeOf(context.set, sides)))
			return { why: 'already-so' };
		if (context.round) return { why: 'pool-is-on-the-table' };
		return whyNoSet(set, seated(context).length);
	},
	'player.joined': (context, { player }) => {
		const others = context.seats.filter(({ id }) => id !== player.id);
		const sits = context.seats.some(({ id, here }) => id === player.id && here);
		if (sits || others.some(({ name }) => sameName(name, player.name)))
			return { why: 'already-at-the-table', name: player.name };
		if (others.length >= mostPlayers) return { why: 'too-many-players', most: mostPlayers };
		if (context.keeping === 'sheets') return undefined;
		if (context.lap) return { why: 'last-lap-is-on' };
		if (context.round) return { why: 'pool-is-on-the-table' };
		const players = seated(context).length + 1;
		return whyNoSet(context.set, players);
	},
	'player.left': (context, { player }) => {
		const here = whyNotHere(context, player);
		if (here) return here;
		return seated(context).length <= fewestPlayers
			? { why: 'too-few-players', fewest: fewestPlayers }
			: undefined;
	},
	'game.ended': () => undefined
};

/** Why the table cannot record this fact now, or nothing. The machine's guard asks this same function. */
export function whyRefused(context: Context, fact: QuingoFact): QuingoRefusal | undefined {
	if (context.over) return { why: 'game-is-over' };
	return (refusals[fact.type] as Refuse<QuingoFact>)(context, fact);
}
