import { tick } from 'svelte';
import { places } from './notices.svelte';
import { titled } from './titled';

/** A line said to screen readers, in the dialog that was on top when it was said, or on the page. */
export interface Line {
	readonly id: number;
	readonly text: string;
	readonly place: symbol | undefined;
}

/** Milliseconds in which a screen that has changed says itself what it is now. */
const change = 1000;

/** Milliseconds a line stays for a screen reader that is still busy; then nobody can stumble over it. */
const stay = 10_000;

class Announcer {
	#lines = $state.raw<readonly Line[]>([]);
	#count = 0;
	/** The title of the screen that was shown last, and the address it was shown at. */
	#title = '';
	#address = '';

	#titling: ReturnType<typeof setTimeout> | undefined;

	/** Until then what a screen says by itself is said already. */
	#told = 0;

	get lines(): readonly Line[] {
		return this.#lines;
	}

	/** Says a sentence to screen readers once, after what they are saying; the same sentence again is said again. */
	say(text: string): void {
		// A dialog that is just being closed takes what is said in it away unheard.
		void tick().then(() => {
			const line: Line = { id: (this.#count += 1), text, place: places.top };
			this.#lines = [...this.#lines, line];
			setTimeout(() => {
				this.#lines = this.#lines.filter(({ id }) => id !== line.id);
			}, stay);
		});
	}

	/** What has just changed is said: the screens say nothing of it by themselves. */
	tellChange(): void {
		this.#told = performance.now() + change;
	}

	/** Nothing that was said or changed before counts any more. */
	clear(): void {
		this.#lines = [];
		this.#told = 0;
		clearTimeout(this.#titling);
	}

	/** Says what a screen shows, unless a sentence tells that already. */
	sayShown(text: string): void {
		if (performance.now() > this.#told) this.say(text);
	}

	/**
	 * Says a screen's title when it changes, and what stands below it then. At a new address the router has said one: too
	 * early where a table is loaded.
	 */
	entitle(title: string, address: string, below = ''): void {
		const gone = address !== this.#address;
		const same = title === this.#title;
		this.#title = title;
		this.#address = address;
		if (same && !gone) return;
		// A title that was changed again is shown no more.
		clearTimeout(this.#titling);
		this.#titling = setTimeout(() => {
			const said = document.querySelector('#svelte-announcer')?.textContent;
			// A heading that gets the focus meanwhile is read by itself.
			if (gone ? said && said !== document.title : document.activeElement?.localName !== 'h1')
				this.sayShown(titled(title, below));
		}, 100);
	}
}

export const announcer = new Announcer();

/** Says the same as `announcer.say`. */
export const say = (text: string): void => announcer.say(text);
