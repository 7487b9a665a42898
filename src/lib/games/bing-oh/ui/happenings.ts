import type { Happening, Happenings, Thrown } from '$lib/ui/motion/happenings';
import type { Snapshot } from '$lib/domain/box';
import type { BingOh } from '..';

/** Real dice have been heard already: what they showed is written. [G-1] */
const rolled = (_: unknown, { context }: Snapshot<BingOh>): Happening =>
	context.dice === 'app' ? 'dice' : 'mark';
const chip = (): Happening => 'chip';
const card = (): Happening => 'card';

export const happenings: Happenings<BingOh> = {
	'round.scored': () => 'mark',
	'start.rolled': rolled,
	'dice.rolled': rolled,
	'chips.placed': ({ placed }) => (placed.length > 0 ? 'chip' : undefined),
	'space.named': () => 'mark',
	'chip.taken': chip,
	'chip.added': chip,
	'chip.moved': chip,
	'chip.removed': chip,
	'roadblock.laid': chip,
	'cards.dealt': card,
	'cards.swapped': card,
	'card.renewed': card,
	'bingoh.called': () => 'bingo'
};

/** The stars of the dice. */
export const thrown: Thrown = ['star', 'var(--box-a)', 'var(--box-b)'];
