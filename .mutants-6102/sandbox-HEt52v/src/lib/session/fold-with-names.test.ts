// @ts-nocheck
import { describe, expect, it } from 'vitest';
import type { Row } from '$lib/domain/rows';
import { box } from '$lib/games/parker-bingo';
import type { ParkerFact, ParkerOpening } from '$lib/games/parker-bingo/rules/facts';
import { awarded, called, claimed, firstRow, opening } from '$lib/games/parker-bingo/rules/testing';
import { Roster, type Person } from '$lib/storage/roster';
import { outcomeOf } from '$lib/domain/fold';
import { foldWithNames } from './fold-with-names';

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
