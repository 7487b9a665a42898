import { readdirSync } from 'node:fs';
import type { Play } from './play.ts';
import type { Site } from './site.ts';

/** A state of the screen that a walk stops at. */
export interface Stop {
	readonly name: string;
	/** Its controls are used in play, and so are larger. */
	readonly inPlay: boolean;
}

export type Look = (stop: Stop) => Promise<void>;

/** The console of a page at an unknown address says it, too. */
export const unknownAddress = /Not found: |status of 404/;

/** A walk through a part of the app. */
export interface Walk {
	readonly where: string;
	/** Stops at every state of its screens, in the page's language. */
	readonly walk: (play: Play, site: Site, look: Look) => Promise<void>;
	/** How many stops it makes at least. */
	readonly stops: number;
	/** Much of the same with other games: it is walked at night only. */
	readonly nightly?: true;
}

const folder = new URL('../walks/', import.meta.url);

/** All walks: that of a box, or of something else, lies in `tests/walks` and is found there. */
export const walks: readonly Walk[] = await Promise.all(
	readdirSync(folder).map(async (file) => {
		const { walk } = (await import(new URL(file, folder).href)) as { readonly walk: Walk };
		return walk;
	})
);
