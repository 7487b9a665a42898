// @ts-nocheck
import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import type { TableSummary } from '$lib/storage/summary';

/** Who won a game, in one sentence. [G-6] */
export function won({ winners, players }: Pick<TableSummary, 'winners' | 'players'>): string {
	const names = players.filter(({ id }) => winners.includes(id)).map(({ name }) => name);
	const [first, ...others] = names;
	if (first === undefined) return m.past_nobody();
	return others.length === 0 ? m.past_won({ names: first }) : m.past_won_shared({ names: listed(names) });
}
