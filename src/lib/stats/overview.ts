import { statsOf, type FinishedTable, type IdOf, type PlayerStats } from './stats';

/** A finished table with the box it was played with. */
export interface BoxTable extends FinishedTable {
	readonly box: string;
}

/** A player over the tables of all boxes. */
export interface PlayerRecord extends Pick<
	PlayerStats,
	'player' | 'name' | 'played' | 'won' | 'shared' | 'streak'
> {
	/** Each table of theirs, the oldest first. */
	readonly results: readonly { readonly table: string; readonly box: string; readonly won: boolean }[];
}

/** A box with how often it was played to an end, and the names of those who won most often. */
export interface BoxRecord {
	readonly box: string;
	readonly played: number;
	readonly leaders: readonly string[];
}

/** Returns everybody's record from tables given the oldest first: most won first, then most played. */
export function recordsOf(tables: readonly BoxTable[], idOf: IdOf): readonly PlayerRecord[] {
	const byId = new Map(tables.map((table) => [table.id, table]));
	return statsOf(tables, idOf).map(({ player, name, played, won, shared, streak, scores }) => ({
		player,
		name,
		played,
		won,
		shared,
		streak,
		results: scores.flatMap(({ table }) => {
			const found = byId.get(table);
			if (!found) return [];
			return [{ table, box: found.box, won: found.winners.some((id) => idOf(id) === player) }];
		})
	}));
}

/** Returns the record of a box. Without a won table there are no leaders. */
export function boxRecord(box: string, tables: readonly BoxTable[], idOf: IdOf): BoxRecord {
	const own = tables.filter((table) => table.box === box);
	const stats = statsOf(own, idOf);
	const most = Math.max(0, ...stats.map(({ won }) => won));
	return {
		box,
		played: own.length,
		leaders: most === 0 ? [] : stats.filter(({ won }) => won === most).map(({ name }) => name)
	};
}

/** How many tables a person had won by the end of each of the months. */
export interface WinsOverTime {
	/** Any moment of each month, in ms since 1970, the oldest first. */
	readonly months: readonly number[];
	readonly lines: readonly {
		readonly player: string;
		readonly name: string;
		readonly wins: readonly number[];
	}[];
}

/** At most so many months, the latest. */
const mostMonths = 9;

/** Returns the wins of a player and of the two who won most besides, month by month, in the device's own time. */
export function winsOverTime(player: string, tables: readonly BoxTable[], idOf: IdOf): WinsOverTime {
	const records = recordsOf(tables, idOf);
	const mine = records.filter((record) => record.player === player);
	const others = records.filter((record) => record.player !== player && record.won > 0).slice(0, 2);
	const monthOf = (at: number) => new Date(at).getFullYear() * 12 + new Date(at).getMonth();
	const first = tables[0];
	const last = tables.at(-1);
	if (!first || !last) return { months: [], lines: [] };
	const end = monthOf(last.changedAt);
	const begin = Math.max(monthOf(first.changedAt), end - mostMonths + 1);
	const months = Array.from({ length: end - begin + 1 }, (_, i) => begin + i);
	const at = new Map(tables.map((table) => [table.id, monthOf(table.changedAt)]));
	return {
		months: months.map((month) => new Date(Math.floor(month / 12), month % 12, 15).getTime()),
		lines: [...mine, ...others].map(({ player, name, results }) => ({
			player,
			name,
			wins: months.map(
				(month) => results.filter(({ table, won }) => won && (at.get(table) ?? 0) <= month).length
			)
		}))
	};
}

/** Returns the marks of an axis from 0 up to what reaches a figure, in steps of 1, 2 or 5 and their tens; at most five steps. */
export function axisMarks(highest: number): readonly number[] {
	const tens = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, highest) / 5)));
	const step = [1, 2, 5, 10].map((one) => one * tens).find((one) => highest / one <= 5) ?? 10 * tens;
	return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, i) => i * step);
}
