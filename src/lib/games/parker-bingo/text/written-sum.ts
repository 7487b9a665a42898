import type { Score } from '../rules/scoring';

/** Returns a score as it would be written down: 2 × 170 + 4 × 184 + 100. */
export const writtenSum = ({ parts, bonus }: Score): string =>
	[...parts.map(({ times, total }) => (times === 1 ? total : `${times} × ${total}`)), bonus || []]
		.flat()
		.join(' + ');
