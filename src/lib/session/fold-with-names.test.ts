import { describe, expect, it } from 'vitest';
import type { Row } from '$lib/domain/rows';
import { box } from '$lib/games/parker-bingo';
import type { ParkerFact, ParkerOpening } from '$lib/games/parker-bingo/rules/facts';
import { awarded, called, claimed, firstRow, opening } from '$lib/games/parker-bingo/rules/testing';
import { Roster, type Person } from '$lib/storage/roster';
import { fold, outcomeOf } from '$lib/domain/fold';
import { box as anyGame } from '$lib/games/any-game';
import { opening as ofThree } from '$lib/games/any-game/rules/testing';
import { foldWithNames, writtenNames } from './fold-with-names';
import { changed, said } from './journal.testing';
import { grown, numbered } from './preview';

const rowsOf = (...facts: (ParkerOpening | ParkerFact)[]): Row[] =>
	facts.map((fact, seq) => ({ table: 't', seq, at: seq, v: 1, fact }));
const game = rowsOf(opening(), ...called(...firstRow), ...claimed('ana', 'row-1', firstRow), awarded);

const shown = (rows: readonly Row[], people: readonly Partial<Person>[]) => {
	const roster = new Roster(people.map((person) => ({ id: '', name: '', lastPlayedAt: 0, ...person })));
	const { rows: now, folded } = foldWithNames(box, rows, roster);
	if (!folded.ok) throw new Error(folded.why);
	return { rows: now, names: outcomeOf(folded).scores.map(({ name }) => name), refused: folded.refused };
};

describe('at a table everybody is called as the roster calls them', () => {
	it('and with nothing to change the rows are the same', () => {
		expect(shown(game, []).rows).toBe(game);
		expect(shown(game, [{ id: 'ana', name: 'Ana' }]).rows).toBe(game);
	});
	it('renamed, wherever a fact names them', () => {
		const joined = rowsOf(opening(), {
			type: 'player.joined',
			player: { id: 'eve', name: 'Eve' }
		});
		const people = [
			{ id: 'ana', name: 'Anabel' },
			{ id: 'eve', name: '<img onerror>' }
		];
		expect(shown(joined, people).names).toEqual(['Anabel', 'Ben', 'Carla', 'Dora', '<img onerror>']);
		expect(joined[0]).toEqual(rowsOf(opening())[0]);
	});
	it('merged', () => {
		const people = [
			{ id: 'ana', name: 'Ana', mergedInto: 'a2' },
			{ id: 'a2', name: 'Ana Two' }
		];
		expect(shown(game, people).names[0]).toBe('Ana Two');
	});
	it('but two who would be called the same keep the names they sat down with', () => {
		expect(shown(game, [{ id: 'ana', name: 'ben' }]).names).toEqual(['Ana', 'Ben', 'Carla', 'Dora']);
		// Ana is called Ben now, and Ben is called Carla: neither name is free while Carla sits there.
		const turned = [
			{ id: 'ana', name: 'Ben' },
			{ id: 'ben', name: 'Carla' }
		];
		expect(shown(game, turned).names).toEqual(['Ana', 'Ben', 'Carla', 'Dora']);
	});
	it('and two who changed names are shown so', () => {
		const turned = [
			{ id: 'ana', name: 'Ben' },
			{ id: 'ben', name: 'Ana' }
		];
		expect(shown(game, turned).names).toEqual(['Ben', 'Ana', 'Carla', 'Dora']);
	});
	it('and never so that another fact fits or no longer fits', () => {
		// A second Ben was refused when he said his name; renamed he would have sat down.
		const refused = rowsOf(opening(), { type: 'player.joined', player: { id: 'b2', name: 'Ben' } });
		const { names, refused: still } = shown(refused, [{ id: 'b2', name: 'Bernard' }]);
		expect(names).toEqual(['Ana', 'Ben', 'Carla', 'Dora']);
		expect(still).toMatchObject([{ seq: 1, why: 'already-at-the-table' }]);
	});
});

it('a name of today is written over the row in which a player sits, though that one was forgotten at first', () => {
	const joined = (id: string, name: string) => ({ type: 'player.joined', player: { id, name } });
	const start = said(anyGame, ofThree(), joined('eve', 'Eve'));
	const { journal } = changed(start, { before: 1, fact: joined('dora', 'Dora') });
	const roster = new Roster([{ id: 'dora', name: 'Dolores', lastPlayedAt: 0 }]);
	const shown = foldWithNames(anyGame, journal.rows, roster);
	if (!shown.folded.ok) throw new Error(shown.folded.why);
	const now = { ...journal, rows: shown.rows, folded: shown.folded };
	const rows = numbered(now, [{ fact: joined('d2', 'Dora') }], { seq: 3, at: 0 });
	const [added] = writtenNames(now, journal.rows, rows, grown(now, rows));
	expect(added.map((row) => 'fact' in row && [row.replaces, 'before' in row])).toEqual([
		[0, false],
		[2, false],
		[1, false],
		[undefined, false]
	]);
	const folded = fold(anyGame, [...journal.rows, ...added]);
	expect(
		folded.ok &&
			outcomeOf(folded)
				.scores.slice(3)
				.map(({ name }) => name)
	).toEqual(['Dolores', 'Eve', 'Dora']);
});
