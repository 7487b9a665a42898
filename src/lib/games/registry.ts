import type { Box } from '$lib/domain/box';
import type { BoxUi } from './box-ui';

/** A box: its pure rules, and its screens, each loaded when a player opens it. */
interface Shelved {
	rules(): Promise<{ readonly box: Box }>;
	screens(): Promise<{ readonly ui: BoxUi }>;
}

/** One line a box, in the order in which they stand on the shelf. */
const shelved: Readonly<Record<string, Shelved>> = {
	'parker-bingo': { rules: () => import('./parker-bingo'), screens: () => import('./parker-bingo/ui') },
	quingo: { rules: () => import('./quingo'), screens: () => import('./quingo/ui') },
	sino: { rules: () => import('./sino'), screens: () => import('./sino/ui') },
	'bing-oh': { rules: () => import('./bing-oh'), screens: () => import('./bing-oh/ui') },
	'card-bingo': { rules: () => import('./card-bingo'), screens: () => import('./card-bingo/ui') },
	'any-game': { rules: () => import('./any-game'), screens: () => import('./any-game/ui') }
};

/** The ids of all boxes, in the order in which they stand on the shelf. */
export const boxes: readonly string[] = Object.keys(shelved);

/** Names come from addresses and files: what is no box of this app's is undefined. */
const find = (id: string): Shelved | undefined => (Object.hasOwn(shelved, id) ? shelved[id] : undefined);

/** Loads the rules of a box, unless there is none of that id. */
export const findBox = async (id: string): Promise<Box | undefined> => (await find(id)?.rules())?.box;

/** Fetched only where a box is shown: rules are folded without words, and on plain Node too. */
const wordsOf = async (id: string): Promise<void> => (await import('$lib/i18n')).language.need(id);

/** Loads the screens of a box with its words, unless there is none of that id. */
export const findUi = async (id: string): Promise<BoxUi | undefined> => {
	const found = find(id);
	return found && (await Promise.all([found.screens(), wordsOf(id)]))[0].ui;
};
