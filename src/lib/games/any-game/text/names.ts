import { m } from '$lib/i18n';
import { listed, listedSides } from '$lib/i18n/listed';
import type { Seat } from '$lib/domain/seats';
import type { Total } from '$lib/domain/total';
import type { RoundScores } from '../rules/facts';
import { leaders, ranked, sidesOf, type Context } from '../rules/game';

/** Returns a player's name; one who is not known to the table has none, which a sentence can bear. */
export const nameIn = ({ seats }: Pick<Context, 'seats'>, player: string): string =>
	seats.find(({ id }) => id === player)?.name ?? '';

const namesOf = (players: readonly Seat[] = []): string => listed(players.map(({ name }) => name));

/** Returns who a total belongs to, as in "Ana and Ben". */
export const sideName = (context: Pick<Context, 'seats' | 'partners'>, side: string): string =>
	namesOf(sidesOf(context).find(({ id }) => id === side)?.players);

/** Returns whose points come next. */
export const nextText = (players: readonly Seat[]): string => m.anygame_next({ name: namesOf(players) });

/** Returns what a round brought, as in "Ana 12, Ben −3". */
export const scoresText = (context: Pick<Context, 'seats' | 'partners'>, scores: RoundScores): string =>
	scores.map(({ side, points }) => m.anygame_score({ names: sideName(context, side), points })).join(', ');

/** Returns what the game is called: by the table, or by the box. */
export const gameName = ({ title }: Pick<Context, 'title'>): string => title ?? m.anygame_name();

/**
 * Returns which round is played now, and how far the game goes; in the first one, while nobody leads, that the lowest
 * total wins, where it does. [AG-4] [AG-5]
 */
export function roundText({ rounds, ends, wins }: Pick<Context, 'rounds' | 'ends' | 'wins'>): string {
	if (wins === 'lowest' && rounds.length === 0) return m.anygame_log_lowest();
	const number = String(rounds.length + 1);
	if (ends.how === 'target') return m.anygame_round_to({ number, target: ends.target });
	if (ends.how === 'rounds') return m.anygame_round_of({ number, all: String(ends.rounds) });
	return m.table_round({ number });
}

/** Returns what is said of a round that was just written: who leads now. */
export function writtenText(context: Context): string {
	const best = winnersOf(context);
	const words = { names: listedSides(best), points: best[0]?.score ?? 0 };
	if (sidesOf(context).length === 1) return m.anygame_score(words);
	return m.anygame_say_written({
		...words,
		count: best.flatMap(({ names }) => names).length,
		number: String(context.rounds.length)
	});
}

/** Returns those who have won, or nobody where no round was written. [AG-4] */
export const winnersOf = (context: Context): readonly Total[] => {
	const best = leaders(context);
	return ranked(context).filter(({ id }) => best.includes(id));
};

/** Returns who has won, in words. [AG-4] */
export function endWords(context: Context): string {
	const winners = winnersOf(context);
	const names = listedSides(winners);
	if (winners.length === 0) return m.anygame_unplayed();
	if (winners.length > 1) return m.anygame_share_win({ names });
	return (winners[0]?.names.length ?? 0) > 1 ? m.anygame_pair_wins({ names }) : m.table_wins({ name: names });
}
