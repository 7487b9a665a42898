import type { Refusal } from '$lib/core/room';
import { m } from '$lib/i18n';
import { tableRefusalSentence } from '$lib/shell/sentences';
import type { Context } from '../game';
import type { BingOhRefusal } from '../refusal';
import { nameIn } from './names';
import { shapeName } from './shapes';

type Sentences = {
	[W in BingOhRefusal['why']]: (
		refusal: Extract<BingOhRefusal, { why: W }>,
		name: (player: string) => string
	) => string;
};

const sentences: Sentences = {
	'game-is-over': () => m.bingoh_no_game_is_over(),
	'no-such-player': () => m.bingoh_no_no_such_player(),
	'player-has-left': ({ player }, name) => m.bingoh_no_player_has_left({ name: name(player) }),
	'chips-are-not-kept': () => m.bingoh_no_chips_are_not_kept(),
	'chips-are-kept': () => m.bingoh_no_chips_are_kept(),
	'cards-are-dealt': () => m.bingoh_no_cards_are_dealt(),
	'cards-not-dealt': () => m.bingoh_no_cards_not_dealt(),
	'round-is-open': () => m.bingoh_no_round_is_open(),
	'first-is-known': ({ player }, name) => m.bingoh_no_first_is_known({ name: name(player) }),
	'who-begins': () => m.bingoh_no_who_begins(),
	'not-to-roll': ({ player }, name) => m.bingoh_no_not_to_roll({ name: name(player) }),
	'not-the-roller': ({ player, roller }, name) =>
		m.bingoh_no_not_the_roller({ name: name(player), roller: name(roller) }),
	'placing-is-open': () => m.bingoh_no_placing_is_open(),
	'space-is-open': ({ player }, name) => m.bingoh_no_space_is_open({ name: name(player) }),
	'stars-are-open': ({ player }, name) => m.bingoh_no_stars_are_open({ name: name(player) }),
	'nothing-rolled': () => m.bingoh_no_nothing_rolled(),
	'placed-nothing': ({ player }, name) => m.bingoh_no_placed_nothing({ name: name(player) }),
	'no-stars': ({ player }, name) => m.bingoh_no_no_stars({ name: name(player) }),
	'no-space-allows': () => m.bingoh_no_no_space_allows(),
	'roll-first': () => m.bingoh_no_roll_first(),
	'already-rolled': () => m.bingoh_no_already_rolled(),
	'must-be-done': () => m.bingoh_no_must_be_done(),
	'how-many-chips': () => m.bingoh_no_how_many_chips(),
	'from-oneself': ({ player }, name) => m.bingoh_no_from_oneself({ name: name(player) }),
	'whose-card': () => m.bingoh_no_whose_card(),
	'chips-not-there': ({ place, player, owner, count, wanted }, name) => {
		const words = { name: name(player), owner: name(owner), count, wanted: String(wanted) };
		return place === 'reserve' ? m.bingoh_no_chips_reserve(words) : m.bingoh_no_chips_card(words);
	},
	'counted-twice': ({ player }, name) => m.bingoh_no_counted_twice({ name: name(player) }),
	'too-many-foreign': ({ player, count, most }, name) =>
		m.bingoh_no_too_many_foreign({ name: name(player), count: String(count), most: String(most) }),
	'too-many-together': ({ count, most }) =>
		m.bingoh_no_too_many_together({ count: String(count), most: String(most) }),
	'does-not-add-up': ({ owner, count, chips }, name) =>
		m.bingoh_no_does_not_add_up({ name: name(owner), count: String(count), chips: String(chips) }),
	'nobody-called': () => m.bingoh_no_nobody_called(),
	'wrong-shape': ({ player, demand }, name) =>
		m.bingoh_no_wrong_shape({ name: name(player), shape: shapeName(demand) }),
	'nothing-demanded': ({ player }, name) => m.bingoh_no_nothing_demanded({ name: name(player) }),
	'too-few-on-card': ({ player, count, needed }, name) =>
		m.bingoh_no_too_few_on_card({ name: name(player), count, needed: String(needed) }),
	'already-so': () => m.bingoh_no_already_so(),
	'colour-is-taken': () => m.bingoh_no_colour_is_taken(),
	'too-few-players': ({ fewest }) => m.bingoh_no_too_few_players({ fewest: String(fewest) }),
	'too-many-players': ({ most }) => m.bingoh_no_too_many_players({ most: String(most) }),
	'already-at-the-table': ({ name }) => m.bingoh_no_already_at_the_table({ name })
};

/** Why this table, or any table, refused something, in one sentence. */
export function refusalSentence(context: Context, refusal: Refusal): string {
	const common = tableRefusalSentence(refusal);
	if (common !== undefined) return common;
	// What is not every table's reason is this room's.
	const { why } = refusal as BingOhRefusal;
	const sentence = sentences[why] as (refusal: Refusal, name: (player: string) => string) => string;
	return sentence(refusal, (player) => nameIn(context, player));
}
