import { announcer } from './announcer.svelte';

export interface ToastAction {
	readonly label: string;
	readonly run: () => void;
}

export interface Toast {
	readonly id: number;
	readonly text: string;
	readonly action: ToastAction | undefined;
}

/** Milliseconds a sentence stays, with and without something to do about it, and where a keyboard walks to that. */
const [plain, withAction, byKey] = [6_000, 8_000, 30_000];
/** What was shown so lately (ms) is of the page that one goes to. */
const onTheWay = 2_000;

/** One sentence at a time, the newest, in the title's place (`MessagePlace`): there it covers no control. */
class Toasts {
	#current = $state.raw<Toast>();
	#count = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#time = 0;
	#shown = 0;

	get current(): Toast | undefined {
		return this.#current;
	}

	/** Shows a sentence and says it to screen readers; it goes by itself. Answers what takes it back. */
	show(text: string, action?: ToastAction): () => void {
		const toast: Toast = { id: (this.#count += 1), text, action };
		this.#current = toast;
		this.#time = action ? (document.querySelector(':focus-visible') ? byKey : withAction) : plain;
		this.#shown = performance.now();
		this.resume();
		announcer.say(text);
		return () => {
			if (this.#current?.id === toast.id) this.clear();
		};
	}

	/** Stops the clock while the user points at the sentence or stands on its button. */
	pause(): void {
		clearTimeout(this.#timer);
	}

	resume(): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.clear(), this.#time);
	}

	/** The page is left: what was said of it is not said of another one. */
	leave(): void {
		if (performance.now() > this.#shown + onTheWay) this.clear();
	}

	clear(): void {
		clearTimeout(this.#timer);
		this.#current = undefined;
	}
}

export const toasts = new Toasts();
