import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findBrowser, launchArguments } from '../../scripts/browser.mjs';
import { findEngine } from '../../scripts/engines.mjs';
import { found, leave, sleep, told, until, type MortalDriver, type Target } from './driver.ts';

/** Ends all processes of a browser that are still there: it began a group of its own. */
function end(pid: number | undefined): void {
	if (pid === undefined) return;
	try {
		process.kill(-pid, 'SIGKILL');
	} catch {
		// None is left.
	}
}

/** Opens Chromium over its own protocol, or Firefox over WebDriver BiDi. */
export async function openWith(engine: 'chrome' | 'firefox'): Promise<MortalDriver> {
	const profile = mkdtempSync(join(tmpdir(), `tablemate-${engine}-`));
	const program = engine === 'chrome' ? await findBrowser() : findEngine('firefox')?.[0];
	if (!program) throw new Error(`no ${engine} here`);
	const complaints: string[] = [];
	const launch = () =>
		puppeteer.launch({
			browser: engine,
			executablePath: program,
			headless: true,
			userDataDir: profile,
			args: engine === 'chrome' ? launchArguments : []
		});
	let browser = await launch();
	let pages: Page[] = [];
	let page!: Page;
	/** Goes on in a tab that is as large as a phone, and listens to it. */
	const goOn = async (tab: Page) => {
		tab.on('console', (message) => {
			if (message.type() !== 'error') return;
			const args = message.args().map((arg) => arg.evaluate(String));
			Promise.all(args).then(
				(texts) => complaints.push(texts.join(' ') || message.text()),
				// A page that is left while it still fetches says so, and is gone before it can be asked what.
				() => undefined
			);
		});
		// A page that holds what is not saved asks before it is left; unanswered, it would never be left.
		tab.on('dialog', (question) => {
			complaints.push(`asked: ${question.type()} ${question.message()}`);
			void question.accept();
		});
		tab.on('pageerror', (error) => complaints.push(String(error)));
		// Firefox tells nobody outside what the content security policy has refused.
		await tab.evaluateOnNewDocument(() => {
			document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
				reportError(new Error(`policy: ${effectiveDirective} ${blockedURI} ${sample}`));
			});
		});
		await tab.setViewport({ width: 390, height: 844 });
		pages.push(tab);
		page = tab;
	};
	await goOn((await browser.pages())[0] ?? (await browser.newPage()));
	const element = (target: Target): Promise<ElementHandle> =>
		until(
			told(target),
			async () => (await page.evaluateHandle(found(target))).asElement() as ElementHandle | null
		);
	const run = <T>(source: string) => page.evaluate(`(async () => (${source}))()`) as Promise<T>;
	return {
		name: await browser.version(),
		// Now and then Firefox forgets to tell that a page has loaded: the page itself knows.
		goto: (address) => leave(run, `location.assign(${JSON.stringify(address)})`),
		reload: () => leave(run, 'location.reload()'),
		run,
		click: async (target) => (await element(target)).click(),
		async type(target, text) {
			const field = await element(target);
			await page.evaluate((input) => {
				(input as HTMLInputElement).select();
			}, field);
			await field.type(text);
		},
		async openTab() {
			await goOn(await browser.newPage());
		},
		async showTab(nth) {
			page = pages[nth] ?? page;
			await page.bringToFront();
		},
		closeTab: () => page.close(),
		complaints: () => complaints,
		async dieAndComeBack() {
			const dead = browser.process();
			const gone = new Promise((resolve) => dead?.once('exit', resolve));
			end(dead?.pid);
			await gone;
			await sleep(300);
			browser = await launch();
			pages = [];
			await goOn((await browser.pages())[0] ?? (await browser.newPage()));
		},
		async close() {
			const pid = browser.process()?.pid;
			await browser.close();
			// A helper that Firefox leaves behind would go on writing to the profile.
			end(pid);
			rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
		}
	};
}
