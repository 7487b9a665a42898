import { m } from '$lib/i18n';
import type { Context } from '../rules/game';

/** Returns a space of a card as the dice name it: "B 6". */
export const spaceAt = ({ letter, number }: { readonly letter: string; readonly number: number }): string =>
	m.bingoh_at({ letter, number: String(number) });

/** Returns a player's name; empty for one who is not known to the table. */
export const nameIn = ({ seats }: Pick<Context, 'seats'>, player: string | null | undefined): string =>
	seats.find(({ id }) => id === player)?.name ?? '';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Returns what is on each player's chips: the first letter, or as many as it takes to be unlike the others'. */
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
