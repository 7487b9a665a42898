import { entryOf } from '$lib/domain/sure';
import { withDraft } from '$lib/ui/table/drafts';
import * as v from 'valibot';
import { defineSeat } from '$lib/link/seat';
import type { AnyGame } from '..';
import { mostPoints } from '../rules/facts';
import { sidesHere } from '../rules/game';

/** What a phone says of its player's column. */
const column = v.strictObject({
	round: v.number(),
	points: v.pipe(v.number(), v.integer(), v.minValue(-mostPoints), v.maxValue(mostPoints))
});

const typedOf = (draft: unknown, round: number): object => {
	const typed = entryOf(draft, 'round') === round ? entryOf(draft, 'typed') : undefined;
	return typeof typed === 'object' && typed !== null ? typed : {};
};

/** A player's own column of the round that is being written; a round itself is the table's to write. [AG-2] */
export const seat = defineSeat<AnyGame>({
	named: [],
	fill({ context, state }, draft, player, value) {
		const side = sidesHere(context).find(({ players }) => players.some(({ id }) => id === player));
		const round = context.rounds.length + 1;
		if (state !== 'scoring' || !side || !v.is(column, value) || value.round !== round) return undefined;
		const typed = { ...typedOf(draft, round), [side.id]: String(value.points) };
		// It is new, whatever stood there before: undo takes it back by itself.
		return { ...withDraft(draft, 'typed', typed), round, again: false };
	}
});
