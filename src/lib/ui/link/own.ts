import type { Fact } from '$lib/domain/rows';
import type { Table } from '$lib/session/table.svelte';
import type { Snippet } from 'svelte';

/** What the page of a linked table gives to a box's own screen of one player. */
export interface OwnProps {
	/** A table of that box, which another device owns. */
	readonly table: Table;
	readonly player: string;
	/** Whether what is said reaches the owner now. */
	readonly live: boolean;
	readonly say: (facts: readonly Fact[], fill?: unknown) => void;
	/** How the link stands. */
	readonly chip: Snippet;
	/** Rules and history. */
	readonly menu: Snippet;
	/** The ways out: to the whole table, and away from it. */
	readonly foot: Snippet;
}
