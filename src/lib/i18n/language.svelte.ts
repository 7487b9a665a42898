import { overwriteGetLocale } from '$lib/paraglide/runtime';
import { tick } from 'svelte';

export type Language = 'en' | 'es';

/** The languages of the app, each in its own name. */
export const languages: readonly { readonly code: Language; readonly name: string }[] = [
	{ code: 'en', name: 'English' },
	{ code: 'es', name: 'Español' }
];

const key = 'tablemate.language';

/** What a stored or wished value means; nothing when it is no language of the app. */
function asLanguage(value: string | null | undefined): Language | undefined {
	return languages.find(({ code }) => code === value)?.code;
}

/** The first of the wishes (`es-MX`, `en`) that the app speaks, else English. */
export function chooseLanguage(stored: string | null, wishes: readonly string[]): Language {
	const wished = wishes.map((wish) => asLanguage(wish.slice(0, 2).toLowerCase()));
	return asLanguage(stored) ?? wished.find((code) => code !== undefined) ?? 'en';
}

/** Storage may be denied; then the choice lasts as long as the page. */
function stored(): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

class LanguageState {
	#current = $state.raw<Language>('en');

	/** The language that is spoken now. English until `start`, because the pages are prerendered in it. */
	get current(): Language {
		return this.#current;
	}

	/**
	 * Takes over the device's language once the page has hydrated, and follows other tabs from then on.
	 * Called once, when the root layout mounts; returns what ends the following.
	 */
	start(): () => void {
		this.#show(chooseLanguage(stored(), navigator.languages));
		// boot.js hid the English words; they are exchanged when the tick is over.
		void tick().then(() => {
			document.documentElement.removeAttribute('data-waiting');
		});
		const follow = (event: StorageEvent) => {
			if (event.key === key || event.key === null) this.#show(chooseLanguage(stored(), navigator.languages));
		};
		addEventListener('storage', follow);
		return () => {
			removeEventListener('storage', follow);
		};
	}

	/** Speaks another language at once and remembers it on this device. */
	set(next: Language): void {
		this.#show(next);
		try {
			localStorage.setItem(key, next);
		} catch {
			// The choice still holds for this page.
		}
	}

	#show(next: Language): void {
		this.#current = next;
		document.documentElement.lang = next;
	}
}

export const language = new LanguageState();

// Every message reads the rune, so the words on the screen change with it.
overwriteGetLocale(() => language.current);
