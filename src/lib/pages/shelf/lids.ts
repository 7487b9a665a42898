import { boxes } from '$lib/games/registry';

/** What a box's `lid.ts` offers to the shelf, without loading the box. Its drawing is the `lid.svg` beside it. */
interface LidModule {
	/** The box's name in the language spoken now. */
	readonly name: () => string;
	/** What the app does for this box, in a few words. */
	readonly caption: () => string;
	/** What a table of that variant is called in a list. */
	readonly tableName: (variant: string) => string;
	/** The box's livery in the style sheet. */
	readonly livery: string;
	/** What is printed on the lid in the language spoken now, line by line; undefined where it is the same in each. */
	readonly title?: () => readonly string[];
}

export interface Lid extends LidModule {
	/** The box's name in the registry and in addresses. */
	readonly box: string;
}

const modules = import.meta.glob<LidModule>('/src/lib/games/*/ui/lid.ts', { eager: true });

/** The lids of the boxes that are built, in the order of the shelf. */
export const lids: readonly Lid[] = boxes.flatMap((box) => {
	const module = modules[`/src/lib/games/${box}/ui/lid.ts`];
	return module ? [{ box, ...module }] : [];
});

export const findLid = (box: string | null): Lid | undefined => lids.find((lid) => lid.box === box);
