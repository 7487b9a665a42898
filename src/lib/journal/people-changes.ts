import { tidyName, whyNoName, type NameRefusal } from '$lib/core/opening';
import { database, type Connection, type Database } from './db';
import { Roster, type Person, type PersonColour } from './roster';
import type { Stored } from './trouble';

/** The oldest birth year that is believed. */
export const firstBirthYear = 1900;

/** Why a change of the roster was not made; each has its sentence on the page of people. */
export type PersonRefusal =
	| NameRefusal
	/** Somebody else is called so: perhaps the two are one. */
	| { readonly why: 'name-taken'; readonly by: Person }
	| { readonly why: 'no-birth-year'; readonly first: number; readonly last: number }
	/** They sat at one table, so they are two. */
	| { readonly why: 'sat-together'; readonly table: string }
	| { readonly why: 'unknown-person' };

/** What came of a change: storage answers, and then the roster may still refuse. */
export type Changed =
	{ readonly ok: true; readonly person: Person } | { readonly ok: false; readonly refusal: PersonRefusal };

const refuse = (refusal: PersonRefusal): Changed => ({ ok: false, refusal });

/** Reads the roster, lets `work` find a change or a refusal, and writes it, in one transaction. */
const change = (
	work: (roster: Roster, db: Connection) => Promise<Person | PersonRefusal> | Person | PersonRefusal,
	of: Database
): Promise<Stored<Changed>> =>
	of.run(async (db) => {
		const tx = db.transaction('people', 'readwrite', { durability: 'strict' });
		const found = await work(new Roster(await tx.store.getAll()), db);
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
	const by = roster.named(name);
	return by && by.id !== id ? { why: 'name-taken', by } : name;
}

/** Puts somebody on the roster who has not played yet. */
export const addPerson = (id: string, typed: string, to: Database = database) =>
	change((roster) => {
		const name = nameFor(roster, typed, id);
		return typeof name === 'string' ? { id, name, lastPlayedAt: 0 } : name;
	}, to);

/** What can be said about somebody; `null` takes it back. */
export interface PersonChange {
	readonly name?: string;
	readonly colour?: PersonColour | null;
	/** The year of birth; `year` is the one we are in. */
	readonly born?: { readonly in: number | null; readonly year: number };
	/** When they were put away (ms since 1970). Sitting down at a new table brings them back. */
	readonly archivedAt?: number | null;
}

const fits = (born: number, year: number): boolean =>
	Number.isSafeInteger(born) && born >= firstBirthYear && born <= year;

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

/** The tables at which somebody sat, by any of the ids that mean them now. */
async function tablesOf(db: Connection, ids: readonly string[]): Promise<Set<string>> {
	const index = db.transaction('tables').store.index('by-person');
	const found = await Promise.all(
		ids.flatMap((id) =>
			(['in-play', 'over'] as const).map((status) =>
				index.getAllKeys(IDBKeyRange.bound([status, id], [status, id, ''], false, true))
			)
		)
	);
	// A game in the bin can come back, and then they sat there together after all.
	const binned = (await db.getAll('bin')).filter(({ summary }) =>
		summary.players.some(({ id }) => ids.includes(id))
	);
	return new Set([...found.flat(), ...binned.map(({ id }) => id)]);
}

/**
 * From now on `from` means `into`: one name, one row in the numbers. Nothing is lost by it, `unmerge` takes it back.
 * Two who sat at one table are two people, and stay so.
 */
export async function mergePeople(
	from: string,
	into: string,
	of: Database = database
): Promise<Stored<Changed>> {
	const together = await of.run(async (db) => {
		const roster = new Roster(await db.getAll('people'));
		const [a, b] = [await tablesOf(db, roster.idsOf(from)), await tablesOf(db, roster.idsOf(into))];
		return [...a].find((table) => b.has(table));
	});
	if (!together.ok) return together;
	if (together.value !== undefined)
		return { ok: true, value: refuse({ why: 'sat-together', table: together.value }) };
	return change((roster) => {
		const person = roster.get(from);
		const kept = roster.who(into);
		if (!person || !kept || kept.id === from) return { why: 'unknown-person' };
		return { ...person, mergedInto: kept.id };
	}, of);
}

/** Takes a merge back: two people again, each with what was theirs. */
export const unmerge = (id: string, of: Database = database) =>
	change((roster) => {
		const person = roster.get(id);
		return person ? { ...person, mergedInto: undefined } : { why: 'unknown-person' };
	}, of);

/** Puts somebody on the roster again who was taken off it, as they were. */
export const putBack = (person: Person, to: Database = database) =>
	change((roster) => {
		const name = nameFor(roster, person.name, person.id);
		return typeof name === 'string' ? person : name;
	}, to);

/** Takes somebody off the roster who never sat at a table. */
export const forgetPerson = (id: string, of: Database = database): Promise<Stored<void>> =>
	of.run((db) => db.delete('people', id));
