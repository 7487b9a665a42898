import { boxes, openBoxes } from './sheet';
import { fullSheets, nextAfter, othersAfter, seated, sheetOf, type Context, type Lap } from './table';

// Who comes next. At a full table the turns say so; on sheets alone it is what the table is shown, and nothing is refused by it.

/** Returns the last lap of sheets alone: whose sheet was full first, and who has marked nothing since. */
export function lapOnSheets(context: Context): Lap | undefined {
	const full = fullSheets(context);
	if (full.length === 0) return undefined;
	const marks = new Map<string, number>();
	const at = context.moves.findIndex(({ player, box }) => {
		const count = (marks.get(player) ?? 0) + (box === null ? 0 : 1);
		marks.set(player, count);
		return count === boxes.length && full.includes(player);
	});
	const [filler = '', ...moved] = context.moves.slice(at).map(({ player }) => player);
	return {
		filler,
		toMove: othersAfter(context, filler).filter((id) => !moved.includes(id)),
		rolledAgain: false
	};
}

const lapOf = (context: Context): Lap | undefined =>
	context.keeping === 'sheets' ? lapOnSheets(context) : context.lap;

/**
 * Returns who still has a last move, in turn order: at a full table as the lap has it, on sheets alone all who marked
 * nothing since the first sheet was full.
 */
export const stillToMove = (context: Context): readonly string[] => lapOf(context)?.toMove ?? [];

/**
 * Returns whose move comes after this player's; undefined where the player dice of a new round say it, and where all
 * have had their last move.
 */
export function nextToMove(context: Context, player: string): string | undefined {
	const toMove = lapOf(context)?.toMove;
	if (context.lap || toMove?.length === 0) return toMove?.find((id) => id !== player);
	const lastDie = context.keeping === 'full' && context.round?.pool.length === 1;
	// Who fills the sheet with it begins the last lap, which has an order.
	if (lastDie && openBoxes(sheetOf(context, player)).length > 1) return undefined;
	if (!toMove) return nextAfter(context, player);
	return othersAfter(context, player).find((id) => toMove.includes(id)) ?? toMove[0];
}

/** Returns whose sheet lies on top on sheets alone: the next after the one who marked last. */
export function onTop(context: Context): string {
	const last = context.moves.at(-1)?.player;
	if (last === undefined) return seated(context)[0]?.id ?? '';
	return nextToMove(context, last) ?? nextAfter(context, last);
}
