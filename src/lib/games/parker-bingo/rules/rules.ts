import type { Rules } from '$lib/domain/box';
import { mostPlayers } from '$lib/domain/opening';
import { seatOf, whyNotHere, whyNotJoin, whyNotLeave, type SeatRefusal } from '$lib/domain/seats';
import { cardWith } from './deal';
import { fewestPlayers, type Option, type ParkerFact } from './facts';
import { corners, whyNoCard, type LinesRefusal, type NamedLine } from './lines';
import { linesFor, whyNotPattern, type Pattern } from './patterns';
import { currentRound, printedGoal, setOf, type Context } from './round';
import { callsNow, firstIsOpen, rightClaims, tally } from './winners';
import { lostOn, resultOf } from './scoring';

/** Every reason why this box refuses a fact; each has its sentence in the box's texts. */
export type ParkerRefusal =
	| { readonly why: 'evening-is-over' }
	| { readonly why: 'round-is-closed' }
	| { readonly why: 'round-is-open' }
	| { readonly why: 'round-has-begun'; readonly option: Option | 'pattern' }
	| { readonly why: 'claim-is-open'; readonly player: string }
	| { readonly why: 'bingo-stands'; readonly player: string }
	| { readonly why: 'all-tiles-called' }
	| { readonly why: 'number-already-called'; readonly number: number }
	| { readonly why: 'number-not-called'; readonly number: number }
	| { readonly why: 'no-such-round'; readonly round: number }
	| { readonly why: 'caller-holds-no-card'; readonly player: string }
	| { readonly why: 'already-shouted'; readonly player: string }
	| { readonly why: 'has-not-shouted'; readonly player: string }
	| { readonly why: 'one-line-in-normal' }
	| { readonly why: 'not-the-pattern'; readonly pattern: Pattern }
	| { readonly why: 'corners-are-no-line' }
	| { readonly why: 'pattern-not-whole'; readonly pattern: Pattern }
	| { readonly why: 'goal-is-reached'; readonly points: number }
	| LinesRefusal
	| { readonly why: 'nobody-to-choose-from' }
	| { readonly why: 'no-right-claim'; readonly player: string }
	| { readonly why: 'who-was-first' }
	| { readonly why: 'no-bingo-to-award' }
	| { readonly why: 'already-so' }
	| { readonly why: 'not-in-this-method'; readonly option: Option | 'pattern' | 'goal' }
	| { readonly why: 'partners-are-set' }
	| { readonly why: 'no-such-card'; readonly card: number; readonly size: number }
	| { readonly why: 'on-no-card' }
	| { readonly why: 'cards-are-read' }
	| { readonly why: 'caller-must-hand-over'; readonly player: string }
	| SeatRefusal;

/** Returns `undefined`: a fact that fits wherever the chart knows it. */
const alwaysFits = () => undefined;

/** Returns why these lines are not what wins the round: one line in Normal, or the house's pattern. [PB-14] [PB-23] */
function whyNoShape(
	context: Context,
	lines: readonly NamedLine[],
	card: number | undefined
): ParkerRefusal | undefined {
	const round = currentRound(context);
	const { pattern, calls } = round;
	if (!pattern) {
		if (lines.some(({ line }) => line === corners)) return { why: 'corners-are-no-line' };
		return context.method === 'normal' && lines.length > 1 ? { why: 'one-line-in-normal' } : undefined;
	}
	const why = whyNotPattern(pattern, lines);
	if (why || lines.length === linesFor(pattern)) return why;
	const { verdicts } = resultOf(lines, calls, round, lostOn(round, card));
	return verdicts.every(({ right }) => right) ? { why: 'pattern-not-whole', pattern } : undefined;
}

/** Why a fact does not fit, by what it says. Whether it can come at all is the chart's. */
export const rules: Rules<Context, ParkerFact, ParkerRefusal> = {
	'ball.called': (context, { number }) =>
		currentRound(context).calls.includes(number) ? { why: 'number-already-called', number } : undefined,
	'tile.corrected': ({ rounds }, { round: number, called, meant }) => {
		const round = rounds[number - 1];
		if (!round) return { why: 'no-such-round', round: number };
		if (!round.calls.includes(called)) return { why: 'number-not-called', number: called };
		// Both may be on the board: two tiles that changed places.
		return meant === called ? { why: 'already-so' } : undefined;
	},
	'bingo.shouted': (context, { player }) => {
		const notHere = whyNotHere(context.seats, player);
		if (notHere) return notHere;
		if (player === context.caller && !context.options.callerPlays)
			return { why: 'caller-holds-no-card', player };
		const round = currentRound(context);
		const shouted = [...round.shouts, ...rightClaims(round)].some((other) => other.player === player);
		return shouted ? { why: 'already-shouted', player } : undefined;
	},
	'line.claimed': (context, { player, lines, card }) => {
		if (!currentRound(context).shouts.some((shout) => shout.player === player))
			return { why: 'has-not-shouted', player };
		const { cards } = context;
		const size = cards?.size ?? 0;
		if (card !== undefined && card > size) return { why: 'no-such-card', card, size };
		const readFrom = cards && cardWith(cards, lines, card);
		return (
			whyNoShape(context, lines, readFrom ?? card) ??
			whyNoCard(lines) ??
			(cards && readFrom === undefined ? { why: 'on-no-card' } : undefined)
		);
	},
	'first.named': (context, { player }) => {
		const round = currentRound(context);
		const claims = rightClaims(round);
		if (claims.length < 2) return { why: 'nobody-to-choose-from' };
		if (player !== null && !claims.some((claim) => claim.player === player))
			return { why: 'no-right-claim', player };
		return player === round.first ? { why: 'already-so' } : undefined;
	},
	'bingo.awarded': (context) => (firstIsOpen(currentRound(context)) ? { why: 'who-was-first' } : undefined),
	'round.closed': alwaysFits,
	'round.opened': alwaysFits,
	'caller.changed': (context, { player }) => {
		// Between two rounds the caller of the last one may be named again, where another one would follow.
		if (player === context.caller && player === callsNow(context)) return { why: 'already-so' };
		return player === null ? undefined : whyNotHere(context.seats, player);
	},
	'drawing.changed': (context, { drawing }) =>
		drawing === context.drawing ? { why: 'already-so' } : undefined,
	'cards.changed': (context, { cards }) => {
		if (JSON.stringify(setOf(cards)) === JSON.stringify(context.cards)) return { why: 'already-so' };
		// What was read back in this round was read from the cards before. [PB-9]
		const { closed, claims } = currentRound(context);
		return !closed && claims.length > 0 ? { why: 'cards-are-read' } : undefined;
	},
	'pattern.changed': (context, { pattern }) => {
		if (context.method === 'points') return { why: 'not-in-this-method', option: 'pattern' };
		if ((pattern ?? undefined) === context.pattern) return { why: 'already-so' };
		// What was played for is not changed under those who play for it. [PB-23]
		const { closed, calls } = currentRound(context);
		return !closed && calls.length > 0 ? { why: 'round-has-begun', option: 'pattern' } : undefined;
	},
	'goal.changed': (context, { goal }) => {
		if (context.method === 'normal') return { why: 'not-in-this-method', option: 'goal' };
		const points = goal ?? printedGoal;
		if (points === context.goal) return { why: 'already-so' };
		const most = Math.max(0, ...tally(context).values());
		return most >= points ? { why: 'goal-is-reached', points: most } : undefined;
	},
	'last.agreed': ({ last }, { at }) => ((at ?? undefined) === last ? { why: 'already-so' } : undefined),
	'prize.named': (context, { prize }) => {
		const round = currentRound(context);
		const now = round.closed ? context.prize : round.prize;
		return (prize ?? undefined) === now ? { why: 'already-so' } : undefined;
	},
	'option.changed': (context, { option, on }) => {
		const other = context.method === 'points' ? 'winnerCalls' : 'callerEachRound';
		if (option === other) return { why: 'not-in-this-method', option };
		if (on === context.options[option]) return { why: 'already-so' };
		const { closed, calls } = currentRound(context);
		// Markers for a free centre are laid before the first call; later it would judge old claims anew. [PB-3]
		const begun = option === 'freeCentre' && !closed && calls.length > 0;
		return begun ? { why: 'round-has-begun', option } : undefined;
	},
	'player.joined': ({ partners, seats }, { player }) =>
		partners.length > 0 && !seatOf(seats, player.id)
			? { why: 'partners-are-set' }
			: whyNotJoin(seats, player, mostPlayers, 'all'),
	'player.left': ({ caller, seats }, { player }) =>
		whyNotHere(seats, player) ??
		(player === caller
			? { why: 'caller-must-hand-over', player }
			: whyNotLeave(seats, player, fewestPlayers)),
	'evening.ended': alwaysFits
};
