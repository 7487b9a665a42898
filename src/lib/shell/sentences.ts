import { m } from '$lib/i18n';
import type { TableRefusal } from '$lib/table/table.svelte';

const refusals: Record<TableRefusal['why'], () => string> = {
	watching: () => m.refused_watching(),
	newer: () => m.refused_newer(),
	'not-a-fact': () => m.refused_not_a_fact(),
	'opening-stands': () => m.refused_opening_stands(),
	'nothing-to-undo': () => m.shell_nothing_to_undo(),
	'nothing-to-redo': () => m.refused_nothing_to_redo(),
	'nothing-to-strike': () => m.refused_no_longer_there(),
	'nothing-to-restore': () => m.refused_no_longer_there(),
	'nothing-to-replace': () => m.refused_no_longer_there()
};

/** Why a table of any box refuses something, in one sentence; nothing when the reason is the room's own. */
export function tableRefusalSentence({ why }: { readonly why: string }): string | undefined {
	return Object.hasOwn(refusals, why) ? refusals[why as TableRefusal['why']]() : undefined;
}
