import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import { refusalSentences } from '$lib/ui/feedback/sentences';
import { numbersOf } from '../rules/board';
import type { Context } from '../rules/game';
import type { SinoRefusal } from '../rules/rules';
import { colourName, lineName, nameIn, spaceNames } from './names';

/** Returns why this table, or any table, refused something, in one sentence. */
export const refusalSentence = refusalSentences<Context, SinoRefusal>(
	{
		'game-is-over': () => m.table_no_game_is_over(),
		'only-the-pad-is-kept': () => m.sino_no_only_the_pad(),
		'boards-are-kept': () => m.sino_no_boards_are_kept(),
		'not-on-this-die': ({ colour, number }, context) => {
			const numbers = numbersOf(colour);
			return m.sino_no_not_on_this_die({
				colour: colourName(context, colour),
				number: String(number),
				lowest: String(numbers[0]),
				highest: String(numbers.at(-1))
			});
		},
		'one-die-a-colour': ({ colour }, context) =>
			m.sino_no_one_die_a_colour({ colour: colourName(context, colour) }),
		'five-numbers-are-in': m.sino_no_five_are_in,
		'too-many-dice': m.sino_no_too_many_dice,
		'bonus-too-early': ({ players }, context) =>
			m.sino_no_bonus_too_early({
				names: listed(players.map((player) => nameIn(context, player))),
				count: players.length
			}),
		'bonus-after-a-roll': () => m.sino_no_bonus_after_a_roll(),
		'numbers-alike': () => m.sino_no_numbers_alike(),
		'not-your-turn': ({ player, turn }, context) =>
			m.sino_no_not_your_turn({ name: nameIn(context, player), turn: nameIn(context, turn) }),
		'numbers-are-left': m.sino_no_numbers_are_left,
		'space-already-won': ({ line, player }, context) =>
			m.sino_no_already_won({ line: lineName(context, line), name: nameIn(context, player) }),
		'row-not-closed': ({ player, line, bare }, context) =>
			(player === undefined ? '' : `${m.sino_board_of({ name: nameIn(context, player) })}: `) +
			m.sino_no_not_closed({ line: lineName(context, line), bare: spaceNames(context, bare) }),
		'odds-need-hints': () => m.sino_no_odds_need_hints(),
		'hints-are-for-all': () => m.sino_no_hints_for_one(),
		'board-is-missing': m.sino_no_board_missing,
		'already-so': () => m.table_no_already_so(),
		'too-few-players': m.sino_no_too_few,
		'too-many-players': m.sino_no_too_many
	},
	nameIn
);
