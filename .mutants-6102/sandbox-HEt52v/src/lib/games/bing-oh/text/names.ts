// @ts-nocheck
import { initials } from '$lib/domain/names';
import { m } from '$lib/i18n';
import type { Context } from '../rules/game';

/** Returns a space of a card as the dice name it: "B 6". */
export const spaceAt = ({ letter, number }: { readonly letter: string; readonly number: number }): string =>
	m.bingoh_at({ letter, number: String(number) });

/** Returns a player's name; empty for one who is not known to the table. */
export const nameIn = ({ seats }: Pick<Context, 'seats'>, player: string | null | undefined): string =>
	seats.find(({ id }) => id === player)?.name ?? '';

/** Returns what is on each player's chips. */
export const initialsOf = ({ seats }: Pick<Context, 'seats'>): ReadonlyMap<string, string> => initials(seats);
