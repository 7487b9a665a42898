// @ts-nocheck
import * as v from 'valibot';
import type { Table } from '$lib/session/table.svelte';
import type { BingOh } from '..';
import { letters } from '../rules/dice';

const count = v.optional(v.number());

const halfSchema = v.object({
	/** How many rows there were: what is chosen answers the question of that moment, and no other. */
	after: v.number(),
	placed: v.optional(v.record(v.string(), v.picklist(['nothing', 'placed', 'special']))),
	/** An opponent, or who begins. */
	player: v.optional(v.string()),
	letter: v.optional(v.picklist(letters)),
	number: count,
	/** The number of a new card, or the chips on its free spaces; by player where all are dealt. */
	count,
	free: v.optional(v.record(v.string(), v.number()))
});
type Half = v.InferOutput<typeof halfSchema>;
type Drafted = Pick<Table<BingOh>, 'rows' | 'draft' | 'setDraft'>;

/** Returns what is chosen and not yet recorded: the draft of the table, if it answers what is asked now. */
export function halfOf({ rows, draft }: Drafted): Half {
	const read = v.safeParse(halfSchema, draft);
	return read.success && read.output.after === rows.length ? read.output : { after: rows.length };
}

/** Saves what is chosen with what was chosen before. */
export const keepHalf = (table: Drafted, more: Partial<Half>): void =>
	table.setDraft({ ...halfOf(table), ...more });
