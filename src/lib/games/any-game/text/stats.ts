import type { AnyGame } from '..';
import type { BoxStats } from '../../box-ui';
import { courseOf } from '../rules/game';

/** The stats of this box: every total after each round; games as different as these share no picture. */
export const boxStats: BoxStats<AnyGame> = {
	version: 2,
	ofTable: ({ snapshot: { context } }) => ({ course: courseOf(context) }),
	charts: () => []
};
