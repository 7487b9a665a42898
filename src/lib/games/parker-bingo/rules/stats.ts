import { judge, type Folded } from '$lib/domain/fold';
import type { Parker } from '..';
import { currentRound } from './round';
import { winningClaims } from './winners';
import { cardHolders, playedRounds, verdictOf } from './outcomes';
import { totalsOf } from './view';

/** A round that a player won: with how many cards, and which call completed the line. [PB-12] */
export interface WonRound {
	readonly cards: number;
	readonly calls: number;
	readonly freeCentre: boolean;
}

/** Returns the rounds of a table that were won, as they stood when they were awarded. */
export function wonRounds({ opening, variant, effective: { rows } }: Folded<Parker>): readonly WonRound[] {
	const won: WonRound[] = [];
	let snapshot = variant.open(opening);
	for (const row of rows) {
		const { context } = snapshot;
		const judged = judge({ variant, snapshot }, row);
		// A fact that does not fit, or belongs elsewhere, leaves the table as it was.
		if (!judged.ok) continue;
		const round = currentRound(context);
		// How many calls a line takes says nothing of a round that was played for more. [PB-23]
		if (row.fact.type === 'bingo.awarded' && !round.pattern) {
			const calls = winningClaims(round).map((claim) => verdictOf(round, claim).completedAt ?? claim.atCall);
			won.push({
				cards: cardHolders(context).length,
				calls: Math.min(...calls),
				freeCentre: round.freeCentre
			});
		}
		({ snapshot } = judged);
	}
	return won;
}

/** Returns every total, a player's or partners', after each round that was played. [PB-14] [PB-15] [PB-22] */
export function course({ snapshot: { context } }: Folded<Parker>) {
	const rounds = playedRounds(context);
	return totalsOf(context).map(({ id, players }) => ({
		players,
		totals: rounds.map(({ number }) => totalsOf(context, number).find((one) => one.id === id)?.score ?? 0)
	}));
}
