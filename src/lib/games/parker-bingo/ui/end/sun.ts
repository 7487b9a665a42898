import type { Place } from '$lib/ui/table/end/fit';

/** Lower than this, in px, a poster has room for the words and little more. */
const low = 300;

/** Returns where the ball stands on a poster of this size, all in px: as large as leaves the foot to the line that won. */
export function sunOf(w: number, h: number) {
	if (h < low) return { x: w / 2, y: h * 0.56, r: h * 0.68 };
	const r = Math.min(w * 0.42, h * 0.38, 250);
	return { x: w / 2, y: r + h * (w >= 560 ? 0.048 : 0.02), r };
}

/** Returns where the words stand: within the ball; only where there is room around it, a long name reaches across. */
export function onTheSun(w: number, h: number): Place {
	const { x, y, r } = sunOf(w, h);
	const nameWidth = w < 560 ? Math.min(r * 1.6, w * 0.9) : Math.max(r * 1.5, w * 0.9);
	if (h < low) return { x: x - r * 0.8, y: 10, w: r * 1.6, h: h * 0.68, nameWidth };
	return { x: x - r * 0.78, y: y - r * 0.74, w: r * 1.56, h: r * 1.46, nameWidth, aboutWidth: r * 1.2 };
}
