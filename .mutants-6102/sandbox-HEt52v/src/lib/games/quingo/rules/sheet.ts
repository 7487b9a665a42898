// @ts-nocheck
import { sure } from '$lib/domain/sure';

/** The five wild boxes, by their place on the sheet. */
export const wildBoxes = ['wild-1', 'wild-2', 'wild-3', 'wild-4', 'wild-5'] as const;
export type WildBox = (typeof wildBoxes)[number];

/** A box of the sheet: a printed one by its number, 1 to 20, or a wild by its place. */
export type Box = number | WildBox;

export const printedBoxes: readonly number[] = Array.from({ length: 20 }, (_, i) => i + 1);
export const boxes: readonly Box[] = [...printedBoxes, ...wildBoxes];

/** The bands of the sheet: four of printed numbers, and the wilds. */
export const bands = [0, 1, 2, 3, 4] as const;
export type Band = (typeof bands)[number];
export const wildBand = 4;

/** Returns the five boxes of a band. */
export const boxesOf = (band: Band): readonly Box[] => boxes.slice(band * 5, band * 5 + 5);
export const bandOf = (box: Box): Band =>
	typeof box === 'number' ? sure(bands[Math.floor((box - 1) / 5)]) : wildBand;

export type Mark = 'checked' | 'crossed';

/** A player's sheet: what they made up, and what became of each box; a box without a mark is open. */
export interface Sheet {
	readonly wilds: readonly number[] | undefined;
	readonly marks: Readonly<Partial<Record<Box, Mark>>>;
}

export const emptySheet: Sheet = { wilds: undefined, marks: {} };

/** What was rolled for all sheets: a bonus for each printed band, and what a checked wild is worth. */
export interface Values {
	readonly bonuses: readonly [number, number, number, number];
	readonly wild: number;
}

/** Returns the number that a box asks for; undefined for a wild that is not made up yet. */
export const numberOf = (sheet: Sheet, box: Box): number | undefined =>
	typeof box === 'number' ? box : sheet.wilds?.[wildBoxes.indexOf(box)];

export const openBoxes = (sheet: Sheet): readonly Box[] => boxes.filter((box) => !sheet.marks[box]);
export const isFull = (sheet: Sheet): boolean => Object.keys(sheet.marks).length === boxes.length;

export const withMark = (sheet: Sheet, box: Box, mark: Mark): Sheet => ({
	...sheet,
	marks: { ...sheet.marks, [box]: mark }
});
export function withoutMark(sheet: Sheet, box: Box): Sheet {
	const { [box]: _, ...marks } = sheet.marks;
	return { ...sheet, marks };
}

/** Returns a sheet with every open box crossed out, as at the end. */
export const crossedOut = (sheet: Sheet): Sheet => ({
	...sheet,
	marks: { ...Object.fromEntries(boxes.map((box) => [box, 'crossed'])), ...sheet.marks }
});

/** What a band's score is made of. */
export interface BandScore {
	readonly checked: number;
	readonly crossed: number;
	/** What the checked boxes add. */
	readonly plus: number;
	/** What the crossed boxes take away; wilds take nothing. */
	readonly minus: number;
	/** The bonus of a band whose five boxes are all checked; else 0. */
	readonly bonus: number;
	readonly score: number;
}

/** Returns the score of one band. */
export function bandScore(sheet: Sheet, band: Band, values: Values): BandScore {
	const marked = (mark: Mark) => boxesOf(band).filter((box) => sheet.marks[box] === mark);
	const [checked, crossed] = [marked('checked'), marked('crossed')];
	const worth = (of: readonly Box[]) =>
		of.reduce<number>((sum, box) => sum + (typeof box === 'number' ? box : values.wild), 0);
	const plus = worth(checked);
	const minus = band === wildBand ? 0 : worth(crossed);
	const bonus = checked.length === 5 && band !== wildBand ? values.bonuses[band] : 0;
	return {
		checked: checked.length,
		crossed: crossed.length,
		plus,
		minus,
		bonus,
		score: plus - minus + bonus
	};
}

/** Returns the sum of the five bands: from -210 to 310. */
export const totalOf = (sheet: Sheet, values: Values): number =>
	bands.reduce<number>((sum, band) => sum + bandScore(sheet, band, values).score, 0);
