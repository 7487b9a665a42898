import { nameFoot, type Place } from '$lib/ui/table/end/fit';

/** The five colours run down the left edge, each so wide in px. */
const stripe = (w: number): number => Math.min(13, w * 0.02);
export const edgeOf = (w: number): number => stripe(w) * 5;

/** Returns where the board lies on a poster of this size, and the side of its squares, all in px. */
export function boardOf(w: number, h: number) {
	const u = Math.min(45.6, (w * 0.52) / 8.3, (h * (h < 300 ? 0.86 : 0.53)) / 7.3);
	const [wide, high] = [u * 8.3, u * 7.25];
	return { x: w - wide - Math.min(14, w * 0.03), y: h - high - Math.min(40, h * 0.06), w: wide, h: high, u };
}

/** Returns where the words stand: beside the colours; the name may reach across the poster above the board. */
export function besideTheBoard(w: number, h: number): Place {
	const board = boardOf(w, h);
	const left = edgeOf(w) + Math.min(34, w * 0.04);
	const y = h < 460 ? 20 : h * 0.08;
	const high = h < 400 ? h - 28 : h * 0.64;
	const low = board.y < y + nameFoot(high);
	return {
		x: left,
		y,
		w: board.x - left - 12,
		h: high,
		nameWidth: low ? board.x - left - 12 : w - left - 20,
		align: 'start'
	};
}
