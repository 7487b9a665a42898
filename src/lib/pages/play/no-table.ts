import type { NoTable } from '$lib/session/table.svelte';

/** What an address leads to when it is not a table. */
export type NoTableFound = { readonly what: 'no-id' } | NoTable;
