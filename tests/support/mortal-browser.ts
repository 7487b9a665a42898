import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findBrowser, launchArguments } from '../../scripts/browser.mjs';

/** A browser with a profile on the disk that can be killed as the system kills it. */
export interface MortalBrowser {
	readonly context: BrowserContext;
	/** Where on this machine its debugger listens. */
	readonly port: number;
	/** Stops all its processes where they are, as a locked phone's; or lets them go on. */
	sleep(asleep: boolean): void;
	/** Adds to a failure what the page showed then and what went on in it: it may not be seen again in hundreds of deaths. */
	orTell(page: Page): (failure: unknown) => Promise<never>;
	/** SIGKILL to the browser and all its processes: nothing of it gets to finish anything. */
	kill(): Promise<void>;
}

/** Waits for the line in which the browser says where it listens. */
function address(browser: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let said = '';
		browser.stderr?.on('data', (text: Buffer) => {
			said += text.toString();
			const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
			if (found) resolve(found);
		});
		browser.once('exit', () => reject(new Error(`the browser ended by itself:\n${said}`)));
	});
}

/** Answers what is to be told, or that it could not be had: a page that hangs must not hang the test that tells of it. */
const soon = (told: Promise<unknown>): Promise<unknown> =>
	Promise.race([
		told.catch((error: unknown) => String(error)),
		new Promise((resolve) => {
			setTimeout(() => {
				resolve('no answer within 5 s');
			}, 5_000);
		})
	]);

/** What is asked of a page that does not show what it should. */
async function asked() {
	const workers = await navigator.serviceWorker.getRegistrations();
	const opening = indexedDB.open('tablemate');
	const caches = Object.fromEntries(
		await Promise.all(
			(await globalThis.caches.keys()).map(
				async (name) => [name, (await (await globalThis.caches.open(name)).keys()).length] as const
			)
		)
	);
	await new Promise((resolve) => {
		setTimeout(resolve, 1_000);
	});
	if (opening.readyState === 'done') opening.result.close();
	return {
		controller: navigator.serviceWorker.controller?.state,
		workers: workers.map(({ installing, waiting, active }) =>
			[installing, waiting, active].map((worker) => worker?.state)
		),
		caches,
		storage: opening.readyState,
		locks: await navigator.locks.query(),
		files: performance.getEntriesByType('resource').map(({ name, startTime, duration }) => {
			return `${name} ${Math.round(startTime)} + ${Math.round(duration)} ms`;
		})
	};
}

/** Keeps what goes on in the pages of a browser: its console, exceptions, and what it asked of the network. */
function listen(context: BrowserContext): readonly string[] {
	const begun = Date.now();
	const heard: string[] = [];
	const hear = (text: string) => heard.push(`${Date.now() - begun} ms: ${text}`);
	context.on('console', (message) => hear(`console: ${message.text()}`));
	context.on('weberror', (error) => hear(`exception: ${String(error.error())}`));
	context.on('request', (request) => hear(`asked: ${request.url()}`));
	context.on('requestfinished', (request) => hear(`came: ${request.url()}`));
	context.on('requestfailed', (request) =>
		hear(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`)
	);
	context.on('serviceworker', (worker) => hear(`worker: ${worker.url()}`));
	return heard;
}

/**
 * Starts the browser on a profile folder. Playwright's own launcher hides the process, and what is to be killed here
 * is the whole group at once.
 */
export async function launchMortal(profile: string): Promise<MortalBrowser> {
	const file = await findBrowser();
	if (!file) throw new Error('no browser');
	const browser = spawn(
		file,
		[
			...launchArguments,
			'--headless',
			'--remote-debugging-port=0',
			'--no-default-browser-check',
			'--disable-crash-reporter',
			`--user-data-dir=${profile}`,
			'about:blank'
		],
		// A group of its own, so that one signal reaches all of it.
		{ detached: true, stdio: ['ignore', 'ignore', 'pipe'] }
	);
	// A test that runs out of time never comes to its own end, but its process does.
	const end = () => {
		try {
			if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
		} catch {
			// Dead already.
		}
	};
	process.once('exit', end);
	browser.once('exit', () => process.off('exit', end));
	const listens = await address(browser);
	const connection = await chromium.connectOverCDP(listens);
	const [context] = connection.contexts();
	if (!context) throw new Error('the browser has no window');
	context.setDefaultTimeout(10_000);
	const heard = listen(context);
	return {
		context,
		port: Number(new URL(listens).port),
		orTell: (page) => async (failure) => {
			const text = await soon(page.locator('body').innerText());
			const found = JSON.stringify(await soon(page.evaluate(asked)), null, 1);
			const shown = `${page.url()} showed ${JSON.stringify(text)}`;
			throw new Error([failure, shown, found, ...heard].map(String).join('\n'), { cause: failure });
		},
		sleep(asleep) {
			if (browser.pid !== undefined) process.kill(-browser.pid, asleep ? 'SIGSTOP' : 'SIGCONT');
		},
		async kill() {
			const gone = once(browser, 'exit');
			end();
			await gone;
			await connection.close().catch(() => undefined);
		}
	};
}
