import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import type { FactOf } from '$lib/domain/box';
import { factTexts } from '$lib/ui/feedback/sentences';
import type { Parker } from '..';
import type { BoxLog } from '../../box-ui';
import type { ParkerFact } from '../rules/facts';
import { currentRound, type Context } from '../rules/round';
import { gains, winnersOf } from '../rules/winners';
import { claimResult } from '../rules/scoring';
import { ranked } from '../rules/outcomes';
import { kindName, lineName, nameIn, tileName } from './names';
import { patternName } from './patterns';
import { timeOfDay } from './last-round';
import { refusalSentence } from './refusals';
import { pointsEach } from './points-each';

/** Returns a name as it stands within a sentence: "third row", but "N column". */
const within = (name: string): string => name.replace(/^\S(?=\S)/, (letter) => letter.toLocaleLowerCase());

/**
 * Returns a claim in the table's words, given the table after it, and judged as that is by `now`; with `brief`, one of
 * several lines without their numbers.
 */
function claimText(
	{ player, lines }: FactOf<ParkerFact, 'line.claimed'>,
	after: Context,
	now = after,
	brief = false
): string {
	const then = currentRound(after);
	const round = now.rounds[then.number - 1] ?? then;
	const same = JSON.stringify(lines);
	const claim = round.claims.findLast(
		(claim) => claim.player === player && JSON.stringify(claim.lines) === same
	);
	const several = brief && lines.length > 1;
	const named = lines.map(({ line, numbers }) => {
		const read = several ? '' : numbers.map(tileName).join(', ');
		return within(lineName(line)) + (read && ` (${read})`);
	});
	const whole = several && claim && round.pattern;
	const words = {
		name: nameIn(after, player),
		lines: whole ? within(patternName(round.pattern)) : listed(named)
	};
	// One that was struck is on no round, so nothing is said of its verdict.
	if (!claim) return m.parker_log_claim(words);
	const { right, score } = claimResult(round, claim);
	if (!right) return m.parker_log_claim_wrong(words);
	if (round.method === 'normal' || !score) return m.parker_log_claim_right(words);
	const points = m.parker_board_points({ points: score.points });
	const kind = within(kindName(score.kind));
	if (several) return m.parker_log_claim({ ...words, lines: `${kind}, ${points}` });
	return m.parker_log_claim_points({ ...words, kind, points });
}

/** Returns a fact in the table's words, given the table before and after it. */
export const logText = factTexts<Context, ParkerFact>({
	'ball.called': ({ number }) => m.parker_log_called({ tile: tileName(number) }),
	'tile.corrected': ({ round, called, meant }, { rounds }) => {
		const words = {
			called: tileName(called),
			meant: meant === null ? '' : tileName(meant),
			number: String(round)
		};
		const { closed, calls } = rounds[round - 1] ?? {};
		if (closed) return meant === null ? m.parker_log_noted_never(words) : m.parker_log_noted(words);
		if (meant === null) return m.parker_log_struck_tile(words);
		const both = calls?.includes(called) && calls.includes(meant);
		return both ? m.parker_log_swapped(words) : m.parker_log_corrected(words);
	},
	'bingo.shouted': ({ player }, before) => m.parker_log_shouted({ name: nameIn(before, player) }),
	'line.claimed': (fact, _, after, now) => claimText(fact, after, now),
	'first.named': ({ player }, before) =>
		player === null ? m.parker_log_first_unknown() : m.parker_log_first({ name: nameIn(before, player) }),
	'bingo.awarded': (_, __, after) => {
		const round = currentRound(after);
		const winners = winnersOf(round);
		const names = listed(winners.map((player) => nameIn(after, player)));
		const [points] = gains(round).values();
		if (round.method === 'normal' || points === undefined) return m.parker_log_awarded({ names });
		return m.parker_log_awarded_points({ names, points: pointsEach(points, winners.length) });
	},
	'round.closed': (_, before) => m.parker_log_closed({ number: String(before.rounds.length) }),
	'round.opened': (_, __, after) => m.parker_log_round_opened({ number: String(after.rounds.length) }),
	'caller.changed': ({ player }, before) =>
		player === null ? m.parker_log_caller_app() : m.parker_log_caller({ name: nameIn(before, player) }),
	'cards.changed': ({ cards }) =>
		cards ? m.parker_log_cards_app({ set: cards.seed }) : m.parker_log_cards_real(),
	'drawing.changed': ({ drawing }) =>
		drawing === 'app' ? m.parker_log_drawing_app() : m.parker_log_drawing_tiles(),
	'pattern.changed': ({ pattern }) => m.parker_log_pattern({ pattern: within(patternName(pattern)) }),
	'goal.changed': (_, __, { goal }) => m.parker_log_goal({ points: String(goal) }),
	'last.agreed': ({ at }) => (at === null ? m.parker_no_last() : m.parker_last_at({ time: timeOfDay(at) })),
	'prize.named': ({ prize }) => (prize === null ? m.parker_log_no_prize() : m.parker_log_prize({ prize })),
	'option.changed': ({ option, on }) => {
		const texts = {
			freeCentre: [m.parker_log_free_off, m.parker_log_free_on],
			winnerCalls: [m.parker_log_winner_off, m.parker_log_winner_on],
			callerEachRound: [m.parker_log_caller_each_off, m.parker_log_caller_each_on],
			callerPlays: [m.parker_log_caller_plays_off, m.parker_log_caller_plays_on],
			hints: [m.parker_log_hints_off, m.parker_log_hints_on]
		} as const;
		return texts[option][on ? 1 : 0]();
	},
	'player.joined': ({ player }) => m.table_log_sat_down({ name: player.name }),
	'player.left': ({ player }, before) => m.table_log_left({ name: nameIn(before, player) }),
	'evening.ended': () => m.table_log_game_ended()
});

/** Returns the same in so few words that the bar of a small phone has room for them. */
export const briefText: typeof logText = (fact, before, after, now) =>
	fact.type === 'line.claimed' ? claimText(fact, after, now, true) : logText(fact, before, after);

/** The history of a game that is over. */
export const boxLog: BoxLog<Parker> = {
	logText: (fact, { context: before }, { context: after }) =>
		fact.type === 'table.opened' ? m.table_log_opened() : logText(fact, before, after),
	refusalSentence: ({ context }, refusal) => refusalSentence(context, refusal),
	ranked: ({ context }) => ranked(context),
	rematch: async (opening, { context }) => (await import('../rules/next-game')).rematch(opening, context)
};
