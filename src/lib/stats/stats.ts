/** A table that is over, as far as stats need it. */
export interface FinishedTable {
	readonly id: string;
	/** ms since 1970. */
	readonly changedAt: number;
	readonly players: readonly { readonly id: string; readonly name: string; readonly score: number }[];
	readonly winners: readonly string[];
	/** Those who won are partners, two by two. */
	readonly partners?: boolean | undefined;
	/** The lowest score is the best. */
	readonly lowest?: boolean | undefined;
}

/** The stats of one player over tables of one box. */
export interface PlayerStats {
	readonly player: string;
	readonly name: string;
	readonly played: number;
	/** Shared wins count. [G-6] */
	readonly won: number;
	/** How many of these are shared with another player who is no partner. */
	readonly shared: number;
	/** The best score, and its table: the highest, or the lowest where that wins, as at their last table. */
	readonly best: { readonly score: number; readonly table: string };
	readonly average: number;
	/** The most tables won in a row, and how many of the latest ones. */
	readonly longestStreak: number;
	readonly streak: number;
	/** The score at each table, the oldest first. */
	readonly scores: readonly { readonly table: string; readonly at: number; readonly score: number }[];
}

/** A player against one other, over the tables where both were seated. */
export interface HeadToHead {
	readonly player: string;
	readonly name: string;
	/** How many these are. */
	readonly together: number;
	/** Of these, the tables that only one of them won. */
	readonly won: number;
	readonly lost: number;
}

/** Returns the id of the person that an id means. */
export type IdOf = (id: string) => string;

interface Seat {
	readonly player: string;
	readonly name: string;
	readonly score: number;
	readonly won: boolean;
	readonly shared: boolean;
	readonly lowest: boolean;
}

/** Returns the better one of two scores. */
const better = (lowest: boolean, ...scores: readonly number[]): number =>
	lowest ? Math.min(...scores) : Math.max(...scores);

/** Returns the seats of a table. A person who had two of them (under ids that were merged) counts once, with the better score. */
function seatsOf({ players, winners, partners, lowest = false }: FinishedTable, idOf: IdOf): readonly Seat[] {
	const tied = new Set(winners.map(idOf)).size > (partners ? 2 : 1);
	const seats = new Map<string, Seat>();
	for (const { id, name, score } of players) {
		const player = idOf(id);
		const won = winners.includes(id);
		const shared = won && tied;
		const before = seats.get(player);
		if (!before) seats.set(player, { player, name, score, won, shared, lowest });
		else
			seats.set(player, {
				...before,
				score: better(lowest, score, before.score),
				won: won || before.won,
				shared: shared || before.shared
			});
	}
	return [...seats.values()];
}

function statsOfPlayer(
	tables: readonly (Seat & { readonly table: string; readonly at: number })[]
): PlayerStats {
	let longestStreak = 0;
	let streak = 0;
	for (const { won } of tables) {
		streak = won ? streak + 1 : 0;
		longestStreak = Math.max(longestStreak, streak);
	}
	const last = tables.at(-1);
	const alike = tables.filter(({ lowest }) => lowest === last?.lowest);
	const best = better(last?.lowest ?? false, ...alike.map(({ score }) => score));
	return {
		player: last?.player ?? '',
		name: last?.name ?? '',
		played: tables.length,
		won: tables.filter(({ won }) => won).length,
		shared: tables.filter(({ shared }) => shared).length,
		best: { score: best, table: alike.find(({ score }) => score === best)?.table ?? '' },
		average: tables.reduce((sum, { score }) => sum + score, 0) / tables.length,
		longestStreak,
		streak,
		scores: tables.map(({ table, at, score }) => ({ table, at, score }))
	};
}

/** Returns the stats of all players from tables of one box, given the oldest first. Most won first, then most played. */
export function statsOf(tables: readonly FinishedTable[], idOf: IdOf): readonly PlayerStats[] {
	const byPlayer = new Map<string, (Seat & { table: string; at: number })[]>();
	for (const table of tables) {
		for (const seat of seatsOf(table, idOf)) {
			const mine = byPlayer.get(seat.player) ?? [];
			mine.push({ ...seat, table: table.id, at: table.changedAt });
			byPlayer.set(seat.player, mine);
		}
	}
	return [...byPlayer.values()].map(statsOfPlayer).sort((a, b) => b.won - a.won || b.played - a.played);
}

/** Returns a player's results against each of the others, most tables together first. */
export function headToHead(
	player: string,
	tables: readonly FinishedTable[],
	idOf: IdOf
): readonly HeadToHead[] {
	const others = new Map<string, HeadToHead>();
	for (const table of tables) {
		const seats = seatsOf(table, idOf);
		const me = seats.find((seat) => seat.player === player);
		if (!me) continue;
		for (const other of seats) {
			if (other === me) continue;
			const before = others.get(other.player);
			others.set(other.player, {
				player: other.player,
				name: other.name,
				together: (before?.together ?? 0) + 1,
				won: (before?.won ?? 0) + Number(me.won && !other.won),
				lost: (before?.lost ?? 0) + Number(other.won && !me.won)
			});
		}
	}
	return [...others.values()].sort((a, b) => b.together - a.together);
}
