import type { Page } from '@playwright/test';

/** What a page is held against; sizes in CSS px. */
export interface Measure {
	/** The least width and height of a control. */
	readonly least: number;
	/** The least gap between two buttons, or 0 where they may touch. */
	readonly gap: number;
}

/**
 * Measures what is on top of the page, a sheet or the screen, and answers what is wrong in words: a control that is
 * too small, too near to another, out of reach, or covered; a place of messages that lies over a control, or a message
 * that leaves it or does not fit; and anything that scrolls sideways or is cut off.
 */
export function measure(page: Page, { least, gap }: Measure): Promise<string[]> {
	return page.evaluate(
		({ least, gap }) => {
			const faults: string[] = [];
			const top = document.querySelector('dialog[open]') ?? document.body;
			const nameOf = (element: Element) =>
				`${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}"`;

			/** A radio, a switch or a choice of files is as large as its label, which is what is tapped. */
			const target = (control: Element) =>
				control.matches('input[type=radio], input[type=checkbox], input[type=file]')
					? (control.closest('label') ?? control)
					: control;
			const controls = [...top.querySelectorAll('button, a[href], input, select, summary')]
				.filter((element) => element.checkVisibility({ visibilityProperty: true }))
				// It comes into sight with the focus only.
				.filter((element) => !element.matches('.skip'))
				.map((element) => ({ element, target: target(element) }));

			for (const { element, target } of controls) {
				const { width, height } = target.getBoundingClientRect();
				// Half a pixel is a rounding.
				if (width < least - 0.5 || height < least - 0.5) {
					faults.push(`${nameOf(element)} is ${width.toFixed(0)} x ${height.toFixed(0)}`);
				}
			}

			if (gap > 0) {
				const buttons = controls
					.filter(({ element }) => element.matches('button'))
					.map(({ target }) => target);
				// What scrolls in the middle lies under the dock, or under what stays in sight, at times; only what lies
				// together can be mixed up.
				const part = (button: Element): Element | null => {
					for (let at = button.parentElement; at; at = at.parentElement) {
						const { overflowY, position } = getComputedStyle(at);
						if (
							at.matches('header, main, footer, dialog') ||
							/auto|scroll/.test(overflowY) ||
							position === 'sticky'
						)
							return at;
					}
					return null;
				};
				for (const [i, one] of buttons.entries()) {
					const a = one.getBoundingClientRect();
					for (const other of buttons.slice(i + 1)) {
						if (part(one) !== part(other)) continue;
						const b = other.getBoundingClientRect();
						// In the corner that a disc leaves free there is a control at times.
						if (parseFloat(getComputedStyle(one).borderRadius) >= a.width / 2 && a.width > 200) continue;
						const across = Math.max(a.left - b.right, b.left - a.right);
						const down = Math.max(a.top - b.bottom, b.top - a.bottom);
						if (Math.max(across, down) < gap - 0.5) {
							faults.push(`${nameOf(one)} is ${Math.max(across, down).toFixed(0)} from ${nameOf(other)}`);
						}
					}
				}
			}

			// Every screen and sheet keeps a place for messages, whether there is one now or not; a second screen only shows.
			const place = [...top.querySelectorAll('.message-place')].find((one) => one.checkVisibility());
			const message = place?.querySelector('[data-testid=toast]');
			if (!place && !document.querySelector('.board-screen')) faults.push('there is no place for a message');
			if (message && message.scrollHeight > message.clientHeight + 1)
				faults.push(`"${message.textContent}" does not fit`);
			/** What is left of it where a part of the page scrolls. */
			const inSight = (control: Element) => {
				let { left, right, top, bottom } = control.getBoundingClientRect();
				for (let at = control.parentElement; at; at = at.parentElement) {
					if (getComputedStyle(at).overflowY === 'visible') continue;
					const clip = at.getBoundingClientRect();
					[left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
					[top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
				}
				return { left, right, top, bottom };
			};
			for (const box of [place, message]) {
				if (!box) continue;
				const a = box.getBoundingClientRect();
				for (const { element, target } of controls) {
					const b = inSight(target);
					const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
					if (!apart && !box.contains(element)) faults.push(`a message lies over ${nameOf(element)}`);
				}
			}

			// Reached: scrolled to, its middle lies on the screen and nothing lies over it.
			for (const { element, target } of controls) {
				target.scrollIntoView({ block: 'center', inline: 'nearest' });
				const box = target.getBoundingClientRect();
				const x = box.left + box.width / 2;
				const y = box.top + box.height / 2;
				if (box.left < -0.5 || box.right > innerWidth + 0.5)
					faults.push(`${nameOf(element)} sticks out sideways`);
				const hit = document.elementFromPoint(x, y);
				if (!hit) faults.push(`${nameOf(element)} cannot be reached`);
				else if (!target.contains(hit)) faults.push(`${nameOf(element)} is covered by ${nameOf(hit)}`);
			}

			// A word may be broken once, where it is longer than its place, a figure never: digit under digit nobody reads.
			// Where letters are twice as large, on the smallest phone, there may be no other way.
			const texts = document.createTreeWalker(least > 24 ? top : new Text(), NodeFilter.SHOW_TEXT);
			const range = document.createRange();
			while (texts.nextNode()) {
				const text = texts.currentNode;
				const words = (text.textContent ?? '').split(/[\s-]+/).filter((word) => word !== '').length;
				if (words === 0 || !text.parentElement?.checkVisibility() || text.parentElement.closest('.sr, svg'))
					continue;
				let at: Element | null = text.parentElement;
				while (at && getComputedStyle(at).clipPath !== 'inset(50%)') at = at.parentElement;
				// For screen readers only.
				if (at || text.parentElement.offsetWidth < 2) continue;
				range.selectNodeContents(text);
				const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
				if (lines > (/\p{L}/u.test(text.textContent ?? '') ? 2 : 1) * words)
					faults.push(`${nameOf(text.parentElement)} is broken into ${String(lines)} lines`);
			}

			const page = document.scrollingElement;
			if (page && page.scrollWidth > innerWidth) faults.push(`the page is ${String(page.scrollWidth)} wide`);
			if (page && page.scrollHeight > innerHeight)
				faults.push(`the page is ${String(page.scrollHeight)} high`);
			const sticksOut = (element: Element) => {
				const { left, right } = element.getBoundingClientRect();
				return [...element.querySelectorAll('*')].some((part) => {
					const box = part.getBoundingClientRect();
					return part.checkVisibility() && (box.left < left - 1 || box.right > right + 1);
				});
			};
			for (const element of top.querySelectorAll('*')) {
				// What is written into a field scrolls in it; what is spared where it has no room beside a name is heard.
				if (
					!element.checkVisibility() ||
					element.matches(
						'.sr, .sr *, svg *, input, #svelte-announcer, [data-spare], [data-spare] > :nth-child(2)'
					)
				)
					continue;
				const { overflowX, overflowY, clipPath } = getComputedStyle(element);
				// For screen readers only.
				if (clipPath === 'inset(50%)') continue;
				const wide = element.scrollWidth - element.clientWidth;
				const high = element.scrollHeight - element.clientHeight;
				// The board that the boxes stand on is drawn beyond the screen: no part of the page is out of sight.
				const drawn = overflowX === 'hidden' && !sticksOut(element);
				if (/auto|scroll/.test(overflowX + overflowY) && wide > 1 && !drawn)
					faults.push(`${nameOf(element)} scrolls sideways by ${String(wide)}`);
				// A line of text is a little higher than its box where lines are set tight.
				if (/hidden|clip/.test(overflowX) && overflowX === overflowY && (wide > 1 || high > 8))
					faults.push(`${nameOf(element)} is cut off by ${String(wide)} x ${String(high)}`);
			}
			return faults;
		},
		{ least, gap }
	);
}
