import type { Folded } from '$lib/domain/fold';
import { m } from '$lib/i18n';
import type { Chart } from '$lib/ui/charts/chart';
import type { Parker } from '..';
import type { BoxStats, TableStats } from '../../box-ui';
import { whileHere } from '../../course';
import { playedRounds } from '../rules/outcomes';
import { course, wonRounds, type WonRound } from '../rules/stats';
import { chanceOfLine } from '../rules/odds';
import { tileCount } from '../rules/tiles';

/** Returns how soon bingo came, round by round, and how soon it was to be expected with as many cards. */
function callsUntilBingo(rounds: readonly WonRound[]): Chart {
	const places = Array.from({ length: tileCount }, (_, i) => i + 1);
	const curves = rounds.map(({ cards, freeCentre }) => chanceOfLine(cards, freeCentre));
	const share = (of: (round: number) => number) =>
		rounds.reduce((sum, _, round) => sum + of(round), 0) / rounds.length;
	return {
		id: 'calls-until-bingo',
		title: m.parker_odds_title(),
		kind: 'lines',
		foot: { title: m.parker_odds_calls(), labels: places.map(String) },
		side: { title: m.parker_odds_rounds(), share: true },
		series: [
			{
				name: m.numbers_played(),
				values: places.map((calls) => share((i) => ((rounds[i]?.calls ?? 0) <= calls ? 1 : 0)))
			},
			{
				name: m.parker_odds_expected(),
				values: places.map((calls) => share((i) => curves[i]?.[calls] ?? 0)),
				expected: true
			}
		]
	};
}

/** Returns every total after each round that was played. */
export const courseIn = (folded: Folded<Parker>) =>
	whileHere(folded, course(folded), (context) => playedRounds(context).filter(({ closed }) => closed).length);

/** The stats of this box. Bingo comes to a whole table, so its chart is the same for all players there. */
export const boxStats: BoxStats<Parker> = {
	version: 3,
	ofTable: (folded) => ({ course: courseIn(folded), more: wonRounds(folded) }),
	charts(tables: readonly TableStats[]) {
		const rounds = tables.flatMap(({ more }) => more as readonly WonRound[]);
		return rounds.length > 0 ? [callsUntilBingo(rounds)] : [];
	}
};
