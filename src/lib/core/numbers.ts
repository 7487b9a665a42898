/** A game that is over, as far as numbers need it. */
export interface Played {
	readonly id: string;
	/** ms since 1970. */
	readonly changedAt: number;
	readonly players: readonly { readonly id: string; readonly name: string; readonly score: number }[];
	readonly winners: readonly string[];
}

/** What somebody's games of one kind come to. */
export interface Numbers {
	readonly player: string;
	readonly name: string;
	readonly played: number;
	/** Shared wins count. [G-6] */
	readonly won: number;
	/** The highest score, and the game it was in. */
	readonly best: { readonly score: number; readonly game: string };
	readonly average: number;
	/** The most games won in a row, and how many of the latest ones. */
	readonly longestStreak: number;
	readonly streak: number;
	/** The score of each game, the oldest first. */
	readonly scores: readonly { readonly game: string; readonly at: number; readonly score: number }[];
}

/** Two people at the same tables. */
export interface HeadToHead {
	readonly player: string;
	readonly name: string;
	/** Games in which both sat at the table. */
	readonly together: number;
	/** Of these, those that one of them won and the other did not. */
	readonly won: number;
	readonly lost: number;
}

/** Whom an id means; without an answer everybody is who they were. */
export type IdOf = (id: string) => string;

interface Seat {
	readonly player: string;
	readonly name: string;
	readonly score: number;
	readonly won: boolean;
}

/** Who sat at a game: somebody who sat there twice (two who were found to be one) counts once, with the better score. */
function seatsOf({ players, winners }: Played, idOf: IdOf): readonly Seat[] {
	const seats = new Map<string, Seat>();
	for (const { id, name, score } of players) {
		const player = idOf(id);
		const won = winners.includes(id);
		const before = seats.get(player);
		if (!before) seats.set(player, { player, name, score, won });
		else
			seats.set(player, {
				...before,
				score: Math.max(score, before.score),
				won: won || before.won
			});
	}
	return [...seats.values()];
}

function numbersOf(games: readonly (Seat & { readonly game: string; readonly at: number })[]): Numbers {
	let longestStreak = 0;
	let streak = 0;
	for (const { won } of games) {
		streak = won ? streak + 1 : 0;
		longestStreak = Math.max(longestStreak, streak);
	}
	const [best] = games.toSorted((a, b) => b.score - a.score);
	const last = games.at(-1);
	return {
		player: last?.player ?? '',
		name: last?.name ?? '',
		played: games.length,
		won: games.filter(({ won }) => won).length,
		best: { score: best?.score ?? 0, game: best?.game ?? '' },
		average: games.reduce((sum, { score }) => sum + score, 0) / games.length,
		longestStreak,
		streak,
		scores: games.map(({ game, at, score }) => ({ game, at, score }))
	};
}

/** Everybody's numbers from games of one kind, the oldest first. Most games won first, then most played. */
export function numbersFrom(games: readonly Played[], idOf: IdOf): readonly Numbers[] {
	const byPlayer = new Map<string, (Seat & { game: string; at: number })[]>();
	for (const game of games) {
		for (const seat of seatsOf(game, idOf)) {
			const mine = byPlayer.get(seat.player) ?? [];
			mine.push({ ...seat, game: game.id, at: game.changedAt });
			byPlayer.set(seat.player, mine);
		}
	}
	return [...byPlayer.values()].map(numbersOf).sort((a, b) => b.won - a.won || b.played - a.played);
}

/** Somebody against each of the others, most games together first. */
export function headToHead(player: string, games: readonly Played[], idOf: IdOf): readonly HeadToHead[] {
	const others = new Map<string, HeadToHead>();
	for (const game of games) {
		const seats = seatsOf(game, idOf);
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
