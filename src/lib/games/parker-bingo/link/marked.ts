import { loadLocal } from '$lib/device/prefs/local-store';
import { loadKept, saveKept } from '$lib/session/kept';
import * as v from 'valibot';

/** Where it is kept: beside the markers, for what is forgotten of them would take them off once more. */
const place = ['parker-bingo', 'linked-round'] as const;

const schema = v.object({
	/** The table and the round that the markers on this phone are of; empty where there are none. */
	round: v.string(),
	/** How many claims of that round each card has been through, by its serial number. */
	claims: v.record(v.string(), v.number()),
	/** What had been called in that round when the phone heard of it last; an earlier version did not know. */
	calls: v.optional(v.array(v.number())),
	/** The round before, as the table may come back to it: what was covered on each card. */
	left: v.optional(v.object({ round: v.string(), covered: v.record(v.string(), v.array(v.number())) }))
});

/** What the markers on this phone have been through. */
export type Marked = Readonly<v.InferOutput<typeof schema>>;

/** Loads what the markers on this phone have been through. */
export async function loadMarked(): Promise<Marked> {
	const kept = await loadKept(...place);
	const read = v.safeParse(schema, kept.ok ? kept.value[0] : undefined);
	// An earlier version had the round in localStorage.
	return read.success ? read.output : { round: loadLocal('link.round') ?? '', claims: {} };
}

/** Saves what the markers on this phone have been through. */
export const saveMarked = (marked: Marked) => saveKept(...place, marked);
