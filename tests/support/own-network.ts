import { chromium, type Browser } from '@playwright/test';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, launchArguments, onPath } from '../../scripts/browser.mjs';
import { builds, type Site } from './site.ts';

/** A device in a network of the test's own. */
export interface Device {
	readonly browser: Browser;
	/** Takes it out of the network, as out of reach of the wireless one; what runs on it runs on. */
	unplug(): void;
	/** Brings it back, under its own address or another one. */
	plug(address?: number): void;
}

/** A network that a test makes, of devices that reach each other over nothing else, and nobody beyond. */
export interface OwnNetwork {
	/** The app, at the same address on each device: each is served by itself, as by the worker, network or not. */
	readonly site: Site;
	readonly devices: readonly Device[];
	/** Lets nothing through between the devices, each of which believes that it is in the network still. */
	block(blocked: boolean): void;
	close(): Promise<void>;
}

/** In networks of their own all may have the same. */
const port = 4173;
const run = (...words: readonly string[]) =>
	execFileSync('ip', words.join(' ').split(' '), { stdio: 'pipe', encoding: 'utf8' });

/** Returns why no network of one's own can be made here; undefined where it can. */
export function whyNoNetwork(): string | undefined {
	if (process.platform !== 'linux') return 'networks of one’s own are made on Linux only';
	if (process.getuid?.() !== 0) return 'networks of one’s own need root';
	for (const program of ['ip', 'nsenter'])
		if (!onPath(program)) return `${program} is not there: install iproute2 and util-linux`;
	const name = `tablemate-${String(process.pid)}-tried`;
	try {
		run('netns add', name);
		run('netns del', name);
		return undefined;
	} catch (error) {
		return `this machine allows no network of one’s own: ${String(error)}`;
	}
}

/** Serves the build to a device alone. */
async function serveTo(inside: readonly string[]): Promise<ChildProcess> {
	const script = `import('./scripts/serve.mjs').then(({ serve }) => serve({ dir: '${builds.root.dir}', port: ${String(port)} })).then(() => console.log('here'))`;
	const server = spawn('nsenter', [...inside, process.execPath, '-e', script], {
		stdio: ['ignore', 'pipe', 'inherit']
	});
	await Promise.race([
		once(server.stdout, 'data'),
		once(server, 'exit').then(() => Promise.reject(new Error('the build is not served')))
	]);
	return server;
}

/** Makes a network of so many devices: a bridge, and a cable from each to it. */
export async function ownNetwork(count: number): Promise<OwnNetwork> {
	const file = await findBrowser();
	if (!file) throw new Error('no browser');
	const folder = mkdtempSync(join(tmpdir(), 'tablemate-network-'));
	const spaces: string[] = [];
	const servers: ChildProcess[] = [];
	const browsers: Browser[] = [];
	const space = (what: string) => {
		const name = `tablemate-${String(process.pid)}-${what}`;
		run('netns add', name);
		spaces.push(name);
		run('-n', name, 'link set lo up');
		return name;
	};
	const end = () => {
		for (const server of servers.splice(0)) server.kill('SIGKILL');
		for (const name of spaces.splice(0)) run('netns del', name);
		rmSync(folder, { recursive: true, force: true });
	};
	// A test that runs out of time never comes to its own end, but its process does.
	process.once('exit', end);
	const close = async () => {
		for (const browser of browsers) await browser.close().catch(() => undefined);
		end();
		process.off('exit', end);
	};
	const origin = `http://127.0.0.1:${String(port)}`;
	try {
		const middle = space('middle');
		run('-n', middle, 'link add bridge type bridge');
		run('-n', middle, 'addr add 10.77.0.1/24 dev bridge');
		run('-n', middle, 'link set bridge up');
		const devices: Device[] = [];
		for (let i = 0; i < count; i++) {
			const name = space(`device-${String(i)}`);
			const cable = `cable${String(i)}`;
			run('-n', middle, 'link add', cable, 'type veth peer name eth0 netns', name);
			run('-n', middle, 'link set', cable, 'master bridge up');
			const plug = (address = 10 + i) => {
				run('-n', name, 'addr flush dev eth0');
				run('-n', name, `addr add 10.77.0.${String(address)}/24 dev eth0`);
				run('-n', name, 'link set eth0 up');
				run('-n', name, 'route add default via 10.77.0.1');
			};
			plug();
			const inside = [`--net=/run/netns/${name}`, '--'];
			servers.push(await serveTo(inside));
			const starts = join(folder, `browser-${String(i)}`);
			writeFileSync(starts, `#!/bin/sh\nexec nsenter ${inside.join(' ')} '${file}' "$@"\n`);
			chmodSync(starts, 0o755);
			const browser = await chromium.launch({ executablePath: starts, args: launchArguments });
			browsers.push(browser);
			devices.push({ browser, plug, unplug: () => run('-n', name, 'link set eth0 down') });
		}
		return {
			site: { home: `${origin}/`, at: (path) => origin + path, kill: close },
			devices,
			block: (blocked) => run('-n', middle, 'link set bridge', blocked ? 'down' : 'up'),
			close
		};
	} catch (error) {
		await close();
		throw error;
	}
}
