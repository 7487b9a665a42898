import { m } from '$lib/i18n';
import type { Die } from '../dice';
import { bandOf, numberOf, wildBand, type Band, type Box, type Sheet } from '../sheet';

/** A band's name: its first and last number, or the wilds. */
export const bandName = (band: Band): string =>
	band === wildBand
		? m.quingo_wild()
		: m.quingo_band({ from: String(band * 5 + 1), to: String(band * 5 + 5) });

/** A box as it is said: its number, and with a wild that it is one, so that it is not taken for a printed one. */
export function boxName(sheet: Sheet, box: Box): string {
	const number = String(numberOf(sheet, box) ?? '–');
	return bandOf(box) === wildBand ? m.quingo_box_wild({ number }) : number;
}

/** A die as it is said. */
export const dieName = ([sides, shows]: Die): string =>
	m.quingo_die({ sides: String(sides), shows: String(shows) });

/** Dice as a sum without its result, as in "12 + 4 + 3". */
export const plus = (dice: readonly Die[]): string => dice.map(([, shows]) => String(shows)).join(' + ');
