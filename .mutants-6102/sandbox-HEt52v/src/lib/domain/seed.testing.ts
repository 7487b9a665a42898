// @ts-nocheck
import fc from 'fast-check';
import { mutants } from './tries.testing';

/** `npm test` tries the same cases each time, so that what is red was made red by a change; every night tries others. */
if (import.meta.env.VITE_LONG_TESTS !== 'yes') fc.configureGlobal({ seed: 20_261_122 });
// That a mutant was noticed is all that is asked: nobody reads the smallest case that shows it.
if (mutants) fc.configureGlobal({ seed: 20_261_122, numRuns: 25, endOnFailure: true });
