import { boxes } from '$lib/games/registry';
import type { Component } from 'svelte';

/** What a box's `Lid.svelte` offers to the shelf, without loading the room. */
interface LidModule {
	/** The drawing, 200 by 250, as wide as its place. */
	readonly default: Component;
	/** The box's name in the language spoken now. */
	readonly name: () => string;
	/** What the app does for this box, in a few words. */
	readonly caption: () => string;
	/** What a table of that variant is called in a list. */
	readonly tableName: (variant: string) => string;
	/** The box's livery in the style sheet. */
	readonly livery: string;
}

export interface Lid extends Omit<LidModule, 'default'> {
	/** The box's name in the registry and in addresses. */
	readonly box: string;
	readonly Drawing: Component;
}

const modules = import.meta.glob<LidModule>('/src/lib/games/*/ui/Lid.svelte', { eager: true });

/** The lids of the boxes that are built, in the order of the shelf. */
export const lids: readonly Lid[] = boxes.flatMap((box) => {
	const module = modules[`/src/lib/games/${box}/ui/Lid.svelte`];
	if (!module) return [];
	const { default: Drawing, name, caption, tableName, livery } = module;
	return [{ box, Drawing, name, caption, tableName, livery }];
});

export const findLid = (box: string | null): Lid | undefined => lids.find((lid) => lid.box === box);
