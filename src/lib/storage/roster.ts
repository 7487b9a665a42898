import { sameName } from '$lib/domain/names';
import type { Player } from '$lib/domain/opening';
import { sure } from '$lib/domain/sure';
import * as v from 'valibot';

/** The colours of people; the style sheet defines each in light, dark and high contrast. */
export const personColours = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink'] as const;
export type PersonColour = (typeof personColours)[number];

/** The order in which people without a colour get one: neighbours at a table differ the most. */
const inTurn = ['red', 'yellow', 'blue', 'green', 'violet', 'orange', 'teal', 'pink'] as const;

/**
 * Returns a colour for each of some players: their own, unless a player before them has it, or else the next that no other
 * player has. With more players than colours some come twice.
 */
export function coloursFor<C extends string>(own: readonly (C | undefined)[]): readonly (C | PersonColour)[] {
	const taken = new Set<string | undefined>(own);
	const free = inTurn.filter((colour) => !taken.has(colour));
	const left = free.length > 0 ? free : inTurn;
	let given = 0;
	return own.map((colour, i) => {
		const keeps = own.indexOf(colour) === i || given >= free.length;
		return colour !== undefined && keeps ? colour : sure(left[given++ % left.length]);
	});
}

/** A person on this device's roster: offered at the next set-up, and shown by this name everywhere. */
export interface Person extends Player {
	/** When they were last seated at a new table (ms since 1970); 0 if never. */
	readonly lastPlayedAt: number;
	readonly colour?: PersonColour | undefined;
	/** Their year of birth. */
	readonly born?: number | undefined;
	/** When they were archived (ms since 1970). Being seated at a table opened later ends it. */
	readonly archivedAt?: number | undefined;
	/** The id of the person that this one was merged into. */
	readonly mergedInto?: string | undefined;
}

/** A stored person. Entries that this version doesn't know stay. */
export const personSchema = v.looseObject({
	id: v.string(),
	name: v.string(),
	lastPlayedAt: v.number(),
	colour: v.optional(v.picklist(personColours)),
	born: v.optional(v.number()),
	archivedAt: v.optional(v.number()),
	mergedInto: v.optional(v.string())
});

export const isArchived = ({ archivedAt, lastPlayedAt }: Person): boolean =>
	archivedAt !== undefined && archivedAt >= lastPlayedAt;

/**
 * The people of this device. Journals hold the ids and names that were recorded; screens ask the roster for the person
 * behind an id, and fall back on the recorded name.
 */
export class Roster {
	readonly #people: ReadonlyMap<string, Person>;

	constructor(people: readonly Person[] = []) {
		this.#people = new Map(people.map((person) => [person.id, person]));
	}

	/** Returns the entry of an id, merged or not. */
	get(id: string): Person | undefined {
		return this.#people.get(id);
	}

	/** Returns the person that an id means, after all merges. */
	personOf(id: string): Person | undefined {
		const seen = new Set<string>();
		let person = this.#people.get(id);
		while (person?.mergedInto !== undefined && !seen.has(person.id)) {
			seen.add(person.id);
			person = this.#people.get(person.mergedInto) ?? { ...person, mergedInto: undefined };
		}
		return person;
	}

	/** Returns the id of the person that an id means, or the id itself if the roster doesn't know it. */
	idOf(id: string): string {
		return this.personOf(id)?.id ?? id;
	}

	/** Returns the name to show for an id; `recorded` is the name in the journal. */
	name(id: string, recorded: string): string {
		return this.personOf(id)?.name ?? recorded;
	}

	/**
	 * Returns the colours of some players in their order: their own, the first of two with the same, or else the first that
	 * nobody at the table has; from the ninth player on colours come again.
	 */
	colours(players: readonly { readonly id: string }[]): readonly PersonColour[] {
		return coloursFor(players.map(({ id }) => this.personOf(id)?.colour));
	}

	/** Returns every id of the same person. */
	idsOf(id: string): readonly string[] {
		const own = this.idOf(id);
		const others = [...this.#people.keys()].filter((other) => other !== own && this.idOf(other) === own);
		return [own, ...others];
	}

	/** The people who are merged into no one, archived ones too, the last to play first, then by name. */
	get people(): readonly Person[] {
		// A table of any of their ids is a table of theirs.
		const last = new Map<string, number>();
		for (const { id, lastPlayedAt } of this.#people.values()) {
			const own = this.idOf(id);
			last.set(own, Math.max(lastPlayedAt, last.get(own) ?? 0));
		}
		return [...this.#people.values()]
			.filter(({ id }) => this.idOf(id) === id)
			.map((person) => ({ ...person, lastPlayedAt: last.get(person.id) ?? 0 }))
			.sort((a, b) => b.lastPlayedAt - a.lastPlayedAt || a.name.localeCompare(b.name));
	}

	/** Returns the people who were merged into a person directly. */
	mergedInto(id: string): readonly Person[] {
		return [...this.#people.values()].filter((person) => person.mergedInto === id);
	}

	/** Finds a person by name, archived or not. */
	findByName(name: string): Person | undefined {
		return this.people.find((person) => sameName(person.name, name));
	}

	/** Returns the youngest of some players if every birth year is known and one is later than all others. */
	youngest(players: readonly { readonly id: string }[]): string | undefined {
		const years = players.map(({ id }) => this.personOf(id)?.born);
		if (years.includes(undefined)) return undefined;
		const latest = Math.max(...years.map(Number));
		const youngest = players.filter((_, i) => years[i] === latest);
		return youngest.length === 1 ? youngest[0]?.id : undefined;
	}
}
