import type { Refusal } from '$lib/core/room';
import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import { tableRefusalSentence } from '$lib/shell/sentences';
import type { QuingoRefusal } from '../refusals';
import type { Context } from '../table';
import { plus } from './names';
import { setSentence } from './set';

type Sentences = {
	[W in QuingoRefusal['why']]: (
		refusal: Extract<QuingoRefusal, { why: W }>,
		name: (player: string) => string
	) => string;
};

const sentences: Sentences = {
	'game-is-over': () => m.quingo_no_game_is_over(),
	'no-such-player': () => m.quingo_no_such_player(),
	'player-has-left': ({ player }, name) => m.quingo_no_player_has_left({ name: name(player) }),
	'bonuses-first': () => m.quingo_no_bonuses_first(),
	'wilds-first': ({ players }, name) => m.quingo_no_wilds_first({ names: listed(players.map(name)) }),
	'bonuses-are-rolled': () => m.quingo_no_bonuses_are_rolled(),
	'wilds-are-made': ({ player }, name) => m.quingo_no_wilds_are_made({ name: name(player) }),
	'not-a-wild': ({ value, most }) =>
		Number.isNaN(value)
			? m.quingo_no_number({ most: String(most) })
			: m.quingo_no_not_a_wild({ value: String(value), most: String(most) }),
	'not-on-a-die': ({ sides, shows }) =>
		m.quingo_no_not_on_a_die({ sides: String(sides), shows: String(shows) }),
	'not-in-the-set': ({ sides, has, said }) =>
		m.quingo_no_not_in_the_set({ sides: String(sides), has: String(has), said: String(said) }),
	'dice-missing': ({ sides, has, said }) =>
		m.quingo_no_dice_missing({ sides: String(sides), has: String(has), said: String(said) }),
	'pool-is-on-the-table': () => m.quingo_no_pool_is_on_the_table(),
	'pool-first': () => m.quingo_no_pool_first(),
	'player-dice-first': () => m.quingo_no_player_dice_first(),
	'player-dice-are-rolled': () => m.quingo_no_player_dice_are_rolled(),
	'player-die-missing': ({ player }, name) => m.quingo_no_player_die_missing({ name: name(player) }),
	'player-die-twice': ({ player }, name) => m.quingo_no_player_die_twice({ name: name(player) }),
	'youngest-first': () => m.quingo_no_youngest_first(),
	'nobody-is-tied': () => m.quingo_no_nobody_is_tied(),
	'not-among-the-tied': ({ player }, name) => m.quingo_no_not_among_the_tied({ name: name(player) }),
	'not-your-turn': ({ turn }, name) => m.quingo_no_not_your_turn({ name: name(turn) }),
	'no-dice-taken': () => m.quingo_no_dice_taken(),
	'die-not-in-the-pool': ({ sides, shows }) =>
		m.quingo_no_die_not_in_the_pool({ sides: String(sides), shows: String(shows) }),
	'too-many-dice': ({ limit, taken }) => m.quingo_no_too_many_dice({ limit, taken: String(taken) }),
	'box-is-closed': ({ number }) => m.quingo_no_box_is_closed({ number: String(number) }),
	'wrong-sum': ({ sum, number }) => m.quingo_no_wrong_sum({ sum: String(sum), number: String(number) }),
	'can-score': ({ player, number, dice }, name) =>
		m.quingo_no_can_score({ name: name(player), number: String(number), dice: plus(dice) }),
	'no-crossing-in-the-last-lap': () => m.quingo_no_crossing_in_the_last_lap(),
	'no-passing': ({ player }, name) => m.quingo_no_passing({ name: name(player) }),
	'must-cross': ({ player }, name) => m.quingo_no_must_cross({ name: name(player) }),
	'last-lap-is-on': () => m.quingo_no_last_lap_is_on(),
	'box-is-open': ({ number }) => m.quingo_no_box_is_open({ number: String(number) }),
	'only-at-a-full-table': () => m.quingo_no_only_at_a_full_table(),
	'only-on-sheets': () => m.quingo_no_only_on_sheets(),
	'already-so': () => m.quingo_no_already_so(),
	'too-few-d6': setSentence,
	'pool-is-empty': setSentence,
	'set-too-large': setSentence,
	'too-few-players': ({ fewest }) => m.quingo_no_too_few_players({ fewest: String(fewest) }),
	'too-many-players': ({ most }) => m.quingo_no_too_many_players({ most: String(most) }),
	'already-at-the-table': ({ name }) => m.quingo_no_already_at_the_table({ name })
};

/** Why this table, or any table, does not take something, in one sentence. */
export function refusalSentence({ seats }: Context, refusal: Refusal): string {
	const name = (player: string) => seats.find(({ id }) => id === player)?.name ?? '';
	const known = Object.hasOwn(sentences, refusal.why) ? (refusal as QuingoRefusal) : undefined;
	if (!known) return tableRefusalSentence(refusal) ?? m.quingo_no_already_so();
	return (sentences[known.why] as (refusal: QuingoRefusal, name: (player: string) => string) => string)(
		known,
		name
	);
}
