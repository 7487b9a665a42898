import type { BrowserContext } from '@playwright/test';

/** The sum of a text's characters, well mixed: FNV-1a. */
const sumOf = (text: string): number =>
	[...text].reduce(
		(sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193),
		0x811c9dc5
	);

/**
 * Gives the pages of a context a generator that begins the same at each run, so that a test meets the same tiles,
 * dice and ids every time. Each page begins anew with a number of its own, kept in a cookie: whatever a test does to
 * the app's storage, no id comes twice. Nothing of this is in the app.
 */
export async function seedChance(context: BrowserContext, name: string): Promise<void> {
	await context.addInitScript((seed) => {
		if (!location.protocol.startsWith('http')) return;
		const nth = Number(/(?:^|; )nth=(\d+)/.exec(document.cookie)?.[1] ?? 0) + 1;
		document.cookie = `nth=${String(nth)}; path=/; SameSite=Strict`;
		// mulberry32
		let state = (seed + Math.imul(nth, 0x9e3779b9)) | 0;
		const byte = () => {
			state = (state + 0x6d2b79f5) | 0;
			let t = Math.imul(state ^ (state >>> 15), 1 | state);
			t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
			return (t ^ (t >>> 14)) & 255;
		};
		Crypto.prototype.getRandomValues = function <T extends ArrayBufferView | null>(array: T): T {
			if (array) {
				const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
				for (let i = 0; i < bytes.length; i += 1) bytes[i] = byte();
			}
			return array;
		};
	}, sumOf(name));
}
