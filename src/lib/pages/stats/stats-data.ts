import { fold, readRows } from '$lib/domain/fold';
import type { Box } from '$lib/domain/box';
import type { BoxStats, TableStats } from '$lib/games/box-ui';
import { loadRows } from '$lib/storage/rows';
import { saveStats, loadStats } from '$lib/storage/stats-cache';
import type { CachedStats } from '$lib/storage/schema';
import type { TableSummary } from '$lib/storage/summary';

/** After so many tables the screen may render. */
const atOnce = 50;

/** Derives the stats of a table from its journal. Returns undefined if it cannot be folded. */
async function derive(
	box: Box,
	counting: BoxStats,
	{ id, rows }: TableSummary
): Promise<CachedStats | undefined> {
	const journal = await loadRows(id);
	const folded = journal.ok && fold(box, readRows(box, journal.value).rows);
	if (!folded || !folded.ok) return undefined;
	return { id, rows, version: counting.version, stats: counting.ofTable(folded) };
}

/**
 * Returns the stats of some tables, in their order. Each is derived from its journal once, and again only when the
 * table or the box's version has changed since. `onProgress` gets how many are done, and stops it by returning false.
 */
export async function tableStats(
	games: readonly TableSummary[],
	box: Box,
	counting: BoxStats,
	onProgress: (done: number) => boolean
): Promise<readonly TableStats[]> {
	const found: TableStats[] = [];
	for (let from = 0; from < games.length && onProgress(from); from += atOnce) {
		const part = games.slice(from, from + atOnce);
		const cached = await loadStats(part.map(({ id }) => id));
		const missing: CachedStats[] = [];
		for (const [i, game] of part.entries()) {
			const known = cached.ok ? cached.value[i] : undefined;
			const good = known?.version === counting.version && known.rows === game.rows;
			const stats = good ? known : await derive(box, counting, game);
			if (stats && !good) missing.push(stats);
			if (stats) found.push(stats.stats as TableStats);
		}
		if (missing.length > 0) await saveStats(missing);
	}
	return found;
}
