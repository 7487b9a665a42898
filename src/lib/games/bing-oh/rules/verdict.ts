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
	const shapes: readonly Line[] = demand ? [demand] : ['horizontal', 'vertical', 'diagonal'];
	const within = (squares: readonly number[]) =>
		shapes.find((shape) => lines[shape].some((line) => line.every((square) => squares.includes(square))));
	const own = chipsAt(context.piles, 'card', player, player);
	const foreign = pileSize(context.piles, 'card', player) > own;
	const shape = within(lies.taken);
	if (shape && !foreign) return { right: true, shape };
	return within(lies.maybe) ? undefined : { right: false, shape: demand ?? 'row' };
}
