import { defineConfig } from '@playwright/test';
import { findBrowser, launchArguments } from './scripts/browser.mjs';

/** `npm run test:long` runs the tests tagged `long`, and nothing else does. */
const long = process.env.LONG_TESTS === 'yes';
/** `npm run test:faults` runs those tagged `faults`, more often. */
const faults = process.env.FAULT_TESTS === 'yes';

export default defineConfig({
	testDir: 'tests',
	testMatch: '**/*.spec.ts',
	fullyParallel: true,
	// On two cores: a third of each test is spent waiting, as a person does between two taps.
	workers: 3,
	forbidOnly: !!process.env.CI,
	...(faults ? { grep: /@faults/ } : long ? { grep: /@long/ } : { grepInvert: /@long/ }),
	timeout: 60_000,
	expect: { timeout: 10_000 },
	use: {
		serviceWorkers: 'allow',
		locale: 'en-GB',
		// What moves is painted sixty times a second, and waited for.
		contextOptions: { reducedMotion: 'reduce' },
		launchOptions: { executablePath: await findBrowser(), args: launchArguments }
	}
});
