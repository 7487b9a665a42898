import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { enginesHere } from '../../scripts/engines.mjs';
import { builds, openSite, type Site } from '../support/site.ts';
import type { Driver, MortalDriver } from './driver.ts';
import { openMiniBrowser } from './mini-browser.ts';
import { Player } from './player.ts';
import { openWith } from './puppeteer.ts';
import { openWebKit } from './webkit.ts';

interface Engine {
	/** Opens it on a fresh profile. */
	readonly open: () => Promise<Driver>;
	/** Opens it on a fresh profile that outlives its death. */
	readonly openMortal: () => Promise<MortalDriver>;
}

const known: Readonly<Record<string, Engine & { readonly here: boolean }>> = {
	Chromium: { here: true, open: () => openWith('chrome'), openMortal: () => openWith('chrome') },
	Firefox: {
		here: enginesHere().includes('firefox'),
		open: () => openWith('firefox'),
		openMortal: () => openWith('firefox')
	},
	WebKit: {
		here: enginesHere().includes('webkit'),
		open: openWebKit,
		openMortal: openMiniBrowser
	}
};

/**
 * What the console says that is nothing of the app's: a server that was killed on purpose is missed, a machine without a
 * sound card has none, and Firefox says so when a page is left that still fetches.
 */
const notOurs = [
	/Failed to load resource|NetworkError|ERR_CONNECTION|can.t establish a connection|Could not connect/,
	/AudioContext|audio|sound/i,
	/error loading dynamically imported module|A ServiceWorker intercepted|Unable to preload CSS/,
	// The others need it, for by default nothing may be fetched; WebKit alone does not know it.
	/Unrecognized Content-Security-Policy directive 'manifest-src'/,
	// The router says so of an address that there is none of.
	/Not found: /
];

/** What is on the screen, or on the sheet above it: what buttons are called, too. */
const onScreen = `((top) => top.innerText + ' | ' + [...top.querySelectorAll('button, label')]
	.map((one) => one.getAttribute('aria-label') ?? one.innerText).join(' | '))([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).replace(/\\s+/g, ' ')`;

interface Theme {
	/** What it tries, in a few words; what comes back is said with it. */
	readonly what: string;
	/** It kills the browser. */
	readonly mortal?: boolean;
}

/**
 * Goes a part of the core path in each engine that is here, each time with a fresh profile and a server of its own. The
 * path answers what it has counted, which is said with the engine's name. At its end nothing may stand in the console
 * that is the app's.
 */
export function inEachEngine(
	{ what, mortal = false }: Theme,
	path: (player: Player, driver: MortalDriver) => Promise<string>
): void {
	describe.each(Object.entries(known).filter(([, { here }]) => here))('%s', (_, engine) => {
		let site: Site;
		let driver: Driver;
		beforeEach(async () => {
			site = await openSite(builds.root);
			driver = await (mortal ? engine.openMortal() : engine.open());
		});
		afterEach(async () => {
			await driver.close();
			await site.kill();
		});
		test(what, { timeout: 600_000 }, async () => {
			const since = Date.now();
			const counted = await path(new Player(driver, site), driver as MortalDriver).catch(
				async (error: unknown) => {
					const seen = await driver.run<string>(onScreen).catch(() => 'nothing');
					throw new Error(`On the screen: ${seen}`, { cause: error });
				}
			);
			const ours = driver.complaints().filter((line) => !notOurs.some((pattern) => pattern.test(line)));
			expect(ours, 'in the console').toEqual([]);
			const seconds = ((Date.now() - since) / 1000).toFixed(0);
			process.stdout.write(`engines: ${driver.name}: ${what}: ${counted}, in ${seconds} s\n`);
		});
	});
}
