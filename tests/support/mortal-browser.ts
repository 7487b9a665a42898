import { chromium, type BrowserContext } from '@playwright/test';
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
	return {
		context,
		port: Number(new URL(listens).port),
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
