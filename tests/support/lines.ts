import type { Locator } from '@playwright/test';

/** Over how many lines a text is set: as many as it has words, or fewer, unless one is broken. */
export const linesOf = (text: Locator): Promise<number> =>
	text.evaluate((element) => {
		const range = document.createRange();
		range.selectNodeContents(element);
		return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
	});
