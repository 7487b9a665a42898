import type { Page } from '@playwright/test';

/**
 * Controls whose words are not in their names, each as `words | name`: who speaks to the device says what is seen there.
 * [WCAG 2.5.3] Letters and figures that stand for something, as on a chip or a key, are no words.
 */
export const unspeakable = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const plain = (text: string) => text.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim().toLowerCase();
		/** The text that is drawn of a control. */
		const seen = (node: Node): string => {
			if (node instanceof Text) return node.data;
			const drawn =
				node instanceof HTMLElement &&
				!node.matches('.sr') &&
				node.checkVisibility({ visibilityProperty: true });
			return drawn ? [...node.childNodes].map(seen).join(' ') : '';
		};
		const described = (control: Element) =>
			control
				.getAttribute('aria-describedby')
				?.split(' ')
				.map((id) => document.getElementById(id)?.textContent)
				.join(' ') ?? '';
		const top = document.querySelector('dialog:modal') ?? document;
		return [...top.querySelectorAll(':is(button, a)[aria-label]')].flatMap((control) => {
			const name = control.getAttribute('aria-label') ?? '';
			const heard = plain(`${name} ${described(control)}`);
			const text = plain(seen(control));
			const words = text.match(/[\p{L}\p{M}]{3,}/gu) ?? [];
			return words.every((word) => heard.includes(word)) ? [] : [`${text} | ${name}`];
		});
	});
