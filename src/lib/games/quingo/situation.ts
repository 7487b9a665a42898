import { canScore, fullSheets, seated, sheetOf, type Context } from './table';

/** The situations a table can be in. */
export type Situation =
	/** Bonuses are rolled and wilds made up. */
	| 'preparing'
	| 'rollingPool'
	| 'rollingLimits'
	| 'namingYoungest'
	/** Somebody has a turn, and can score. */
	| 'scoring'
	/** Somebody has a turn, and can only cross out. */
	| 'crossing'
	/** Somebody has the last move. */
	| 'lastMove'
	/** Sheets alone: everybody ticks and crosses. */
	| 'marking'
	/** Sheets alone: somebody's sheet is full. */
	| 'markingLast'
	| 'over';
/** Those at the table whose wilds are not made up. */
export const withoutWilds = (context: Context): readonly string[] =>
	seated(context)
		.map(({ id }) => id)
		.filter((id) => sheetOf(context, id).wilds === undefined);

/** What the table is at, read off what it said; the machine's states carry the same names. */
export function situationOf(context: Context): Situation {
	const { over, round, lap, values, keeping } = context;
	if (over) return 'over';
	if (!round && (!values || withoutWilds(context).length > 0)) return 'preparing';
	if (keeping === 'sheets') return fullSheets(context).length > 0 ? 'markingLast' : 'marking';
	if (!round) return 'rollingPool';
	if (!round.limits) return 'rollingLimits';
	if (lap) return 'lastMove';
	if (round.turn === undefined) return 'namingYoungest';
	return canScore(context, round.turn) ? 'scoring' : 'crossing';
}
