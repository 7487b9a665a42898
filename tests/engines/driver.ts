/** What is to be found on a page: the first element of that selector that is seen and has that text or name. */
export interface Target {
	readonly css: string;
	/** Matches the text that is read, or the name that a screen reader says. */
	readonly text?: RegExp;
	/** The name of the group of choices that it lies in. */
	readonly group?: string;
}

/** A browser on a profile of its own, whichever engine it has. */
export interface Driver {
	/** The name and version of the browser. */
	readonly name: string;
	goto(address: string): Promise<void>;
	reload(): Promise<void>;
	/** Runs an expression's source on the page; what it answers must be JSON. */
	run<T>(source: string): Promise<T>;
	click(target: Target): Promise<void>;
	/** Writes into a field, over what stands there. */
	type(target: Target, text: string): Promise<void>;
	/** Opens one more tab, and goes on in it. */
	openTab(): Promise<void>;
	/** Goes on in the tab that was opened so many tabs after the first. */
	showTab(nth: number): Promise<void>;
	/** Closes the tab it is in; `showTab` says where it goes on. */
	closeTab(): Promise<void>;
	/** What the page complained of in the console since the browser was started; empty where nobody can listen to it. */
	complaints(): readonly string[];
	/** Closes the browser, and removes its profile. */
	close(): Promise<void>;
}

/** A browser that can be killed, and started again on what it has on the disk. */
export interface MortalDriver extends Driver {
	/** SIGKILL to all its processes; then it is started again on the same profile. */
	dieAndComeBack(): Promise<void>;
}

/** The source of an expression that finds a target on a page: an element, or null. */
export const found = ({ css, text, group }: Target): string => `(() => {
	const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
	const told = (one) => (one?.getAttribute('aria-label') ?? one?.textContent ?? '').replace(/\\s+/g, ' ').trim();
	const nameOf = (one) => (one?.hasAttribute('aria-label') ? one : one?.firstElementChild);
	for (const one of (sheet ?? document).querySelectorAll(${JSON.stringify(css)})) {
		const { width, height } = one.getBoundingClientRect();
		// A part of a box has two radios in its one label.
		const names = [one, ...one.querySelectorAll(':scope > input[aria-label]')].map(told);
		if (
			width > 0 && height > 0 && !one.disabled &&
			${text ? `names.some((name) => ${String(text)}.test(name))` : 'true'} &&
			${group === undefined ? 'true' : `told(nameOf(one.closest('[role=radiogroup]'))) === ${JSON.stringify(group)}`}
		) return one;
	}
	return null;
})()`;

/** What a target is called where it is missed. */
export const told = ({ css, text, group }: Target): string =>
	[css, text === undefined ? '' : String(text), group ?? ''].filter(Boolean).join(' ');

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something is there. */
export async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
	let last: unknown;
	for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) {
		const value = await look().catch((error: unknown) => {
			last = error;
			return undefined;
		});
		if (value) return value;
	}
	throw new Error(`not there in 20 s: ${what}`, { cause: last });
}

/** Leaves a page by an expression, and waits until the next one has come. */
export async function leave(run: <T>(source: string) => Promise<T>, by: string): Promise<void> {
	await run(`void (globalThis.leaving = true, setTimeout(() => ${by}))`);
	// Asked while one page goes and the next comes, an engine may never answer: a new question gets its own.
	await until(`a page after ${by}`, () =>
		Promise.race([
			run<boolean>(`globalThis.leaving === undefined && document.readyState === 'complete'`),
			sleep(4000).then(() => false)
		])
	);
}
