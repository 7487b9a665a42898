// @ts-nocheck
import type { Sums } from './dice';
import { helpWays, type Help } from './facts';
import {
	bandOf,
	bandScore,
	boxesOf,
	numberOf,
	openBoxes,
	wildBand,
	type Band,
	type Box,
	type Sheet,
	type Values
} from './sheet';
import { scorable, sheetOf, type Context } from './table';

/** Returns how much help a player has: as chosen for them, else the ways to make a number. */
export const helpOf = ({ help }: Pick<Context, 'help'>, player: string): Help => help[player] ?? 'ways';

/** Returns whether a player has at least so much help. */
export const isHelped = (context: Pick<Context, 'help'>, player: string, least: Help): boolean =>
	helpWays.indexOf(helpOf(context, player)) >= helpWays.indexOf(least);

/** How easily a number is made, in a word. */
export type Ease = 'easy' | 'sometimes' | 'seldom';

/** Returns the word for a number that so many of 100 first turns can make. */
export const easeWord = (percent: number): Ease =>
	percent >= 60 ? 'easy' : percent >= 20 ? 'sometimes' : 'seldom';

/** What a box brings, or costs, and the bonus that goes with it; 0 where none does. */
export interface Worth {
	readonly box: Box;
	readonly band: Band;
	/** The points of the box and the bonus together. */
	readonly points: number;
	readonly bonus: number;
}

const pointsOf = (box: Box, values: Values): number => (typeof box === 'number' ? box : values.wild);
const isPrinted = (band: Band): band is 0 | 1 | 2 | 3 => band !== wildBand;

/** Returns what a check adds: the box, and the bonus of a band that it finishes. */
export function gainOf(sheet: Sheet, box: Box, values: Values): Worth {
	const band = bandOf(box);
	const finishes = boxesOf(band).every((one) => one === box || sheet.marks[one] === 'checked');
	const bonus = finishes && isPrinted(band) ? values.bonuses[band] : 0;
	return { box, band, points: pointsOf(box, values) + bonus, bonus };
}

/** Returns what a cross takes: a printed number, and the bonus that its band can win no more. */
export function costOf(sheet: Sheet, box: Box, values: Values): Worth {
	const band = bandOf(box);
	const open = isPrinted(band) && bandScore(sheet, band, values).crossed === 0;
	const bonus = open ? values.bonuses[band] : 0;
	return { box, band, points: (isPrinted(band) ? pointsOf(box, values) : 0) + bonus, bonus };
}

/** Why a box is suggested. */
export type Reason = 'finishes' | 'hard' | 'most' | 'nearer' | 'gives';
export interface Advice extends Worth {
	readonly why: Reason;
}

/**
 * Suggests which box to check: what it is worth now, the less the easier it is made later, and its share of a bonus that
 * can still be won. `ease` says of 100 first turns how many can make a number; in the last lap there is no later. Nothing
 * where the pool has nothing for the player.
 */
export function adviceOf(
	context: Context,
	player: string,
	sums: Sums,
	ease: readonly number[]
): Advice | undefined {
	const { values, lap } = context;
	const sheet = sheetOf(context, player);
	if (!values) return undefined;
	const choices = scorable(context, player, sums).map((box) => {
		const gain = gainOf(sheet, box, values);
		const { crossed } = bandScore(sheet, gain.band, values);
		const share = isPrinted(gain.band) && crossed === 0 && !lap ? values.bonuses[gain.band] / 5 : 0;
		const later = lap ? 0 : (ease[numberOf(sheet, box) ?? 0] ?? 0);
		// What is not checked in the end costs its number.
		const lost = isPrinted(gain.band) ? pointsOf(box, values) : 0;
		const weight = ((gain.points - gain.bonus + lost) * (100 - later)) / 100 + (gain.bonus || share);
		return { ...gain, share, later, weight };
	});
	const best = choices.toSorted((a, b) => b.weight - a.weight)[0];
	if (!best) return undefined;
	const why: Reason =
		best.bonus > 0
			? 'finishes'
			: !lap && easeWord(best.later) !== 'easy' && choices.every(({ later }) => later >= best.later)
				? 'hard'
				: choices.every(({ points }) => points <= best.points)
					? 'most'
					: best.share > 0
						? 'nearer'
						: 'gives';
	const { box, band, points, bonus } = best;
	return { box, band, points, bonus, why };
}

/** Returns the open box whose cross costs the least. */
export function cheapestCross(context: Context, player: string): Worth | undefined {
	const { values } = context;
	const sheet = sheetOf(context, player);
	return (
		values &&
		openBoxes(sheet)
			.map((box) => costOf(sheet, box, values))
			.toSorted((a, b) => a.points - b.points)[0]
	);
}
