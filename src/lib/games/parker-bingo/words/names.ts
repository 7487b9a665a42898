import { m } from '$lib/i18n';
import type { Method } from '../facts';
import type { Line } from '../lines';
import type { Context } from '../round';
import { letterOf, letters, type Letter } from '../tiles';

/** A tile as it is said and written: letter first. [PB-5] */
export const tileName = (number: number): string =>
	m.parker_tile_label({ letter: letterOf(number), number: String(number) });

const ordinals = [
	m.parker_ordinal_1,
	m.parker_ordinal_2,
	m.parker_ordinal_3,
	m.parker_ordinal_4,
	m.parker_ordinal_5
];

/** A line's name, as in "Third row". */
export function lineName(line: Line): string {
	if (line === 'diagonal-down') return m.parker_line_diagonal_down();
	if (line === 'diagonal-up') return m.parker_line_diagonal_up();
	const row = ordinals[Number(line.slice(-1)) - 1];
	if (row) return m.parker_line_row({ which: row() });
	const column = letters.find((letter): letter is Letter => line.endsWith(`-${letter}`));
	return m.parker_line_column({ letter: column ?? '' });
}

/** The method's name. [PB-2] */
export const methodName = (method: Method): string =>
	method === 'points' ? m.parker_points() : m.parker_normal();

/** A player's name; one who is not known to the table has none, which a sentence can bear. */
export const nameIn = ({ seats }: Context, player: string | null): string =>
	seats.find(({ id }) => id === player)?.name ?? '';
