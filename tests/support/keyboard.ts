import { expect, type Locator, type Page } from '@playwright/test';
import { doubleTap, type Hand } from './hand.ts';

/** Tabs and arrows it may take to come to a control. */
const patience = 110;

/** What has the focus, and whether it can be seen that it has. */
const focus = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return { nowhere: true, seen: false, what: 'nothing' };
		const what = element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
		const lit = (one: Element | null) => {
			if (!one) return false;
			const { outlineStyle, outlineWidth } = getComputedStyle(one);
			const { width, height } = one.getBoundingClientRect();
			return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && width > 8 && height > 8;
		};
		// A radio and a switch show it on their label.
		const seen = lit(element) || lit(element.closest('label')) || lit(element.parentElement);
		return { nowhere: false, seen, what: what.trim().slice(0, 40) };
	});

/** Nothing but keys, and after each the focus is somewhere, where it can be seen. */
export class Keyboard implements Hand {
	#presses = 0;

	constructor(readonly page: Page) {}

	/** Tabs to a control; answers how many keys that took, 0 where the focus was there or was brought there. */
	async reach(target: Locator, rest = patience): Promise<number> {
		await expect(target).toBeVisible();
		/** The key that leads there, back or on, and where from; without a key the focus is there. */
		const next = () =>
			target.evaluate((element) => {
				const { activeElement } = document;
				if (element === activeElement) return undefined;
				// A board is one stop: within it the arrows lead on.
				const board = element.closest('[data-arrows]');
				if (board && activeElement && board.contains(activeElement)) {
					const [from, to] = [activeElement.getBoundingClientRect(), element.getBoundingClientRect()];
					const down = to.top - from.top;
					const key =
						Math.abs(down) > from.height / 2
							? down > 0
								? 'ArrowDown'
								: 'ArrowUp'
							: to.left > from.left
								? 'ArrowRight'
								: 'ArrowLeft';
					return { key, what: activeElement.textContent ?? '' };
				}
				const before =
					activeElement &&
					activeElement !== document.body &&
					activeElement.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING;
				const what = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? 'nothing';
				return {
					key: before ? 'Shift+Tab' : 'Tab',
					what: what.trim().slice(0, 40)
				};
			});
		const trail: string[] = [];
		for (let tabs = 0, step = await next(); step; tabs += 1, step = await next()) {
			trail.push(`${step.key} from "${step.what}"`);
			if (tabs > rest)
				throw new Error(`Tab does not come to ${target.toString()}: ${trail.slice(-12).join(', ')}`);
			await this.page.keyboard.press(step.key);
		}
		const { seen, what } = await focus(this.page);
		expect(seen, `the focus on "${what}" can be seen`).toBe(true);
		return trail.length;
	}

	async press(target: Locator, leads = false): Promise<void> {
		await expect(target).toBeVisible();
		// Where the focus has just been brought, a key that comes at once is not meant.
		if ((await this.reach(target)) === 0) await this.page.waitForTimeout(doubleTap);
		const from = this.page.url();
		const link = await target.evaluate((element) => element.tagName === 'A');
		// Both keys work on a button.
		this.#presses += 1;
		await this.page.keyboard.press(link || this.#presses % 2 === 0 ? 'Enter' : 'Space');
		if (leads) await this.page.waitForURL((url) => url.href !== from);
		// A new page is begun at its top, as any page is.
		else await this.notLost();
	}

	async pick(radio: Locator): Promise<void> {
		const group = radio.locator('xpath=ancestor::*[@role="radiogroup"][1]');
		const inside = () => group.evaluate((element) => element.contains(document.activeElement));
		for (let tabs = 0; !(await inside()); tabs += 1) {
			if (tabs > patience) throw new Error(`Tab does not come to the group of ${radio.toString()}`);
			await this.page.keyboard.press('Tab');
		}
		const there = () => radio.evaluate((element) => element === document.activeElement);
		if (await there()) await this.page.waitForTimeout(doubleTap);
		for (let steps = 0; !(await there()); steps += 1) {
			if (steps > 15) throw new Error(`the arrows do not come to ${radio.toString()}`);
			await this.page.keyboard.press('ArrowDown');
		}
		if (!(await radio.isChecked())) await this.page.keyboard.press('Space');
		await expect(radio).toBeChecked();
		await this.notLost();
	}

	async type(field: Locator, text: string): Promise<void> {
		await this.reach(field);
		await this.page.keyboard.type(text);
	}

	/** A view that changed and a sheet that closed leave the focus where one can go on. */
	async notLost(): Promise<void> {
		await expect.poll(async () => (await focus(this.page)).nowhere, { timeout: 2_000 }).toBe(false);
		// What is on its way when the focus is looked at must not take it away afterwards.
		await this.page.waitForTimeout(60);
		expect((await focus(this.page)).nowhere, 'the focus was lost').toBe(false);
	}
}

/** Presses a key as if it was then (ms on the clock of `Date.now()`); what the machine's clock says does not count. */
export async function keyAt(page: Page, key: 'Enter' | ' ', then: number): Promise<void> {
	const hand = await page.context().newCDPSession(page);
	const press =
		key === ' '
			? { key, code: 'Space', text: ' ', windowsVirtualKeyCode: 32 }
			: { key, code: key, text: '\r', windowsVirtualKeyCode: 13 };
	const [down, up] = [then / 1000, then / 1000 + 0.02];
	await hand.send('Input.dispatchKeyEvent', {
		...press,
		type: 'keyDown',
		timestamp: down
	});
	await hand.send('Input.dispatchKeyEvent', {
		...press,
		type: 'keyUp',
		timestamp: up
	});
	await hand.detach();
}

/** What is said to screen readers. */
export const lines = (page: Page) => page.getByTestId('announcer').first();

/** Enter that is meant: a focus that was just brought somewhere does not take one at once. */
export async function enter(page: Page) {
	await page.waitForTimeout(doubleTap);
	await page.keyboard.press('Enter');
}
