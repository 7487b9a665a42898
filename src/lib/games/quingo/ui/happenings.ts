import type { Happening, Happenings, Thrown } from '$lib/ui/motion/happenings';
import type { Snapshot } from '$lib/domain/box';
import type { Quingo } from '..';
import { bandOf, boxesOf } from '../rules/sheet';
import { sheetOf } from '../rules/table';

/** Real dice have been heard already: what they showed is written. [G-1] */
const rolled = (_: unknown, { context }: Snapshot<Quingo>): Happening =>
	context.rolling === 'app' ? 'dice' : 'mark';

export const happenings: Happenings<Quingo> = {
	'bonuses.rolled': rolled,
	'pool.rolled': rolled,
	'limits.rolled': rolled,
	'wilds.made': () => 'mark',
	// The fifth check of a band brings its bonus.
	'box.checked': ({ player, box }, { context }) => {
		const { marks } = sheetOf(context, player);
		return boxesOf(bandOf(box)).every((one) => marks[one] === 'checked') ? 'band' : 'mark';
	},
	'box.crossed': () => 'mark'
};

/** Dice in the colours of the bands. */
export const thrown: Thrown = [
	'solid',
	'var(--c-red)',
	'var(--c-yellow)',
	'var(--c-blue)',
	'var(--c-green)',
	'var(--c-violet)'
];
