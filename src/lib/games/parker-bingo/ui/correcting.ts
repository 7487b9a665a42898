import * as v from 'valibot';
import { tile } from '../rules/facts';
import type { Context } from '../rules/round';
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

/** Parses what was known of a tile that is put right. Returns undefined if it is not that, or of a call that does not stand. */
export function readCorrecting(saved: unknown, { rounds }: Context): Correcting | undefined {
	const read = v.safeParse(schema, saved);
	if (!read.success) return undefined;
	const { round, called } = read.output;
	const calls = rounds.find(({ number }) => number === round)?.calls;
	return called === undefined || calls?.includes(called) ? read.output : undefined;
}
