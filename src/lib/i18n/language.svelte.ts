import { tick } from 'svelte';
import { fetchWords, ready, want, type Language } from './words';

export type { Language };

/** The languages of the app, each in its own name. */
export const languages: readonly { readonly code: Language; readonly name: string }[] = [
	{ code: 'en', name: 'English' },
	{ code: 'es', name: 'Español' }
];

const key = 'tablemate.language';

/** Returns what a stored or wished value means; undefined if it is no language of the app. */
function asLanguage(value: string | null | undefined): Language | undefined {
	return languages.find(({ code }) => code === value)?.code;
}

/** Returns the first of the wishes (`es-MX`, `en`) that the app speaks, else English. */
export function chooseLanguage(stored: string | null, wishes: readonly string[]): Language {
	const wished = wishes.map((wish) => asLanguage(wish.slice(0, 2).toLowerCase()));
	return asLanguage(stored) ?? wished.find((code) => code !== undefined) ?? 'en';
}

/**
 * Returns a language as it is written where the device is: the first wish in that language, else with the region of the
 * first wish that has one. Days and hours follow it; words do not.
 */
export function inRegion(language: Language, wishes: readonly string[]): string {
	const own = wishes.find((wish) => wish.slice(0, 3).toLowerCase() === `${language}-`);
	const [region] = wishes.flatMap((wish) => /-([A-Z]{2})\b/i.exec(wish)?.[1] ?? []);
	return own ?? (region ? `${language}-${region.toUpperCase()}` : language);
}

/** Storage may be denied; then the choice lasts as long as the page. */
function stored(): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Returns what the device asks for; English where there is no device, because the pages are prerendered in it. */
const wished = (): Language =>
	typeof document === 'undefined' ? 'en' : chooseLanguage(stored(), navigator.languages);

class LanguageState {
	#current = $state.raw<Language>('en');
	/** What was chosen last, while its words are on their way. */
	#next: Language = 'en';
	#taken = false;

	/** The language that is spoken now. English until `take`. */
	get current(): Language {
		return this.#current;
	}

	/** The same in the device's region: how days and hours are written. */
	get inRegion(): string {
		return typeof document === 'undefined' ? this.#current : inRegion(this.#current, navigator.languages);
	}

	/**
	 * Takes over the device's language before anything is on the screen; the first words are here in both.
	 */
	take(): void {
		if (!this.#taken) void this.#show(wished());
		this.#taken = true;
	}

	/** Shows the page once its words stand, and follows other tabs from then on; returns what ends the following. */
	start(): () => void {
		void this.#show(wished());
		// boot.js hid the English words; they are exchanged when the tick is over.
		void tick().then(() => {
			document.documentElement.removeAttribute('data-waiting');
		});
		const follow = (event: StorageEvent) => {
			if (event.key === key || event.key === null) void this.#show(wished());
		};
		addEventListener('storage', follow);
		return () => {
			removeEventListener('storage', follow);
		};
	}

	/** Speaks another language, as soon as its words are here, and remembers it on this device. */
	set(next: Language): void {
		void this.#show(next);
		try {
			localStorage.setItem(key, next);
		} catch {
			// The choice still holds for this page.
		}
	}

	/**
	 * Fetches the words of a folder in the language spoken: those of the whole app, or a box's by its name. Rejects
	 * when they cannot be had.
	 */
	async need(name: string): Promise<void> {
		want(name);
		while (!ready(this.#current)) await fetchWords(this.#current);
	}

	async #show(next: Language): Promise<void> {
		this.#next = next;
		try {
			if (!ready(next)) await fetchWords(next);
		} catch {
			// Words that cannot be had leave the language as it is.
			return;
		}
		if (this.#next !== next) return;
		this.#current = next;
		if (typeof document !== 'undefined') document.documentElement.lang = next;
	}
}

export const language = new LanguageState();
