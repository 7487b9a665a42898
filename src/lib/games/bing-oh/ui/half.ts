import * as v from 'valibot';
import { entryOf } from '$lib/domain/sure';
import type { Table } from '$lib/session/table.svelte';
import type { BingOh } from '..';
import { letters } from '../rules/dice';
import { spaces } from '../rules/spaces';
import { withDraft } from './drafts';

const count = v.optional(v.number());
const counts = v.optional(v.record(v.string(), v.number()));
const answers = v.optional(v.record(v.string(), v.picklist(['nothing', 'placed', 'special'])));
const die = { letter: v.optional(v.picklist(letters)), number: count };

const halfSchema = v.object({
	/** How many rows there were: what is chosen answers the question of that moment, and no other. */
	after: v.number(),
	placed: answers,
	/** An opponent, or who begins or rolls. */
	player: v.optional(v.string()),
	...die,
	/** A special space whose printed number is asked; and that it is none of those that the ledger knows. */
	space: v.optional(v.picklist(spaces)),
	other: v.optional(v.boolean()),
	/** The number of a new card, the chips on its free spaces, or those of each colour; by player where all are dealt. */
	count,
	free: counts,
	/** Who called, and of whom it was said whether the shape is another one. */
	callers: v.optional(v.array(v.string())),
	otherwise: v.optional(v.record(v.string(), v.boolean())),
	/** Chips that were counted, by where they lie; whose they are, and whether any lie on the cards. */
	chips: counts,
	owner: v.optional(v.string()),
	covered: v.optional(v.boolean()),
	/** What is put right, by its row. */
	fix: v.optional(v.object({ seq: v.number(), ...die, placed: answers, counts }))
});
type Half = v.InferOutput<typeof halfSchema>;
type Drafted = Pick<Table<BingOh>, 'rows' | 'draft' | 'setDraft'>;

/** Returns what is chosen and not yet recorded: the draft of the table, if it answers what is asked now. */
export function halfOf({ rows, draft }: Drafted): Half {
	const read = v.safeParse(halfSchema, entryOf(draft, 'half'));
	return read.success && read.output.after === rows.length ? read.output : { after: rows.length };
}

/** Saves what is chosen with what was chosen before. */
export const keepHalf = (table: Drafted, more: Partial<Half>): void =>
	table.setDraft(withDraft(table.draft, 'half', { ...halfOf(table), ...more }));
