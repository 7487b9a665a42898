import { nameFoot, type Place } from '$lib/ui/table/end/fit';

/** Returns where the winner's sheet lies on a poster of this size, and the side of its boxes, all in px. */
export function panelOf(w: number, h: number) {
	const cell = Math.min(50, (w * 0.48) / 7.1, (h * (h < 300 ? 0.8 : 0.45)) / 5.8);
	const pad = cell * 0.24;
	const [wide, high] = [cell * 1.11 * 5 + cell * 1.35 + pad * 2, cell * 1.11 * 5 - cell * 0.11 + pad * 2];
	const edge = Math.min(22, w * 0.04);
	return { x: w - wide - edge, y: h - high - Math.min(44, h * 0.07), w: wide, h: high, cell, pad };
}

/** Returns where the words stand: at the left; the name may reach across the poster above the sheet. */
export function besideTheSheet(w: number, h: number): Place {
	const sheet = panelOf(w, h);
	const left = Math.min(40, w * 0.055);
	const y = h < 460 ? 28 : h * 0.11;
	const high = h < 400 ? h - 44 : h * 0.72;
	const low = sheet.y < y + nameFoot(high);
	const wide = sheet.x - left - 16;
	return {
		x: left,
		y,
		w: wide,
		h: high,
		nameWidth: low ? wide : w - left - (w >= 560 ? 190 : 20),
		align: 'start'
	};
}
