import * as v from 'valibot';
import { sizes } from './dice';
import { wildBoxes } from './sheet';

// What is half entered: kept with the table, so that a locked phone or a killed tab loses not even that.

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const typed = v.array(v.pipe(v.string(), v.maxLength(12)));
const box = v.union([index, v.picklist(wildBoxes)]);
const dice = v.array(v.tuple([v.picklist(sizes), index]));
const size = v.picklist(sizes);
const limits = v.record(v.string(), index);

const draftSchema = v.variant('what', [
	/** Dice taken in the hand, by their place in the pool as it lies on the screen, and the box they are meant for. */
	v.object({ what: v.literal('move'), at: v.string(), dice: v.array(index), box: v.optional(box) }),
	/** Real dice entered so far. */
	v.object({ what: v.literal('pool'), at: v.string(), dice, size }),
	v.object({ what: v.literal('limits'), at: v.string(), limits }),
	v.object({ what: v.literal('bonuses'), typed }),
	/** Who makes up wilds now, and what each player has typed so far. */
	v.object({ what: v.literal('wilds'), player: v.optional(v.string()), typed: v.record(v.string(), typed) })
]);
export type Draft = v.InferOutput<typeof draftSchema>;
type What = Draft['what'];

/** Parses a draft of that kind. Returns undefined for one of another kind, or from another version. */
export function readDraft<W extends What>(value: unknown, what: W): Extract<Draft, { what: W }> | undefined {
	const read = v.safeParse(draftSchema, value);
	return read.success && read.output.what === what ? (read.output as Extract<Draft, { what: W }>) : undefined;
}

/** A fact of the history that is being put right: its row, and how it is written now. */
const fixSchema = v.object({
	...{ seq: index, typed, dice, size, limits },
	player: v.string(),
	box: v.optional(box),
	mark: v.optional(v.picklist(['box.checked', 'box.crossed'])),
	youngest: v.string()
});
export type Fix = v.InferOutput<typeof fixSchema>;

/** Parses what was being put right. Returns undefined for nothing, or for what another version wrote. */
export function readFix(value: unknown): Fix | undefined {
	const read = v.safeParse(fixSchema, value);
	return read.success ? read.output : undefined;
}
