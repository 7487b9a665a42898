import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import type { Hand, Verdict } from '../rules/hand';
import { currentHand, type Context } from '../rules/table';
import { justWrong } from '../rules/view';
import { checkedName, nameIn } from './names';

/** Returns these names of cards, each once: as many as a glance takes in. */
export function someOf(all: readonly string[]): string {
	const names = [...new Set(all)];
	return names.length <= 5
		? listed(names)
		: m.cardbingo_and_more({ cards: names.slice(0, 3).join(', '), count: String(names.length - 3) });
}

/** Returns what was wrong with the claim that was just checked. [C-5] */
export function wrongSentence(context: Context): string | undefined {
	const hand = currentHand(context);
	const wrong = justWrong(hand);
	if (!wrong) return undefined;
	return wrongFor(hand, nameIn(context, wrong.claim.player), wrong.verdict);
}

/** Returns what is wrong with the cards of a player. [C-5] */
export function wrongFor(hand: Hand, name: string, { missing }: Verdict): string {
	// What is in a hand that the app dealt stays hidden: anyone can be named here by mistake. [C-8]
	if (hand.variant === 'cardgo' && hand.layouts.length > 0)
		return m.cardbingo_wrong_hand({ name, count: missing.length });
	return m.cardbingo_wrong({ name, cards: someOf(missing.map(checkedName)) });
}
