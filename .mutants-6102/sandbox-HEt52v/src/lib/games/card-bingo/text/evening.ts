// @ts-nocheck
import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import type { Context } from '../rules/table';
import { ranked } from '../rules/view';

/** Returns how an evening that is over ended: who won it, with how many hands, and how far ahead. [G-6] */
export function eveningWords(context: Context): {
	readonly headline: string;
	readonly figure: number | undefined;
	readonly about: string;
} {
	const players = ranked(context);
	const most = players[0]?.score ?? 0;
	if (most === 0) return { headline: m.cardbingo_no_winner_evening(), figure: undefined, about: '' };
	const namesWith = (score: number) =>
		listed(players.filter((player) => player.score === score).flatMap(({ names }) => names));
	const won = players.filter(({ score }) => score === most).length;
	const second = players.find(({ score }) => score < most);
	const names = namesWith(most);
	return {
		headline: won > 1 ? m.cardbingo_share_evening({ names }) : m.cardbingo_wins_evening({ name: names }),
		figure: most,
		about:
			won === 1 && second
				? m.cardbingo_ahead({ count: most - second.score, name: namesWith(second.score) })
				: m.cardbingo_won_so_far()
	};
}
