import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { NodeWebSocketTransport } from 'puppeteer-core/internal/node/NodeWebSocketTransport.js';
import { findEngine } from '../../scripts/engines.mjs';
import { found, leave, sleep, told, until, type MortalDriver, type Target } from './driver.ts';
import { freePort, openScreen } from './webkit.ts';

/** An answer of the inspector, or news of it. */
interface Message {
	readonly id?: number;
	readonly method?: string;
	readonly params?: Record<string, unknown>;
	readonly result?: Record<string, unknown>;
	readonly error?: { readonly message: string };
}

/** The page that the inspector looks into, by its protocol: what is sent to the page goes by way of its target. */
class Inspector {
	#next = 1;
	#target = '';
	readonly #waiting = new Map<number, (message: Message) => void>();
	readonly #transport: NodeWebSocketTransport;

	/** `complain` is told what the page says in the console that is an error. */
	constructor(transport: NodeWebSocketTransport, complain: (text: string) => void) {
		this.#transport = transport;
		transport.onmessage = (text: string) => {
			const { method, params = {} } = JSON.parse(text) as Message;
			if (method === 'Target.targetCreated') {
				const { targetId, type } = params['targetInfo'] as { targetId: string; type: string };
				if (type === 'page') this.#goOn(targetId);
			}
			if (method === 'Target.didCommitProvisionalTarget') this.#goOn(String(params['newTargetId']));
			if (method !== 'Target.dispatchMessageFromTarget') return;
			const message = JSON.parse(String(params['message'])) as Message;
			const said = message.params?.['message'] as { level: string; text: string } | undefined;
			if (message.method === 'Console.messageAdded' && said?.level === 'error') complain(said.text);
			this.#waiting.get(message.id ?? 0)?.(message);
			this.#waiting.delete(message.id ?? 0);
		};
	}

	/** Each target listens for itself. */
	#goOn(target: string): void {
		this.#target = target;
		void this.ask('Console.enable', {}).catch(() => undefined);
	}

	async ask<T>(method: string, params: object): Promise<T> {
		const id = this.#next++;
		await until('a page', () => Promise.resolve(this.#target !== ''));
		const answer = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
		const message = JSON.stringify({ id, method, params });
		this.#transport.send(
			JSON.stringify({
				id: this.#next++,
				method: 'Target.sendMessageToTarget',
				params: { targetId: this.#target, message }
			})
		);
		// A page that goes away meanwhile answers nothing any more.
		const late = sleep(5000).then((): Message => ({ error: { message: 'no answer' } }));
		const { result, error } = await Promise.race([answer, late]);
		if (error) throw new Error(`${method}: ${error.message}`);
		return result as T;
	}

	close(): void {
		this.#transport.close();
	}
}

/**
 * Opens WebKitGTK's own small browser on a profile that is on the disk, which WebDriver gives it none of, and looks
 * into its page by the inspector. Its taps are those of a script.
 */
export async function openMiniBrowser(): Promise<MortalDriver> {
	const [, , program] = findEngine('webkit') ?? [];
	if (!program) throw new Error('no MiniBrowser here');
	const profile = mkdtempSync(join(tmpdir(), 'tablemate-webkit-'));
	const screen = await openScreen();
	const complaints: string[] = [];
	const launch = async () => {
		const port = await freePort();
		const child = spawn(program, ['about:blank'], {
			// A group of its own, so that one signal reaches all of it.
			detached: true,
			stdio: 'ignore',
			env: {
				...screen.env,
				XDG_DATA_HOME: join(profile, 'data'),
				XDG_CACHE_HOME: join(profile, 'cache'),
				XDG_CONFIG_HOME: join(profile, 'config'),
				WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${String(port)}`
			}
		});
		const socket = await until('the inspector', async () => {
			const list = await (await fetch(`http://127.0.0.1:${String(port)}/`)).text();
			return /\/socket\/\d+\/\d+\/WebPage/.exec(list)?.[0];
		});
		const transport = await NodeWebSocketTransport.create(`ws://127.0.0.1:${String(port)}${socket}`);
		return { child, inspector: new Inspector(transport, (text) => complaints.push(text)) };
	};
	let { child, inspector } = await launch();
	const kill = async () => {
		const gone = new Promise((resolve) => child.once('exit', resolve));
		inspector.close();
		if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
		await gone;
	};
	const evaluate = async <T>(source: string): Promise<T> => {
		const { result } = await inspector.ask<{ result: { objectId: string } }>('Runtime.evaluate', {
			expression: `(async () => (${source}))()`,
			emulateUserGesture: true
		});
		const answer = await inspector.ask<{ result: { value: T; description?: string }; wasThrown?: boolean }>(
			'Runtime.awaitPromise',
			{ promiseObjectId: result.objectId, returnByValue: true }
		);
		if (answer.wasThrown) throw new Error(answer.result.description);
		return answer.result.value;
	};
	const act = (target: Target, what: string) =>
		until(told(target), () =>
			evaluate<boolean>(`((one) => { if (one) { ${what} } return one !== null; })(${found(target)})`)
		);
	const version = await evaluate<string>('navigator.userAgent');
	const only = () => Promise.reject(new Error('it has one tab'));
	return {
		name: `MiniBrowser (${/AppleWebKit\/\S+/.exec(version)?.[0] ?? version})`,
		goto: (address) => leave(evaluate, `location.assign(${JSON.stringify(address)})`),
		reload: () => leave(evaluate, 'location.reload()'),
		run: evaluate,
		async click(target) {
			await act(target, 'one.click();');
		},
		async type(target, text) {
			await act(
				target,
				`one.focus(); one.value = ${JSON.stringify(text)}; one.dispatchEvent(new Event('input', { bubbles: true }));`
			);
		},
		openTab: only,
		showTab: only,
		closeTab: only,
		complaints: () => complaints,
		async dieAndComeBack() {
			await kill();
			await sleep(300);
			({ child, inspector } = await launch());
		},
		async close() {
			await kill();
			screen.close();
			rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
		}
	};
}
