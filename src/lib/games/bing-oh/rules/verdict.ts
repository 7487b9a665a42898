import { chipsAt, pileSize } from './chips';
import { letters } from './dice';
import type { Context } from './game';
import type { Shape } from './spaces';

const side = letters.length;
const six = Array.from({ length: side }, (_, i) => i);
/** The squares of each line of six, by the shape that asks for it. */
const lines = {
	horizontal: six.map((row) => six.map((i) => row * side + i)),
	vertical: six.map((column) => six.map((i) => i * side + column)),
	diagonal: [six.map((i) => i * side + i), six.map((i) => i * side + side - 1 - i)],
	corners: [[0, side - 1, side * (side - 1), side * side - 1]]
} as const;
type Line = keyof typeof lines;

const rows: readonly Line[] = ['horizontal', 'vertical', 'diagonal'];

/**
 * Returns the shape in which chips on these squares are a BING-OH!: any row of six, or the line that a special space
 * demands. Of a T, an L or a Z the table judges. [B-7] [B-10]
 */
export function shapeLaid(squares: readonly number[], demand: Shape | undefined): Line | undefined {
	if (demand === 't' || demand === 'l' || demand === 'z') return undefined;
	const shapes = demand ? [demand] : rows;
	return shapes.find((shape) =>
		lines[shape].some((line) => line.every((square) => squares.includes(square)))
	);
}

/** How a BING-OH! is judged by the chips that the ledger knows: the shape that it has, or the one that it lacks. */
export type Verdict =
	| { readonly right: true; readonly shape: Shape }
	| { readonly right: false; readonly shape: Shape | 'row' };

/**
 * Judges a player's BING-OH! by where their chips lie. Undefined where the ledger does not know that: the card is not
 * known, a chip of it went where nobody told, an opponent's chip lies there too, or the table judges the shape. [B-7]
 * [B-10]
 */
export function verdictOn(context: Context, player: string): Verdict | undefined {
	const lies = context.known[player];
	const demand = context.demands[player];
	if (!lies || demand === 't' || demand === 'l' || demand === 'z') return undefined;
	const own = chipsAt(context.piles, 'card', player, player);
	const foreign = pileSize(context.piles, 'card', player) > own;
	const shape = shapeLaid(lies.taken, demand);
	if (shape && !foreign) return { right: true, shape };
	return shapeLaid(lies.maybe, demand) ? undefined : { right: false, shape: demand ?? 'row' };
}
