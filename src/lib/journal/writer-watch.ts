import { lockName, locks } from './tabs';

/** Every so many ms it is looked whether somebody writes. */
const lookEvery = 400;
/** So often in a row nobody must be found: a window that loads again lets go for a moment, too. */
const missesToBeLeft = 3;

/** Looks whether any tab has the right to write to a table, and never asks for that right itself. */
export class WriterWatch {
	readonly #name: string;
	readonly #told: (attended: boolean) => void;
	readonly #stopped = new AbortController();
	#timer: ReturnType<typeof setInterval> | undefined;
	#misses = 0;
	#attended: boolean | undefined;

	/** `told`: whether somebody writes, at the first look and whenever it changes. Where the browser cannot tell, never. */
	constructor(table: string, told: (attended: boolean) => void) {
		this.#name = lockName(table);
		this.#told = told;
	}

	/** Starts to look; done after the first look, which is believed at once. */
	async start(): Promise<void> {
		if (!locks()) return;
		this.#misses = missesToBeLeft - 1;
		await this.#look();
		const { signal } = this.#stopped;
		if (signal.aborted) return;
		this.#timer = setInterval(() => void this.#look(), lookEvery);
		// Timers of a page out of sight run late.
		document.addEventListener('visibilitychange', () => void this.#look(), { signal });
	}

	stop(): void {
		this.#stopped.abort();
		clearInterval(this.#timer);
	}

	async #look(): Promise<void> {
		let held: boolean;
		try {
			const { held: all = [] } = (await locks()?.query()) ?? {};
			held = all.some(({ name }) => name === this.#name);
		} catch {
			// Refused, as to a page that is being closed: what was known stays.
			return;
		}
		if (this.#stopped.signal.aborted) return;
		this.#misses = held ? 0 : this.#misses + 1;
		const attended = this.#misses < missesToBeLeft;
		if (attended === this.#attended) return;
		this.#attended = attended;
		this.#told(attended);
	}
}
