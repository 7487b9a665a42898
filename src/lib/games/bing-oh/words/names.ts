import { m } from '$lib/i18n';
import type { Context } from '../game';
import type { Colour } from '../facts';
import type { Shape } from '../spaces';

/** A space of a card, as the dice name it: "B 6". */
export const spaceAt = ({ letter, number }: { readonly letter: string; readonly number: number }): string =>
	m.bingoh_at({ letter, number: String(number) });

/** A player's name; one who is not known to the table has none, which a sentence can bear. */
export const nameIn = ({ seats }: Pick<Context, 'seats'>, player: string | null | undefined): string =>
	seats.find(({ id }) => id === player)?.name ?? '';

const shapeNames: Record<Shape, () => string> = {
	t: m.bingoh_shape_t,
	l: m.bingoh_shape_l,
	z: m.bingoh_shape_z,
	horizontal: m.bingoh_shape_horizontal,
	vertical: m.bingoh_shape_vertical,
	diagonal: m.bingoh_shape_diagonal,
	corners: m.bingoh_shape_corners
};
/** A shape as it is asked: "a row across". [B-10] */
export const shapeName = (shape: Shape): string => shapeNames[shape]();

const colourNames: Record<Colour, () => string> = {
	red: m.bingoh_red,
	yellow: m.bingoh_yellow,
	blue: m.bingoh_blue,
	green: m.bingoh_green,
	purple: m.bingoh_purple,
	white: m.bingoh_white
};
export const colourName = (colour: Colour): string => colourNames[colour]();

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** What stands on a player's chips: the first letter, or as many as tell them from the others. */
export function initialsOf({ seats }: Pick<Context, 'seats'>): ReadonlyMap<string, string> {
	const letters = seats.map(({ name }) => [...segmenter.segment(name)].map(({ segment }) => segment));
	const initial = (i: number) => {
		const own = letters[i] ?? [];
		for (let length = 1; length <= 2; length++) {
			const start = own.slice(0, length).join('').toLocaleUpperCase();
			const alike = letters.some(
				(other, j) => j !== i && other.slice(0, length).join('').toLocaleUpperCase() === start
			);
			if (!alike) return own.slice(0, length).join('');
		}
		return String(i + 1);
	};
	return new Map(seats.map(({ id }, i) => [id, initial(i)]));
}
