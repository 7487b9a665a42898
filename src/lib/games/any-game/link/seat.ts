import { entryOf } from '$lib/domain/sure';
import { withDraft } from '$lib/ui/table/drafts';
import * as v from 'valibot';
import { defineSeat } from '$lib/link/seat';
import type { AnyGame } from '..';
import { mostPoints } from '../rules/facts';
import { sideOf } from '../rules/game';
import { draftRound, pointsIn, typedInto } from '../ui/draft';

const column = v.strictObject({
	round: v.number(),
	points: v.pipe(v.number(), v.integer(), v.minValue(-mostPoints), v.maxValue(mostPoints))
});

/** Returns whether a value is what a phone says of its player's column. */
export const isColumn = (value: unknown) => v.is(column, value);

/** A player's own column of the round that is being written; a round itself is the table's to write. [AG-2] */
export const seat = defineSeat<AnyGame>({
	named: [],
	// Partners have one total, and one of them says it: the other one's points are not added to it, nor in its place. [AG-3]
	saidBefore(table, player, value) {
		const side = sideOf(table.folded.snapshot.context, player);
		if (!side || !isColumn(value)) return undefined;
		const { typed, from } = draftRound(table, value.round);
		const by = entryOf(from, side.id);
		const what = typed[side.id];
		const other = side.players.some(({ id }) => id === by) && by !== player && typeof by === 'string';
		return other && what && what !== String(value.points) ? { player: by, what } : undefined;
	},
	stands(table, player) {
		const { context } = table.folded.snapshot;
		const side = sideOf(context, player);
		const round = context.rounds.length + 1;
		const text = draftRound(table, round).typed[side?.id ?? ''] ?? '';
		// A minus alone is no points yet.
		return side && { round, what: pointsIn(text) === undefined ? '' : text };
	},
	fill(table, player, value) {
		const { context, state } = table.folded.snapshot;
		const side = sideOf(context, player);
		const round = context.rounds.length + 1;
		if (state !== 'scoring' || !side || !isColumn(value) || value.round !== round) return undefined;
		const before = draftRound(table, round);
		const typed = withDraft(before.typed, side.id, String(value.points));
		// Undo takes it back by itself.
		const more = typedInto(table, before, [side.id, before.typed[side.id] ?? ''], player);
		return { ...withDraft(table.draft, 'typed', typed), round, ...more };
	}
});
