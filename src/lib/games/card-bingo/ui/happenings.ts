import type { Happening, Happenings, Thrown } from '$lib/ui/motion/happenings';
import type { Snapshot } from '$lib/domain/box';
import type { Cards } from '..';
import { resultOf, verdictOf } from '../rules/hand';
import { currentHand } from '../rules/table';

/** A claim that is right wins the hand at once where nobody can tie with it. [C-6] [C-11] */
function verdict(_: unknown, { context }: Snapshot<Cards>): Happening {
	const hand = currentHand(context);
	const claim = hand.claims.at(-1);
	if (!claim || !verdictOf(hand, claim).right) return 'wrong';
	return resultOf(hand) ? 'award' : 'right';
}

/** A called card has its voice; cards that are dealt and laid are heard, and a shout with its verdict. */
export const happenings: Happenings<Cards> = {
	'card.called': () => 'call',
	'rank.called': () => 'call',
	'card.drawn': () => 'card',
	'cards.dealt': () => 'card',
	'card.laid': () => 'card',
	'hand.opened': () => 'card',
	'bingo.shouted': () => 'bingo',
	'layout.claimed': verdict,
	'hand.claimed': verdict,
	'bingo.awarded': () => 'award'
};

/** Backs and faces. */
export const thrown: Thrown = ['card', 'var(--box-a)', 'oklch(0.99 0.004 85)'];
