import { openingEntries, playerSchema, playersOf, playersSchema, type Opening } from '$lib/domain/opening';
import * as v from 'valibot';
import { database, type Database } from './db';
import { loadInput, saveInputs } from './input-store';
import { intact } from './intact';
import { last, type Placed, type SetUpDraft } from './schema';
import { seatingOf } from './seating';
import type { Stored } from './trouble';

const seatsSchema = playersOf(v.object({ ...playerSchema.entries, place: v.optional(v.number()) }));
const setUpSchema = v.object({
	players: v.union([playersSchema, v.tuple([])]),
	typed: v.string(),
	chosen: v.unknown(),
	last: v.optional(v.object({ seats: seatsSchema, at: v.number() })),
	of: v.optional(v.string())
});
const openingSchema = v.looseObject({ ...openingEntries, box: v.string() });

/** Loads the set-up that was begun for a box. Returns undefined if there is none, or if it is damaged. */
export const loadSetUp = async (box: string, from: Database = database): Promise<SetUpDraft | undefined> =>
	intact(setUpSchema, await loadInput({ store: 'set-ups', key: box }, from));

/** Saves the set-up that was begun for a box. */
export const saveSetUp = (box: string, setUp: SetUpDraft, to: Database = database): Promise<Stored<void>> =>
	saveInputs([{ store: 'set-ups', key: box, value: setUp }], to);

/** Loads the opening of the last table of a box. Its own entries are still to be parsed by the box. */
export const loadLastOpening = async (box: string, from: Database = database): Promise<Opening | undefined> =>
	intact(openingSchema, await loadInput({ store: 'openings', key: box }, from));

/** Loads the players who sat last at the table of any box that was played last, in seating order. */
export const loadLastSeating = async (from: Database = database): Promise<readonly Placed[] | undefined> =>
	intact(seatsSchema, await loadInput({ store: 'seating', key: last }, from));

/** Saves the opening of a table that has started, which ends the set-up of its box. Players without names take nobody's seat. */
export const saveLastOpening = (opening: Opening, to: Database = database): Promise<Stored<void>> =>
	saveInputs(
		[
			{ store: 'set-ups', key: opening.box, value: undefined },
			{ store: 'openings', key: opening.box, value: opening },
			...seatingOf(opening.players)
		],
		to
	);
