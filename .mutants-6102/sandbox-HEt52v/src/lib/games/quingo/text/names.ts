// @ts-nocheck
import { m } from '$lib/i18n';
import type { Die } from '../rules/dice';
import type { Context } from '../rules/table';
import type { BandView } from '../rules/view';
import { bandOf, numberOf, wildBand, type Band, type Box, type Sheet } from '../rules/sheet';

/** Returns a band's name: its first and last number, or the wilds. */
export const bandName = (band: Band): string =>
	band === wildBand
		? m.quingo_wild()
		: m.quingo_band({ from: String(band * 5 + 1), to: String(band * 5 + 5) });

/** Returns a box's name: its number, and with a wild that it is one, so that it is not taken for a printed one. */
export function boxName(sheet: Sheet, box: Box): string {
	const number = String(numberOf(sheet, box) ?? '–');
	return bandOf(box) === wildBand ? m.quingo_box_wild({ number }) : number;
}

/** Returns a die's name. */
export const dieName = ([sides, shows]: Die): string =>
	m.quingo_die({ sides: String(sides), shows: String(shows) });

/** Returns the name of a pile of like dice, how many lie there, and how many of them are in the hand. */
export function pileName(die: Die, count: number, taken: number): string {
	const name = dieName(die);
	if (count === 1) return name;
	const many = m.quingo_pile({ die: name, count: String(count) });
	return taken > 0 ? m.quingo_pile_taken({ pile: many, taken: String(taken) }) : many;
}

/** Returns dice as a sum without its result, as in "12 + 4 + 3". */
export const plus = (dice: readonly Die[]): string => dice.map(([, shows]) => String(shows)).join(' + ');

/** Returns a player's name; empty for one who is not known to the table, which a sentence can bear. */
export const nameIn = ({ seats }: Pick<Context, 'seats'>, player: string | undefined): string =>
	seats.find(({ id }) => id === player)?.name ?? '';

/** Returns what a band's score is the sum of, as in "15 + 11", "24 − 41" or "4 × 2". */
export function sumText({ band, checked, worth = 0, sum }: BandView): string {
	if (band === wildBand) return `${String(checked)} × ${String(worth)}`;
	const { plus, minus, bonus } = sum;
	if (bonus > 0) return `${String(plus)} + ${String(bonus)}`;
	return minus > 0 ? `${String(plus)} − ${String(minus)}` : String(plus);
}
