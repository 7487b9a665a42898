import { fold, readRows } from '$lib/core/replay';
import type { Room } from '$lib/core/room';
import type { BoxFigures, TableFigures } from '$lib/games/box-screens';
import { readEntries } from '$lib/journal/entries';
import { keepFigures, readFigures, type KeptFigures } from '$lib/journal/figures';
import type { TableSummary } from '$lib/journal/summary';

/** So many games are looked up, or worked out, before the screen may answer again. */
const atOnce = 50;

/** A game's figures from its journal; nothing when it cannot be folded. */
async function workOut(
	room: Room,
	box: BoxFigures,
	{ id, rows }: TableSummary
): Promise<KeptFigures | undefined> {
	const journal = await readEntries(id);
	const folded = journal.ok && fold(room, readRows(room, journal.value).rows);
	if (!folded || !folded.ok) return undefined;
	return { id, rows, version: box.version, figures: box.ofTable(folded) };
}

/**
 * The figures of some games, in their order. Each is worked out from its journal once, and again only when the game
 * or the box's way of counting has changed since. `told` hears how far it is, and can stop it with false.
 */
export async function figuresOf(
	games: readonly TableSummary[],
	room: Room,
	box: BoxFigures,
	told: (done: number) => boolean
): Promise<readonly TableFigures[]> {
	const found: TableFigures[] = [];
	for (let from = 0; from < games.length && told(from); from += atOnce) {
		const part = games.slice(from, from + atOnce);
		const kept = await readFigures(part.map(({ id }) => id));
		const fresh: KeptFigures[] = [];
		for (const [i, game] of part.entries()) {
			const known = kept.ok ? kept.value[i] : undefined;
			const good = known?.version === box.version && known.rows === game.rows;
			const figures = good ? known : await workOut(room, box, game);
			if (figures && !good) fresh.push(figures);
			if (figures) found.push(figures.figures as TableFigures);
		}
		if (fresh.length > 0) await keepFigures(fresh);
	}
	return found;
}
