import { expect } from 'vitest';
import type { Site } from '../support/site.ts';
import { wordsIn, type Language, type Words } from '../support/words.ts';
import { found, sleep, told, until, type Driver, type Target } from './driver.ts';

type Parts = Readonly<Record<string, string | number>>;

/** Milliseconds within which a second tap counts as the same tap, and a little more. */
const doubleTap = 360;

/** As a name is read: a space that does not break is a space. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/\s+/g, ' ');
/** Matches a whole text, or how one begins. */
export const exactly = (text: string) => new RegExp(`^${escaped(text)}$`);
export const beginning = (text: string) => new RegExp(`^${escaped(text)}`);

/** What is found by its test id. */
export const testId = (name: string): Target => ({ css: `[data-testid="${name}"]` });

/** Someone who plays in a browser, by the words on the screen. */
export class Player {
	#pressed = 0;
	#say = wordsIn('en');

	constructor(
		readonly driver: Driver,
		readonly site: Site
	) {}

	/** The words of the screen. */
	get say(): Words {
		return this.#say;
	}

	/** Has the app speak a language from the next page on. */
	async speak(language: Language): Promise<void> {
		this.#say = wordsIn(language);
		await this.driver.run(`localStorage.setItem('tablemate.language', '${language}')`);
	}

	/** The button of exactly these words. */
	button(key: string, parts?: Parts): Target {
		return { css: 'button', text: exactly(this.say(key, parts)) };
	}

	/** What begins with these words: a button or a link. */
	entry(key: string, parts?: Parts): Target {
		return { css: 'button, a', text: beginning(this.say(key, parts)) };
	}

	/** Opens a path of the app and waits until its page answers taps. */
	async open(path: string): Promise<void> {
		await this.driver.goto(this.site.at(path));
		await this.alive();
	}

	/** Loads the page again, once all that was said at a table is on the disk: before that the browser asks first. */
	async reload(): Promise<void> {
		await until('all of the table saved', () =>
			this.driver.run<boolean>(
				`((mark) => !mark || mark.dataset.saved === mark.dataset.last)(document.querySelector('[data-testid="saved"]'))`
			)
		);
		await this.driver.reload();
		await this.alive();
	}

	/** Waits until the page answers taps, and has fetched what it wants to have. */
	async alive(): Promise<void> {
		await this.sees({ css: 'body:has(#svelte-announcer)' });
		await this.driver.run(`new Promise((resolve) => {
			let before = -1;
			const look = () => {
				const { length } = performance.getEntriesByType('resource');
				if (length === before) resolve(true);
				else setTimeout(look, 150);
				before = length;
			};
			look();
		})`);
	}

	/** Presses at a person's pace. */
	async press(target: Target): Promise<void> {
		await sleep(Math.max(0, this.#pressed + doubleTap - Date.now()));
		await this.driver.click(target);
		this.#pressed = Date.now();
	}

	/** Writes into a field. */
	type(target: Target, text: string): Promise<void> {
		return this.driver.type(target, text);
	}

	/** Chooses one of a group, unless it is chosen. */
	async pick(group: string, key: string): Promise<void> {
		const text = beginning(this.say(key));
		const choice = { css: '[role=radiogroup] label', text, group: this.say(group) };
		const chosen = `((label) =>
			[...label.querySelectorAll('input:checked')].some((radio) =>
				${String(text)}.test(radio.getAttribute('aria-label') ?? label.textContent.trim())
			)
		)(${found(choice)})`;
		await this.sees(choice);
		if (!(await this.driver.run<boolean>(chosen))) await this.press(choice);
		await until(told(choice), () => this.driver.run<boolean>(chosen));
	}

	/** Whether it is there now. */
	has(target: Target): Promise<boolean> {
		return this.driver.run<boolean>(`${found(target)} !== null`);
	}

	sees(target: Target): Promise<true> {
		return until(told(target), () => this.has(target) as Promise<true>);
	}

	/** Waits until it is gone. */
	misses(target: Target): Promise<true> {
		return until(`no ${told(target)}`, async () => !(await this.has(target)));
	}

	/** Waits until these words stand on the screen, wherever it is. */
	reads(words: string): Promise<boolean> {
		return until(words, () =>
			this.driver.run<boolean>(
				`document.body.innerText.replace(/\\s+/g, ' ').includes(${JSON.stringify(words)})`
			)
		);
	}

	nameOf(target: Target): Promise<string> {
		return until(told(target), () =>
			this.driver.run<string>(
				`((one) => one?.getAttribute('aria-label') ?? one?.textContent.trim() ?? '')(${found(target)})`
			)
		);
	}

	address(): Promise<string> {
		return this.driver.run<string>('location.href');
	}

	/** Up to which row the table's journal is on the disk. */
	async savedTo(): Promise<number> {
		return Number(
			await this.driver.run<string>(`document.querySelector('[data-testid="saved"]')?.dataset.saved ?? '-1'`)
		);
	}

	saved(seq: number): Promise<boolean> {
		return until(`saved up to ${String(seq)}`, async () => (await this.savedTo()) >= seq);
	}

	/** Waits until the worker has kept the whole app for a start without a network. */
	kept(): Promise<boolean> {
		return until('kept for a start without a network', () =>
			this.driver.run<boolean>(
				`navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated' && navigator.serviceWorker.controller !== null)`
			)
		);
	}

	/** Sits these people down at a set-up. */
	async seat(...names: readonly string[]): Promise<void> {
		for (const [i, name] of names.entries()) {
			await this.type({ css: 'form input' }, name);
			await this.press(this.button('new_add'));
			await until(`${name} sits down`, () =>
				this.driver.run<boolean>(
					`document.querySelectorAll('ol[aria-label] > li').length >= ${String(i + 1)}`
				)
			);
		}
	}

	/** Starts what was set up; answers the table's address. */
	async start(): Promise<string> {
		await this.press(testId('start'));
		await until('a table', async () => (await this.address()).includes('/play?table='));
		await this.saved(0);
		return this.address();
	}

	/** Opens a sheet from the table's menu. */
	async menu(key: string): Promise<void> {
		await this.press(this.button('table_menu_label'));
		await this.press(this.entry(key));
	}

	/** Of Parker Bingo: the ball, whose name tells the tile and how many are out. */
	get ball(): Target {
		return { css: 'button', text: new RegExp(`${escaped(this.say('parker_say_again'))}$`) };
	}

	/** Of Parker Bingo: lets the app call so many tiles, so that `count` are out; answers the last one's name. */
	async callTo(count: number): Promise<string> {
		for (let out = (await this.has(this.ball)) ? await this.count() : 0; out < count; out++) {
			await this.press({ css: 'button.main-act', text: beginning(this.say('parker_call')) });
			await until(`call ${String(out + 1)}`, async () => (await this.count()) === out + 1);
		}
		return this.nameOf(this.ball);
	}

	/** Of Parker Bingo: how many tiles are out. */
	async count(): Promise<number> {
		const [, count = 0] = (await this.nameOf(this.ball)).match(/\d+/g)?.map(Number) ?? [];
		return count;
	}

	/** Of Parker Bingo: the ball has this name, waited for. */
	async shows(name: string, when: string): Promise<void> {
		await this.sees(this.ball);
		await until(`${name} ${when}`, async () => (await this.nameOf(this.ball)) === name).catch(
			() => undefined
		);
		expect(await this.nameOf(this.ball), when).toBe(name);
	}
}
