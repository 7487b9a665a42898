import { m } from '$lib/i18n';
import type { FactOf, QuingoFact } from '../facts';
import type { Box } from '../sheet';
import { sheetOf, type Context } from '../table';
import { boxName, dieName, plus } from './names';

type LogTexts = {
	[T in QuingoFact['type']]: (fact: FactOf<T>, before: Context, after: Context) => string;
};

const named = ({ seats }: Context, player: string): string =>
	seats.find(({ id }) => id === player)?.name ?? '';
const boxOf = (context: Context, { player, box }: { readonly player: string; readonly box: Box }): string =>
	boxName(sheetOf(context, player), box);

const logTexts: LogTexts = {
	'bonuses.rolled': ({ bonuses, wild }) =>
		m.quingo_log_bonuses({ bonuses: bonuses.join(', '), wild: String(wild) }),
	'wilds.made': ({ player, wilds }, before, after) => {
		const name = named(before, player);
		// While others still think, nobody reads them in the log either.
		const secret = after.wildsWay === 'hidden' && after.rounds === 0 && !after.over;
		return secret
			? m.quingo_log_wilds_hidden({ name })
			: m.quingo_log_wilds({ name, wilds: wilds.join(', ') });
	},
	'pool.rolled': ({ dice }) => m.quingo_log_pool({ count: dice.length }),
	'limits.rolled': ({ limits }, before) =>
		m.quingo_log_limits({
			result: limits.map(({ player, limit }) => `${named(before, player)} ${String(limit)}`).join(', ')
		}),
	'youngest.named': ({ player }, before) => m.quingo_log_youngest({ name: named(before, player) }),
	'box.checked': (fact, before) => {
		const words = { name: named(before, fact.player), box: boxOf(before, fact) };
		return fact.dice
			? m.quingo_log_checked_with({ ...words, dice: plus(fact.dice) })
			: m.quingo_log_checked(words);
	},
	'box.crossed': (fact, before) => {
		const words = { name: named(before, fact.player), box: boxOf(before, fact) };
		return fact.die
			? m.quingo_log_crossed_with({ ...words, die: dieName(fact.die) })
			: m.quingo_log_crossed(words);
	},
	'box.cleared': (fact, before) =>
		m.quingo_log_cleared({ name: named(before, fact.player), box: boxOf(before, fact) }),
	'turn.passed': ({ player }, before) => m.quingo_log_passed({ name: named(before, player) }),
	'rolling.changed': ({ rolling }) => (rolling === 'app' ? m.quingo_log_app() : m.quingo_log_real()),
	'set.changed': ({ set }) =>
		m.quingo_log_set({
			set: Object.entries(set)
				.map(([kind, count]) => `${String(count)} ${kind}`)
				.join(', ')
		}),
	'player.joined': ({ player }) => m.quingo_log_joined({ name: player.name }),
	'player.left': ({ player }, before) => m.quingo_log_left({ name: named(before, player) }),
	'game.ended': () => m.quingo_log_ended()
};

/** A fact in the table's words, given the table before and after it. */
export const logText = (fact: QuingoFact, before: Context, after: Context): string =>
	(logTexts[fact.type] as (fact: QuingoFact, before: Context, after: Context) => string)(fact, before, after);
