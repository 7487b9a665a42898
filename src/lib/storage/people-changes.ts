import { tidyName, whyNoName, type NameRefusal } from '$lib/domain/names';
import { database, type Database, type Reading } from './db';
import { deletedSchema } from './deleted';
import { onlyIntact } from './intact';
import { personSchema, Roster, type Person, type PersonColour } from './roster';
import type { Stored } from './trouble';

/** The earliest year of birth that is accepted. */
export const firstBirthYear = 1900;

/** Why a change of the roster is refused; each has its sentence on the page of people. */
export type PersonRefusal =
	| NameRefusal
	/** Another person has the name: perhaps the two are one. */
	| { readonly why: 'name-taken'; readonly by: Person }
	| { readonly why: 'no-birth-year'; readonly first: number; readonly last: number }
	/** Both were seated at one table, so they are two people. */
	| { readonly why: 'sat-together'; readonly table: string }
	| { readonly why: 'unknown-person' };

/** What came of a change: if storage succeeds, the roster may still refuse. */
export type Changed =
	| { readonly ok: true; readonly person: Person }
	| { readonly ok: false; readonly refusal: PersonRefusal };

const refuse = (refusal: PersonRefusal): Changed => ({ ok: false, refusal });

/** Loads the roster, lets `work` return a changed person or a refusal, and saves the person, in one transaction. */
const change = (
	work: (roster: Roster, db: Reading) => Promise<Person | PersonRefusal> | Person | PersonRefusal,
	of: Database
): Promise<Stored<Changed>> =>
	of.write(async (db) => {
		const tx = db.transaction('people', 'readwrite', { durability: 'strict' });
		const found = await work(new Roster(onlyIntact(personSchema, await tx.store.getAll())), db);
		if ('why' in found) {
			await tx.done;
			return refuse(found);
		}
		await Promise.all([tx.store.put(found), tx.done]);
		return { ok: true, person: found };
	});

function nameFor(roster: Roster, typed: string, id: string): string | PersonRefusal {
	const name = tidyName(typed);
	const refusal = whyNoName(name);
	if (refusal) return refusal;
	const by = roster.findByName(name);
	return by && by.id !== id ? { why: 'name-taken', by } : name;
}

/** Adds a person who has not played yet. */
export const addPerson = (id: string, typed: string, to: Database = database) =>
	change((roster) => {
		const name = nameFor(roster, typed, id);
		return typeof name === 'string' ? { id, name, lastPlayedAt: 0 } : name;
	}, to);

/** What can be changed of a person; `null` clears it. */
export interface PersonChange {
	readonly name?: string;
	readonly colour?: PersonColour | null;
	/** The year of birth; `year` is the current one. */
	readonly born?: { readonly in: number | null; readonly year: number };
	/** When they were archived (ms since 1970). */
	readonly archivedAt?: number | null;
}

const fits = (born: number, year: number): boolean =>
	Number.isSafeInteger(born) && born >= firstBirthYear && born <= year;

/** Changes a person. */
export const changePerson = (id: string, asked: PersonChange, of: Database = database) =>
	change((roster) => {
		const person = roster.get(id);
		if (!person) return { why: 'unknown-person' };
		const name = asked.name === undefined ? person.name : nameFor(roster, asked.name, id);
		if (typeof name !== 'string') return name;
		const { born } = asked;
		if (born && born.in !== null && !fits(born.in, born.year))
			return { why: 'no-birth-year', first: firstBirthYear, last: born.year };
		return {
			...person,
			name,
			...(asked.colour === undefined ? {} : { colour: asked.colour ?? undefined }),
			...(born ? { born: born.in ?? undefined } : {}),
			...(asked.archivedAt === undefined ? {} : { archivedAt: asked.archivedAt ?? undefined })
		};
	}, of);

/** Returns the tables at which a person was seated under any of their ids. */
async function tablesOf(db: Reading, ids: readonly string[]): Promise<Set<string>> {
	const index = db.transaction('tables').store.index('by-person');
	const found = await Promise.all(
		ids.flatMap((id) =>
			(['in-play', 'over'] as const).map((status) =>
				index.getAllKeys(IDBKeyRange.bound([status, id], [status, id, ''], false, true))
			)
		)
	);
	// A deleted table can be undeleted.
	const deleted = onlyIntact(deletedSchema, await db.getAll('bin')).filter(({ summary }) =>
		summary.players.some(({ id }) => ids.includes(id))
	);
	return new Set([...found.flat(), ...deleted.map(({ id }) => id)]);
}

/**
 * Merges a person into another: one name, one row in the stats. `unmerge` undoes it without loss. Two players of one
 * table are two people, and cannot be merged.
 */
export async function mergePeople(
	from: string,
	into: string,
	of: Database = database
): Promise<Stored<Changed>> {
	const together = await of.read(async (db) => {
		const roster = new Roster(onlyIntact(personSchema, await db.getAll('people')));
		const [a, b] = [await tablesOf(db, roster.idsOf(from)), await tablesOf(db, roster.idsOf(into))];
		return [...a].find((table) => b.has(table));
	});
	if (!together.ok) return together;
	if (together.value !== undefined)
		return { ok: true, value: refuse({ why: 'sat-together', table: together.value }) };
	return change((roster) => {
		const person = roster.get(from);
		const other = roster.personOf(into);
		if (!person || !other || other.id === from) return { why: 'unknown-person' };
		return { ...person, mergedInto: other.id };
	}, of);
}

/** Undoes a merge: two people again, each with the tables of their own ids. */
export const unmerge = (id: string, of: Database = database) =>
	change((roster) => {
		const person = roster.get(id);
		return person ? { ...person, mergedInto: undefined } : { why: 'unknown-person' };
	}, of);

/** Adds a person again who was removed, as they were. */
export const reinsertPerson = (person: Person, to: Database = database) =>
	change((roster) => {
		const name = nameFor(roster, person.name, person.id);
		return typeof name === 'string' ? person : name;
	}, to);

/** Removes a person who was never seated at a table. */
export const removePerson = (id: string, of: Database = database): Promise<Stored<void>> =>
	of.write((db) => db.delete('people', id));
