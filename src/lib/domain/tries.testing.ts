/**
 * Whether this is `npm run test:long`, which tries the same laws more often than a merge has time for, and what by day
 * another test of its kind stands for: `it.runIf(long)`.
 */
export const long = import.meta.env.VITE_LONG_TESTS === 'yes';
/** Whether this is `npm run test:faults`, which takes its time. */
const faults = import.meta.env.VITE_FAULT_TESTS === 'yes';
/** Whether this is `npm run test:mutants`, which runs the same tests thousands of times. */
export const mutants = import.meta.env.VITE_MUTANTS === 'yes';

/**
 * Returns how often a law is tried: seldom by `npm test`, often by `npm run test:long`, most by `npm run test:faults`,
 * and never for long by `npm run test:mutants`.
 */
export const tries = (quick: number, often: number, most = often): number =>
	mutants ? Math.min(quick, 5000) : faults ? most : long ? often : quick;

/** Prints what a suite of faults counted: that is what it is run for. */
export const printFigures = (text: string): void => {
	// eslint-disable-next-line no-console -- figures go where the test's own lines go
	console.info(`faults: ${text}`);
};
