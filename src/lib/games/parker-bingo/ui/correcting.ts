import * as v from 'valibot';
import { tile } from '../rules/facts';
import { letters } from '../rules/tiles';
import type { Correcting } from './desk.svelte';

const schema = v.object({
	round: v.optional(v.number()),
	called: v.optional(tile),
	before: v.optional(v.boolean()),
	meant: v.optional(tile),
	letter: v.optional(v.picklist(letters)),
	swap: v.optional(v.number())
});

/** Parses what was known of a tile that is put right. Returns undefined if it is not that. */
export function readCorrecting(saved: unknown): Correcting | undefined {
	const read = v.safeParse(schema, saved);
	return read.success ? read.output : undefined;
}
