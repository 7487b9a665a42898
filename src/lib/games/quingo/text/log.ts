import { m } from '$lib/i18n';
import { factTexts } from '$lib/ui/feedback/sentences';
import type { Quingo } from '..';
import type { BoxLog } from '../../box-ui';
import type { QuingoFact } from '../rules/facts';
import type { Box } from '../rules/sheet';
import { sheetOf, totals, type Context, type Move } from '../rules/table';
import { ranked } from '../rules/view';
import { rematch } from '../rules/rematch';
import { helpName } from './help';
import { boxName, dieName, nameIn, plus } from './names';
import { refusalSentence } from './refusals';
import { setText } from './set';

const boxOf = (context: Context, { player, box }: { readonly player: string; readonly box: Box }): string =>
	boxName(sheetOf(context, player), box);

const factText = factTexts<Context, QuingoFact>({
	'bonuses.rolled': ({ bonuses, wild }) =>
		m.quingo_log_bonuses({ bonuses: bonuses.join(', '), wild: String(wild) }),
	'wilds.made': ({ player, wilds }, before, after) => {
		const name = nameIn(before, player);
		// While others still think, they are not in the history either.
		const secret = after.wildsWay === 'hidden' && after.rounds === 0 && !after.over;
		return secret
			? m.quingo_log_wilds_hidden({ name })
			: m.quingo_log_wilds({ name, wilds: wilds.join(', ') });
	},
	'pool.rolled': ({ dice }) => m.quingo_log_pool({ count: dice.length }),
	'limits.rolled': ({ limits }, before) =>
		m.quingo_log_limits({
			result: limits.map(({ player, limit }) => `${nameIn(before, player)} ${String(limit)}`).join(', ')
		}),
	'youngest.named': ({ player }, before) => m.quingo_log_youngest({ name: nameIn(before, player) }),
	'box.checked': (fact, before) => {
		const words = { name: nameIn(before, fact.player), box: boxOf(before, fact) };
		return fact.dice
			? m.quingo_log_checked_with({ ...words, dice: plus(fact.dice) })
			: m.quingo_log_checked(words);
	},
	'box.crossed': (fact, before) => {
		const words = { name: nameIn(before, fact.player), box: boxOf(before, fact) };
		return fact.die
			? m.quingo_log_crossed_with({ ...words, die: dieName(fact.die) })
			: m.quingo_log_crossed(words);
	},
	'box.cleared': (fact, before) =>
		m.quingo_log_cleared({ name: nameIn(before, fact.player), box: boxOf(before, fact) }),
	'turn.passed': ({ player }, before) => m.quingo_log_passed({ name: nameIn(before, player) }),
	'rolling.changed': ({ rolling }) => (rolling === 'app' ? m.table_log_app_rolls() : m.table_log_real_dice()),
	'keeping.changed': ({ keeping, youngest }, before) => {
		if (keeping === 'sheets') return m.quingo_log_keeps_sheets();
		return youngest === null
			? m.quingo_log_keeps_full()
			: m.quingo_log_keeps_youngest({ name: nameIn(before, youngest) });
	},
	'set.changed': ({ set }) => m.quingo_log_set({ set: setText(set) }),
	'dice.lost': ({ lost }) => m.quingo_log_lost({ set: setText(lost) }),
	'help.chosen': ({ player, help }, before) =>
		m.quingo_log_help({ name: nameIn(before, player), help: helpName(help) }),
	'player.joined': ({ player }) => m.table_log_sat_down({ name: player.name }),
	'player.left': ({ player }, before) => m.table_log_left({ name: nameIn(before, player) }),
	'game.ended': () => m.table_log_game_ended()
});

/** Returns a fact in the table's words, given the table before and after it, and who can't score after it and so passes. */
export const logText: typeof factText = (fact, before, after) => {
	const forced = after.moves.slice(before.moves.length).filter((move) => move.forced);
	return [factText(fact, before, after), ...forced.map((move) => moveText(after, move))].join('. ');
};

/** Returns what says who passed, with the reason where they had to. */
export const withReason = (text: string, { forced }: Pick<Move, 'forced'>): string =>
	forced ? `${text} ${m.quingo_cannot()}` : text;

/** Returns a move as a screen reader says it once it is made, with the player's total. */
export function moveText(
	context: Context,
	{ player, box, mark, forced }: Pick<Move, 'player' | 'box' | 'mark' | 'forced'>
): string {
	const name = nameIn(context, player);
	if (box === null) return withReason(m.quingo_log_passed({ name }), { forced });
	const words = { name, box: boxOf(context, { player, box }) };
	return m.quingo_announce_marked({
		label: mark === 'crossed' ? m.quingo_log_crossed(words) : m.quingo_log_checked(words),
		total: totals(context).get(player) ?? 0
	});
}

/** Returns the moves that are made at both tables, in the order of the first. */
const orderOf = ({ moves }: Context, { moves: others }: Context): string =>
	moves
		.filter((move) => others.some(({ player, box }) => player === move.player && box === move.box))
		.map(({ player, box }) => `${player} ${String(box)}`)
		.join();

/**
 * Returns whether a change brings turns into another order, keeps what dice were for on the sheets alone, and whether that is
 * for good. [G-3]
 */
export const alsoChanges = (before: Context, after: Context): readonly string[] => [
	...(orderOf(before, after) === orderOf(after, before) ? [] : [m.quingo_turns_reordered()]),
	...(after.ways > before.ways ? [m.quingo_rest_on_sheets()] : []),
	...(after.keeping === 'sheets' && before.keeping === 'full' ? [m.quingo_log_keeps_sheets()] : [])
];

/** Returns which mark a fact makes, with dice or without. */
export const deedIn = (fact: QuingoFact): string | undefined =>
	'box' in fact ? `${fact.type} ${fact.player} ${String(fact.box)}` : undefined;

/** The history of a game that is over. */
export const boxLog: BoxLog<Quingo> = {
	logText: (fact, { context: before }, { context: after }) =>
		fact.type === 'table.opened' ? m.table_log_opened() : logText(fact, before, after),
	refusalSentence: ({ context }, refusal) => refusalSentence(context, refusal),
	ranked: ({ context }) => ranked(context),
	rematch: (opening, { context }) => rematch(opening, context)
};
