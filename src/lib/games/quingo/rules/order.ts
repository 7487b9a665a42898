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

/**
 * Returns who still has a last move, in turn order: at a full table as the lap has it, on sheets alone all who marked
 * nothing since the first sheet was full.
 */
export function stillToMove(context: Context): readonly string[] {
	if (context.lap) return context.lap.toMove;
	return (context.keeping === 'sheets' && lapOnSheets(context)?.toMove) || [];
}

/** Returns whose move comes after this player's; undefined where the player dice of a new round say it. */
export function nextToMove(context: Context, player: string): string | undefined {
	const toMove = stillToMove(context);
	if (context.lap) return toMove.find((id) => id !== player);
	const lastDie = context.keeping === 'full' && context.round?.pool.length === 1;
	// Who fills the sheet with it begins the last lap, which has an order.
	if (lastDie && openBoxes(sheetOf(context, player)).length > 1) return undefined;
	if (toMove.length === 0) return nextAfter(context, player);
	return othersAfter(context, player).find((id) => toMove.includes(id)) ?? toMove[0];
}

/** Returns whose sheet lies on top on sheets alone: the next after the one who marked last. */
export function onTop(context: Context): string {
	const last = context.moves.at(-1);
	return (last ? nextToMove(context, last.player) : seated(context)[0]?.id) ?? '';
}
