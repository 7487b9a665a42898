import fc from 'fast-check';

/** `npm test` tries the same cases each time, so that what is red was made red by a change; every night tries others. */
if (import.meta.env.VITE_LONG_TESTS !== 'yes') fc.configureGlobal({ seed: 20_261_122 });
