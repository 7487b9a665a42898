import { m } from '$lib/i18n';
import { factTexts } from '$lib/ui/feedback/sentences';
import type { Sino } from '..';
import type { BoxLog } from '../../box-ui';
import { bonusOf } from '../rules/bonus';
import type { SinoFact } from '../rules/facts';
import { bonusOfTurn, roller, scoreOf, type Context } from '../rules/game';
import { ranked } from '../rules/view';
import { rematch } from '../rules/rematch';
import { nameIn, rowName, spaceNames } from './names';
import { refusalSentence } from './refusals';

/** Returns a fact in the table's words, given the table before and after it. */
export const logText = factTexts<Context, SinoFact>({
	'dice.rolled': ({ dice }, before, after) => {
		const words = { name: roller(before).name, spaces: spaceNames(before, dice) };
		// The table after it tells whether this was the roll that brought a bonus.
		const bonus = after.gains.length > before.gains.length ? bonusOfTurn(after) : undefined;
		if (!bonus) return m.sino_log_rolled(words);
		const points = String(bonus.points);
		return bonus.rainbow
			? m.sino_log_rolled_rainbow({ ...words, points })
			: m.sino_log_rolled_bonus({ ...words, points });
	},
	'bonus.announced': (_, before) => m.sino_log_bonus_tried({ name: roller(before).name }),
	'row.announced': ({ player, line }, before) =>
		m.sino_log_announced({
			name: nameIn(before, player),
			row: rowName(before, line),
			score: String(scoreOf(before, line))
		}),
	'bonus.won': ({ player, numbers }, before) =>
		m.sino_log_bonus_won({
			name: nameIn(before, player),
			numbers: numbers.join(' '),
			points: String(bonusOf(numbers)?.points ?? 0)
		}),
	'turn.ended': ({ by }, before) => {
		const { name } = roller(before);
		return by === undefined
			? m.sino_log_turn_ended({ name })
			: m.sino_log_turn_ended_by({ name, by: nameIn(before, by) });
	},
	'turn.given': ({ player }, before) => {
		const name = nameIn(before, player);
		// The rolls above it name the player whose turn it was thought to be.
		return before.turn.dice.length > 0
			? m.sino_log_turn_given_with({ name, from: roller(before).name })
			: m.sino_log_turn_given({ name });
	},
	'keeping.changed': ({ keeping, turn = '' }, before) =>
		keeping === 'pad' ? m.sino_log_keeps_pad() : m.sino_log_keeps_boards({ name: nameIn(before, turn) }),
	'dice.changed': ({ dice }) => (dice === 'app' ? m.sino_log_dice_app() : m.table_log_real_dice()),
	'option.changed': ({ option, on, player }, before) => {
		if (player !== undefined)
			return `${m.sino_odds_title({ name: nameIn(before, player) })}: ${on ? m.shell_on() : m.shell_off()}`;
		const texts = {
			hints: [m.sino_log_hints_off, m.sino_log_hints_on],
			odds: [m.sino_log_odds_off, m.sino_log_odds_on]
		} as const;
		return texts[option][on ? 1 : 0]();
	},
	'player.joined': ({ player }) => m.table_log_sat_down({ name: player.name }),
	'player.left': ({ player }, before) => m.table_log_left({ name: nameIn(before, player) }),
	'game.ended': () => m.table_log_game_ended()
});

/** The history of a game that is over. */
export const boxLog: BoxLog<Sino> = {
	logText(fact, { context: before }, { context: after }) {
		if (fact.type !== 'table.opened') return logText(fact, before, after);
		return fact.keeping === 'pad' ? m.sino_log_opened_pad() : m.sino_log_opened_boards();
	},
	refusalSentence: ({ context }, refusal) => refusalSentence(context, refusal),
	ranked: ({ context }) => ranked(context),
	rematch: (opening, { context }) => rematch(opening, context)
};
