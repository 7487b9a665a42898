import { sameName, type Player } from '$lib/core/opening';

/** Colours that somebody can have; the sheet of styles knows what each is by day, by lamp and in high contrast. */
export const personColours = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink'] as const;
export type PersonColour = (typeof personColours)[number];

/** Somebody on this device's roster: offered at the next set-up, and shown by this name everywhere. */
export interface Person extends Player {
	/** When they last sat down at a new table, in ms since 1970; 0 while they never did. */
	readonly lastPlayedAt: number;
	readonly colour?: PersonColour | undefined;
	/** The year they were born in. */
	readonly born?: number | undefined;
	/** When they were put away, in ms since 1970; they come back by sitting down at a table opened later. */
	readonly archivedAt?: number | undefined;
	/** The id that this one means since two were found to be one. */
	readonly mergedInto?: string | undefined;
}

export const isArchived = ({ archivedAt, lastPlayedAt }: Person): boolean =>
	archivedAt !== undefined && archivedAt >= lastPlayedAt;

/**
 * Whom an id means. Journals keep the ids and names that were written; whatever is shown asks the roster for the
 * person behind an id, and falls back on the written name.
 */
export class Roster {
	readonly #people: ReadonlyMap<string, Person>;

	constructor(people: readonly Person[] = []) {
		this.#people = new Map(people.map((person) => [person.id, person]));
	}

	/** The entry of that very id, merged or not. */
	get(id: string): Person | undefined {
		return this.#people.get(id);
	}

	/** The person that an id means now. */
	who(id: string): Person | undefined {
		const seen = new Set<string>();
		let person = this.#people.get(id);
		while (person?.mergedInto !== undefined && !seen.has(person.id)) {
			seen.add(person.id);
			person = this.#people.get(person.mergedInto) ?? { ...person, mergedInto: undefined };
		}
		return person;
	}

	/** The id to count somebody under: that of the person, or the id itself. */
	idOf(id: string): string {
		return this.who(id)?.id ?? id;
	}

	/** The name to show for an id; `written` is what the journal calls them. */
	name(id: string, written: string): string {
		return this.who(id)?.name ?? written;
	}

	/** Every id that means the same person as this one. */
	idsOf(id: string): readonly string[] {
		const whole = this.idOf(id);
		const others = [...this.#people.keys()].filter((other) => other !== whole && this.idOf(other) === whole);
		return [whole, ...others];
	}

	/** Those who are somebody of their own, who played last first, put away or not. */
	get everybody(): readonly Person[] {
		// Whatever any of their ids played, they played.
		const last = new Map<string, number>();
		for (const { id, lastPlayedAt } of this.#people.values()) {
			const whole = this.idOf(id);
			last.set(whole, Math.max(lastPlayedAt, last.get(whole) ?? 0));
		}
		return [...this.#people.values()]
			.filter(({ id }) => this.idOf(id) === id)
			.map((person) => ({ ...person, lastPlayedAt: last.get(person.id) ?? 0 }))
			.sort((a, b) => b.lastPlayedAt - a.lastPlayedAt);
	}

	/** Who was merged into somebody, directly. */
	mergedInto(id: string): readonly Person[] {
		return [...this.#people.values()].filter((person) => person.mergedInto === id);
	}

	/** Who is called so, put away or not. */
	named(name: string): Person | undefined {
		return this.everybody.find((person) => sameName(person.name, name));
	}

	/** The youngest of some players, if every birth year is known and one is later than all others. */
	youngest(players: readonly { readonly id: string }[]): string | undefined {
		const years = players.map(({ id }) => this.who(id)?.born);
		if (years.includes(undefined)) return undefined;
		const latest = Math.max(...years.map(Number));
		const youngest = players.filter((_, i) => years[i] === latest);
		return youngest.length === 1 ? youngest[0]?.id : undefined;
	}
}
