import { fetchedLate } from '$lib/ui/table/late.svelte';

/** What is fetched a while after a table's sheets, or when it is needed. */
export const ends = fetchedLate(() => import('./ends'));
