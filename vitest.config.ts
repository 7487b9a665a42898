import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser, launchArguments } from './scripts/browser.mjs';
import { paraglideOptions } from './scripts/vite/paraglide.mjs';
import { rulesMarkdown } from './scripts/vite/rules-markdown.ts';

const browserTests = 'src/**/*.browser.test.ts';

export default defineConfig(async () => {
	const executablePath = await findBrowser();
	return {
		// cleanOutdir is off: two projects compile at once, and neither may pull the words from under the other.
		plugins: [paraglideVitePlugin({ ...paraglideOptions, cleanOutdir: false }), rulesMarkdown(), sveltekit()],
		define: { __APP_VERSION__: JSON.stringify('0.0.0-test') },
		test: {
			// Left alone, it leaves one core to whoever watches.
			maxWorkers: '100%',
			coverage: {
				provider: 'v8' as const,
				include: ['src/lib/**/*.ts'],
				exclude: ['src/lib/paraglide/**', '**/*.test.ts']
			},
			projects: [
				{
					extends: true as const,
					test: {
						name: 'unit',
						environment: 'node',
						include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
						exclude: [browserTests]
					}
				},
				{
					extends: true as const,
					// Found late, they make Vite reload in the middle of a test.
					optimizeDeps: { include: ['xstate', 'idb', 'valibot', 'vitest-browser-svelte'] },
					test: {
						name: 'browser',
						include: [browserTests],
						browser: {
							enabled: true,
							headless: true,
							screenshotFailures: false,
							provider: playwright({
								launchOptions: { executablePath, args: launchArguments },
								// A browser with a window gives it unasked.
								contextOptions: { permissions: ['screen-wake-lock'] }
							}),
							instances: [{ browser: 'chromium' as const }]
						}
					}
				}
			]
		}
	};
});
