// @ts-nocheck
import type { Table } from '$lib/session/table.svelte';

/** Resolves with the sentence that says where a table went over a link; undefined for one that did not. */
export async function whereWent({ id, away }: Table): Promise<string | undefined> {
	if (away === undefined) return undefined;
	const { wentSentence } = await import('../link/went');
	return wentSentence(id, away);
}
