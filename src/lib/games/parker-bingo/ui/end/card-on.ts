import type { Place } from '$lib/ui/table/end/fit';

/** Returns where the card lies on a poster of this size: its corner, its size and that of its squares, all in px. */
export function cardOn(w: number, h: number) {
	const cell = Math.min(60, (w * 0.43) / 5.5, (h * (h < 300 ? 0.82 : 0.6)) / 6.2);
	const [wide, high] = [cell * 5.5, cell * 6];
	const right = Math.min(26, w * 0.04);
	return { x: w - wide - right, y: (h - high) * (h < 420 ? 0.55 : 0.86), w: wide, h: high, cell };
}

/** Returns where the words stand: beside the card; the name may reach across the poster above it. */
export function besideTheCard(w: number, h: number): Place {
	const { x, y, cell } = cardOn(w, h);
	const left = Math.min(40, w * 0.052);
	const above = h >= 420 && y > h * 0.26;
	return {
		x: left,
		y: h < 400 ? 20 : h * 0.1,
		w: x - left - cell * 0.4,
		h: h < 400 ? h - 28 : h * 0.68,
		nameWidth: above ? w - left - 30 : x - left - cell * 0.2,
		align: 'start'
	};
}
