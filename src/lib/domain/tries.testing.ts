/** Whether this is `npm run test:long`, which tries the same laws more often than a merge has time for. */
const long = import.meta.env.VITE_LONG_TESTS === 'yes';

/** Returns how often a law is tried: seldom by `npm test`, often by `npm run test:long`. */
export const tries = (quick: number, often: number): number => (long ? often : quick);
