import { language, m } from '$lib/i18n';
import type { NameRefusal } from '$lib/core/opening';
import type { ParkerFact } from '../facts';
import { totalOf, type Line } from '../lines';
import { currentRound, verdictOf, winnersOf, type Context } from '../round';
import type { ParkerRefusal } from '../rules';
import { letterOf, letters, type Letter, type TileRefusal } from '../tiles';

/** A tile as it is said and written: letter first. [PB-5] */
export const tileName = (number: number): string =>
	m.parker_tile_label({ letter: letterOf(number), number: String(number) });

/** "Ana, Ben and Carla" in the current language. */
export const listed = (names: readonly string[]): string =>
	new Intl.ListFormat(language.current, { type: 'conjunction' }).format(names);

const ordinals = [
	m.parker_ordinal_1,
	m.parker_ordinal_2,
	m.parker_ordinal_3,
	m.parker_ordinal_4,
	m.parker_ordinal_5
];

/** A line's name, as in "Third row". */
export function lineName(line: Line): string {
	if (line === 'diagonal-down') return m.parker_line_diagonal_down();
	if (line === 'diagonal-up') return m.parker_line_diagonal_up();
	const row = ordinals[Number(line.slice(-1)) - 1];
	if (row) return m.parker_line_row({ which: row() });
	const column = letters.find((letter): letter is Letter => line.endsWith(`-${letter}`));
	return m.parker_line_column({ letter: column ?? '' });
}

/** A player's name; one who is not known to the table has none, which a sentence can bear. */
export const nameIn = ({ seats }: Context, player: string | null): string =>
	seats.find(({ id }) => id === player)?.name ?? '';

const tileSentences: { [W in TileRefusal['why']]: (refusal: Extract<TileRefusal, { why: W }>) => string } = {
	'not-a-tile': ({ typed }) =>
		typed === '' ? m.parker_no_nothing_typed() : m.parker_no_not_a_tile({ typed }),
	'wrong-pair': ({ letter, number, right }) =>
		m.parker_no_wrong_pair({ letter, number: String(number), right })
};

/** Why what was typed is no tile, in one sentence. */
export const tileSentence = (refusal: TileRefusal): string =>
	(tileSentences[refusal.why] as (refusal: TileRefusal) => string)(refusal);

/** Why a name cannot be a player's, in one sentence. */
export const nameSentence = (refusal: NameRefusal): string =>
	refusal.why === 'name-empty'
		? m.parker_names_refused_empty()
		: m.parker_names_refused_long({ most: String(refusal.most), length: String(refusal.length) });

type Sentences = {
	[W in ParkerRefusal['why']]: (
		refusal: Extract<ParkerRefusal, { why: W }>,
		name: (player: string) => string
	) => string;
};

const sentences: Sentences = {
	'evening-is-over': () => m.parker_no_evening_is_over(),
	'round-is-closed': () => m.parker_no_round_is_closed(),
	'round-is-open': () => m.parker_no_round_is_open(),
	'round-has-begun': () => m.parker_no_round_has_begun(),
	'claim-is-open': ({ player }, name) => m.parker_no_claim_is_open({ name: name(player) }),
	'bingo-stands': ({ player }, name) => m.parker_no_bingo_stands({ name: name(player) }),
	'all-tiles-called': () => m.parker_no_all_tiles_called(),
	'number-already-called': ({ number }) => m.parker_no_number_already_called({ tile: tileName(number) }),
	'number-not-called': ({ number }) => m.parker_no_number_not_called({ tile: tileName(number) }),
	'no-such-round': ({ round }) => m.parker_no_no_such_round({ number: String(round) }),
	'no-such-player': () => m.parker_no_no_such_player(),
	'player-has-left': ({ player }, name) => m.parker_no_player_has_left({ name: name(player) }),
	'caller-holds-no-card': ({ player }, name) => m.parker_no_caller_holds_no_card({ name: name(player) }),
	'already-shouted': ({ player }, name) => m.parker_no_already_shouted({ name: name(player) }),
	'has-not-shouted': ({ player }, name) => m.parker_no_has_not_shouted({ name: name(player) }),
	'one-line-in-normal': () => m.parker_no_one_line_in_normal(),
	'numbers-missing': ({ count }) => m.parker_no_numbers_missing({ count }),
	'wrong-column': ({ number, letter, right }) =>
		m.parker_no_wrong_column({ number: String(number), letter, right }),
	'number-twice': ({ number }) => m.parker_no_number_twice({ tile: tileName(number) }),
	'nobody-to-choose-from': () => m.parker_no_nobody_to_choose_from(),
	'no-right-claim': ({ player }, name) => m.parker_no_no_right_claim({ name: name(player) }),
	'who-was-first': () => m.parker_no_who_was_first(),
	'no-bingo-to-award': () => m.parker_no_no_bingo_to_award(),
	'already-so': () => m.parker_no_already_so(),
	'caller-must-hand-over': ({ player }, name) => m.parker_no_caller_must_hand_over({ name: name(player) }),
	'too-few-players': ({ fewest }) => m.parker_no_too_few_players({ fewest: String(fewest) }),
	'too-many-players': ({ most }) => m.parker_no_too_many_players({ most: String(most) }),
	'already-at-the-table': ({ name }) => m.parker_no_already_at_the_table({ name })
};

/** Why the table refused a fact, in one sentence. */
export const refusalSentence = (context: Context, refusal: ParkerRefusal): string =>
	(sentences[refusal.why] as (refusal: ParkerRefusal, name: (player: string) => string) => string)(
		refusal,
		(player) => nameIn(context, player)
	);

type LogTexts = {
	[T in ParkerFact['type']]: (
		fact: Extract<ParkerFact, { type: T }>,
		before: Context,
		after: Context
	) => string;
};

const logTexts: LogTexts = {
	'ball.called': ({ number }) => m.parker_log_called({ tile: tileName(number) }),
	'tile.corrected': ({ round, called, meant }, { rounds }) => {
		const words = {
			called: tileName(called),
			meant: meant === null ? '' : tileName(meant),
			number: String(round)
		};
		if (rounds[round - 1]?.closed)
			return meant === null ? m.parker_log_noted_never(words) : m.parker_log_noted(words);
		return meant === null ? m.parker_log_struck_tile(words) : m.parker_log_corrected(words);
	},
	'bingo.shouted': ({ player }, before) => m.parker_log_shouted({ name: nameIn(before, player) }),
	'line.claimed': ({ player, lines }, _, after) => {
		const round = currentRound(after);
		const claim = round.claims.findLast((claim) => claim.player === player);
		const [line] = lines;
		const words = {
			name: nameIn(after, player),
			line: line ? lineName(line.line) : '',
			numbers: (line?.numbers ?? []).map(tileName).join(', ')
		};
		return claim && verdictOf(round, claim).right
			? m.parker_log_claim_right(words)
			: m.parker_log_claim_wrong(words);
	},
	'first.named': ({ player }, before) =>
		player === null ? m.parker_log_first_unknown() : m.parker_log_first({ name: nameIn(before, player) }),
	'bingo.awarded': (_, __, after) =>
		m.parker_log_awarded({
			names: listed(winnersOf(currentRound(after)).map((player) => nameIn(after, player)))
		}),
	'round.closed': (_, before) => m.parker_log_closed({ number: String(before.rounds.length) }),
	'round.opened': (_, __, after) => m.parker_log_round_opened({ number: String(after.rounds.length) }),
	'caller.changed': ({ player }, before) =>
		player === null ? m.parker_log_caller_app() : m.parker_log_caller({ name: nameIn(before, player) }),
	'drawing.changed': ({ drawing }) =>
		drawing === 'app' ? m.parker_log_drawing_app() : m.parker_log_drawing_tiles(),
	'option.changed': ({ option, on }) =>
		option === 'freeCentre'
			? on
				? m.parker_log_free_on()
				: m.parker_log_free_off()
			: on
				? m.parker_log_winner_on()
				: m.parker_log_winner_off(),
	'player.joined': ({ player }) => m.parker_log_joined({ name: player.name }),
	'player.left': ({ player }, before) => m.parker_log_left({ name: nameIn(before, player) }),
	'evening.ended': () => m.parker_log_ended()
};

/** A fact in the table's words, given the table before and after it. */
export const logText = (fact: ParkerFact, before: Context, after: Context): string =>
	(logTexts[fact.type] as (fact: ParkerFact, before: Context, after: Context) => string)(fact, before, after);

/** "Line total 166". */
export const totalText = (claim: { readonly lines: readonly Parameters<typeof totalOf>[0][] }): string =>
	m.parker_line_total({ total: String(Math.max(...claim.lines.map(totalOf))) });
