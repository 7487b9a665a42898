import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import { factTexts } from '$lib/ui/feedback/sentences';
import type { BingOh } from '..';
import type { BoxLog } from '../../box-ui';
import type { BingOhFact } from '../rules/facts';
import type { Context, Round } from '../rules/game';
import { gainOf } from '../rules/scoring';
import { ranked } from '../rules/view';
import { rematch } from '../rules/rematch';
import { nameIn, spaceAt } from './names';
import { refusalSentence } from './refusals';
import { spaceTitle } from './spaces';

/** Returns what a round, else the last one, gave those who played it: "Ana +8, Ben +2". */
function gains(context: Context, round = context.rounds.at(-1)): string {
	if (!round) return '';
	return context.seats
		.filter(({ id }) => id in round.foreign || round.callers.includes(id))
		.map(({ id, name }) => m.bingoh_gain({ name, points: String(gainOf(round, id)) }))
		.join(', ');
}

// Of a round that is asked about nothing is gained yet: no blank stands behind what is said.
const calledText = (what: { names: string; gains: string }): string => m.bingoh_log_scored(what).trimEnd();
const lapsedText = (what: { gains: string }): string => m.bingoh_log_lapsed(what).trimEnd();

/** Returns who called in a round, and what it gave everybody. [B-7] [B-8] */
export function roundText(context: Context, round: Round): string {
	const what = { names: names(context, round.callers), gains: gains(context, round) };
	return round.callers.length > 0 ? calledText(what) : lapsedText(what);
}

/** Returns who placed a chip, in words. [B-2] */
export const placedText = (names: readonly string[]): string =>
	names.length === 0 ? m.bingoh_log_placed_none() : m.bingoh_log_placed({ names: listed(names) });

const names = (context: Context, players: readonly string[]): string =>
	listed(players.map((player) => nameIn(context, player)));

type At = Parameters<typeof spaceAt>[0];
/** Returns what was done with a chip, and on which space it lies now, where that was told. */
const lyingAt = (what: string, at: At | undefined, from?: At): string =>
	at ? `${what} (${from ? `${spaceAt(from)} → ` : ''}${spaceAt(at)})` : what;

/** Returns a fact in the table's words, given the table before and after it. */
export const logText = factTexts<Context, BingOhFact>({
	'round.scored': ({ callers, foreign, forgotten }, before, after) => {
		const called = calledText({
			names: names(before, callers),
			gains: foreign
				.map(({ player, count }) =>
					m.bingoh_gain({
						name: nameIn(before, player),
						points: String(gainOf({ callers, foreign: { [player]: count } }, player))
					})
				)
				.join(', ')
		});
		// One that was forgotten before it counts, too: only the table on both sides of it knows which round it is.
		const round = after.rounds[before.rounds.length];
		const what = round ? `${m.table_round({ number: String(round.number) })} · ${called}` : called;
		return forgotten ? m.bingoh_log_forgotten({ what }) : what;
	},
	'cards.dealt': ({ free, cards }, before) => {
		const each = (player: string, count: number) => `${nameIn(before, player)}\u00a0${String(count)}`;
		if (cards?.length)
			return `${m.bingoh_log_dealt()}: ${cards.map(({ player, card }) => each(player, card)).join(', ')}`;
		const chipped = free.filter(({ count }) => count > 0).map(({ player, count }) => each(player, count));
		return chipped.length > 0 ? m.bingoh_log_dealt_free({ free: chipped.join(', ') }) : m.bingoh_log_dealt();
	},
	'start.rolled': ({ player, number }, before) =>
		m.bingoh_log_start_rolled({ name: nameIn(before, player), number: String(number) }),
	'start.named': ({ player }, before) => m.bingoh_log_start_named({ name: nameIn(before, player) }),
	'dice.rolled': ({ player, letter, number, stars, outOfTurn }, before) => {
		const what = m.bingoh_log_rolled({
			name: nameIn(before, player),
			at: spaceAt({ letter, number }),
			stars
		});
		return outOfTurn ? m.bingoh_log_out_of_turn({ what }) : what;
	},
	'chips.placed': ({ placed, special }, before) => {
		const what = placedText(placed.map((player) => nameIn(before, player)));
		return special.length > 0 ? `${what} · ${m.bingoh_special()}: ${names(before, special)}` : what;
	},
	'space.named': ({ player, space, chips }, before) =>
		m.bingoh_ask_act({
			name: nameIn(before, player),
			space: spaceTitle(space, chips)
		}),
	'space.left': ({ player }, before) => {
		const { act, hits } = before;
		const isNone = before.queue[0] === player && !act && hits[player]?.is !== 'special';
		const done = act?.begun ? m.bingoh_log_left_space : m.bingoh_log_left_alone;
		return (isNone ? m.bingoh_log_no_space : done)({ name: nameIn(before, player) });
	},
	'chip.taken': ({ player, from, owner }, before) =>
		m.bingoh_log_taken({
			name: nameIn(before, player),
			from: nameIn(before, from),
			owner: nameIn(before, owner)
		}),
	'stars.left': ({ player }, before) => m.bingoh_log_stars_left({ name: nameIn(before, player) }),
	'chip.added': ({ player, at }, before) => lyingAt(m.bingoh_log_added({ name: nameIn(before, player) }), at),
	'chip.moved': ({ player, at, from }, before) =>
		lyingAt(m.bingoh_log_moved({ name: nameIn(before, player) }), at, from),
	'roadblock.laid': ({ player, on, at }, before) =>
		lyingAt(m.bingoh_log_roadblock({ name: nameIn(before, player), other: nameIn(before, on) }), at),
	'roadblock.missed': ({ player }, before) => m.bingoh_log_missed({ name: nameIn(before, player) }),
	'chip.removed': ({ player, from, owner }, before) =>
		m.bingoh_log_removed({
			name: nameIn(before, player),
			from: nameIn(before, from),
			owner: nameIn(before, owner)
		}),
	'cards.swapped': ({ player, with: other }, before) =>
		m.bingoh_log_swapped({ names: listed([nameIn(before, player), nameIn(before, other)]) }),
	'card.renewed': ({ holder, card }, before) => {
		const what = m.bingoh_log_renewed({ name: nameIn(before, holder) });
		return card === undefined ? what : `${what} (${String(card)})`;
	},
	'bingoh.called': ({ calls }, before, after) =>
		calledText({
			names: names(
				before,
				calls.map(({ player }) => player)
			),
			gains: after.rounds.length > before.rounds.length ? gains(after) : ''
		}),
	'round.lapsed': (_, before, after) =>
		lapsedText({ gains: after.rounds.length > before.rounds.length ? gains(after) : '' }),
	'keeping.changed': ({ keeping }) => (keeping === 'ledger' ? m.bingoh_log_ledger() : m.bingoh_log_tally()),
	'cards.changed': ({ cards }) => (cards ? m.bingoh_log_cards_app() : m.bingoh_log_cards_real()),
	'chips.counted': ({ owner }, before) => m.bingoh_log_counted({ name: nameIn(before, owner) }),
	'dice.changed': ({ dice }) => (dice === 'app' ? m.table_log_app_rolls() : m.table_log_real_dice()),
	'faces.changed': () => m.bingoh_log_faces(),
	'player.joined': ({ player, card }) => {
		const what = m.table_log_sat_down({ name: player.name });
		return card === undefined ? what : `${what}: ${m.bingoh_card()} ${String(card)}`;
	},
	'player.left': ({ player }, before) => m.table_log_left({ name: nameIn(before, player) }),
	'game.ended': () => m.table_log_game_ended()
});

/** The history of a game that is over. */
export const boxLog: BoxLog<BingOh> = {
	logText: (fact, { context: before }, { context: after }) =>
		fact.type === 'table.opened' ? m.table_log_opened() : logText(fact, before, after),
	refusalSentence: ({ context }, refusal) => refusalSentence(context, refusal),
	ranked: ({ context }) => ranked(context),
	rematch: (opening, { context }) => rematch(opening, context)
};
