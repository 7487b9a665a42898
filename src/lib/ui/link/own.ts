import type { BoxTypes } from '$lib/domain/box';
import type { Table } from '$lib/session/table.svelte';
import type { Snippet } from 'svelte';

/** What the page of a linked table gives to a box's own screen of one player, which it finds in the box's folder. */
export interface OwnProps<T extends BoxTypes = BoxTypes> {
	/** A table of that box, which another device owns. */
	readonly table: Table<T>;
	readonly player: string;
	/** Whether what is said reaches the owner now. */
	readonly live: boolean;
	readonly say: (facts: readonly T['fact'][], fill?: unknown) => void;
	/** What this player took or said and the owner says is another one's: its name, and whose. Undefined until one is. */
	readonly held?: { readonly what: string; readonly player: string } | undefined;
	/** What the table has of this player's, half typed, and of which round. Undefined until it has said so. */
	readonly stands?: { readonly what: string; readonly round?: unknown } | undefined;
	/** What was sent by `fill` and has no answer yet, also before the page was loaded anew. */
	readonly unanswered?: unknown;
	/** The table has waved off what was shouted here; another object each time. Undefined until it has. */
	readonly off?: object | undefined;
	/** How the link stands; `small` in the bar of a view that is played on: the sentence comes in the title's place. */
	readonly chip: Snippet<[small?: boolean]>;
	/** Rules and history. */
	readonly menu: Snippet;
	/** The ways out: to the whole table, and away from it. */
	readonly foot: Snippet;
}
