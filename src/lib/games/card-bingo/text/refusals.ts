import { m } from '$lib/i18n';
import { refusalSentences } from '$lib/ui/feedback/sentences';
import type { SeatingRefusal } from '../rules/needs';
import type { CardsRefusal } from '../rules/refusal';
import type { Context } from '../rules/table';
import { cardName, nameIn, rankName, variantName } from './names';

/** Returns why so many people cannot play so, in one sentence. */
export function seatingSentence(refusal: SeatingRefusal): string {
	switch (refusal.why) {
		case 'one-layout-alone':
			return m.cardbingo_no_one_layout_alone();
		case 'too-many-at-cardgo':
			return m.cardbingo_no_too_many_at_cardgo({ most: String(refusal.most) });
		case 'stock-needs-a-caller':
			return m.cardbingo_no_stock_needs_a_caller();
		case 'too-few-decks':
			return m.cardbingo_no_too_few_decks({
				decks: String(refusal.decks),
				layouts: String(refusal.layouts),
				needed: String(refusal.needed)
			});
	}
}

/** Returns why this table, or any table, refused something, in one sentence. */
export const refusalSentence = refusalSentences<Context, CardsRefusal>(
	{
		'evening-is-over': () => m.cardbingo_no_evening_is_over(),
		'caller-is-drawn-for': () => m.cardbingo_no_caller_is_drawn_for(),
		'no-draw-for-caller': () => m.cardbingo_no_no_draw_for_caller(),
		'not-your-draw': ({ player }, context) => m.cardbingo_no_not_your_draw({ name: nameIn(context, player) }),
		'card-already-drawn': ({ card }) => m.cardbingo_no_card_already_drawn({ card: cardName(card) }),
		'deal-first': () => m.cardbingo_no_deal_first(),
		'already-dealt': () => m.cardbingo_no_hand_is_open(),
		'deal-does-not-fit': () => m.cardbingo_no_deal_does_not_fit(),
		'hand-is-over': () => m.cardbingo_no_hand_is_over(),
		'hand-is-open': () => m.cardbingo_no_hand_is_open(),
		'claim-is-open': ({ player }, context) => m.cardbingo_no_claim_is_open({ name: nameIn(context, player) }),
		'bingo-stands': ({ player }, context) => m.cardbingo_no_bingo_stands({ name: nameIn(context, player) }),
		'no-bingo-to-award': () => m.cardbingo_no_hand_is_open(),
		'deck-is-out': () => m.cardbingo_no_deck_is_out(),
		'stock-is-out': () => m.cardbingo_no_stock_is_out(),
		'stock-is-the-apps': () => m.cardbingo_log_drawing_app(),
		'plays-extra-hand': ({ player }, context) =>
			m.cardbingo_no_plays_extra_hand({ name: nameIn(context, player) }),
		'card-already-called': ({ card }) => m.cardbingo_no_card_already_called({ card: cardName(card) }),
		'card-in-a-hand': () => m.cardbingo_no_deal_does_not_fit(),
		'rank-called-four-times': ({ rank }) => m.cardbingo_no_rank_called_four_times({ rank: rankName(rank) }),
		'card-is-not-of-rank': ({ rank }) => m.cardbingo_no_rank_not_called({ called: rankName(rank) }),
		'holds-no-layout': ({ player }, context) =>
			m.cardbingo_no_holds_no_layout({ name: nameIn(context, player) }),
		'not-in-extra-hand': ({ player }, context) =>
			m.cardbingo_no_not_in_extra_hand({ name: nameIn(context, player) }),
		'already-shouted': ({ player }, context) =>
			m.cardbingo_no_already_shouted({ name: nameIn(context, player) }),
		'has-not-shouted': ({ player }, context) =>
			m.cardbingo_no_has_not_shouted({ name: nameIn(context, player) }),
		'wrong-number': ({ given, size }) =>
			m.cardbingo_no_wrong_number({ given: String(given), size: String(size) }),
		'card-twice': ({ card }) => m.cardbingo_no_card_twice({ card: cardName(card) }),
		'card-lies-elsewhere': ({ card, player }, context) =>
			m.cardbingo_no_card_lies_elsewhere({ card: cardName(card), name: nameIn(context, player) }),
		'layout-is-known': ({ player }, context) =>
			m.cardbingo_no_layout_is_known({ name: nameIn(context, player) }),
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
		'caller-plays-below-five': ({ below }) =>
			m.cardbingo_no_caller_plays_below_five({ below: String(below) }),
		'caller-must-hand-over': ({ player }, context) =>
			m.cardbingo_no_caller_must_hand_over({ name: nameIn(context, player) }),
		'one-layout-alone': seatingSentence,
		'too-many-at-cardgo': seatingSentence,
		'stock-needs-a-caller': seatingSentence,
		'too-few-decks': seatingSentence
	},
	nameIn
);
