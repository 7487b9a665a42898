import { m } from '$lib/i18n';
import { refusalSentences } from '$lib/ui/feedback/sentences';
import type { Context } from '../rules/game';
import type { BingOhRefusal } from '../rules/refusal';
import { nameIn } from './names';
import { shapeName } from './spaces';

/** Returns whose a card is, in one sentence. */
export const cardTaken = (context: Context, card: number, player: string): string =>
	m.bingoh_no_card_taken({ card: String(card), name: nameIn(context, player) });

/** Returns why this table, or any table, refused something, in one sentence. */
export const refusalSentence = refusalSentences<Context, BingOhRefusal>(
	{
		'game-is-over': () => m.table_no_game_is_over(),
		'chips-are-not-kept': () => m.bingoh_no_chips_are_not_kept(),
		'chips-are-kept': () => m.bingoh_no_chips_are_kept(),
		'cards-are-dealt': () => m.bingoh_no_cards_are_dealt(),
		'cards-not-dealt': () => m.bingoh_no_cards_not_dealt(),
		'round-is-open': () => m.bingoh_no_round_is_open(),
		'round-has-begun': () => m.bingoh_no_round_has_begun(),
		'first-is-known': m.bingoh_no_first_is_known,
		'who-begins': () => m.bingoh_no_who_begins(),
		'not-to-roll': m.bingoh_no_not_to_roll,
		'not-the-roller': ({ player, roller }, context) =>
			m.bingoh_no_not_the_roller({ name: nameIn(context, player), roller: nameIn(context, roller) }),
		'placing-is-open': () => m.bingoh_no_placing_is_open(),
		'space-is-open': m.bingoh_no_space_is_open,
		'stars-are-open': m.bingoh_no_stars_are_open,
		'nothing-rolled': () => m.bingoh_no_nothing_rolled(),
		'placed-nothing': m.bingoh_no_placed_nothing,
		'no-stars': m.bingoh_no_no_stars,
		'no-space-allows': () => m.bingoh_no_no_space_allows(),
		'roll-first': () => m.bingoh_no_roll_first(),
		'already-rolled': () => m.bingoh_no_already_rolled(),
		'must-be-done': () => m.bingoh_no_must_be_done(),
		'how-many-chips': () => m.bingoh_no_how_many_chips(),
		'no-such-card': ({ card }, context) => {
			const holder = context.seats.find(({ id }) => context.known[id]?.card === card);
			return holder ? cardTaken(context, card, holder.id) : m.bingoh_no_card({ card: String(card) });
		},
		'from-oneself': m.bingoh_no_from_oneself,
		'whose-card': () => m.bingoh_no_whose_card(),
		'chips-not-there': ({ place, player, owner, count, wanted }, context) => {
			const words = {
				name: nameIn(context, player),
				owner: nameIn(context, owner),
				count,
				wanted: String(wanted)
			};
			return place === 'reserve' ? m.bingoh_no_chips_reserve(words) : m.bingoh_no_chips_card(words);
		},
		'counted-twice': m.bingoh_no_counted_twice,
		'too-many-foreign': m.bingoh_no_too_many_foreign,
		'too-many-together': m.bingoh_no_too_many_together,
		'does-not-add-up': ({ owner, count, chips }, context) =>
			m.bingoh_no_does_not_add_up({
				name: nameIn(context, owner),
				count: String(count),
				chips: String(chips)
			}),
		'whose-chips': () => m.bingoh_no_whose_chips(),
		'nobody-called': () => m.bingoh_no_nobody_called(),
		'wrong-shape': ({ player, demand }, context) =>
			m.bingoh_no_wrong_shape({ name: nameIn(context, player), shape: shapeName(demand) }),
		'nothing-demanded': m.bingoh_no_nothing_demanded,
		'too-few-on-card': m.bingoh_no_too_few_on_card,
		'already-so': () => m.table_no_already_so(),
		'colour-is-taken': () => m.bingoh_no_colour_is_taken(),
		'too-many-players': m.bingoh_no_too_many_players
	},
	nameIn
);
