import type { Outcome } from '$lib/domain/box';

/** A table that is over, as the app BG Stats reads it. */
export interface Play {
	readonly table: string;
	readonly box: string;
	/** The game's own name, untranslated: that is how it is found there. */
	readonly game: string;
	/** ms since 1970. */
	readonly openedAt: number;
	readonly endedAt: number;
	readonly outcome: Outcome;
	/** What is said of a player who left before the end: there it is their role. */
	readonly left: string;
}

/** Formats a moment in UTC, as in 2026-11-21 19:30:00. */
const moment = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/**
 * Returns the address that adds a play to the app BG Stats, in the form it publishes for other apps. Nothing is sent
 * until the user opens it. `winner` and `startPlayer` are always there, because some of its versions require them.
 */
export function bgStatsLink({ table, box, game, openedAt, endedAt, outcome, left }: Play): string {
	const play = {
		sourceName: 'Tablemate',
		sourcePlayId: table,
		playDate: moment(openedAt),
		durationMin: Math.max(1, Math.round((endedAt - openedAt) / 60_000)),
		game: { name: game, sourceGameId: box, highestWins: !outcome.lowest, noPoints: false },
		players: outcome.scores.map(({ player, name, score, left: gone }) => ({
			sourcePlayerId: player,
			name,
			score,
			winner: outcome.winners.includes(player),
			startPlayer: false,
			...(gone ? { role: left } : {})
		}))
	};
	return `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;
}
