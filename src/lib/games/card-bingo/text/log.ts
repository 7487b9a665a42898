import { m } from '$lib/i18n';
import { factTexts } from '$lib/ui/feedback/sentences';
import type { Cards } from '..';
import type { BoxLog } from '../../box-ui';
import type { CardsFact } from '../rules/facts';
import { verdictOf } from '../rules/hand';
import { currentHand, type Context } from '../rules/table';
import { ranked } from '../rules/view';
import { rematch } from '../rules/rematch';
import { handSentence } from './hand';
import { lateSentence } from './late';
import { cardName, checkedName, nameIn, rankName } from './names';
import { refusalSentence } from './refusals';
import { someOf } from './wrong';

/** Returns a claim with its verdict, whatever was read back. */
function claimText({ player }: { readonly player: string }, after: Context): string {
	const hand = currentHand(after);
	const claim = hand.claims.findLast((claim) => claim.player === player);
	const name = nameIn(after, player);
	// One that was struck has no verdict any more, and is no second shout.
	if (!claim) return m.cardbingo_log_claimed({ name });
	const { right, checked, missing } = verdictOf(hand, claim);
	// The cards still in a hand that the app dealt stay hidden. [C-8]
	if (!right && hand.variant === 'cardgo' && hand.layouts.length > 0)
		return m.cardbingo_wrong_hand({ name, count: missing.length });
	// The table looked for what was not called.
	if (right && checked.length === 0) return m.cardbingo_claim_right({ name });
	return right
		? m.cardbingo_log_claim_right({ name, cards: someOf(checked.map(checkedName)) })
		: m.cardbingo_log_claim_wrong({ name, missing: someOf(missing.map(checkedName)) });
}

/** Returns a fact in the table's words, given the table before and after it. */
export const logText = factTexts<Context, CardsFact>({
	'card.drawn': ({ player, card }, before) =>
		m.cardbingo_log_drawn({ name: nameIn(before, player), card: cardName(card) }),
	'cards.dealt': () => m.cardbingo_log_dealt(),
	'layout.entered': ({ player, cards }, before) =>
		m.cardbingo_log_entered({ name: nameIn(before, player), cards: someOf(cards.map(cardName)) }),
	'card.called': ({ card }) => m.cardbingo_log_called({ card: cardName(card) }),
	'rank.called': ({ rank }) => m.cardbingo_log_called({ card: rankName(rank) }),
	'card.laid': ({ player, card }, before) =>
		m.cardbingo_log_laid({ name: nameIn(before, player), card: cardName(card) }),
	'bingo.shouted': ({ player }, before) => m.cardbingo_claim_title({ name: nameIn(before, player) }),
	'layout.claimed': (fact, _, after) => claimText(fact, after),
	'hand.claimed': (fact, _, after) => claimText(fact, after),
	// Behind who wins stands why another right claim does not. [C-6]
	'bingo.awarded': (_, __, after) =>
		[handSentence(after), lateSentence(after, currentHand(after))].filter(Boolean).join('. '),
	'hand.closed': () => m.cardbingo_log_closed(),
	'hand.opened': (_, __, after) => {
		const { extra, number } = currentHand(after);
		return extra ? m.cardbingo_extra_hand() : m.cardbingo_log_opened({ number: String(number) });
	},
	'caller.changed': ({ player }, before) =>
		player === null ? m.cardbingo_log_caller_app() : m.cardbingo_log_caller({ name: nameIn(before, player) }),
	'drawing.changed': ({ drawing }) =>
		drawing === 'app' ? m.cardbingo_log_drawing_app() : m.cardbingo_log_drawing_cards(),
	'dealing.changed': ({ dealing }) =>
		dealing === 'app' ? m.cardbingo_log_dealing_app() : m.cardbingo_log_dealing_cards(),
	'decks.changed': ({ decks }) => m.cardbingo_needs_decks({ count: decks }),
	'option.changed': ({ on }) => (on ? m.cardbingo_caller_plays() : m.cardbingo_log_caller_plays_off()),
	'player.joined': ({ player }) => m.table_log_sat_down({ name: player.name }),
	'player.left': ({ player }, before) => m.table_log_left({ name: nameIn(before, player) }),
	'evening.ended': () => m.table_log_game_ended()
});

/** The history of an evening that is over. */
export const boxLog: BoxLog<Cards> = {
	logText: (fact, { context: before }, { context: after }) =>
		fact.type === 'table.opened' ? m.table_log_opened() : logText(fact, before, after),
	refusalSentence: ({ context }, refusal) => refusalSentence(context, refusal),
	ranked: ({ context }) => ranked(context),
	rematch: (opening, { context }) => rematch(opening, context)
};
