import type { Outcome, Score } from '$lib/domain/box';
import type { Opening, Player } from '$lib/domain/opening';
import { entryOf } from '$lib/domain/sure';
import * as v from 'valibot';

/** Counts up when summaries are derived differently: older ones are then rebuilt from the journals. */
export const summaryVersion = 8;

/** A table's place in the index by person: [status, person, changedAt], and [status, person, box, changedAt]. */
export type Seated = [string, string, number] | [string, string, string, number];

/**
 * A table as the shelf shows it: a cache of its fold, written in the same transaction as its rows and
 * rebuilt from them when it is missing, old or damaged. Times are in ms since 1970.
 */
export interface TableSummary {
	readonly id: string;
	readonly box: string;
	readonly variant: string;
	/** What the players call the game, where the box is for any. */
	readonly title?: string | undefined;
	readonly edition: number;
	readonly status: 'in-play' | 'over';
	/** Everyone who was ever seated, in seating order, with their score in the box's own unit, and whether they left. */
	readonly players: readonly (Player & Pick<Score, 'score' | 'left'>)[];
	/** The ids of all players that share the win. */
	readonly winners: readonly string[];
	/** The winners are pairs, each partner named beside the other. */
	readonly partners?: boolean | undefined;
	/** The ids of those who share a total. */
	readonly pairs?: readonly (readonly string[])[] | undefined;
	/** The lowest score is the best. */
	readonly lowest?: boolean | undefined;
	readonly openedAt: number;
	readonly changedAt: number;
	/** Everyone who was ever seated, as keys of the index by person. */
	readonly seated: readonly Seated[];
	/** How many rows its journal has. */
	readonly rows: number;
	readonly cache: number;
}

const timeSchema = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15));

/** A summary that can be shown. What only indexes read is not checked, nor a title, which is only written out. */
export const summarySchema = v.looseObject({
	id: v.string(),
	box: v.string(),
	variant: v.string(),
	edition: v.number(),
	status: v.picklist(['in-play', 'over']),
	players: v.array(
		v.looseObject({
			id: v.string(),
			name: v.string(),
			score: v.number(),
			left: v.optional(v.boolean())
		})
	),
	winners: v.array(v.string()),
	partners: v.optional(v.boolean()),
	pairs: v.optional(v.array(v.array(v.string()))),
	lowest: v.optional(v.boolean()),
	openedAt: timeSchema,
	changedAt: timeSchema,
	seated: v.custom<readonly Seated[]>(Array.isArray),
	rows: v.number(),
	cache: v.number()
});

/** What a summary is derived from; `journal` counts all rows, unreadable ones included. */
export interface SummarySource {
	readonly id: string;
	readonly opening: Opening;
	readonly outcome: Outcome;
	readonly times: { readonly openedAt: number; readonly changedAt: number };
	readonly journal: number;
}

/** Returns the keys of a table in the index by person. */
export const seatedOf = ({
	status,
	box,
	changedAt,
	players
}: Pick<TableSummary, 'status' | 'box' | 'changedAt' | 'players'>): Seated[] =>
	players.flatMap(({ id }): Seated[] => [
		[status, id, changedAt],
		[status, id, box, changedAt]
	]);

/** Returns what the players call the game, where the box is for any. */
export function titleIn(opening: Opening): string | undefined {
	const title = entryOf(opening, 'title');
	return typeof title === 'string' ? title : undefined;
}

/** Returns the summary of a table. */
export function summarize({ id, opening, outcome, times, journal }: SummarySource): TableSummary {
	const title = titleIn(opening);
	const summary = {
		id,
		box: opening.box,
		variant: opening.variant,
		...(title ? { title } : {}),
		edition: opening.edition,
		status: outcome.status,
		players: outcome.scores.map(({ player, ...rest }) => ({ id: player, ...rest })),
		winners: [...outcome.winners],
		...(outcome.partners ? { partners: true } : {}),
		pairs: opening.partners,
		...(outcome.lowest ? { lowest: true } : {}),
		...times,
		rows: journal,
		cache: summaryVersion
	};
	return { ...summary, seated: seatedOf(summary) };
}
