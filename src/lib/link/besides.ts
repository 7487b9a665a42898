import { restated, type Court } from './judge';
import type { Besides, ToPhone } from './messages';
import { lastSeq, scoresAt, type OwnerTable, type Phone, type Surroundings } from './phones';

/** Returns whether nothing is in a value that a person typed. */
function isEmpty(value: unknown): boolean {
	if (typeof value !== 'object' || value === null)
		return value === undefined || value === null || value === '' || value === false;
	return Object.values(value).every(isEmpty);
}

/** What phones hear beside the rows, whenever it is otherwise. */
export class Beside {
	/** What was half typed last, and after which row. */
	#typed: { readonly draft: unknown; readonly after: number } | undefined;

	/** Returns what a phone is to be told now. */
	toTell(court: Court, phone: Phone, { colourOf }: Pick<Surroundings, 'colourOf'>): readonly ToPhone[] {
		const again = restated(court, phone).map((why): ToPhone => ({ t: 'refused', n: 0, why }));
		const { table, may } = court;
		if (!table || phone.besides === undefined) return again;
		const { draft, rows } = table;
		if (this.#typed?.draft !== draft) this.#typed = { draft, after: lastSeq(rows) };
		const players = scoresAt(table).map(({ player }) => player);
		const colours = players.flatMap((player) => {
			const colour = colourOf?.(player);
			return colour === undefined ? [] : [[player, colour] as const];
		});
		const typed = may === 'all' ? this.#halfTyped(court, table, players) : undefined;
		const now: Besides = { colours: Object.fromEntries(colours), ...(typed && { typed }) };
		const text = JSON.stringify(now);
		if (phone.besides === text) return again;
		phone.besides = text;
		return [...again, { t: 'besides', ...now }];
	}

	#halfTyped(
		{ seat }: Court,
		table: OwnerTable,
		players: readonly string[]
	): Readonly<Record<string, string>> | undefined {
		const stands = players.flatMap((player) => {
			const now = seat?.stands?.(table, player);
			return now ? [[player, now.what] as const] : [];
		});
		const typed = stands.filter(([, what]) => what !== '');
		if (typed.length > 0) return Object.fromEntries(typed);
		// What no box tells of is known to be of now only as long as nothing was recorded since.
		const old = stands.length > 0 || this.#typed?.after !== lastSeq(table.rows);
		return old || isEmpty(table.draft) ? undefined : {};
	}
}
