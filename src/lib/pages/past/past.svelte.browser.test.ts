import { afterEach, expect, test, vi } from 'vitest';
import { database } from '$lib/storage/db';
import { seatedOf, summaryVersion } from '$lib/storage/summary';
import { PastGames } from './past.svelte';

// Other tests write to the same database meanwhile.
const box = 'a-box-of-this-test';
const ids = Array.from({ length: 60 }, (_, nth) => `past-${String(nth)}`);

afterEach(() =>
	database.write(async (open) => {
		const tx = open.transaction('tables', 'readwrite');
		await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
	})
);

test('the games that a screen shows come first, the rest of the page and their number after them', async () => {
	await database.write(async (open) => {
		const tx = open.transaction('tables', 'readwrite');
		for (const [nth, id] of ids.entries()) {
			const summary = {
				...{ id, box, variant: 'normal', edition: 1, status: 'over' as const },
				...{ players: [{ id: 'ana', name: 'Ana', score: nth }], winners: ['ana'] },
				...{ openedAt: nth, changedAt: 1000 + nth, rows: 9, cache: summaryVersion }
			};
			void tx.store.put({ ...summary, seated: seatedOf(summary) });
		}
		await tx.done;
	});
	const games = new PastGames();
	const seen: (readonly [shown: number, more: boolean])[] = [];
	const stop = $effect.root(() => {
		$effect(() => {
			if (games.tables) seen.push([games.tables.length, games.hasMore]);
		});
	});
	await games.ask({ box, person: null });
	await vi.waitFor(() => expect(games.total).toBe(60));
	stop();
	expect(seen).toEqual([
		[12, false],
		[40, false],
		[40, true]
	]);
	expect(games.tables?.at(0)?.id).toBe('past-59');
	expect(new Set(games.tables?.map(({ id }) => id)).size).toBe(40);
	await games.more();
	expect([games.tables?.length, games.hasMore, games.total]).toEqual([60, false, 60]);
});
