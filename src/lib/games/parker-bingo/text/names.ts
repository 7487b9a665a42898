import { m } from '$lib/i18n';
import type { Method } from '../rules/facts';
import { corners, type Line } from '../rules/lines';
import type { Context } from '../rules/round';
import type { Kind } from '../rules/scoring';
import { letterOf, letters, type Letter } from '../rules/tiles';

/** Returns a tile as it is spoken and written: letter first. [PB-5] */
export const tileName = (number: number): string =>
	m.parker_tile_label({ letter: letterOf(number), number: String(number) });

const ordinals = [
	m.parker_ordinal_1,
	m.parker_ordinal_2,
	m.parker_ordinal_3,
	m.parker_ordinal_4,
	m.parker_ordinal_5
];

/** Returns a line's name, as in "Third row". */
export function lineName(line: Line): string {
	if (line === 'diagonal-down') return m.parker_line_diagonal_down();
	if (line === 'diagonal-up') return m.parker_line_diagonal_up();
	if (line === corners) return m.parker_pattern_corners();
	const row = ordinals[Number(line.slice(-1)) - 1];
	if (row) return m.parker_line_row({ which: row() });
	const column = letters.find((letter): letter is Letter => line.endsWith(`-${letter}`));
	return m.parker_line_column({ letter: column ?? '' });
}

/** Returns the method's name. [PB-2] */
export const methodName = (method: Method): string =>
	method === 'points' ? m.parker_points() : m.parker_normal();

/** Returns a player's name; empty for one who is not known to the table. */
export const nameIn = ({ seats }: Context, player: string | null): string =>
	seats.find(({ id }) => id === player)?.name ?? '';

const kinds: Readonly<Record<Kind, () => string>> = {
	bingo: m.parker_kind_bingo,
	centre: m.parker_kind_centre,
	double: m.parker_kind_double,
	'double-centre': m.parker_kind_double_centre
};

/** Returns what kind of bingo it is, as in "Double centre bingo". [PB-16] [PB-17] [PB-18] [PB-19] */
export const kindName = (kind: Kind): string => kinds[kind]();
