import { m } from '$lib/i18n';
import type { Line } from '../rules/board';
import { winnerOf, type Context } from '../rules/game';
import { lineName, nameIn } from './names';

/** Returns what a tap gives a player on the pad: a row, or one that another has; of their own it says that they have it. [S-5] */
export function givesName(context: Context, line: Line, id: string): string {
	const winner = winnerOf(context, line);
	const words = { name: nameIn(context, id), row: lineName(context, line) };
	if (winner === id) return m.sino_pad_won(words);
	return winner ? m.sino_pad_instead({ ...words, winner: nameIn(context, winner) }) : m.sino_pad_wins(words);
}
