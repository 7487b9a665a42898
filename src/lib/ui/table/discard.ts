import { goto } from '$app/navigation';
import { m } from '$lib/i18n';
import { deleteTable, undeleteTable } from '$lib/storage/bin';
import { toasts } from '../feedback/toasts.svelte';
import { troubleSentence } from '../feedback/troubles';

/**
 * Leaves a table's page and puts the table with the deleted games, with the way back; says why where it cannot.
 *
 * @param to where it goes on, and `back` where the table is shown again, both from `resolve()`
 */
export async function discard(table: string, to: string, back: string): Promise<void> {
	await goto(to, { replaceState: true });
	const done = await deleteTable(table, Date.now());
	if (!done.ok) toasts.show(troubleSentence(done.trouble));
	else if (!done.value) toasts.show(m.past_delete_failed());
	else
		toasts.show(m.past_deleted(), {
			label: m.shell_undo(),
			run: () => void undeleteTable(table).then(() => goto(back))
		});
}
