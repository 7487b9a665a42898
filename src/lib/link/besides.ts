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
	/** What was half typed last at which table, and after which row; of what was there already that is not known. */
	#typed: { readonly id: string; readonly text: string; readonly after: number | undefined } | undefined;

	/** Looks at what is half typed: call it whenever the table has changed, whether a phone hears of it or not. */
	look(table: OwnerTable | undefined): void {
		const text = JSON.stringify(table?.draft ?? null);
		if (!table || (this.#typed?.id === table.id && this.#typed.text === text)) return;
		const { id, rows } = table;
		this.#typed = { id, text, after: this.#typed?.id === id ? lastSeq(rows) : undefined };
	}

	/** Returns what a phone is to be told now. */
	toTell(court: Court, phone: Phone, { colourOf }: Pick<Surroundings, 'colourOf'>): readonly ToPhone[] {
		const again = restated(court, phone).map((why): ToPhone => ({ t: 'refused', n: 0, why }));
		const { table, may } = court;
		if (!table || phone.besides === undefined) return again;
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
