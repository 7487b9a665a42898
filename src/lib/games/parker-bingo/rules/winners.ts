import { sure } from '$lib/domain/sure';
import { seatsHere, type Seat } from '$lib/domain/seats';
import { totalOf } from './lines';
import { currentRound, type Claim, type Context, type Round } from './round';
import { claimResult, compareScores } from './scoring';

// Who wins a round, what each gets for it, how the table stands by then, and who calls the next one.

const isRight =
	(round: Round) =>
	(claim: Claim): boolean =>
		claimResult(round, claim).right;

/**
 * Returns the right claims that compete for the round, one for each player. After a late correction there can be some on
 * different calls: the earliest call has it, for that bingo came first; of several of one player the best counts.
 * [PB-6] [PB-14]
 */
export function rightClaims(round: Round): readonly Claim[] {
	const right = round.claims.filter(isRight(round));
	const earliest = Math.min(...right.map(({ atCall }) => atCall));
	const best = new Map<string, Claim>();
	for (const claim of right.filter(({ atCall }) => atCall === earliest)) {
		const other = best.get(claim.player);
		if (!other || compareClaims(round, claim, other) > 0) best.set(claim.player, claim);
	}
	return [...best.values()];
}

/** Returns whether several claims are right and the table has not yet recorded who shouted first. [PB-13] */
export const firstIsOpen = (round: Round): boolean =>
	rightClaims(round).length > 1 && round.first === undefined;

/** Compares two right claims where nobody can say which was first; 0 when they share the round. [PB-13] */
function compareClaims(round: Round, a: Claim, b: Claim): number {
	const [one, other] = [claimResult(round, a).score, claimResult(round, b).score];
	if (round.method === 'points' && one && other) return compareScores(one, other);
	const total = ({ lines }: Claim) => Math.max(...lines.map(totalOf));
	return total(a) - total(b);
}

/** Returns the claims that win the round as they stand: the first, or without a first the best, equal ones all. [PB-13] */
export function winningClaims(round: Round): readonly Claim[] {
	const claims = rightClaims(round);
	const first = claims.filter(({ player }) => player === round.first);
	if (first.length > 0) return first;
	return claims.filter((claim) => claims.every((other) => compareClaims(round, claim, other) >= 0));
}

/** Returns the players who win the round as its claims stand. [PB-13] */
export const winnersOf = (round: Round): readonly string[] =>
	winningClaims(round).map(({ player }) => player);

/** Returns what each winner of an awarded round gets: a round in Normal [PB-14], the score in Points, all of it where it is shared [PB-13]. */
export function gains(round: Round): ReadonlyMap<string, number> {
	if (round.closed !== 'awarded') return new Map();
	return new Map(
		winningClaims(round).map((claim) => [
			claim.player,
			round.method === 'points' ? (claimResult(round, claim).score?.points ?? 0) : 1
		])
	);
}

/** Returns the player and, in Points with partners, the partner: what either scores is both's. [PB-22] */
export const sideOf = ({ partners }: Pick<Context, 'partners'>, player: string): readonly string[] =>
	partners.find((pair) => pair.includes(player)) ?? [player];

/** Returns whether a player stands outside the pairs: the caller of a game with partners who holds no card. [PB-22] */
export const isBesidePairs = ({ partners }: Pick<Context, 'partners'>, player: string): boolean =>
	partners.length > 0 && !partners.some((pair) => pair.includes(player));

/** Returns rounds won or points of each player after the first `rounds` rounds, all of them if left out. [PB-14] [PB-15] [PB-22] */
export function tally(context: Context, rounds = context.rounds.length): ReadonlyMap<string, number> {
	const won = new Map<string, number>();
	for (const round of context.rounds.slice(0, rounds)) {
		for (const [player, gain] of gains(round)) {
			for (const one of sideOf(context, player)) won.set(one, (won.get(one) ?? 0) + gain);
		}
	}
	return won;
}

/** Returns whether a player of a game in Points has reached or passed what is played to. [PB-15] [PB-24] */
export const gameIsWon = (context: Context): boolean =>
	[...tally(context).values()].some((points) => points >= context.goal);

/** Returns the next to the left of one of these seats, from the last back to the first. [PB-21] */
export const leftOf = (seats: readonly Seat[], player: string): string =>
	seats[(seats.findIndex(({ id }) => id === player) + 1) % seats.length]?.id ?? player;

/**
 * Returns who calls the next round and who sits where. In Normal, with the option, a sole winner calls and the old caller
 * takes that seat [PB-14]; in Points, with the option, the next to the left calls and nobody changes seats [PB-21].
 */
export function nextCaller({
	method,
	caller,
	callerNamed,
	seats,
	options,
	partners,
	rounds
}: Context): Pick<Context, 'caller' | 'seats'> {
	const here = seatsHere(seats);
	if (caller === null || callerNamed) return { caller, seats };
	if (method === 'points') {
		// A caller beside the pairs would play alone against them, so calls the whole game. [PB-22]
		const stays = !options.callerEachRound || isBesidePairs({ partners }, caller);
		return { caller: stays ? caller : leftOf(here, caller), seats };
	}
	const [winner, ...others] = winnersOf(sure(rounds.at(-1)));
	const stays = !options.winnerCalls || others.length > 0 || !here.some(({ id }) => id === winner);
	if (stays || winner === undefined) return { caller, seats };
	const swapped = seats.map((seat) => {
		const other = seat.id === caller ? winner : seat.id === winner ? caller : seat.id;
		return seats.find(({ id }) => id === other) ?? seat;
	});
	return { caller: winner, seats: swapped };
}

/** Returns who calls: in the round that is open, or in the next one once it is closed. [PB-14] [PB-21] */
export const callsNow = (context: Context): string | null =>
	currentRound(context).closed ? nextCaller(context).caller : context.caller;
