import { m } from '$lib/i18n';
import type { Chart } from '$lib/shell/chart';
import type { BoxFigures, TableFigures } from '../../box-screens';
import { course, wonRounds, type WonRound } from '../figures';
import { chanceOfLine } from '../odds';
import { tileCount } from '../tiles';

/** How soon bingo came, round by round, and how soon it was to be expected with as many cards. */
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
				name: m.parker_odds_played(),
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

/** The figures of this box. Bingo comes to a whole table, so the picture of it is the same for everybody there. */
export const boxFigures: BoxFigures = {
	version: 1,
	ofTable: (folded) => ({ course: course(folded), more: wonRounds(folded) }),
	charts(tables: readonly TableFigures[]) {
		const rounds = tables.flatMap(({ more }) => more as readonly WonRound[]);
		return rounds.length > 0 ? [callsUntilBingo(rounds)] : [];
	}
};
