import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/**
 * Names a browser of this family goes by on the PATH. The one without a window of its own comes first: it has the same
 * engine and storage, and starts in half the time.
 */
const names = [
	'chromium-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome-stable',
	'google-chrome'
];

/** @param {string} name */
export function onPath(name) {
	for (const folder of (process.env.PATH ?? '').split(delimiter)) {
		const file = join(folder, name);
		try {
			accessSync(file, constants.X_OK);
			return file;
		} catch {
			// Not in this folder.
		}
	}
	return undefined;
}

async function playwrightsOwn() {
	const { chromium } = await import('@playwright/test');
	const file = chromium.executablePath();
	return file && existsSync(file) ? file : undefined;
}

/**
 * The Chromium that is here: CHROMIUM_PATH, else Playwright's own, else one on the PATH.
 * @returns {Promise<string | undefined>} its file, or undefined if there is none
 */
export async function findBrowser() {
	const named = process.env.CHROMIUM_PATH;
	if (named) {
		if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
		return named;
	}
	const own = await playwrightsOwn();
	if (own) return own;
	for (const name of names) {
		const file = onPath(name);
		if (file) return file;
	}
	return undefined;
}

/**
 * Runs a program to its end, however it ends, while others go on.
 * @param {string} program @param {string[]} args @param {import('node:child_process').SpawnOptions} [options]
 */
const tried = (program, args, options) =>
	/** @type {Promise<void>} */ (
		new Promise((resolve) => {
			const child = spawn(program, args, { stdio: 'ignore', ...options });
			child.once('error', () => resolve());
			child.once('exit', () => resolve());
		})
	);

/**
 * The Chromium that is here, or one that was fetched now.
 * @param {(line: string) => void} say told what is being tried
 * @returns {Promise<string>} its file
 * @throws Error with one sentence that says what to install
 */
export async function needBrowser(say) {
	const here = await findBrowser();
	if (here) return here;
	say('No Chromium yet: asking Playwright for one (up to 60 s).');
	await tried(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
		timeout: 60_000
	});
	const fetched = await findBrowser();
	if (fetched) return fetched;
	if (process.getuid?.() === 0 && onPath('apt-get')) {
		say('Asking Debian for one.');
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		await tried('apt-get', ['update', '-q'], { env });
		await tried('apt-get', ['install', '-y', '-q', 'chromium-headless-shell'], { env });
	}
	const installed = await findBrowser();
	if (installed) return installed;
	throw new Error('The tests need Chromium: install it, or name its program in CHROMIUM_PATH.');
}

/**
 * Parts of the browser's own window that are pages themselves: each window of a test would start a process for a bar
 * that nobody sees, which costs more than the page of the app.
 */
const ownPages = [
	'InitialWebUI',
	'OmniboxPopup',
	'OmniboxWebUI',
	'PreloadTopChromeWebUI',
	'SideBySide',
	'TabSearchPositionSetting',
	'WebUIOmniboxAimPopup',
	'WebUIOmniboxPopup',
	'WebUIReloadButton',
	'WebUIToolbar'
];

/** What Playwright switches off. Of two such lists the browser takes the last. */
const playwrights = [
	'AimEnabled',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsFirstBalancedModeAutoEnable',
	'HttpsUpgrades',
	'LensOverlay',
	'MediaRouter',
	'NetworkTimeServiceQuerying',
	'OptimizationHints',
	'PaintHolding',
	'PreconnectToSearch',
	'ThirdPartyStoragePartitioning'
];

/** Arguments that keep the browser quiet; the sandbox cannot be had as root. */
export const launchArguments = [
	...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
	`--disable-features=${[...playwrights, ...ownPages].join(',')}`,
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync'
];
