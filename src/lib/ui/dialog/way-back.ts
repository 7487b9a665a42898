import { browser } from '$app/environment';
import { resolve } from '$app/paths';
import { page } from '$app/state';
import { m } from '$lib/i18n';

/** Returns what the address of a page says of the table in play that it was opened from, to be said on. */
export function fromTable(): '' | `table=${string}&` {
	// A page that is prerendered is so for all tables.
	const table = browser && page.url.searchParams.get('table');
	return table ? `table=${encodeURIComponent(table)}&` : '';
}

/** Returns where the arrow leads: to the table that a page was opened from, or else to the shelf. */
export function wayBack() {
	const table = fromTable();
	return table
		? { href: resolve(`/play?${table.slice(0, -1)}`), label: m.hand_over_back() }
		: { href: resolve('/'), label: m.table_menu_leave() };
}
