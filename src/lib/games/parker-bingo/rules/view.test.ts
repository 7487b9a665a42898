import { describe, expect, it } from 'vitest';
import { awarded, called, claimed, closed, firstRow, opened, opening, table, type Told } from './testing';
import { letters, tiles } from './tiles';
import { callerView, totalsOf } from './view';

describe('what the caller’s table shows', () => {
	const shows = (...numbers: number[]) => callerView(table().tell(...called(...numbers)).round);
	/** The squares that are not open. */
	const marked = ({ columns }: ReturnType<typeof shows>) =>
		columns.flatMap(({ squares }) =>
			squares.flatMap(({ number, state }) => (state === 'open' ? [] : [[number, state]]))
		);

	it('is an open check-board before the first call [PB-5]', () => {
		const view = shows();
		expect([view.last, view.before, view.count]).toEqual([undefined, [], 0]);
		expect(view.columns.map(({ letter }) => letter)).toEqual([...letters]);
		expect(view.columns.flatMap(({ squares }) => squares.map(({ number }) => number))).toEqual(tiles);
		expect(view.columns.map(({ called }) => called)).toEqual([0, 0, 0, 0, 0]);
		expect(view.columns[0]?.squares[0]).toEqual({ number: 1, state: 'open' });
	});
	it('marks what was called, the last call apart, and counts under each letter', () => {
		const view = shows(31, 4, 45);
		expect(marked(view)).toEqual([
			[4, 'called'],
			[31, 'called'],
			[45, 'last']
		]);
		expect(view.columns.map(({ called }) => called)).toEqual([1, 0, 2, 0, 0]);
	});
	it('names the last ball and the five before it, newest first', () => {
		const view = shows(1, 2, 20, 35, 50, 65, 7);
		expect([view.last, view.count]).toEqual([{ letter: 'B', number: 7 }, 7]);
		expect(view.before).toEqual([
			{ letter: 'O', number: 65 },
			{ letter: 'G', number: 50 },
			{ letter: 'N', number: 35 },
			{ letter: 'I', number: 20 },
			{ letter: 'B', number: 2 }
		]);
		expect(shows(1, 2).before).toEqual([{ letter: 'B', number: 1 }]);
	});
});

describe('the totals of a table', () => {
	const win = (player: string) => [
		...called(...firstRow),
		...claimed(player, 'row-1', firstRow),
		awarded,
		opened
	];
	const scores = (told: Told, rounds?: number) =>
		totalsOf(told.context, rounds).map(({ id, score }) => [id, score]);

	it('are rounds won, in seating order, after so many rounds as are asked for [PB-14]', () => {
		const told = table().tell(...win('ben'), ...win('dora'), ...win('ben'));
		expect(scores(told)).toEqual([
			['ana', 0],
			['ben', 2],
			['carla', 0],
			['dora', 1]
		]);
		expect(scores(told, 2).map(([, score]) => score)).toEqual([0, 1, 0, 1]);
		expect(scores(told, 0).map(([, score]) => score)).toEqual([0, 0, 0, 0]);
	});
	it('say who calls and who has left', () => {
		const told = table({ caller: 'ben' }).tell({ type: 'player.left', player: 'dora' });
		expect(totalsOf(told.context).map(({ id, now, here }) => [id, now, here])).toEqual([
			['ana', false, true],
			['ben', true, true],
			['carla', false, true],
			['dora', false, false]
		]);
	});

	const partners: [string, string][] = [
		['ana', 'carla'],
		['ben', 'dora']
	];
	it('are one for two partners: of both names, here while one of them is, calling while one does [PB-22]', () => {
		const told = table({ variant: 'points', partners, caller: 'dora' }).tell(...win('carla'), {
			type: 'player.left',
			player: 'ana'
		});
		expect(totalsOf(told.context)).toEqual([
			{ id: 'ana', players: ['ana', 'carla'], names: ['Ana', 'Carla'], here: true, now: false, score: 166 },
			{ id: 'ben', players: ['ben', 'dora'], names: ['Ben', 'Dora'], here: true, now: true, score: 0 }
		]);
	});
	it('of pairs leave out who calls beside them, until that player wins or another calls [PB-22]', () => {
		const players = [...opening().players, { id: 'eva', name: 'Eva' }];
		const told = table({ variant: 'points', players, partners, caller: 'eva' });
		expect(scores(told).map(([id]) => id)).toEqual(['ana', 'ben']);
		const another = told.tell(...called(1), closed, { type: 'caller.changed', player: 'ben' }, opened);
		expect(scores(another).map(([id]) => id)).toEqual(['ana', 'ben', 'eva']);
		const won = another.tell(...win('eva'), closed, { type: 'caller.changed', player: 'eva' });
		expect(scores(won)).toEqual([
			['ana', 0],
			['ben', 0],
			['eva', 166]
		]);
	});
	it('know everybody who calls at a table without pairs', () => {
		expect(
			scores(
				table({
					variant: 'points',
					caller: 'eva',
					players: [...opening().players, { id: 'eva', name: 'Eva' }]
				})
			)
		).toHaveLength(5);
	});
});
