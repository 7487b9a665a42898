import type { Row } from '$lib/core/journal';
import type { BoxFigures } from '$lib/games/box-screens';
import { room } from '$lib/games/parker-bingo';
import { called, ended, opening } from '$lib/games/parker-bingo/testing';
import { appendRows } from '$lib/journal/entries';
import { summaryOf } from '$lib/journal/rebuild';
import { expect, test } from 'vitest';
import { figuresOf } from './figures';

/** A box that counts how often it was asked. */
function counting(version: number): BoxFigures & { readonly asked: string[] } {
	const asked: string[] = [];
	return {
		version,
		asked,
		ofTable({ standing }) {
			asked.push(standing.rows[0]?.table ?? '');
			return { course: [], more: standing.rows.length };
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
			const summary = await summaryOf(name, rows(name), (box) =>
				Promise.resolve(box === room.box ? room : undefined)
			);
			if (!summary) throw new Error('no summary');
			await appendRows(rows(name), summary);
			return summary;
		})
	);
	const first = counting(1);
	expect(await figuresOf(games, room, first, onwards)).toEqual(games.map(() => ({ course: [], more: 4 })));
	expect(first.asked).toEqual(names);

	const again = counting(1);
	expect(await figuresOf(games, room, again, onwards)).toHaveLength(3);
	expect(again.asked).toEqual([]);
	// Somebody corrected the second game: its journal has grown.
	await figuresOf(
		games.map((one, i) => (i === 1 ? { ...one, rows: 5 } : one)),
		room,
		again,
		onwards
	);
	expect(again.asked).toEqual([names[1]]);
	const anew = counting(2);
	await figuresOf(games, room, anew, onwards);
	expect(anew.asked).toEqual(names);
	// A game that cannot be folded is left out.
	const [known] = games;
	expect(await figuresOf([{ ...known!, id: 'nobody' }, known!], room, anew, onwards)).toHaveLength(1);
	expect(await figuresOf(games, room, anew, () => false)).toEqual([]);
});
