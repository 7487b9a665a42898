import type { PlayerStats, FinishedTable } from '$lib/stats/stats';
import type { TableStats } from '$lib/games/box-ui';
import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import type { Chart } from '$lib/ui/charts/chart';

/** More lines than this cannot be told apart. */
const mostLines = 6;
/** More games than this are a smear: the latest are shown. */
const mostGames = 100;

/** Returns those who have a line of their own in the picture of scores. */
export const drawn = (numbers: readonly PlayerStats[]): readonly PlayerStats[] =>
	numbers.toSorted((a, b) => b.played - a.played).slice(0, mostLines);

/** Returns everybody's scores from game to game, of those who played most; `games` the oldest first. */
export function scoresOverTime(
	games: readonly FinishedTable[],
	numbers: readonly PlayerStats[],
	day: (at: number) => string
): Chart | undefined {
	const shown = games.slice(-mostGames);
	const who = drawn(numbers);
	if (shown.length < 2 || who.length === 0) return undefined;
	return {
		id: 'scores',
		title: m.numbers_over_time(),
		kind: 'lines',
		foot: { title: m.numbers_game(), labels: shown.map(({ changedAt }) => day(changedAt)) },
		side: { title: m.numbers_score() },
		series: who.map(({ name, scores }) => {
			const byGame = new Map(scores.map(({ table, score }) => [table, score]));
			return { name, values: shown.map(({ id }) => byGame.get(id) ?? null) };
		})
	};
}

/** Returns the totals within one game, step by step; who won stands out, for the lowest may win. */
export function courseOf(
	{ course }: TableStats,
	step: string,
	name: (player: string) => string,
	winners: readonly string[] = []
): Chart | undefined {
	const steps = Math.max(0, ...course.map(({ totals }) => totals.length));
	if (steps < 2) return undefined;
	return {
		id: 'course',
		title: m.numbers_course(),
		kind: 'lines',
		foot: { title: step, labels: Array.from({ length: steps }, (_, i) => String(i + 1)) },
		side: { title: m.numbers_score() },
		series: course.map(({ players, totals }) => ({
			...{ name: listed(players.map(name)), values: totals },
			leads: players.some((player) => winners.includes(player))
		}))
	};
}
