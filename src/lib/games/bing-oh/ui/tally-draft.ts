import type { FactOf } from '$lib/domain/box';
import { withDraft } from '$lib/ui/table/drafts';
import * as v from 'valibot';
import { mostPlayers, type BingOhFact } from '../rules/facts';
import type { Context } from '../rules/game';

export const draftSchema = v.object({
	callers: v.pipe(v.array(v.string()), v.maxLength(mostPlayers)),
	foreign: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)))
});
export type Draft = v.InferOutput<typeof draftSchema>;

/** Returns a round that was written as it was typed. */
export const draftOf = ({ callers, foreign }: FactOf<BingOhFact, 'round.scored'>): Draft => ({
	callers: [...callers],
	foreign: Object.fromEntries(foreign.map(({ player, count }) => [player, count]))
});

/** Returns what names the draft of the round on the table: a forgotten one that goes in before it makes it no other. */
export const ofRound = ({ rounds, forgotten }: Context): string =>
	`round ${String(rounds.length - forgotten)}`;

/** Returns the draft of the round that is written next, as it was typed when it was written before. */
export const draftAgain = (draft: unknown, then: Context, fact: FactOf<BingOhFact, 'round.scored'>) =>
	withDraft(draft, ofRound(then), draftOf(fact));
