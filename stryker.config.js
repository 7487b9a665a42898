/**
 * Mutants: small faults made on purpose, each of which some test has to notice (`npm run test:mutants`,
 * docs/mutants.md). `scripts/mutants.mjs` says in which folder they are made, and judges what comes of them.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
	testRunner: 'vitest',
	plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/ignore.mjs'],
	// A folder's tests judge each of its files: of types alone none would be found by what it imports.
	vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
	coverageAnalysis: 'perTest',
	// One after the other: a machine with other work on it makes time run out where nothing hangs.
	concurrency: 1,
	timeoutMS: 10_000,
	// No kind of mutant is left out. What is, and why, stands in the plugin.
	ignorers: ['unread-texts'],
	tempDirName: '.mutants',
	// What the tests of domain and rules read is copied to where the mutants are made, and no more.
	ignorePatterns: ['**', '!package.json', '!scripts/**', '!messages/**', '!src/**'],
	tsconfigFile: 'none',
	reporters: ['progress-append-only'],
	allowConsoleColors: false
};
