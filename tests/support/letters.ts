import type { Locator, Page } from '@playwright/test';

/** Makes letters twice as large, as people set them who see little; or as they are again. */
export const enlarge = (page: Page, size: '200%' | '' = '200%'): Promise<string> =>
	page.evaluate((size) => (document.documentElement.style.fontSize = size), size);

/** The box of the words of each element, as they are painted. */
export const ink = (all: Locator) =>
	all.evaluateAll((elements) =>
		elements.map((element) => {
			const range = document.createRange();
			range.selectNodeContents(element);
			const { left, right, top, bottom } = range.getBoundingClientRect();
			// Digits are less high than their line.
			const slack = (bottom - top - parseFloat(getComputedStyle(element).fontSize) * 0.75) / 2;
			return { left, right, top: top + slack, bottom: bottom - slack };
		})
	);

/** By how many px the words of each element stick out of it sideways. */
export const tooWide = (all: Locator) =>
	all.evaluateAll((elements) =>
		elements.map((element) => {
			const range = document.createRange();
			range.selectNodeContents(element);
			const [words, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
			return Math.max(0, Math.round(box.left - words.left), Math.round(words.right - box.right));
		})
	);

/** In how many lines each of these stands. */
export const linesOf = (all: Locator) =>
	all.evaluateAll((elements) =>
		elements.map((element) => {
			const range = document.createRange();
			range.selectNodeContents(element);
			return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
		})
	);

/** The words of each element, itself and not what lies in it, that do not stand in one line. */
export const broken = (all: Locator) =>
	all.evaluateAll((elements) =>
		elements.flatMap((element) =>
			[...element.childNodes].flatMap((text) =>
				[...(text.nodeType === 3 ? (text.textContent ?? '') : '').matchAll(/\S+/g)].flatMap(
					({ 0: word, index }) => {
						const range = document.createRange();
						range.setStart(text, index);
						range.setEnd(text, index + word.length);
						return range.getClientRects().length > 1 ? [word] : [];
					}
				)
			)
		)
	);
