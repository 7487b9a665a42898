import { margin, papers, type Paper } from '$lib/ui/print/paper';

/** What can be printed: the cards of a set, or a part of the box that was lost. */
export const printables = ['cards', 'tiles', 'markers', 'board'] as const;
export type Printable = (typeof printables)[number];

/** Millimetres a side: a tile lies on its number on the check-board, a marker on a card of six a page. [PB-5] */
export const tileSide = 15;
export const markerSide = 10;

/** Returns how many markers fill a sheet. */
export function markersOn(paper: Paper): number {
	const { width, height } = papers[paper];
	const fit = (length: number) => Math.floor((length - 2 * margin) / markerSide);
	return fit(width) * fit(height);
}
