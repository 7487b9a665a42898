import { m } from '$lib/i18n';
import { byReason } from '$lib/domain/by-kind';
import { listed } from '$lib/i18n/listed';
import { refusalSentences } from '$lib/ui/feedback/sentences';
import type { SeatingRefusal } from '../rules/needs';
import type { CardsRefusal } from '../rules/refusal';
import type { Context } from '../rules/table';
import { cardName, nameIn, rankName, variantName } from './names';

const seating: {
	readonly [W in SeatingRefusal['why']]: (refusal: Extract<SeatingRefusal, { readonly why: W }>) => string;
} = {
	'one-layout-alone': () => m.cardbingo_no_one_layout_alone(),
	'one-hand-alone': () => m.cardbingo_no_one_hand_alone(),
	'too-many-at-cardgo': m.cardbingo_no_too_many_at_cardgo,
	'far-too-many-at-cardgo': m.cardbingo_no_far_too_many_at_cardgo,
	'stock-needs-a-caller': () => m.cardbingo_no_stock_needs_a_caller(),
	'too-few-decks': m.cardbingo_no_too_few_decks
};

/** Returns why so many people cannot play so, in one sentence. */
export const seatingSentence = (refusal: SeatingRefusal): string =>
	byReason(seating, refusal, undefined) ?? '';

/** Returns why this table, or any table, refused something, in one sentence. */
export const refusalSentence = refusalSentences<Context, CardsRefusal>(
	{
		'evening-is-over': () => m.cardbingo_no_evening_is_over(),
		'caller-is-drawn-for': () => m.cardbingo_no_caller_is_drawn_for(),
		'no-draw-for-caller': () => m.cardbingo_no_no_draw_for_caller(),
		'not-your-draw': m.cardbingo_no_not_your_draw,
		'card-already-drawn': ({ card }) => m.cardbingo_no_card_already_drawn({ card: cardName(card) }),
		'deal-first': () => m.cardbingo_no_deal_first(),
		'already-dealt': () => m.cardbingo_no_already_dealt(),
		'deal-does-not-fit': () => m.cardbingo_no_deal_does_not_fit(),
		'hand-is-over': () => m.cardbingo_no_hand_is_over(),
		'hand-is-open': () => m.cardbingo_no_hand_is_open(),
		'claim-is-open': m.cardbingo_no_claim_is_open,
		'bingo-stands': m.cardbingo_no_bingo_stands,
		'no-bingo-to-award': () => m.cardbingo_no_no_bingo_to_award(),
		'deck-is-out': () => m.cardbingo_no_deck_is_out(),
		'stock-is-out': () => m.cardbingo_no_stock_is_out(),
		'stock-is-the-apps': () => m.cardbingo_no_stock_is_the_apps(),
		'plays-extra-hand': m.cardbingo_no_plays_extra_hand,
		'card-already-called': ({ card }) => m.cardbingo_no_card_already_called({ card: cardName(card) }),
		'card-in-a-hand': ({ card }) => m.cardbingo_no_card_in_a_hand({ card: cardName(card) }),
		'rank-called-four-times': ({ rank }) => m.cardbingo_no_rank_called_four_times({ rank: rankName(rank) }),
		'card-is-not-of-rank': ({ card, rank }) =>
			m.cardbingo_no_card_is_not_of_rank({ card: cardName(card), rank: rankName(rank) }),
		'holds-no-layout': m.cardbingo_no_holds_no_layout,
		'not-in-extra-hand': m.cardbingo_no_not_in_extra_hand,
		'already-shouted': m.cardbingo_no_already_shouted,
		'has-not-shouted': m.cardbingo_no_has_not_shouted,
		'wrong-number': m.cardbingo_no_wrong_number,
		'card-twice': ({ card }) => m.cardbingo_no_card_twice({ card: cardName(card) }),
		'card-lies-elsewhere': ({ card, players, decks }, context) =>
			m.cardbingo_no_card_lies_elsewhere({
				card: cardName(card),
				name: listed(players.map((id) => nameIn(context, id))),
				count: decks
			}),
		'layout-is-known': m.cardbingo_no_layout_is_known,
		'layout-is-dealt': () => m.cardbingo_no_layout_is_dealt(),
		'rank-too-often': ({ rank, called, read }) =>
			m.cardbingo_no_rank_too_often({ rank: rankName(rank), called: String(called), read: String(read) }),
		'not-in-hand': ({ player, card }, context) =>
			m.cardbingo_no_not_in_hand({ name: nameIn(context, player), card: cardName(card) }),
		// Whose card it is stays hidden: only what was called is said. [C-8]
		'rank-not-called': ({ called }) =>
			called === undefined
				? m.cardbingo_nothing_called()
				: m.cardbingo_no_rank_not_called({ called: rankName(called) }),
		'already-so': () => m.table_no_already_so(),
		'not-in-this-variant': ({ variant }) =>
			m.cardbingo_no_not_in_this_variant({ variant: variantName(variant) }),
		'caller-plays-below-five': m.cardbingo_no_caller_plays_below_five,
		'caller-must-hand-over': m.cardbingo_no_caller_must_hand_over,
		'caller-calls-this-hand': m.cardbingo_no_caller_calls_this_hand,
		'caller-calls-it-without-app': m.cardbingo_no_caller_calls_it_without_app,
		...seating
	},
	nameIn
);
