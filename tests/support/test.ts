import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { seedChance } from './chance.ts';
import { builds, openSite, type Build, type Site } from './site.ts';

/** The tag of a test that needs the app's service worker. Keeping the whole app costs each of the others a second. */
export const offline = '@offline';
/** The tag of a test that `npm test` has no time for: `npm run test:long` runs it, every night. */
export const long = '@long';

/** The tag of a test that `npm run test:faults` runs: what has to be survived, tried often, with its figures. */
export const faults = '@faults';

interface Options {
	/** Which build the site serves; the one at the root unless a test says otherwise. */
	build: Build;
	/** Complaints of the page that a test is about, and so expects. */
	expected: RegExp[];
}

interface Fixtures {
	site: Site;
	/** What the page complained of so far. At the end of a test anything unexpected fails it. */
	complaints: string[];
	/** What happens by chance on the pages of this test happens the same at each run. */
	chance: undefined;
}

/** Notes what the pages of a device complain of. */
async function hearComplaints(context: BrowserContext, site: Site, complaints: string[]): Promise<void> {
	context.on('console', (message) => {
		if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
	});
	context.on('weberror', (error) => complaints.push(`exception: ${error.error().message}`));
	context.on('request', (request) => {
		const url = request.url();
		const local = url.startsWith('data:') || url.startsWith('blob:');
		if (!local && !url.startsWith(site.home)) complaints.push(`request outside the app: ${url}`);
	});
	await context.exposeFunction('reportViolation', (text: string) => complaints.push(`policy: ${text}`));
	await context.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', (event) => {
			const told = globalThis as unknown as { reportViolation(text: string): void };
			told.reportViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
		});
	});
}

/** Another device of the test that is running: what its pages complain of fails the test, too. */
export let watch: (context: BrowserContext) => Promise<void> = () => Promise.resolve();

/**
 * Playwright's `test` with a site, and with four eyes on every page: an error in the console, an exception, a
 * violation of the content security policy or a request that leaves the app's base path fails the test.
 */
export const test = base.extend<Options & Fixtures>({
	build: [builds.root, { option: true }],
	expected: [[], { option: true }],
	// eslint-disable-next-line no-empty-pattern -- Playwright wants to see that it needs nothing
	serviceWorkers: async ({}, use, { tags }) => {
		await use(tags.includes(offline) ? 'allow' : 'block');
	},

	site: async ({ build }, use) => {
		const site = await openSite(build);
		await use(site);
		await site.kill();
	},

	chance: [
		async ({ context }, use, { titlePath }) => {
			await seedChance(context, titlePath.join(' > '));
			await use(undefined);
		},
		{ auto: true }
	],

	complaints: [
		async ({ context, site, expected }, use) => {
			const complaints: string[] = [];
			watch = (device) => hearComplaints(device, site, complaints);
			await watch(context);
			await use(complaints);
			const surprises = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
			expect(surprises, 'complaints of the page').toEqual([]);
		},
		{ auto: true }
	]
});

/** Waits until the worker has kept the whole app and controls the page; only in a test that is tagged `offline`. */
export async function whenKept(page: Page): Promise<void> {
	if (!test.info().tags.includes(offline)) throw new Error('tag this test as offline');
	await page.waitForFunction(async () => {
		const { active } = await navigator.serviceWorker.ready;
		return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
	});
}

/**
 * Waits until the page answers taps. Pages come with their words and controls before the script that listens to them:
 * what is pressed or chosen between is lost.
 */
export const whenAlive = (page: Page): Promise<void> =>
	page.locator('#svelte-announcer').waitFor({ state: 'attached' });

export { expect } from '@playwright/test';
