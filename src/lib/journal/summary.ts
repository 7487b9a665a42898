import type { Outcome } from '$lib/core/room';
import type { Opening } from '$lib/core/opening';

/** Counts up when summaries are worked out differently: older ones are then made anew from the journals. */
export const summaryVersion = 2;

/** A table's place in the index by person: [status, person, changedAt], and [status, person, box, changedAt]. */
export type Seated = [string, string, number] | [string, string, string, number];

/**
 * A table as the shelf shows it: a cache of its fold, written in the same transaction as its rows and
 * rebuilt from them when it is missing or old. Times are in ms since 1970.
 */
export interface TableSummary {
	readonly id: string;
	readonly box: string;
	readonly variant: string;
	readonly edition: number;
	readonly status: 'in-play' | 'over';
	/** Everybody who ever sat down, in seating order, with their score in the box's own unit. */
	readonly players: readonly { readonly id: string; readonly name: string; readonly score: number }[];
	/** The ids of all who share the win. */
	readonly winners: readonly string[];
	readonly openedAt: number;
	readonly changedAt: number;
	/** Everybody who sat there, as the index by person wants it. */
	readonly seated: readonly Seated[];
	/** How many rows its journal has. */
	readonly rows: number;
	readonly cache: number;
}

/** What a summary is worked out from; `journal` counts all rows, those that cannot be read included. */
export interface Summarized {
	readonly id: string;
	readonly opening: Opening;
	readonly outcome: Outcome;
	readonly times: { readonly openedAt: number; readonly changedAt: number };
	readonly journal: number;
}

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

export function summarize({ id, opening, outcome, times, journal }: Summarized): TableSummary {
	const summary = {
		id,
		box: opening.box,
		variant: opening.variant,
		edition: opening.edition,
		status: outcome.status,
		players: outcome.scores.map(({ player, name, score }) => ({ id: player, name, score })),
		winners: [...outcome.winners],
		...times,
		rows: journal,
		cache: summaryVersion
	};
	return { ...summary, seated: seatedOf(summary) };
}
