import { entryOf } from '$lib/domain/sure';
import { withDraft } from '$lib/ui/table/drafts';
import * as v from 'valibot';
import { defineSeat } from '$lib/link/seat';
import type { AnyGame } from '..';
import { mostPoints } from '../rules/facts';
import { sideOf } from '../rules/game';
import { readTyped } from '../ui/entry.svelte';
import { readTypingOrder, typedLast } from '../rules/typing-order';

/** What a phone says of its player's column. */
export const column = v.strictObject({
	round: v.number(),
	points: v.pipe(v.number(), v.integer(), v.minValue(-mostPoints), v.maxValue(mostPoints))
});

/** Returns what is half typed of this round, by its name. */
const ofRound = (draft: unknown, round: number, name: string): unknown =>
	entryOf(draft, 'round') === round ? entryOf(draft, name) : undefined;

/** A player's own column of the round that is being written; a round itself is the table's to write. [AG-2] */
export const seat = defineSeat<AnyGame>({
	named: [],
	// Partners have one total, and one of them says it: the other one's points are not added to it, nor in its place. [AG-3]
	saidBefore({ draft, folded: { snapshot } }, player, value) {
		const side = sideOf(snapshot.context, player);
		if (!side || !v.is(column, value)) return undefined;
		const by = entryOf(ofRound(draft, value.round, 'from'), side.id);
		const what = readTyped(ofRound(draft, value.round, 'typed'))[side.id];
		const other = side.players.some(({ id }) => id === by) && by !== player && typeof by === 'string';
		return other && what && what !== String(value.points) ? { player: by, what } : undefined;
	},
	stands({ draft, folded: { snapshot } }, player) {
		const side = sideOf(snapshot.context, player);
		const round = snapshot.context.rounds.length + 1;
		const typed = readTyped(ofRound(draft, round, 'typed'))[side?.id ?? ''] ?? '';
		// A minus alone is no points yet.
		return side && { round, what: /\d/.test(typed) ? typed : '' };
	},
	fill({ draft, folded, lastDone }, player, value) {
		const { context, state } = folded.snapshot;
		const side = sideOf(context, player);
		const round = context.rounds.length + 1;
		if (state !== 'scoring' || !side || !v.is(column, value) || value.round !== round) return undefined;
		const was = readTyped(ofRound(draft, round, 'typed'));
		const by = ofRound(draft, round, 'from');
		const typed = withDraft(was, side.id, String(value.points));
		// Undo takes it back by itself.
		const last = [side.id, lastDone, was[side.id] ?? '', entryOf(by, side.id)] as const;
		const after = typedLast(readTypingOrder(ofRound(draft, round, 'after'), was, lastDone), last);
		const from = withDraft(by, side.id, player);
		return { ...withDraft(draft, 'typed', typed), round, after, from };
	}
});
