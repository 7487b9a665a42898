import { m } from '$lib/i18n';
import { bonusOf } from '../bonus';
import type { FactOf, SinoFact, SinoFactType } from '../facts';
import { bonusOfTurn, roller, scoreOf, type Context } from '../game';
import { nameIn, rowName, spaceNames } from './names';

type LogTexts = { [T in SinoFactType]: (fact: FactOf<T>, before: Context, after: Context) => string };

const logTexts: LogTexts = {
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
	'turn.ended': (_, before) => m.sino_log_turn_ended({ name: roller(before).name }),
	'dice.changed': ({ dice }) => (dice === 'app' ? m.sino_log_dice_app() : m.sino_log_dice_real()),
	'option.changed': ({ option, on }) => {
		const texts = {
			hints: [m.sino_log_hints_off, m.sino_log_hints_on],
			odds: [m.sino_log_odds_off, m.sino_log_odds_on]
		} as const;
		return texts[option][on ? 1 : 0]();
	},
	'player.joined': ({ player }) => m.sino_log_joined({ name: player.name }),
	'player.left': ({ player }, before) => m.sino_log_left({ name: nameIn(before, player) }),
	'game.ended': () => m.sino_log_ended()
};

/** A fact in the table's words, given the table before and after it. */
export const logText = (fact: SinoFact, before: Context, after: Context): string =>
	(logTexts[fact.type] as (fact: SinoFact, before: Context, after: Context) => string)(fact, before, after);
