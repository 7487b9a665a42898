// @ts-nocheck
import { m } from '$lib/i18n';
import { cardOf, type CardSet } from '../rules/card-set';
import { cardSentence } from '../text/cards';
import { prefix as callsPrefix, readCalls, type Heard } from './catch-up';
import { prefix as bingoPrefix, readBingo, type Shown } from './claim-code';
import { isOtherVersion, setMark } from './small-code';

type Cards = Pick<CardSet, 'seed' | 'size'>;

/** Returns what a card of this set hears from a code, or the sentence that says why nothing. */
export function callsIn(text: string, cards: Cards): Heard | string {
	const read = readCalls(text);
	if (!read) return isOtherVersion(callsPrefix, text) ? m.link_other_code_version() : m.link_not_calls();
	return read.set === setMark(cards) ? read : m.link_other_set();
}

/** Returns the bingo that a code shows at a table with these cards, or the sentence that says why there is none. */
export function bingoIn(text: string, cards: Cards | undefined): Shown | string {
	const shown = readBingo(text);
	if (!shown) return isOtherVersion(bingoPrefix, text) ? m.link_other_code_version() : m.link_not_bingo();
	if (!cards || shown.set !== setMark(cards)) return m.link_bingo_other_set();
	const found = cardOf(cards.seed, cards.size, shown.card);
	return found.ok ? shown : cardSentence(found);
}
