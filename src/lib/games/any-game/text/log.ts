import { m } from '$lib/i18n';
import { factTexts } from '$lib/ui/feedback/sentences';
import type { AnyGame } from '..';
import type { BoxLog } from '../../box-ui';
import type { AnyGameFact } from '../rules/facts';
import { ranked, type Context } from '../rules/game';
import { rematch } from '../rules/rematch';
import { endWords, nameIn, scoresText } from './names';
import { refusalSentence } from './refusals';

/** Returns a fact in the table's words, given the table before and after it. */
export const logText = factTexts<Context, AnyGameFact>({
	'round.scored': ({ round, scores }, before) =>
		m.anygame_log_round({ number: String(round), scores: scoresText(before, scores) }),
	'dealer.changed': ({ player }, before) =>
		player === null ? m.anygame_log_no_dealer() : m.anygame_log_dealer({ name: nameIn(before, player) }),
	'ending.changed': ({ ends }) => {
		if (ends.how === 'target') return m.anygame_log_to_target({ target: ends.target });
		return ends.how === 'rounds'
			? m.anygame_log_for_rounds({ count: ends.rounds })
			: m.anygame_log_open_end();
	},
	'winning.changed': ({ wins }) => (wins === 'highest' ? m.anygame_log_highest() : m.anygame_log_lowest()),
	'player.joined': ({ player }) => m.table_log_sat_down({ name: player.name }),
	'player.left': ({ player }, before) => m.table_log_left({ name: nameIn(before, player) }),
	'game.ended': () => m.anygame_log_ended()
});

/** Returns a fact in few words: the points of a round stand in its fields, and of many players have no room in a bar. */
export const briefText: typeof logText = (fact, before, after) =>
	fact.type === 'round.scored' ? m.table_round({ number: String(fact.round) }) : logText(fact, before, after);

/** Returns who has won with another choice of who wins, given a game that is over without it and with it. [AG-4] */
export function winnersChange(before: Context, after: Context): readonly string[] {
	const [was, is] = [endWords(before), endWords(after)];
	return before.wins === after.wins || was === is ? [] : [`${was} → ${is}`];
}

/** The history of a game that is over. */
export const boxLog: BoxLog<AnyGame> = {
	logText: (fact, { context: before }, { context: after }) =>
		fact.type === 'table.opened' ? m.anygame_log_opened() : logText(fact, before, after),
	refusalSentence: ({ context }, refusal) => refusalSentence(context, refusal),
	ranked: ({ context }) => ranked(context),
	rematch: (opening, { context }) => rematch(opening, context)
};
