/** What a device preference may be, and how kept text is read back. Anything else falls back to the default. */

/** `system` follows the device, `contrast` is the higher-contrast palette in the device's own brightness. */
export type Theme = 'system' | 'light' | 'dark' | 'contrast';

/** The languages the app speaks. */
export type SpokenLanguage = 'en' | 'es';

/** On which side the main action of a table is; undo is on the other. */
export type Hand = 'right' | 'left';

export const readHand = (text: string | null): Hand => (text === 'left' ? 'left' : 'right');

/** How large all text is: as the browser has it, an eighth larger, a quarter larger. */
export type TextSize = 'usual' | 'large' | 'larger';

export const readTextSize = (text: string | null): TextSize =>
	text === 'large' || text === 'larger' ? text : 'usual';

const THEMES: readonly Theme[] = ['system', 'light', 'dark', 'contrast'];

/** Seconds between two calls when the app calls by itself. */
export const PACE = { least: 3, most: 30, usual: 8 } as const;

export function readTheme(text: string | null): Theme {
	return THEMES.find((theme) => theme === text) ?? 'system';
}

export function readSwitch(text: string | null, usual: boolean): boolean {
	if (text === 'on') return true;
	if (text === 'off') return false;
	return usual;
}

/** Returns whole seconds in 3..30; what is no number becomes the usual 8. */
export function clampPace(seconds: number): number {
	if (!Number.isFinite(seconds)) return PACE.usual;
	return Math.min(PACE.most, Math.max(PACE.least, Math.round(seconds)));
}

export function readPace(text: string | null): number {
	return text === null || !/^\d{1,4}$/.test(text) ? PACE.usual : clampPace(Number(text));
}

/** Returns a voice's name as the browser gives it, or `undefined` for the best one found. */
export function readVoiceName(text: string | null): string | undefined {
	return text === null || text.trim() === '' || text.length > 200 ? undefined : text;
}

/** What a theme makes of the document: the attributes that `app.css` reads, and the colour of the browser's bar. */
export interface Appearance {
	readonly theme: 'light' | 'dark';
	readonly moreContrast: boolean;
	/** sRGB hex, the paper of that theme: `theme-color` is not read as OKLCH everywhere. */
	readonly bar: string;
}

export function appearance(theme: Theme, deviceIsDark: boolean): Appearance {
	const moreContrast = theme === 'contrast';
	const dark = theme === 'dark' || (theme !== 'light' && deviceIsDark);
	if (dark) return { theme: 'dark', moreContrast, bar: moreContrast ? '#020202' : '#14100c' };
	return { theme: 'light', moreContrast, bar: moreContrast ? '#ffffff' : '#f6f3ee' };
}
