import { defineConfig } from '@playwright/test';
import { findBrowser, launchArguments } from './scripts/browser.mjs';

export default defineConfig({
	testDir: 'tests',
	testMatch: '**/*.spec.ts',
	fullyParallel: true,
	workers: 2,
	forbidOnly: !!process.env.CI,
	// Other work on the machine can make one of a hundred browsers late. What needs another try is named at the end.
	retries: process.env.CI ? 2 : 0,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	use: {
		serviceWorkers: 'allow',
		locale: 'en-GB',
		launchOptions: { executablePath: await findBrowser(), args: launchArguments }
	}
});
