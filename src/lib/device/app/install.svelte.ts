import { browser } from '../browser';
/** Chromium's event; it is in no standard, so lib.dom has no type for it. */
interface BeforeInstallPromptEvent extends Event {
	prompt(): Promise<unknown>;
	readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
	interface WindowEventMap {
		beforeinstallprompt: BeforeInstallPromptEvent;
	}
}

/** What the browser is. `touchPoints` distinguishes an iPad from the Mac it claims to be. */
export interface Browser {
	readonly userAgent: string;
	readonly touchPoints: number;
}

/**
 * Returns whether this is a browser on iOS that has "Add to Home Screen" in its share menu: all of them that call
 * themselves Safari somewhere. A web view inside another app does not, and cannot install.
 */
export function installsThroughShareMenu({ userAgent, touchPoints }: Browser): boolean {
	const ios =
		/\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1);
	return ios && /\bSafari\//.test(userAgent);
}

/** Whether, and how, the app can be put on the home screen. */
export class Install {
	#prompt = $state.raw<BeforeInstallPromptEvent | undefined>();
	#installed = $state(false);
	#shareMenu = $state(false);

	/** The browser can install at a tap. */
	get canInstall(): boolean {
		return this.#prompt !== undefined && !this.#installed;
	}

	/** The browser can install, but only by hand: show how (Share, then Add to Home Screen). */
	get needsWords(): boolean {
		return this.#shareMenu && !this.#installed;
	}

	/** This page runs as the installed app, or was installed a moment ago. */
	get installed(): boolean {
		return this.#installed;
	}

	/** Call it as early as the page is mounted: the browser offers only once. Returns what stops it. */
	start(): () => void {
		const standalone = matchMedia('(display-mode: standalone)');
		const look = () => {
			// Never reset: an installed app in full screen no longer matches, and is installed all the same.
			if (standalone.matches || browser.navigator?.standalone) this.#installed = true;
		};
		const onPrompt = (event: BeforeInstallPromptEvent) => {
			// Keeps the browser's own banner away from the board.
			event.preventDefault();
			this.#prompt = event;
		};
		const onInstalled = () => {
			this.#prompt = undefined;
			this.#installed = true;
		};
		look();
		this.#shareMenu = installsThroughShareMenu({
			userAgent: navigator.userAgent,
			touchPoints: navigator.maxTouchPoints
		});
		window.addEventListener('beforeinstallprompt', onPrompt);
		window.addEventListener('appinstalled', onInstalled);
		standalone.addEventListener('change', look);
		return () => {
			window.removeEventListener('beforeinstallprompt', onPrompt);
			window.removeEventListener('appinstalled', onInstalled);
			standalone.removeEventListener('change', look);
		};
	}

	/** Shows the browser's install prompt. Needs a gesture; each prompt can be used once. Never rejects. */
	async install(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
		const prompt = this.#prompt;
		if (!prompt) return 'unavailable';
		this.#prompt = undefined;
		try {
			await prompt.prompt();
			return (await prompt.userChoice).outcome;
		} catch {
			return 'unavailable';
		}
	}
}

export const install = new Install();
