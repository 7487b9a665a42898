import type { Row } from '$lib/domain/rows';
import type { BoxStats } from '$lib/games/box-ui';
import { box } from '$lib/games/parker-bingo';
import { called, ended, opening } from '$lib/games/parker-bingo/rules/testing';
import { appendRows } from '$lib/storage/rows';
import { summaryOf } from '$lib/storage/summaries';
import { expect, test } from 'vitest';
import { tableStats } from './stats-data';

/** A box that counts how often it was asked. */
function counting(version: number): BoxStats & { readonly asked: string[] } {
	const asked: string[] = [];
	return {
		version,
		asked,
		ofTable({ effective }) {
			asked.push(effective.rows[0]?.table ?? '');
			return { course: [], more: effective.rows.length };
		},
		charts: () => []
	};
}
const onwards = () => true;

test('figures are worked out once a game, and again only when the game or the counting has changed', async () => {
	const rows = (table: string): Row[] =>
		[opening(), ...called(4, 17), ended].map((fact, seq) => ({ table, seq, at: seq, v: 1, fact }));
	const names = ['one', 'two', 'three'].map((name) => `${name}-${crypto.randomUUID()}`);
	const games = await Promise.all(
		names.map(async (name) => {
			const summary = await summaryOf(name, rows(name), (name) =>
				Promise.resolve(name === box.id ? box : undefined)
			);
			if (!summary) throw new Error('no summary');
			await appendRows(rows(name), summary);
			return summary;
		})
	);
	const first = counting(1);
	expect(await tableStats(games, box, first, onwards)).toEqual(games.map(() => ({ course: [], more: 4 })));
	expect(first.asked).toEqual(names);

	const again = counting(1);
	expect(await tableStats(games, box, again, onwards)).toHaveLength(3);
	expect(again.asked).toEqual([]);
	// The second game was corrected: its journal has grown.
	await tableStats(
		games.map((one, i) => (i === 1 ? { ...one, rows: 5 } : one)),
		box,
		again,
		onwards
	);
	expect(again.asked).toEqual([names[1]]);
	const anew = counting(2);
	await tableStats(games, box, anew, onwards);
	expect(anew.asked).toEqual(names);
	// A game that cannot be folded is left out.
	const [known] = games;
	expect(await tableStats([{ ...known!, id: 'nobody' }, known!], box, anew, onwards)).toHaveLength(1);
	expect(await tableStats(games, box, anew, () => false)).toEqual([]);
});
