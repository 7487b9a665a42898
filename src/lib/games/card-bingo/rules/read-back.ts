import * as v from 'valibot';
import { deck, ranks, type Card, type Rank } from './cards';
import { blackoutSize, five } from './needs';

/** What of a layout or a hand was read back by now, kept as a draft so that a killed browser loses none of it. */
export interface ReadBack {
	/** Which shout it answers: a draft that was left behind is not of the next one. */
	readonly shout: string;
	readonly cards: readonly Card[];
	readonly ranks: readonly Rank[];
	/** For each of them the row that was the last one done when it was read: what was done since is undone first. [G-3] */
	readonly after: readonly number[];
}

/** A correction may stand beside it, which is not read here. */
const draftSchema = v.object({
	shout: v.string(),
	cards: v.pipe(v.array(v.picklist(deck)), v.maxLength(blackoutSize)),
	ranks: v.pipe(v.array(v.picklist(ranks)), v.maxLength(five)),
	after: v.array(v.number())
});

/** Parses the draft of this shout; it is empty where there is none. */
export function readBack(kept: unknown, shout: string): ReadBack {
	const result = v.safeParse(draftSchema, kept);
	const mine = result.success && result.output.shout === shout;
	return mine ? result.output : { shout, cards: [], ranks: [], after: [] };
}

/** Returns how many were read. */
export const countRead = ({ cards, ranks }: ReadBack): number => cards.length + ranks.length;

/** Returns the draft as it was read after this row. */
export const readAfter = (draft: ReadBack, row: number): ReadBack => ({
	...draft,
	after: [...draft.after, row].slice(0, countRead(draft))
});

/** Returns the draft with this card, or without it when it was picked before; a full layout takes no more. */
export function withCard(draft: ReadBack, card: Card, size: number): ReadBack {
	if (draft.cards.includes(card)) return without(draft, draft.cards.indexOf(card));
	return draft.cards.length >= size ? draft : { ...draft, cards: [...draft.cards, card] };
}

/** Returns the draft with this rank once more; a full hand takes no more. */
export const withRank = (draft: ReadBack, rank: Rank): ReadBack =>
	draft.ranks.length >= five ? draft : { ...draft, ranks: [...draft.ranks, rank] };

/** Returns the draft without the one at that place of its list. */
export const without = (draft: ReadBack, index: number): ReadBack => ({
	...draft,
	cards: draft.cards.filter((_, i) => i !== index),
	ranks: draft.ranks.filter((_, i) => i !== index),
	after: draft.after.filter((_, i) => i !== index)
});
