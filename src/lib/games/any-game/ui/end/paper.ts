import type { Place } from '$lib/ui/table/end/fit';

/** Returns where the sheet of paper lies on a poster of this size, and how high its head is, in px. */
export function paperOf(w: number, h: number) {
	const [x, y] = [Math.max(14, w * 0.06), Math.max(12, h * 0.045)];
	return { x, y, w: w - 2 * x, h: h - 2 * y, head: Math.min(64, h * 0.12) };
}

/** Returns where the words stand: on the paper, below its head. */
export function onThePaper(w: number, h: number): Place {
	const { x, y, w: wide, h: high, head } = paperOf(w, h);
	return { x: x + 18, y: y + head + 6, w: wide - 36, h: high - head - 18, tilt: -1.5 };
}
