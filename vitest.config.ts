import process from 'node:process';
import { sveltekit } from '@sveltejs/kit/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser, launchArguments } from './scripts/browser.mjs';
import { breakpoints } from './scripts/vite/breakpoints.ts';
import { icons, iconsIn } from './scripts/vite/icons.ts';
import { rulesMarkdown } from './scripts/vite/rules-markdown.ts';
import { words } from './scripts/vite/words.ts';

const browserTests = '{src,scripts}/**/*.browser.test.ts';

export default defineConfig(async () => {
	const executablePath = await findBrowser();
	return {
		plugins: [words(import.meta.dirname), icons(), rulesMarkdown(), sveltekit()],
		css: { postcss: { plugins: [breakpoints()] } },
		define: { __APP_VERSION__: JSON.stringify('0.0.0-test') },
		test: {
			// Left alone, it leaves one core to whoever watches.
			maxWorkers: '100%',
			// Nothing is tried twice, so a machine with other work on it gets its time. What hangs is found all the same.
			testTimeout: 60_000,
			coverage: {
				provider: 'v8' as const,
				include: ['src/lib/**/*.ts'],
				exclude: ['src/lib/i18n/made/**', '**/*.test.ts']
			},
			projects: [
				{
					extends: true as const,
					test: {
						name: 'unit',
						environment: 'node',
						// Loading everything anew for each file took half the time. What a file changes it puts back.
						isolate: false,
						setupFiles: ['src/lib/domain/seed.testing.ts'],
						include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
						exclude: [browserTests, '**/node_modules/**']
					}
				},
				{
					extends: true as const,
					// The built app in other engines: `npm run test:engines`, and a short path of it in `npm test`.
					test: {
						name: 'engines',
						environment: 'node',
						// Firefox needs ten seconds to open where the machine has other work.
						hookTimeout: 60_000,
						include: ['tests/engines/*.engines.ts']
					}
				},
				{
					extends: true as const,
					// Each page fetches every module once. Where no file changes meanwhile, pages share what was fetched.
					server: { headers: process.argv.includes('run') ? { 'Cache-Control': 'max-age=3600' } : {} },
					// Found late, they make Vite reload in the middle of a test.
					optimizeDeps: {
						include: ['xstate', 'idb', 'valibot', 'vitest-browser-svelte', ...iconsIn('src')]
					},
					test: {
						name: 'browser',
						// Its tests wait more than they work: for a tap that must not be taken for a hand that shook, for frames. Alone on
						// two cores they take 115 s four at a time and 100 s six at a time; nine at a time spare 7 s more, and each takes a third longer.
						maxWorkers: 6,
						include: [browserTests],
						// Loading everything anew for each file was a third of the work. All files of a worker share one page: what a
						// file changes it puts back, and none has a module of its own in another's place (`vi.mock`).
						isolate: false,
						setupFiles: ['src/lib/ui/table/new-hand.testing.ts'],
						// A second, as it is by itself, is too little beside other work.
						expect: { poll: { timeout: 20_000 } },
						browser: {
							enabled: true,
							headless: true,
							screenshotFailures: false,
							provider: playwright({
								launchOptions: { executablePath, args: launchArguments },
								contextOptions: {
									// A browser with a window gives it unasked.
									permissions: ['screen-wake-lock'],
									// What moves is painted sixty times a second, and waited for.
									reducedMotion: 'reduce' as const
								}
							}),
							instances: [{ browser: 'chromium' as const }]
						}
					}
				}
			]
		}
	};
});
