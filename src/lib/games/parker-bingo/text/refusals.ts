import { m } from '$lib/i18n';
import { refusalSentences } from '$lib/ui/feedback/sentences';
import type { ClaimRefusal } from '../rules/claim-view';
import type { Context } from '../rules/round';
import type { ParkerRefusal } from '../rules/rules';
import { lineName, nameIn, tileName } from './names';
import { patternName } from './patterns';

/** Returns why this table, or any table, refused something, in one sentence. */
export const refusalSentence = refusalSentences<Context, ParkerRefusal | ClaimRefusal>(
	{
		'evening-is-over': () => m.parker_no_evening_is_over(),
		'round-is-closed': () => m.parker_no_round_is_closed(),
		'round-is-open': () => m.parker_no_round_is_open(),
		'round-has-begun': () => m.parker_no_round_has_begun(),
		'claim-is-open': m.parker_no_claim_is_open,
		'bingo-stands': m.parker_no_bingo_stands,
		'all-tiles-called': () => m.parker_exhausted(),
		'number-already-called': ({ number }) => m.parker_no_number_already_called({ tile: tileName(number) }),
		'number-not-called': ({ number }) => m.parker_no_number_not_called({ tile: tileName(number) }),
		'no-such-round': ({ round }) => m.parker_no_no_such_round({ number: String(round) }),
		'caller-holds-no-card': m.parker_ready_caller,
		'already-shouted': m.parker_no_already_shouted,
		'has-not-shouted': m.parker_no_has_not_shouted,
		'one-line-in-normal': () => m.parker_no_one_line_in_normal(),
		'not-the-pattern': ({ pattern }) => m.parker_no_not_the_pattern({ pattern: patternName(pattern) }),
		'corners-are-no-line': () => m.parker_no_corners_are_no_line(),
		'pattern-not-whole': ({ pattern }) => m.parker_no_pattern_not_whole({ pattern: patternName(pattern) }),
		'goal-is-reached': m.parker_no_goal_is_reached,
		'wrong-column': m.parker_no_wrong_column,
		'number-twice': ({ number }) => m.parker_no_number_twice({ tile: tileName(number) }),
		'line-twice': ({ line }) => m.parker_no_same_line({ line: lineName(line) }),
		'crossing-differs': ({ numbers: [one, other] }) =>
			m.parker_no_crossing_differs({ one: tileName(one), other: tileName(other) }),
		'not-in-this-method': () => m.parker_no_not_in_this_method(),
		'partners-are-set': () => m.parker_no_partners_are_set(),
		'no-such-card': m.parker_no_no_such_card,
		'card-taken': m.parker_no_card_taken,
		'on-no-card': () => m.parker_no_on_no_card(),
		'cards-are-read': () => m.parker_no_cards_are_read(),
		'nobody-to-choose-from': () => m.parker_no_nobody_to_choose_from(),
		'no-right-claim': m.parker_no_no_right_claim,
		'who-was-first': () => m.parker_no_who_was_first(),
		'no-bingo-to-award': () => m.parker_no_no_bingo_to_award(),
		'already-so': () => m.table_no_already_so(),
		'caller-must-hand-over': m.parker_no_caller_must_hand_over
	},
	nameIn
);
