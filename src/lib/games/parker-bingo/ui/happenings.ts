import type { Happenings, Thrown } from '$lib/ui/motion/happenings';
import type { Parker } from '..';
import { currentRound } from '../rules/round';
import { claimResult } from '../rules/scoring';

/** A tile has its voice; a shout, its verdict and its award are heard. */
export const happenings: Happenings<Parker> = {
	'ball.called': () => 'call',
	'bingo.shouted': () => 'bingo',
	'line.claimed': (_, { context }) => {
		const round = currentRound(context);
		const claim = round.claims.at(-1);
		return claim && claimResult(round, claim).right ? 'right' : 'wrong';
	},
	'bingo.awarded': () => 'award'
};

/** Wooden tiles. */
export const thrown: Thrown = ['tile', 'oklch(0.8 0.07 75)', 'oklch(0.74 0.08 70)'];
