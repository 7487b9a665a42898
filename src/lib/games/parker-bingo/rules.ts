import { mostPlayers, sameName } from '$lib/core/opening';
import { fewestPlayers, type Option, type ParkerFact } from './facts';
import { whyNoCard, type LinesRefusal } from './lines';
import { cageIsEmpty, currentRound, firstIsOpen, gameIsWon, rightClaims, type Context } from './round';

/** The situations a table can be in. */
export type Situation = 'calling' | 'exhausted' | 'checkingClaim' | 'bingoStands' | 'betweenRounds' | 'over';

/** Every reason why this box refuses a fact; each has its sentence in the room's words. */
export type ParkerRefusal =
	| { readonly why: 'evening-is-over' }
	| { readonly why: 'round-is-closed' }
	| { readonly why: 'round-is-open' }
	| { readonly why: 'round-has-begun'; readonly option: Option }
	| { readonly why: 'claim-is-open'; readonly player: string }
	| { readonly why: 'bingo-stands'; readonly player: string }
	| { readonly why: 'all-tiles-called' }
	| { readonly why: 'number-already-called'; readonly number: number }
	| { readonly why: 'number-not-called'; readonly number: number }
	| { readonly why: 'no-such-round'; readonly round: number }
	| { readonly why: 'no-such-player' }
	| { readonly why: 'player-has-left'; readonly player: string }
	| { readonly why: 'caller-holds-no-card'; readonly player: string }
	| { readonly why: 'already-shouted'; readonly player: string }
	| { readonly why: 'has-not-shouted'; readonly player: string }
	| { readonly why: 'one-line-in-normal' }
	| LinesRefusal
	| { readonly why: 'nobody-to-choose-from' }
	| { readonly why: 'no-right-claim'; readonly player: string }
	| { readonly why: 'who-was-first' }
	| { readonly why: 'no-bingo-to-award' }
	| { readonly why: 'already-so' }
	| { readonly why: 'not-in-this-method'; readonly option: Option }
	| { readonly why: 'partners-are-set' }
	| { readonly why: 'no-such-card'; readonly card: number; readonly size: number }
	| { readonly why: 'caller-must-hand-over'; readonly player: string }
	| { readonly why: 'too-few-players'; readonly fewest: number }
	| { readonly why: 'too-many-players'; readonly most: number }
	| { readonly why: 'already-at-the-table'; readonly name: string };

type Refuse<F> = (context: Context, fact: F) => ParkerRefusal | undefined;

/** What the table is doing, read off what it said; the machine's states carry the same names. */
export function situationOf(context: Context): Situation {
	const round = currentRound(context);
	if (context.over || gameIsWon(context)) return 'over';
	if (round.closed) return 'betweenRounds';
	if (round.shouts.length > 0) return 'checkingClaim';
	if (rightClaims(round).length > 0) return 'bingoStands';
	return cageIsEmpty(round) ? 'exhausted' : 'calling';
}

function whyNotHere({ seats }: Context, player: string): ParkerRefusal | undefined {
	const seat = seats.find(({ id }) => id === player);
	if (!seat) return { why: 'no-such-player' };
	return seat.here ? undefined : { why: 'player-has-left', player };
}

const whyRoundClosed = (context: Context): ParkerRefusal | undefined =>
	currentRound(context).closed ? { why: 'round-is-closed' } : undefined;

/** A shout waits for its line: everything else waits for the check-board. [PB-9] */
function whyClaimIsOpen(context: Context): ParkerRefusal | undefined {
	const [shout] = currentRound(context).shouts;
	return shout && { why: 'claim-is-open', player: shout.player };
}

/** Calling, and all that would change the table under a claim, waits until the claim is settled. [PB-9] */
function whyClaimInTheWay(context: Context): ParkerRefusal | undefined {
	const [claim] = situationOf(context) === 'bingoStands' ? rightClaims(currentRound(context)) : [];
	return whyClaimIsOpen(context) ?? (claim && { why: 'bingo-stands', player: claim.player });
}

const refusals: { [T in ParkerFact['type']]: Refuse<Extract<ParkerFact, { type: T }>> } = {
	'ball.called': (context, { number }) => {
		const round = currentRound(context);
		const inTheWay = whyRoundClosed(context) ?? whyClaimInTheWay(context);
		if (inTheWay) return inTheWay;
		if (cageIsEmpty(round)) return { why: 'all-tiles-called' };
		return round.calls.includes(number) ? { why: 'number-already-called', number } : undefined;
	},
	'tile.corrected': ({ rounds }, { round: number, called, meant }) => {
		const round = rounds[number - 1];
		if (!round) return { why: 'no-such-round', round: number };
		if (!round.calls.includes(called)) return { why: 'number-not-called', number: called };
		if (meant === called) return { why: 'already-so' };
		// In a closed round the calls stay as they were, so a note about two tiles that changed places is right.
		const taken = !round.closed && meant !== null && round.calls.includes(meant);
		return taken ? { why: 'number-already-called', number: meant } : undefined;
	},
	'bingo.shouted': (context, { player }) => {
		const round = currentRound(context);
		const inTheWay = whyRoundClosed(context) ?? whyNotHere(context, player);
		if (inTheWay) return inTheWay;
		if (player === context.caller) return { why: 'caller-holds-no-card', player };
		const shouted = [...round.shouts, ...rightClaims(round)].some((other) => other.player === player);
		return shouted ? { why: 'already-shouted', player } : undefined;
	},
	'line.claimed': (context, { player, lines, card }) => {
		const closed = whyRoundClosed(context);
		if (closed) return closed;
		if (!currentRound(context).shouts.some((shout) => shout.player === player))
			return { why: 'has-not-shouted', player };
		if (context.method === 'normal' && lines.length > 1) return { why: 'one-line-in-normal' };
		const size = context.cards?.size ?? 0;
		if (card !== undefined && card > size) return { why: 'no-such-card', card, size };
		return whyNoCard(lines);
	},
	'first.named': (context, { player }) => {
		const round = currentRound(context);
		const claims = rightClaims(round);
		const inTheWay = whyRoundClosed(context) ?? whyClaimIsOpen(context);
		if (inTheWay) return inTheWay;
		if (claims.length < 2) return { why: 'nobody-to-choose-from' };
		if (player !== null && !claims.some((claim) => claim.player === player))
			return { why: 'no-right-claim', player };
		return player === round.first ? { why: 'already-so' } : undefined;
	},
	'bingo.awarded': (context) => {
		const inTheWay = whyRoundClosed(context) ?? whyClaimIsOpen(context);
		if (inTheWay) return inTheWay;
		if (situationOf(context) !== 'bingoStands') return { why: 'no-bingo-to-award' };
		return firstIsOpen(currentRound(context)) ? { why: 'who-was-first' } : undefined;
	},
	'round.closed': (context) => whyRoundClosed(context) ?? whyClaimInTheWay(context),
	'round.opened': (context) =>
		currentRound(context).closed ? undefined : (whyClaimInTheWay(context) ?? { why: 'round-is-open' }),
	'caller.changed': (context, { player }) => {
		if (player === context.caller) return { why: 'already-so' };
		return whyClaimInTheWay(context) ?? (player === null ? undefined : whyNotHere(context, player));
	},
	'drawing.changed': (context, { drawing }) =>
		drawing === context.drawing ? { why: 'already-so' } : whyClaimInTheWay(context),
	'option.changed': (context, { option, on }) => {
		const other = context.method === 'points' ? 'winnerCalls' : 'callerEachRound';
		if (option === other) return { why: 'not-in-this-method', option };
		if (on === context.options[option]) return { why: 'already-so' };
		const { closed, calls } = currentRound(context);
		// Markers for a free centre are laid before the first call; later it would judge old claims anew. [PB-3]
		if (option === 'freeCentre' && !closed && calls.length > 0) return { why: 'round-has-begun', option };
		return whyClaimInTheWay(context);
	},
	'player.joined': (context, { player }) => {
		const returns = context.seats.some(({ id }) => id === player.id);
		if (context.partners.length > 0 && !returns) return { why: 'partners-are-set' };
		const others = context.seats.filter(({ id }) => id !== player.id);
		const seated = context.seats.some(({ id, here }) => id === player.id && here);
		if (seated || others.some(({ name }) => sameName(name, player.name)))
			return { why: 'already-at-the-table', name: player.name };
		if (others.length >= mostPlayers) return { why: 'too-many-players', most: mostPlayers };
		return whyClaimInTheWay(context);
	},
	'player.left': (context, { player }) => {
		const here = whyNotHere(context, player);
		if (here) return here;
		if (player === context.caller) return { why: 'caller-must-hand-over', player };
		if (context.seats.filter((seat) => seat.here).length <= fewestPlayers)
			return { why: 'too-few-players', fewest: fewestPlayers };
		return whyClaimInTheWay(context);
	},
	'evening.ended': (context) => whyClaimInTheWay(context)
};

/** Why the table cannot record this fact now, or nothing. The machine's guard asks this same function. */
export function whyRefused(context: Context, fact: ParkerFact): ParkerRefusal | undefined {
	if (situationOf(context) === 'over') return { why: 'evening-is-over' };
	return (refusals[fact.type] as Refuse<ParkerFact>)(context, fact);
}
