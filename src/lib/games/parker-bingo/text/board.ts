import { m } from '$lib/i18n';
import { listed, listedSides } from '$lib/i18n/listed';
import { currentRound, type Context } from '../rules/round';
import { firstIsOpen, gains, gameIsWon, rightClaims, winnersOf } from '../rules/winners';
import type { State } from '../rules/not-now';
import { penalties, winnersWithClaims } from '../rules/outcomes';
import { totalsOf } from '../rules/view';
import { lineName, nameIn } from './names';
import { patternName } from './patterns';
import { pointsEach } from './points-each';

/** What a screen that only shows the table says about it, large. */
export interface BoardWords {
	readonly what: string;
	/** A second, smaller sentence. */
	readonly about?: string;
	/** `stop`: calling has stopped. `won`: a round or a game has been won. `wrong`: a claim was not right. */
	readonly tone: 'stop' | 'won' | 'wrong' | 'quiet';
}

function roundWords(context: Context): BoardWords {
	const round = currentRound(context);
	const winners = winnersOf(round);
	const [first] = winners;
	const after = m.parker_after_calls({ count: round.calls.length });
	if (first === undefined) return { what: m.parker_nobody_wins(), about: after, tone: 'quiet' };
	const names = winners.map((player) => nameIn(context, player));
	const line = winnersWithClaims(round)[0]?.lines[0];
	const won = round.pattern ? patternName(round.pattern) : line ? lineName(line.line) : '';
	const prize = round.prize === undefined ? '' : m.parker_prize_is({ prize: round.prize });
	// Who share a round get the same. [PB-13]
	const points = round.method === 'points' ? gains(round).get(first) : undefined;
	return {
		what:
			winners.length > 1
				? m.parker_share_round({ names: listed(names) })
				: m.parker_wins_round({ name: names[0] ?? '' }),
		about:
			points === undefined
				? [prize, won, after].filter(Boolean).join(', ')
				: [pointsEach(points, winners.length), prize].filter(Boolean).join(' · '),
		tone: 'won'
	};
}

/** Returns who won the game or the evening, in words; partners win together. [PB-15] [PB-22] */
export function endWords(context: Context): BoardWords {
	const points = context.method === 'points';
	const totals = totalsOf(context);
	const most = Math.max(...totals.map(({ score }) => score));
	if (points ? !gameIsWon(context) : most === 0)
		return {
			what: points ? m.parker_game_unfinished({ goal: String(context.goal) }) : m.parker_no_winner_evening(),
			tone: 'quiet'
		};
	const winners = totals.filter(({ score }) => score === most);
	const names = listedSides(winners);
	const shared = points ? m.parker_share_game({ names }) : m.parker_share_evening({ names });
	const alone = points ? m.table_wins({ name: names }) : m.parker_wins_evening({ name: names });
	const together = (winners[0]?.names.length ?? 0) > 1 ? m.parker_win_game_together({ names }) : alone;
	return { what: winners.length > 1 ? shared : together, tone: 'won' };
}

/**
 * Returns what the table is doing, in words for the whole room; undefined while tiles are called, unless the round is
 * the last one. [PB-8] [PB-9] [PB-13] [PB-14] [PB-27]
 */
export function boardWords(context: Context, state: State, isLast = false): BoardWords | undefined {
	const round = currentRound(context);
	const name = (player: string) => nameIn(context, player);
	switch (state) {
		case 'checkingClaim': {
			const [shout, ...then] = round.shouts.map(({ player }) => name(player));
			const about = then.length > 0 ? m.parker_also_shouted({ names: listed(then) }) : m.voice_auto_off();
			return { what: m.parker_board_says({ name: shout ?? '' }), about, tone: 'stop' };
		}
		case 'bingoStands': {
			const names = rightClaims(round).map(({ player }) => name(player));
			return {
				what:
					names.length > 1
						? m.parker_bingos_right({ names: listed(names) })
						: m.parker_bingo_right({ name: names[0] ?? '' }),
				about: firstIsOpen(round) ? m.parker_who_first() : m.parker_any_other(),
				tone: 'stop'
			};
		}
		case 'betweenRounds':
			return roundWords(context);
		case 'over':
			return endWords(context);
		case 'exhausted':
			return { what: m.parker_exhausted(), about: m.parker_board_last_chance(), tone: 'quiet' };
		case 'calling': {
			// Until the next call everybody may ask why there was no winner.
			const wrong = penalties(round).filter(({ atCall }) => atCall === round.calls.length);
			if (wrong.length === 0) {
				const about = round.pattern ? patternName(round.pattern) : '';
				return isLast ? { what: m.parker_last_round(), about, tone: 'quiet' } : undefined;
			}
			const names = listed([...new Set(wrong.map(({ player }) => player))].map(name));
			return { what: m.parker_board_wrong({ names }), about: m.parker_board_goes_on(), tone: 'wrong' };
		}
	}
}
