import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import process from 'node:process';
import { findEngine } from '../../scripts/engines.mjs';
import { found, told, until, type Driver, type Target } from './driver.ts';

/** A port that nobody listens on. */
export const freePort = () =>
	new Promise<number>((resolve) => {
		const server = createServer().listen(0, () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
		});
	});

/** What a program of WebKitGTK has to find around itself, on a screen that nobody sees. */
export interface Screen {
	readonly env: NodeJS.ProcessEnv;
	close(): void;
}

/** Starts a screen that nobody sees. */
export async function openScreen(): Promise<Screen> {
	const [, xvfb] = findEngine('webkit') ?? [];
	if (!xvfb) throw new Error('no Xvfb here');
	const child: ChildProcess = spawn(
		xvfb,
		['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'],
		{ stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }
	);
	const number = await new Promise<string>((resolve, reject) => {
		child.once('exit', () => reject(new Error('no screen')));
		child.stdio[3]?.once('data', (text: Buffer) => resolve(text.toString().trim()));
	});
	return {
		env: {
			...process.env,
			DISPLAY: `:${number}`,
			NO_AT_BRIDGE: '1',
			WEBKIT_DISABLE_COMPOSITING_MODE: '1'
		},
		close: () => child.kill()
	};
}

/** The key under which WebDriver hands out elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Opens WebKitGTK over WebDriver. What it stores lives as long as the browser; nobody can listen to its console. */
export async function openWebKit(): Promise<Driver> {
	const [program] = findEngine('webkit') ?? [];
	if (!program) throw new Error('no WebKit here');
	const screen = await openScreen();
	const port = await freePort();
	const server = spawn(program, [`--port=${String(port)}`], {
		stdio: 'ignore',
		detached: true,
		env: screen.env
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
	const tabs = [await ask<string>('GET', `${at}/window`)];
	const goOn = async (handle = '') => {
		await ask('POST', `${at}/window`, { handle });
	};
	const { browserName, browserVersion } = session.capabilities;
	return {
		name: `WebKitGTK ${String(browserVersion)} (${String(browserName)})`,
		goto: (url) => ask('POST', `${at}/url`, { url }),
		reload: () => ask('POST', `${at}/refresh`, {}),
		run: (source) =>
			ask('POST', `${at}/execute/async`, {
				script: `const done = arguments[0]; (async () => (${source}))().then((value) => done(value ?? null), (error) => done({ failed: String(error) }))`,
				args: []
			}),
		click: async (target) => ask('POST', `${await element(target)}/click`, {}),
		async type(target, text) {
			const field = await element(target);
			await ask('POST', `${field}/clear`, {});
			await ask('POST', `${field}/value`, { text });
		},
		// A window: what lies behind another tab draws no frames.
		async openTab() {
			const { handle } = await ask<{ handle: string }>('POST', `${at}/window/new`, { type: 'window' });
			tabs.push(handle);
			await goOn(handle);
		},
		showTab: (nth) => goOn(tabs[nth]),
		closeTab: () => ask('DELETE', `${at}/window`),
		complaints: () => [],
		async close() {
			await ask('DELETE', at).catch(() => undefined);
			server.kill();
			screen.close();
		}
	};
}
