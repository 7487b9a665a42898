import { initials } from '$lib/domain/names';
import { m } from '$lib/i18n';
import { roundNumber, type Context } from '../rules/game';
import { rollsNow } from '../rules/turns';

/** Returns a space of a card as the dice name it: "B 6". */
export const spaceAt = ({ letter, number }: { readonly letter: string; readonly number: number }): string =>
	m.bingoh_at({ letter, number: String(number) });

/** Returns a player's name; empty for one who is not known to the table. */
export const nameIn = ({ seats }: Pick<Context, 'seats'>, player: string | null | undefined): string =>
	seats.find(({ id }) => id === player)?.name ?? '';

/** Returns which round it is, and who rolls. */
export function roundText(at: Parameters<typeof rollsNow>[0]): string {
	const where = { number: String(roundNumber(at.context)), name: nameIn(at.context, rollsNow(at)) };
	return where.name ? m.bingoh_round_roller(where) : m.table_round(where);
}

/** Returns what is on each player's chips. */
export const initialsOf = ({ seats }: Pick<Context, 'seats'>): ReadonlyMap<string, string> => initials(seats);
