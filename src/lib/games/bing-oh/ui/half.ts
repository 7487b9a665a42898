import * as v from 'valibot';
import { isFactRow } from '$lib/domain/rows';
import type { Table } from '$lib/session/table.svelte';
import type { BingOh } from '..';
import { letters } from '../rules/dice';

/** What is recorded in between, without the table going on to another question. */
const between: readonly string[] = ['chips.counted', 'dice.changed', 'faces.changed', 'cards.changed'];
const placed = v.picklist(['nothing', 'placed', 'special']);
const count = v.number();

const halfSchema = v.object({
	/** How many rows there were: what is chosen answers the question of that moment, and no other. */
	after: count,
	placed: v.optional(v.record(v.string(), placed)),
	/** An opponent, or who begins. */
	player: v.optional(v.string()),
	letter: v.optional(v.picklist(letters)),
	number: v.optional(count),
	/** Chips on the free spaces of a card, or its number; by player where each has one. */
	count: v.optional(count),
	free: v.optional(v.record(v.string(), count)),
	callers: v.optional(v.array(v.string())),
	otherwise: v.optional(v.record(v.string(), v.boolean()))
});
type Half = v.InferOutput<typeof halfSchema>;
type Drafted = Pick<Table<BingOh>, 'rows' | 'draft' | 'setDraft'>;

/** Returns what is chosen and not yet recorded: the draft of the table, if it answers what is asked now. */
export function halfOf({ rows, draft }: Pick<Drafted, 'rows' | 'draft'>): Half {
	const after = rows.filter((row) => !isFactRow(row) || !between.includes(row.fact.type)).length;
	const read = v.safeParse(halfSchema, draft);
	return read.success && read.output.after === after ? read.output : { after };
}

/** Saves what is chosen with what was chosen before. */
export const keepHalf = (table: Drafted, more: { readonly [K in keyof Half]?: Half[K] | undefined }): void =>
	table.setDraft({ ...halfOf(table), ...more });
