import type { Page } from '@playwright/test';

/**
 * Answers how many of a hundred cells of 25 px between bar and dock show nothing but ground: no text, no picture, no
 * surface, no edge.
 */
export const emptiness = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const cell = 25;
		const main = document.querySelector('main');
		if (!main) throw new Error('no screen');
		type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
		const shown: Box[] = [];
		for (const element of main.querySelectorAll('*')) {
			if (element.closest('.sr') || !element.checkVisibility({ visibilityProperty: true })) continue;
			const style = getComputedStyle(element);
			const box = element.getBoundingClientRect();
			const surface = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none';
			if (surface || /^(path|circle|rect|text)$/.test(element.tagName)) shown.push(box);
			const { left, top, right, bottom } = box;
			if (parseFloat(style.borderTopWidth) > 0) shown.push({ left, top, right, bottom: top + 1 });
			if (parseFloat(style.borderBottomWidth) > 0) shown.push({ left, top: bottom - 1, right, bottom });
			if (parseFloat(style.borderLeftWidth) > 0) shown.push({ left, top, right: left + 1, bottom });
			if (parseFloat(style.borderRightWidth) > 0) shown.push({ left: right - 1, top, right, bottom });
			for (const node of element.childNodes) {
				if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
				const range = document.createRange();
				range.selectNodeContents(node);
				shown.push(...range.getClientRects());
			}
		}
		const { left, top, right, bottom } = main.getBoundingClientRect();
		let [all, empty] = [0, 0];
		for (let y = top; y < bottom - 1; y += cell)
			for (let x = left; x < right - 1; x += cell) {
				all += 1;
				if (
					!shown.some((box) => box.left < x + cell && box.right > x && box.top < y + cell && box.bottom > y)
				)
					empty += 1;
			}
		return Math.round((100 * empty) / all);
	});
