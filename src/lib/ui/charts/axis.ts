import { figure } from '$lib/i18n/figure';
import { percent } from '$lib/i18n/percent';

/** Returns a value as a chart writes it: a share as per cent, any other to a tenth. */
export const written = (value: number, share = false): string =>
	share ? percent(value) : figure(Math.round(value * 10) / 10);

/**
 * Returns the marks of an axis: multiples of 1, 2 or 5 times a power of ten, between the lowest and the highest figure,
 * as fine as leaves no more than `most` steps. Figures are whole unless `least` says otherwise.
 * @param least the smallest step: 1 for points, 0.1 for averages
 */
export function axisMarks(lowest: number, highest: number, most = 5, least = 1): readonly number[] {
	const range = highest - lowest;
	if (!(range > 0)) return [lowest];
	const power = 10 ** Math.floor(Math.log10(range / most));
	const wanted = [1, 2, 5, 10].map((times) => times * power).find((step) => range / step <= most);
	const step = Math.max(least, wanted ?? range);
	const first = Math.ceil(lowest / step - 1e-9);
	const last = Math.floor(highest / step + 1e-9);
	return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/**
 * Moves labels apart until two have `gap` between them, as little as that takes, and keeps them between `top` and
 * `bottom`; where there is too little room for all, the gap gives way. Answers in the order asked.
 */
export function spread(
	wanted: readonly number[],
	gap: number,
	top: number,
	bottom: number
): readonly number[] {
	const room = wanted.length > 1 ? (bottom - top) / (wanted.length - 1) : gap;
	const step = Math.min(gap, room);
	const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
	// Those that would touch stand together around the middle of what they wanted.
	const groups: { sum: number; count: number }[] = [];
	for (const [rank, i] of order.entries()) {
		let group = { sum: (wanted[i] ?? 0) - rank * step, count: 1 };
		for (
			let last = groups.at(-1);
			last && last.sum / last.count >= group.sum / group.count;
			last = groups.at(-1)
		) {
			groups.pop();
			group = { sum: last.sum + group.sum, count: last.count + group.count };
		}
		groups.push(group);
	}
	const most = bottom - (wanted.length - 1) * step;
	const starts = groups.flatMap(({ sum, count }) =>
		Array.from({ length: count }, () => Math.min(Math.max(sum / count, top), Math.max(top, most)))
	);
	const placed = new Map(order.map((i, rank) => [i, (starts[rank] ?? top) + rank * step]));
	return wanted.map((_, i) => placed.get(i) ?? top);
}
