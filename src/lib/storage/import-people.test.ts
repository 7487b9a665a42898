import 'fake-indexeddb/auto';
import { opening } from '$lib/games/parker-bingo/rules/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from './db';
import { listPeople, savePlayers } from './people';
import { changePerson } from './people-changes';
import { importTransfer, validateTransfer } from './import';
import { recognize } from './match-people';
import type { Person } from './roster';
import { undoImport } from './undo-import';
import { backup, closeDevices, contents, device, file, findBox, lay, take } from './devices.testing';

let here: Database;
beforeEach(() => {
	here = device();
});
afterEach(closeDevices);

describe('a person of the file who has the name of one who is here', () => {
	const ana = { id: 'ana-there', name: 'ANA', lastPlayedAt: 9 };
	const known = async () => {
		const people = await listPeople(here);
		return people.ok && people.value.map(({ id, name }) => [id, name]);
	};
	beforeEach(async () => {
		await savePlayers([{ id: 'ana-here', name: 'Ana' }], 7, here);
		await changePerson('ana-here', { born: { in: 1980, year: 2026 } }, here);
	});

	test('is that person, as the report says, until the restore is undone', async () => {
		const before = await contents(here);
		const ben = { id: 'ben-there', name: 'Ben', lastPlayedAt: 3 };
		const imported = await take(file([], { people: [ana, ben] }), here);
		expect(imported).toMatchObject({ people: ['Ben'], matched: ['ANA'], namesakes: [] });
		expect(await known()).toEqual([
			['ana-here', 'Ana'],
			['ben-there', 'Ben']
		]);
		expect(await take(file([], { people: [ana, ben] }), here)).toMatchObject({ people: [], matched: [] });
		await undoImport(here);
		expect(await contents(here)).toEqual(before);
	});

	test('gives that person the colour and the birth year they have not, until the restore is undone', async () => {
		const bea = { id: 'bea', name: 'Bea', lastPlayedAt: 0 };
		await take(file([], { people: [bea, { ...bea, id: 'cai', name: 'Cai' }] }), here);
		const theirs = { ...bea, id: 'bea-there', colour: 'teal', born: 2016 };
		await take(
			file([], {
				people: [{ ...ana, colour: 'blue', born: 1980 }, theirs, { ...theirs, id: 'cai-there', name: 'Cai' }]
			}),
			here
		);
		const now = async () => {
			const people = await listPeople(here);
			return people.ok && people.value.map(({ name, colour, born }) => [name, colour, born]);
		};
		expect(await now()).toEqual([
			['Ana', 'red', 1980],
			['Bea', 'teal', 2016],
			['Cai', 'teal', 2016]
		]);
		// What was chosen since stays.
		await changePerson('cai', { colour: 'pink' }, here);
		await undoImport(here);
		expect(await now()).toEqual([
			['Ana', 'red', 1980],
			['Bea', undefined, undefined],
			['Cai', 'pink', undefined]
		]);
	});

	test('is that person when two devices have restored each other’s backup', async () => {
		const there = device();
		await savePlayers([ana], 9, there);
		await lay(here, [seats('ana-here', 'ben')]);
		expect(await take(await backup(here), there)).toMatchObject({ refused: [], matched: ['Ana'] });
		expect(await take(await backup(there), here)).toMatchObject({ people: [], matched: ['ANA'] });
		expect(await known()).toEqual([['ana-here', 'Ana']]);
	});

	const seats = (...ids: readonly string[]) => {
		const players = ids.map((id, i) => ({ id, name: i === 0 ? 'Ana' : 'Anna' }));
		return [{ table: 't', seq: 0, at: 1, v: 1, fact: { ...opening(), players, caller: null } }];
	};
	test.each([
		['two in the file have the name', [], [ana, { ...ana, id: 'another' }], ['ANA', 'ANA']],
		['the file knows the one who is here', [], [ana, { ...ana, id: 'ana-here' }], ['ANA']],
		[
			'the file has the one who is here by another name',
			[],
			[ana, { ...ana, id: 'ana-here', name: 'Ana G.' }],
			['ANA']
		],
		['they were born in different years', [], [{ ...ana, born: 2016 }], ['ANA']]
	])('is added as another where that is in doubt: %s', async (_, tables, people, added) => {
		const imported = await take(file(tables, { people }), here);
		expect(imported).toMatchObject({ refused: [], people: added, matched: [], namesakes: added });
	});

	test('is another where they sat at one table, and nobody is told to merge the two', async () => {
		const met = file([{ table: 't', rows: seats('ana-here', ana.id) }], { people: [ana] });
		expect(await take(met, here)).toMatchObject({ refused: [], people: ['ANA'], matched: [], namesakes: [] });
	});

	test('keeps the name they have here, and the report says so of each once', async () => {
		await savePlayers(
			[
				{ id: 'ben', name: 'Ben' },
				{ id: 'cai', name: 'Cai' }
			],
			7,
			here
		);
		await take(file([], { people: [ana] }), here);
		const people = [
			{ id: 'ana-here', name: 'Anna', lastPlayedAt: 9 },
			{ ...ana, mergedInto: 'ana-here' },
			{ id: 'ben', name: 'Ben', lastPlayedAt: 9 },
			{ id: 'cai', name: 'Kai', lastPlayedAt: 9 },
			{ id: 'dora', name: 'Dora', lastPlayedAt: 9 }
		];
		expect(await take(file([], { people }), here)).toMatchObject({
			...{ people: ['Dora'], matched: [], namesakes: [] },
			keptNames: [
				{ here: 'Ana', there: 'Anna' },
				{ here: 'Cai', there: 'Kai' }
			]
		});
		// However their own device writes who is merged here, nothing was renamed.
		expect(await take(file([], { people: [ana] }), here)).toMatchObject({ keptNames: [] });
	});

	describe('at a table that another device transfers', () => {
		const nobody = { matched: [], namesakes: [] };
		const transfer = async (ids: readonly string[], people: readonly Person[] = []) => {
			const table = await validateTransfer('t', seats(...ids), findBox);
			if (!table.ok) throw new Error(table.why);
			const names = await recognize(table.summary, people, here);
			expect(await importTransfer(table, 50, people, here)).toEqual({ ok: true, value: 't' });
			return names;
		};
		test('is that person, by code as from a file, and it is said before', async () => {
			expect(await transfer(['ana-there', 'ben'])).toEqual({ matched: ['Ana'], namesakes: [] });
			expect(await known()).toEqual([
				['ana-here', 'Ana'],
				['ben', 'Anna']
			]);
			expect(await transfer(['ana-there', 'ben'])).toEqual(nobody);
		});
		test('as the other device calls them now', async () => {
			const names = await transfer(['gerda', 'ben'], [{ ...ana, id: 'gerda', name: 'Gerda' }]);
			expect(names).toEqual(nobody);
			expect(await known()).toContainEqual(['gerda', 'Gerda']);
			expect(await known()).toContainEqual(['ana-here', 'Ana']);
		});
		test('is another where both sat there', async () => {
			expect(await transfer(['ana-there', 'ana-here'])).toEqual(nobody);
			expect(await known()).toHaveLength(2);
		});
		test('is another where that is in doubt, and it is said before', async () => {
			await savePlayers([{ id: 'ana-too', name: 'ana' }], 8, here);
			expect(await transfer(['ana-there', 'ben'])).toEqual({ matched: [], namesakes: ['Ana'] });
			expect(await known()).toHaveLength(4);
		});
		test('is another who was born in another year, and it is said before', async () => {
			const names = await transfer(['ana-there', 'ben'], [{ ...ana, born: 2016 }]);
			expect(names).toEqual({ matched: [], namesakes: ['ANA'] });
			expect(await known()).toContainEqual(['ana-there', 'ANA']);
		});
	});
});
