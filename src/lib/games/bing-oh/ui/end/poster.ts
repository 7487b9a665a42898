import type { Place } from '$lib/ui/table/end/fit';

/** Whether a poster, in px, has the dice beside the track; on a phone they stand above it. */
export const isRoomy = (w: number, h: number): boolean => w >= 560 && h >= 400;

/** Returns where the words stand: in the middle of the burst, leaning, and above the dice. */
export const wordsOn = (w: number, h: number): Place =>
	h < 300
		? { x: w * 0.18, y: 8, w: w * 0.64, h: h - 16, tilt: -3 }
		: { x: w * 0.16, y: h * 0.13, w: w * 0.68, h: h * 0.6, nameWidth: w * 0.8, tilt: -5 };

/** Returns how much smaller than on a high poster the dice beside the track are. */
export const diceScale = (h: number): number => Math.min(1, h / 660);

/** Returns the dice: the middle of each, how large it is, and how it is turned. */
export function diceOn(
	w: number,
	h: number
): readonly (readonly [x: number, y: number, size: number, turn: number])[] {
	if (isRoomy(w, h)) {
		const part = diceScale(h);
		return [
			[70 * part, h - 66 * part, 112 * part, -12],
			[180 * part, h - 54 * part, 98 * part, 9]
		];
	}
	if (h <= 380 || w <= 360) return [];
	const size = Math.min(66, w / 6, h / 4.5);
	return [
		[size * 0.62, h - 58 - size * 0.5, size, -12],
		[w - size * 0.56, h - 58 - size * 0.44, size * 0.88, 9]
	];
}
