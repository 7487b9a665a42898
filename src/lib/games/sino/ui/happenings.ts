import type { Happening, Happenings, Thrown } from '$lib/ui/motion/happenings';
import type { Sino } from '..';
import { bonusOf, type Bonus } from '../rules/bonus';
import { bonusOfTurn, numbersLeft } from '../rules/game';

const won = (bonus: Bonus | undefined): Happening | undefined =>
	bonus && (bonus.rainbow ? 'rainbow' : 'award');

/** Dice roll, chips land, and a bonus is what everybody hears. */
export const happenings: Happenings<Sino> = {
	'dice.rolled': (_, { context }) => {
		// A try is judged when all five dice lie. [S-8]
		const bonus = numbersLeft(context) === 0 ? won(bonusOfTurn(context)) : undefined;
		// Real dice have been heard already: a chip covers what they showed. [G-1]
		return bonus ?? (context.dice === 'app' ? 'dice' : 'chip');
	},
	'row.announced': () => 'chip',
	'bonus.won': ({ numbers }) => won(bonusOf(numbers))
};

/** What lies over the board for a moment. */
export const shows = { rainbow: () => import('./Rainbow.svelte') };

/** Chips and their backs. */
export const thrown: Thrown = ['chip', 'oklch(0.995 0.003 85)', 'oklch(0.2 0.012 60)'];
