import type { Folded } from '$lib/core/replay';
import type { ParkerFact } from './facts';
import { cardHolders, currentRound, verdictOf, winningClaims, type Context } from './round';
import { playedRounds, standings } from './view';

/** A round that somebody won: with how many cards, and which call completed the line. [PB-12] */
export interface WonRound {
	readonly cards: number;
	readonly calls: number;
	readonly freeCentre: boolean;
}

const contextOf = (snapshot: unknown): Context => (snapshot as { readonly context: Context }).context;

/** The rounds of a table that were won, as they stood when they were awarded. */
export function wonRounds({ opening, variant, standing: { rows } }: Folded): readonly WonRound[] {
	const won: WonRound[] = [];
	let snapshot = variant.open(opening);
	for (const { fact } of rows.slice(1)) {
		const before = contextOf(snapshot);
		const after = variant.step(snapshot, fact);
		// A fact that does not fit leaves the table as it was.
		if ((fact as ParkerFact).type === 'bingo.awarded' && after !== snapshot) {
			const round = currentRound(before);
			const calls = winningClaims(round).map((claim) => verdictOf(round, claim).completedAt ?? claim.atCall);
			won.push({
				cards: cardHolders(before).length,
				calls: Math.min(...calls),
				freeCentre: round.freeCentre
			});
		}
		snapshot = after;
	}
	return won;
}

/** Every total, a player's or partners', after each round that was played. [PB-14] [PB-15] [PB-22] */
export function course({ snapshot }: Folded) {
	const context = contextOf(snapshot);
	const rounds = playedRounds(context);
	return standings(context).map(({ id, players }) => ({
		players,
		totals: rounds.map(({ number }) => standings(context, number).find((one) => one.id === id)?.score ?? 0)
	}));
}
