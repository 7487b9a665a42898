import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findBrowser, launchArguments } from '../../scripts/browser.mjs';
import { findEngine } from '../../scripts/engines.mjs';

/** What is to be found on a page: the first element of that selector that is seen and has that text or name. */
export interface Target {
	readonly css: string;
	/** Matches the text that is read, or the name that a screen reader says. */
	readonly text?: RegExp;
}

/** A browser with one page, whichever engine it has. */
export interface Driver {
	/** The name and version of the browser. */
	readonly name: string;
	goto(address: string): Promise<void>;
	reload(): Promise<void>;
	/** Runs a function's source on the page; what it answers must be JSON. */
	run<T>(source: string): Promise<T>;
	click(target: Target): Promise<void>;
	type(target: Target, text: string): Promise<void>;
	/** Kills all its processes by SIGKILL, and starts it again on the same profile; absent where there is no profile. */
	readonly dieAndComeBack?: () => Promise<void>;
	close(): Promise<void>;
}

/** The source of a function that finds a target on a page: an element, or null. */
export const found = ({ css, text }: Target): string => `(() => {
	const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
	for (const one of (sheet ?? document).querySelectorAll(${JSON.stringify(css)})) {
		const { width, height } = one.getBoundingClientRect();
		const name = one.getAttribute('aria-label') ?? one.textContent.trim();
		if (width > 0 && height > 0 && !one.disabled && ${text ? `${String(text)}.test(name)` : 'true'}) return one;
	}
	return null;
})()`;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something is there. */
export async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
	for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) {
		const value = await look().catch(() => undefined);
		if (value) return value;
	}
	throw new Error(`not there in 20 s: ${what}`);
}

const told = (target: Target) => `${target.css} ${String(target.text ?? '')}`;

/** Chromium over its own protocol, or Firefox over WebDriver BiDi. */
export async function openWith(engine: 'chrome' | 'firefox'): Promise<Driver> {
	const profile = mkdtempSync(join(tmpdir(), `tablemate-${engine}-`));
	const program = engine === 'chrome' ? await findBrowser() : findEngine('firefox')?.[0];
	if (!program) throw new Error(`no ${engine} here`);
	const launch = () =>
		puppeteer.launch({
			browser: engine,
			executablePath: program,
			headless: true,
			userDataDir: profile,
			args: engine === 'chrome' ? launchArguments : [],
			defaultViewport: { width: 390, height: 844 }
		});
	let browser = await launch();
	let page: Page = (await browser.pages())[0] ?? (await browser.newPage());
	const element = (target: Target): Promise<ElementHandle> =>
		until(
			told(target),
			async () => (await page.evaluateHandle(found(target))).asElement() as ElementHandle | null
		);
	return {
		name: await browser.version(),
		async goto(address) {
			await page.goto(address, { waitUntil: 'load' });
		},
		async reload() {
			await page.reload({ waitUntil: 'load' });
		},
		run: <T>(source: string) => page.evaluate(`(async () => (${source}))()`) as Promise<T>,
		click: async (target) => (await element(target)).click(),
		type: async (target, text) => (await element(target)).type(text),
		async dieAndComeBack() {
			const dead = browser.process();
			const gone = new Promise((resolve) => dead?.once('exit', resolve));
			// All of its processes: it began a group of its own.
			if (dead?.pid !== undefined) process.kill(-dead.pid, 'SIGKILL');
			await gone;
			await sleep(300);
			browser = await launch();
			page = (await browser.pages())[0] ?? (await browser.newPage());
		},
		async close() {
			await browser.close();
			rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
		}
	};
}

/** A port that nobody listens on. */
const freePort = () =>
	new Promise<number>((resolve) => {
		const server = createServer().listen(0, () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
		});
	});

/** Starts a screen that nobody sees; answers its name. */
async function screen(program: string): Promise<{ display: string; process: ChildProcess }> {
	const child = spawn(program, ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe']
	});
	const number = await new Promise<string>((resolve, reject) => {
		child.once('exit', () => reject(new Error('no screen')));
		child.stdio[3]?.once('data', (text: Buffer) => resolve(text.toString().trim()));
	});
	return { display: `:${number}`, process: child };
}

/** The key under which WebDriver hands out elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK over WebDriver. What it stores lives as long as the browser. */
export async function openWebKit(): Promise<Driver> {
	const [driver, xvfb] = findEngine('webkit') ?? [];
	if (!driver || !xvfb) throw new Error('no WebKit here');
	const { display, process: shown } = await screen(xvfb);
	const port = await freePort();
	const server = spawn(driver, [`--port=${String(port)}`], {
		stdio: 'ignore',
		detached: true,
		env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
	});
	const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
		const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
			method,
			...(body ? { body: JSON.stringify(body) } : {})
		});
		const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
		if (!answer.ok) throw new Error(`${method} ${path}: ${value.error ?? ''} ${value.message ?? ''}`);
		return value;
	};
	await until('WebKitWebDriver', async () => (await ask<{ ready: boolean }>('GET', '/status')).ready);
	const session = await ask<{ sessionId: string; capabilities: Record<string, string> }>('POST', '/session', {
		capabilities: { alwaysMatch: {} }
	});
	const at = `/session/${session.sessionId}`;
	const execute = <T>(script: string) => ask<T>('POST', `${at}/execute/sync`, { script, args: [] });
	const element = async (target: Target) => {
		const handle = await until(told(target), () =>
			execute<Record<string, string> | null>(`return ${found(target)}`)
		);
		return `${at}/element/${String(handle[elementKey])}`;
	};
	await ask('POST', `${at}/window/rect`, { width: 420, height: 900 });
	const { browserName, browserVersion } = session.capabilities;
	return {
		name: `WebKitGTK ${String(browserVersion)} (${String(browserName)})`,
		goto: (url) => ask('POST', `${at}/url`, { url }),
		reload: () => ask('POST', `${at}/refresh`, {}),
		run: (source) =>
			ask('POST', `${at}/execute/async`, {
				script: `const done = arguments[0]; (async () => (${source}))().then(done, (error) => done({ failed: String(error) }))`,
				args: []
			}),
		click: async (target) => ask('POST', `${await element(target)}/click`, {}),
		type: async (target, text) => ask('POST', `${await element(target)}/value`, { text }),
		async close() {
			await ask('DELETE', at).catch(() => undefined);
			server.kill();
			shown.kill();
		}
	};
}
