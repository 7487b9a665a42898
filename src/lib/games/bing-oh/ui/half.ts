import * as v from 'valibot';
import { entryOf } from '$lib/domain/sure';
import { withDraft } from '$lib/ui/table/drafts';
import type { Table } from '$lib/session/table.svelte';
import type { BingOh } from '..';
import { letters } from '../rules/dice';
import { spaces } from '../rules/spaces';
import type { BingOhDesk } from './desk.svelte';

const count = v.optional(v.number());
const saidOf = v.optional(v.record(v.string(), v.boolean()));

const halfSchema = v.object({
	/**
	 * How many rows there were: what is chosen answers the question of that moment, and no other. Of a call: how many rolls; of
	 * chips that are counted: how many rounds.
	 */
	after: v.number(),
	placed: v.optional(v.record(v.string(), v.picklist(['nothing', 'placed', 'special']))),
	/** An opponent, who begins or rolls, or whose chips are counted. */
	player: v.optional(v.string()),
	letter: v.optional(v.picklist(letters)),
	number: count,
	/** The space from which a chip is moved. */
	from: v.optional(v.object({ letter: v.optional(v.picklist(letters)), number: count })),
	/** A special space whose printed number is asked. */
	space: v.optional(v.picklist(spaces)),
	/** It is another space than the ledger knows; or chips lie on the cards; or what follows from a roll is asked. */
	other: v.optional(v.boolean()),
	/** The number of a new card, the chips on its free spaces, or those of each colour. */
	count,
	/** The same by player where all are dealt; or chips that were counted, by where they lie. */
	counts: v.optional(v.record(v.string(), v.number())),
	/** Who called, and of whom it was said whether the shape is another one. */
	callers: v.optional(v.array(v.string())),
	otherwise: saidOf,
	/** Of whom it was said whether the special space is the same one on another roll. */
	same: saidOf
});
type Half = v.InferOutput<typeof halfSchema>;
/** What was chosen last. */
export type Chosen = Partial<Half>;
type Drafted = Pick<Table<BingOh>, 'rows' | 'draft'> & {
	readonly folded: Pick<Table<BingOh>['folded'], 'snapshot'>;
};

/** Returns until when it holds, whatever a phone does meanwhile: who called until the next roll, what was counted for a round, who begins as long as that is asked. [B-1] [B-3] */
function momentOf({ rows, folded }: Drafted, name: string): number {
	const { context, state } = folded.snapshot;
	const { draws, rounds } = context;
	if (name === 'call') return draws;
	if (name === 'half' && state === 'starting') return -1;
	return name === 'count' || name === 'keep' ? rounds.length : rows.length;
}

/**
 * Returns what is chosen and not yet recorded, on the screen or in the sheet of this name: the draft of the table, if it
 * answers what is asked now.
 */
export function halfOf(table: Drafted, name = 'half'): Half {
	const { draft } = table;
	const after = momentOf(table, name);
	const read = v.safeParse(halfSchema, entryOf(draft, name));
	// A row that is being put right is the same one, whatever came after it.
	const fixes = name.endsWith(` ${String(entryOf(entryOf(draft, 'fix'), 'seq'))}`);
	return read.success && (fixes || read.output.after === after) ? { ...read.output, after } : { after };
}

/** Saves what is chosen with what was chosen there before; `undefined` forgets it, also where the table is only watched. */
export function keepHalf(desk: BingOhDesk, more: Chosen | undefined, name = 'half'): void {
	const { table } = desk;
	if (!more) table.setDraft(withDraft(table.draft, name, undefined));
	else desk.saveDraft(withDraft(table.draft, name, { ...halfOf(table, name), ...more }));
}
