import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import type { SinoSnapshot } from '..';
import type { SinoFact, SinoOpening } from '../rules/facts';
import { allAreWon, bonusOfTurn, roller, type Context } from '../rules/game';
import { ranked } from '../rules/view';
import { bonusText, lineName, nameIn } from './names';

/** Returns who has won, or that nobody has: the one sentence of a table that is over. [S-9] [G-6] */
export function endWords(context: Context): string {
	if (!allAreWon(context)) return m.sino_unfinished();
	const players = ranked(context);
	const winners = players.filter(({ score }) => score === players[0]?.score);
	const names = listed(winners.flatMap(({ names }) => names));
	return winners.length > 1 ? m.sino_share_win({ names }) : m.table_wins({ name: names });
}

/** Returns what a screen that only shows a table in play says about it, given what was told last. */
export function boardWords(
	{ context, state }: SinoSnapshot,
	last: SinoFact | SinoOpening | undefined
): string {
	if (last?.type === 'row.announced')
		return m.sino_won_row({ name: nameIn(context, last.player), line: lineName(context, last.line) });
	if (state === 'keepingPad') return m.sino_name();
	if (state === 'announcing' && bonusOfTurn(context)) return bonusText(context);
	return m.sino_turn_of({ name: roller(context).name });
}
