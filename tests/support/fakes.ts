import type { Page } from '@playwright/test';

/**
 * Gives the page a voice, which the browser of the tests has none of. What it says is kept in `window.said` with
 * its language and the moment it ended; each text takes 250 ms.
 */
export async function giveVoice(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const voices = ['en-GB', 'es-ES'].map((lang) => ({
			lang,
			name: `Voice ${lang}`,
			voiceURI: lang,
			localService: true,
			default: false
		}));
		class Utterance extends EventTarget {
			voice: unknown = null;
			lang = '';
			volume = 1;
			onstart: (() => void) | null = null;
			onend: (() => void) | null = null;
			onerror: (() => void) | null = null;
			constructor(readonly text = '') {
				super();
			}
		}
		const said: { text: string; lang: string; ended: number }[] = [];
		class Synthesizer extends EventTarget {
			speaking = false;
			pending = false;
			paused = false;
			getVoices = () => voices;
			resume = () => undefined;
			cancel = () => undefined;
			speak(utterance: Utterance) {
				if (utterance.text === '') return;
				this.speaking = true;
				utterance.onstart?.();
				setTimeout(() => {
					this.speaking = false;
					said.push({ text: utterance.text, lang: utterance.lang, ended: performance.now() });
					utterance.onend?.();
				}, 250);
			}
		}
		Object.assign(window, { said, SpeechSynthesisUtterance: Utterance });
		Object.defineProperty(window, 'speechSynthesis', { value: new Synthesizer() });
	});
}

/** What the voice has said so far. */
export const said = (page: Page): Promise<{ text: string; lang: string; ended: number }[]> =>
	page.evaluate(() => (window as unknown as { said: { text: string; lang: string; ended: number }[] }).said);

/** Keeps every line that screen readers are told from now on, with its moment. Answers how to read them. */
export async function listen(page: Page): Promise<() => Promise<{ text: string; at: number }[]>> {
	await page.evaluate(() => {
		const heard: { text: string; at: number }[] = [];
		Object.assign(window, { heard });
		new MutationObserver((changes) => {
			for (const { target, addedNodes } of changes) {
				if (!(target instanceof Element) || !target.closest('[aria-live]')) continue;
				for (const node of addedNodes) {
					const text = node.textContent?.trim();
					if (text) heard.push({ text, at: performance.now() });
				}
			}
		}).observe(document.body, { subtree: true, childList: true });
	});
	return () => page.evaluate(() => (window as unknown as { heard: { text: string; at: number }[] }).heard);
}

/**
 * Puts a counter before the browser's own wake lock: `window.locks` holds each lock that was granted. With
 * `refuses` the device says no, as it does on a low battery.
 */
export async function watchWakeLock(page: Page, { refuses = false } = {}): Promise<void> {
	await page.addInitScript((no) => {
		const locks: WakeLockSentinel[] = [];
		Object.assign(window, { locks });
		const { wakeLock } = navigator;
		const request = wakeLock.request.bind(wakeLock);
		wakeLock.request = async (type) => {
			if (no) throw new DOMException('low battery', 'NotAllowedError');
			const lock = await request(type);
			locks.push(lock);
			return lock;
		};
	}, refuses);
}

/** For each wake lock that was granted, whether it is still held. */
export const wakeLocks = (page: Page): Promise<boolean[]> =>
	page.evaluate(() =>
		(window as unknown as { locks: WakeLockSentinel[] }).locks.map(({ released }) => !released)
	);

/** Puts the page out of sight, and back: the browser takes the wake lock away meanwhile. */
export async function hide(page: Page, away: boolean): Promise<void> {
	await page.evaluate(async (hidden) => {
		Object.defineProperty(document, 'visibilityState', {
			configurable: true,
			get: () => (hidden ? 'hidden' : 'visible')
		});
		if (hidden) {
			const { locks } = window as unknown as { locks: WakeLockSentinel[] };
			for (const lock of locks) await lock.release();
		}
		document.dispatchEvent(new Event('visibilitychange'));
	}, away);
}
