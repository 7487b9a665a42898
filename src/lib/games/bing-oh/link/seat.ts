import * as v from 'valibot';
import { defineSeat } from '$lib/link/seat';
import { withDraft } from '$lib/ui/table/drafts';
import type { BingOh } from '..';
import { mostCards } from '../rules/facts';
import { roundNumber } from '../rules/game';
import { callIsOpen } from '../rules/not-now';
import { withEnteredCard } from '../ui/entered-cards';
import { halfOf } from '../ui/half';
import { waitsFor } from './waits';

/** What a phone says of the card that its player took. */
const taken = v.strictObject({
	round: v.number(),
	card: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostCards))
});

/** A call of BING-OH!, and the roll on which it was called. */
const calling = v.strictObject({ roll: v.number() });

/** A player's own rolls and chips, what a special space lets them do, the card that they took before it is dealt, and a call of BING-OH!. */
export const seat = defineSeat<BingOh>({
	named: [
		...(['start.rolled', 'dice.rolled', 'space.named', 'space.left', 'chip.taken', 'stars.left'] as const),
		...(['chip.added', 'chip.moved', 'roadblock.laid', 'roadblock.missed', 'chip.removed'] as const),
		...(['cards.swapped', 'card.renewed'] as const)
	],
	// Who called is asked about first: the next roll would end that. [B-3] Who rolls out of turn is for the table to say.
	isTooSoon: (table, fact) =>
		fact.type === 'dice.rolled' && (fact.outOfTurn === true || halfOf(table, 'call').callers !== undefined),
	stands(table, player, before) {
		const { context, state } = table.folded.snapshot;
		if (!callIsOpen(state)) return undefined;
		const round = context.draws;
		const { callers } = halfOf(table, 'call');
		// Whom the table does not see among the callers it may see yet, as long as it looks.
		const called = callers?.includes(player) ?? false;
		const asked = callers !== undefined && before?.round === round && before.what[0] !== '';
		return { round, what: called || asked ? 'called' : '' };
	},
	wavesOff: true,
	turn: (snapshot) => waitsFor(snapshot)[0],
	fill(table, player, value) {
		const { draft, folded } = table;
		const { context, state } = folded.snapshot;
		// Who else called on the same roll has it too, and the table ends the round. [B-7]
		if (v.is(calling, value)) {
			if (!callIsOpen(state) || value.roll !== context.draws) return undefined;
			const { after, callers = [], otherwise } = halfOf(table, 'call');
			return withDraft(draft, 'call', { after, otherwise, callers: [...new Set([...callers, player])] });
		}
		const round = roundNumber(context);
		if (state !== 'dealing' || !v.is(taken, value) || value.round !== round) return undefined;
		return withEnteredCard(draft, round, player, value.card);
	}
});
