import { readToPhone } from './messages';
import type { Wire } from './wire';

/** The lines to devices that had the table before this phone followed it elsewhere: where it comes back to one, that is said there. */
export class LeftLines {
	readonly #lines = new Set<Wire>();
	readonly #turn: (line: Wire, welcome?: unknown) => void;

	/** @param turn goes on with a line: by hello, or by the welcome that it has brought */
	constructor(turn: (line: Wire, welcome?: unknown) => void) {
		this.#turn = turn;
	}

	/** Waits on a line, on which all else counts for nothing. */
	keep(line: Wire): void {
		this.#lines.add(line);
		line.onclose = line.onfaint = undefined;
		line.onmessage = (text) => {
			const read = readToPhone(text);
			const said = read.ok ? read.message : undefined;
			if (said?.t === 'next' || said?.t === 'welcome') {
				this.#lines.delete(line);
				this.#turn(line, said.t === 'next' ? undefined : text);
			} else if (said?.t === 'bye' && said.why !== 'moved') line.close();
		};
	}

	/** Waits on another line, which came in the place of one that broke. Returns false where this was not waited on. */
	replace(line: Wire, next: Wire): boolean {
		const kept = this.#lines.delete(line);
		if (kept) this.keep(next);
		return kept;
	}

	close(): void {
		for (const line of this.#lines) line.close();
		this.#lines.clear();
	}
}
