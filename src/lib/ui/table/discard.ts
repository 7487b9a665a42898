import { goto } from '$app/navigation';
import { m } from '$lib/i18n';
import { deleteTable, undeleteTable } from '$lib/storage/bin';
import { toasts } from '../feedback/toasts.svelte';
import { troubleSentence } from '../feedback/troubles';

/** Addresses from `resolve()`: which page comes next, and which one shows the table again. */
interface Ways {
	readonly to: string;
	readonly back: string;
	/** The table is open on this page, so the page is left first. A list of past games is shown when the game is off it. */
	readonly open: boolean;
}

/** Puts a table with the deleted games and leaves its page, with the way back; says why where it cannot. */
export async function discard(table: string, { to, back, open }: Ways): Promise<void> {
	const leave = () => goto(to, { replaceState: true });
	if (open) await leave();
	const done = await deleteTable(table, Date.now());
	if (!done.ok) toasts.show(troubleSentence(done.trouble));
	else if (!done.value) toasts.show(m.past_delete_failed());
	else {
		if (!open) await leave();
		toasts.show(m.past_deleted(), {
			label: m.shell_undo(),
			run: () => void undeleteTable(table).then(() => goto(back))
		});
	}
}
