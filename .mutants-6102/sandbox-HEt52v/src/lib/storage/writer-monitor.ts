// @ts-nocheck
import { lockName, locks } from './tabs';

/** How often (ms) to look for a writer. */
const interval = 400;
/** So many looks in a row must find no writer: a tab that reloads releases its lock for a moment, too. */
const missesUntilGone = 3;

/** Monitors whether any tab is the writer of a table, without asking for that lock itself. */
export class WriterMonitor {
	readonly #name: string;
	readonly #onChange: (hasWriter: boolean) => void;
	readonly #stopped = new AbortController();
	#timer: ReturnType<typeof setInterval> | undefined;
	#misses = 0;
	#hasWriter: boolean | undefined;

	/** `onChange` is called at the first look and at each change; never where the browser has no locks. */
	constructor(table: string, onChange: (hasWriter: boolean) => void) {
		this.#name = lockName(table);
		this.#onChange = onChange;
	}

	/** Starts to look. Resolves after the first look, which counts at once. */
	async start(): Promise<void> {
		if (!locks()) return;
		this.#misses = missesUntilGone - 1;
		await this.#look();
		const { signal } = this.#stopped;
		if (signal.aborted) return;
		this.#timer = setInterval(() => void this.#look(), interval);
		// Timers of a hidden page run late.
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
			// A page that is being closed is refused: the last answer stays.
			return;
		}
		if (this.#stopped.signal.aborted) return;
		this.#misses = held ? 0 : this.#misses + 1;
		const hasWriter = this.#misses < missesUntilGone;
		if (hasWriter === this.#hasWriter) return;
		this.#hasWriter = hasWriter;
		this.#onChange(hasWriter);
	}
}
