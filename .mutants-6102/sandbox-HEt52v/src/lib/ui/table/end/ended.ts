// @ts-nocheck
import type { BoxTypes } from '$lib/domain/box';
import type { Table } from '$lib/session/table.svelte';

/** What a box's end is given: in play nothing, on a second screen the table. */
export interface EndProps<T extends BoxTypes> {
	table?: Table<T>;
	afar?: boolean;
}
