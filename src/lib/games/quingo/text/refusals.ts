import { language, m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import { refusalSentences } from '$lib/ui/feedback/sentences';
import type { QuingoRefusal } from '../rules/refusal';
import type { Context } from '../rules/table';
import { nameIn, plus } from './names';
import { setSentence } from './set';

/** Returns a number as it is typed in the language, however many digits it has: 2,5 in Spanish. */
const written = (value: number): string =>
	value.toLocaleString(language.current, { useGrouping: false, maximumFractionDigits: 12 });

/** Returns why this table, or any table, refused something, in one sentence. */
export const refusalSentence = refusalSentences<Context, QuingoRefusal>(
	{
		'game-is-over': () => m.table_no_game_is_over(),
		'bonuses-first': () => m.quingo_no_bonuses_first(),
		'wilds-first': ({ players }, context) =>
			m.quingo_no_wilds_first({ names: listed(players.map((player) => nameIn(context, player))) }),
		'bonuses-are-rolled': () => m.quingo_no_bonuses_are_rolled(),
		'wilds-are-made': m.quingo_no_wilds_are_made,
		'not-a-wild': ({ value, most }) =>
			Number.isNaN(value)
				? m.quingo_no_number({ most: String(most) })
				: m.quingo_no_not_a_wild({ value: written(value), most: String(most) }),
		'not-on-a-die': m.quingo_no_not_on_a_die,
		'not-in-the-set': m.quingo_no_not_in_the_set,
		'dice-missing': m.quingo_no_dice_missing,
		'pool-is-on-the-table': () => m.quingo_no_pool_is_on_the_table(),
		'pool-first': () => m.quingo_no_pool_first(),
		'player-dice-first': () => m.quingo_no_player_dice_first(),
		'player-dice-are-rolled': () => m.quingo_no_player_dice_are_rolled(),
		'player-die-missing': m.quingo_no_player_die_missing,
		'player-die-twice': m.quingo_no_player_die_twice,
		'youngest-first': () => m.quingo_no_youngest_first(),
		'nobody-is-tied': () => m.quingo_no_nobody_is_tied(),
		'not-among-the-tied': m.quingo_no_not_among_the_tied,
		'not-your-turn': ({ turn }, context) => m.quingo_no_not_your_turn({ name: nameIn(context, turn) }),
		'no-dice-taken': () => m.quingo_no_dice_taken(),
		'die-not-in-the-pool': m.quingo_no_die_not_in_the_pool,
		'too-many-dice': m.quingo_no_too_many_dice,
		'box-is-closed': m.quingo_no_box_is_closed,
		'wrong-sum': m.quingo_no_wrong_sum,
		'can-score': ({ player, number, dice }, context) =>
			m.quingo_no_can_score({ name: nameIn(context, player), number: String(number), dice: plus(dice) }),
		'no-crossing-in-the-last-lap': () => m.quingo_no_crossing_in_the_last_lap(),
		'no-passing': m.quingo_no_passing,
		'must-cross': m.quingo_no_must_cross,
		'last-lap-is-on': () => m.quingo_no_last_lap_is_on(),
		'last-lap-is-over': () => m.quingo_no_last_lap_is_over(),
		'box-is-open': m.quingo_no_box_is_open,
		'only-at-a-full-table': () => m.quingo_no_only_at_a_full_table(),
		'only-on-sheets': () => m.quingo_no_only_on_sheets(),
		'already-so': () => m.table_no_already_so(),
		'too-few-d6': setSentence,
		'pool-is-empty': setSentence,
		'set-too-large': setSentence
	},
	nameIn
);
