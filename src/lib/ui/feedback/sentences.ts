import { byReason, toldOf } from '$lib/domain/by-kind';
import type { Refusal } from '$lib/domain/box';
import type { Fact } from '$lib/domain/rows';
import type { SeatRefusal } from '$lib/domain/seats';
import { language, m } from '$lib/i18n';
import type { TableRefusal } from '$lib/session/table.svelte';

type HouseRefusal = TableRefusal | SeatRefusal;

/** What a sentence about a player needs: their name at this table. */
type NameOf = (player: string) => string;

/** Returns a day and its time, as they are said in a sentence. */
export const dayAndTime = (at: number): string =>
	new Intl.DateTimeFormat(language.inRegion, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** Returns that a table went to another device, and when (ms since 1970). */
export const awaySentence = (away: number): string => m.hand_over_away({ date: dayAndTime(away) });

const sentences: {
	[W in HouseRefusal['why']]: (refusal: Extract<HouseRefusal, { why: W }>, nameOf: NameOf) => string;
} = {
	watching: ({ away }) => (away === undefined ? m.refused_watching() : awaySentence(away)),
	newer: () => m.play_newer(),
	'not-a-fact': () => m.refused_not_a_fact(),
	'opening-stands': () => m.refused_opening_stands(),
	'not-your-seat': () => m.refused_not_your_seat(),
	'on-its-way': () => m.link_on_its_way(),
	unanswered: () => m.link_unanswered(),
	'not-linked': () => m.link_not_linked(),
	'nothing-to-undo': () => m.shell_nothing_to_undo(),
	'nothing-to-redo': () => m.refused_nothing_to_redo(),
	'said-elsewhere': ({ moment: { round, hand, turn, player } }, nameOf) => {
		if (round !== undefined) return m.refused_other_round({ round });
		if (hand !== undefined) return m.refused_other_hand({ hand });
		if (turn !== undefined) return m.refused_other_turn({ name: nameOf(player ?? '') });
		return m.refused_other_way();
	},
	'nothing-to-strike': () => m.refused_no_longer_there(),
	'nothing-to-restore': () => m.refused_no_longer_there(),
	'nothing-to-replace': () => m.refused_no_longer_there(),
	'no-such-player': () => m.seat_no_such_player(),
	'player-has-left': ({ player }, nameOf) => m.seat_player_has_left({ name: nameOf(player) }),
	'already-at-the-table': m.new_no_same,
	'too-few-players': m.seat_too_few,
	'too-many-players': m.seat_too_many
};

/** Returns why a table of any box refuses something, in one sentence; undefined where the reason is the box's own. */
export function tableRefusalSentence(
	refusal: { readonly why: string },
	nameOf: NameOf = (player) => player
): string | undefined {
	return byReason(sentences, refusal, nameOf);
}

/** What a sentence is made of: a refusal about a player comes with the name that the player has at this table. */
type Named<R> = R extends { readonly player: string } ? R & { readonly name: string } : R;

/** A sentence for each reason of a box's own; those of seats may be said in its own words too. */
type OwnSentences<C, R extends Refusal> = {
	readonly [W in Exclude<R['why'], SeatRefusal['why']>]: (
		refusal: Named<Extract<R, { readonly why: W }>>,
		context: C
	) => string;
} & {
	readonly [W in SeatRefusal['why']]?: (
		refusal: Named<Extract<SeatRefusal, { readonly why: W }>>,
		context: C
	) => string;
};

/** Returns what says why a table refused something: in the box's own words, or in those of every table. */
export const refusalSentences =
	<C, R extends Refusal>(own: OwnSentences<C, R>, nameIn: (context: C, player: string) => string) =>
	(context: C, refusal: Refusal & { readonly player?: string }): string => {
		const nameOf = (player = '') => nameIn(context, player);
		const named = { name: nameOf(refusal.player), ...refusal };
		return byReason(own, named, context) ?? tableRefusalSentence(refusal, nameOf) ?? refusal.why;
	};

/**
 * Returns what says a fact in a box's words, given the table before and after it, and as it is by `now` where what holds
 * is to be said and not what was said then.
 */
export const factTexts =
	<C, F extends Fact>(texts: {
		readonly [K in F['type']]: (
			fact: Extract<F, { readonly type: K }>,
			before: C,
			after: C,
			now: C
		) => string;
	}) =>
	(fact: F, before: C, after: C, now = after): string =>
		toldOf(texts, fact, before, after, now) ?? '';
