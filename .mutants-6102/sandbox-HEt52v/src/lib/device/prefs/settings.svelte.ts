// @ts-nocheck
import { KEY_PREFIX, loadLocal, saveLocal } from './local-store';
import {
	appearance,
	clampPace,
	PACE,
	readHand,
	readPace,
	readSwitch,
	readTextSize,
	readTheme,
	readVoiceName,
	type Hand,
	type SpokenLanguage,
	type TextSize,
	type Theme
} from './preferences';

/**
 * The preferences of this device. They are no facts of a table: they travel in no journal.
 *
 * Until `start()` all of them have their defaults, so that the first render agrees with the prerendered page.
 */
export class Settings {
	#theme = $state<Theme>('system');
	#voice = $state(true);
	#muted = $state(false);
	#pace = $state<number>(PACE.usual);
	#fourColours = $state(false);
	#hand = $state<Hand>('right');
	#text = $state<TextSize>('usual');
	#haptics = $state(true);
	#voiceNames = $state.raw<Readonly<Partial<Record<SpokenLanguage, string>>>>({});
	#running = 0;

	get theme(): Theme {
		return this.#theme;
	}
	set theme(theme: Theme) {
		this.#theme = readTheme(theme);
		// The boot script takes no entry for "as the device has it".
		saveLocal('theme', this.#theme === 'system' ? null : this.#theme);
		this.#applyAppearance();
	}

	/** Whether calls are spoken. Off leaves the knock; `muted` takes that away too. */
	get voice(): boolean {
		return this.#voice;
	}
	set voice(on: boolean) {
		this.#voice = on;
		saveLocal('voice', on ? 'on' : 'off');
	}

	/** No sound of any kind. */
	get muted(): boolean {
		return this.#muted;
	}
	set muted(on: boolean) {
		this.#muted = on;
		saveLocal('muted', on ? 'on' : 'off');
	}

	/** Whole seconds between two calls of the auto-call, 3..30. Other values are clamped. */
	get pace(): number {
		return this.#pace;
	}
	set pace(seconds: number) {
		this.#pace = clampPace(seconds);
		saveLocal('pace', String(this.#pace));
	}

	/** Card suits in four colours, clubs green and diamonds blue, for users to whom two look alike. */
	get fourColours(): boolean {
		return this.#fourColours;
	}
	set fourColours(on: boolean) {
		this.#fourColours = on;
		saveLocal('four-colours', on ? 'on' : 'off');
	}

	get hand(): Hand {
		return this.#hand;
	}
	set hand(hand: Hand) {
		this.#hand = readHand(hand);
		saveLocal('hand', this.#hand === 'right' ? null : this.#hand);
		this.#applyAppearance();
	}

	get text(): TextSize {
		return this.#text;
	}
	set text(text: TextSize) {
		this.#text = readTextSize(text);
		saveLocal('text', this.#text === 'usual' ? null : this.#text);
		this.#applyAppearance();
	}

	/** Whether a tap is felt, on a device that can vibrate. */
	get haptics(): boolean {
		return this.#haptics;
	}
	set haptics(on: boolean) {
		this.#haptics = on;
		saveLocal('haptics', on ? 'on' : 'off');
	}

	/** The name of the voice chosen for a language, or `undefined` for the best one the device has. */
	voiceName(language: SpokenLanguage): string | undefined {
		return this.#voiceNames[language];
	}

	chooseVoice(language: SpokenLanguage, name: string | undefined): void {
		const chosen = readVoiceName(name ?? null);
		this.#voiceNames = { ...this.#voiceNames, [language]: chosen };
		saveLocal(`voice.${language}`, chosen ?? null);
	}

	/**
	 * Loads the preferences, applies them to the document, and follows other tabs and the device's own light and dark.
	 * Call it once the page is mounted. Returns what stops it.
	 */
	start(): () => void {
		const dark = deviceDark();
		const onStorage = (event: StorageEvent) => {
			// A null key is clear(): everything may have changed.
			if (event.key === null || event.key.startsWith(KEY_PREFIX)) this.#read();
		};
		const onScheme = () => this.#applyAppearance();
		this.#running += 1;
		this.#read();
		window.addEventListener('storage', onStorage);
		dark?.addEventListener('change', onScheme);
		return () => {
			this.#running -= 1;
			window.removeEventListener('storage', onStorage);
			dark?.removeEventListener('change', onScheme);
		};
	}

	#read(): void {
		this.#theme = readTheme(loadLocal('theme'));
		this.#voice = readSwitch(loadLocal('voice'), true);
		this.#muted = readSwitch(loadLocal('muted'), false);
		this.#pace = readPace(loadLocal('pace'));
		this.#fourColours = readSwitch(loadLocal('four-colours'), false);
		this.#hand = readHand(loadLocal('hand'));
		this.#text = readTextSize(loadLocal('text'));
		this.#haptics = readSwitch(loadLocal('haptics'), true);
		this.#voiceNames = { en: readVoiceName(loadLocal('voice.en')), es: readVoiceName(loadLocal('voice.es')) };
		this.#applyAppearance();
	}

	#applyAppearance(): void {
		if (this.#running === 0) return;
		const look = appearance(this.#theme, deviceDark()?.matches ?? false);
		const root = document.documentElement;
		root.dataset.theme = look.theme;
		if (look.moreContrast) root.dataset.contrast = 'more';
		else delete root.dataset.contrast;
		setData(root, 'hand', this.#hand === 'left' ? 'left' : undefined);
		setData(root, 'text', this.#text === 'usual' ? undefined : this.#text);
		// There may be one a colour scheme; the chosen theme outranks them all.
		const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
		for (const bar of bars) bar.content = look.bar;
		if (bars.length === 0) {
			const bar = document.createElement('meta');
			bar.name = 'theme-color';
			bar.content = look.bar;
			document.head.append(bar);
		}
	}
}

function setData(root: HTMLElement, name: string, value: string | undefined): void {
	if (value === undefined) root.removeAttribute(`data-${name}`);
	else root.setAttribute(`data-${name}`, value);
}

function deviceDark(): MediaQueryList | undefined {
	return typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;
}

export const settings = new Settings();
