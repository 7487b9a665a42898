import { findLid } from '$lib/pages/shelf/lids';
import type { Table } from '$lib/session/table.svelte';
import { titleIn } from '$lib/storage/summary';

/** Returns what the game at a table is called: by its players, where the box is for any game, or by the box. */
export const gameAt = ({ box, opening }: Pick<Table, 'box' | 'opening'>): string =>
	titleIn(opening) ?? findLid(box.id)?.tableName(opening.variant) ?? '';
