import type { Place } from '$lib/ui/table/end/fit';

/** Returns whether a poster, in px, has the dice beside the track; on a phone they stand above it. */
export const isRoomy = (w: number, h: number): boolean => w >= 560 && h >= 400;

/** Returns whether a poster, in px, has no height for the track: the words have all of it. */
export const isLow = (h: number): boolean => h <= 300;

/** Returns where the words stand: in the middle of the burst, leaning, and above the dice. */
export const wordsOn = (w: number, h: number): Place =>
	isLow(h)
		? { x: w * 0.18, y: h * 0.1, w: w * 0.64, h: h * 0.74, tilt: -3 }
		: { x: w * 0.16, y: h * 0.13, w: w * 0.68, h: h * 0.6, nameWidth: w * 0.8, tilt: -5 };

/** Rays end further in between two of them, by this share: as far in the burst is whole. */
export const inner = 0.665;

/** Returns how far the burst reaches to the sides, and up and down, on a low poster beyond its edge. */
export const burstOn = (w: number, h: number): readonly [across: number, down: number] =>
	isLow(h) ? [w * 0.68, h * 0.76] : [w * 0.54, Math.max(h * 0.56, w * 0.46)];

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
