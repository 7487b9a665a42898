import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import { currentHand, type Context } from '../rules/table';
import { justWrong } from '../rules/view';
import { checkedName, nameIn } from './names';

/** Returns what was wrong with the claim that was just checked: as many cards as a glance takes in, the history has them all. [C-5] */
export function wrongSentence(context: Context): string | undefined {
	const hand = currentHand(context);
	const wrong = justWrong(hand);
	if (!wrong) return undefined;
	const names = [...new Set(wrong.verdict.missing.map(checkedName))];
	const cards =
		names.length <= 5
			? listed(names)
			: m.cardbingo_and_more({ cards: names.slice(0, 4).join(', '), count: String(names.length - 4) });
	const words = { name: nameIn(context, wrong.claim.player), cards };
	return hand.variant === 'cardgo' && hand.layouts.length > 0
		? m.cardbingo_wrong_hand(words)
		: m.cardbingo_wrong(words);
}
