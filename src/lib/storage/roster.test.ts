import { describe, expect, it } from 'vitest';
import { coloursFor, isArchived, personColours, Roster, type Person, type PersonColour } from './roster';

const person = (id: string, more: Partial<Person> = {}): Person => ({
	id,
	name: id.toUpperCase(),
	lastPlayedAt: 0,
	...more
});

describe('an id', () => {
	it.each([
		['of a known person', [person('a', { name: 'Ana' })], 'a', 'Ana'],
		['of an unknown person has the recorded name', [], 'a', 'written'],
		['that was merged', [person('a', { mergedInto: 'b' }), person('b')], 'a', 'B'],
		[
			'that was merged twice over',
			[person('a', { mergedInto: 'b' }), person('b', { mergedInto: 'c' }), person('c')],
			'a',
			'C'
		],
		['merged into a person who is gone', [person('a', { mergedInto: 'gone' })], 'a', 'A'],
		['merged in a circle', [person('a', { mergedInto: 'b' }), person('b', { mergedInto: 'a' })], 'a', 'A'],
		['merged into itself', [person('a', { mergedInto: 'a' })], 'a', 'A'],
		['called __proto__', [person('__proto__', { name: 'constructor' })], '__proto__', 'constructor'],
		['that every object has', [], 'toString', 'written']
	])('%s', (_, people, id, name) => {
		expect(new Roster(people).name(id, 'written')).toBe(name);
	});
});

it('knows all ids of a person, the one that counts first', () => {
	const roster = new Roster([
		person('a', { mergedInto: 'b' }),
		person('b', { mergedInto: 'c' }),
		person('c'),
		person('d')
	]);
	for (const id of ['a', 'b', 'c']) expect(roster.idsOf(id)).toEqual(['c', 'a', 'b']);
	expect(roster.idsOf('d')).toEqual(['d']);
	expect(roster.idsOf('stranger')).toEqual(['stranger']);
	expect(roster.people.map(({ id }) => id)).toEqual(['c', 'd']);
});

it('lists people who played at one table, or never, by their names', () => {
	const people = [person('1', { name: 'dora' }), person('2', { name: 'Élia' }), person('3', { name: 'Ana' })];
	expect(new Roster(people).people.map(({ name }) => name)).toEqual(['Ana', 'dora', 'Élia']);
});

it('lists who played last first, and finds a name however it is typed', () => {
	const roster = new Roster([person('a', { lastPlayedAt: 1 }), person('b', { lastPlayedAt: 2 })]);
	expect(roster.people.map(({ id }) => id)).toEqual(['b', 'a']);
	expect(roster.findByName(' a ')?.id).toBe('a');
	expect(roster.findByName('c')).toBeUndefined();
});

it.each([
	[undefined, 5, false],
	[5, 5, true],
	[9, 5, true],
	[4, 5, false]
])('put away at %j and last seated at %j: away is %j', (archivedAt, lastPlayedAt, away) => {
	expect(isArchived(person('a', { archivedAt, lastPlayedAt }))).toBe(away);
});

describe('the youngest [Q-4]', () => {
	const roster = new Roster([
		person('old', { born: 1944 }),
		person('young', { born: 2018 }),
		person('twin', { born: 2018 }),
		person('unsaid'),
		person('nick', { mergedInto: 'young' })
	]);
	it.each([
		[['old', 'young'], 'young'],
		[['old', 'nick'], 'nick'],
		[['young', 'twin', 'old'], undefined],
		[['young', 'unsaid'], undefined],
		[['young', 'stranger'], undefined],
		[['old'], 'old'],
		[[], undefined]
	])('of %j is %j', (ids, youngest) => {
		expect(roster.youngest(ids.map((id) => ({ id })))).toBe(youngest);
	});
});

it('of two with one colour the first at the table has it, and the other another one while there is one', () => {
	const own = (...colours: (PersonColour | undefined)[]) => coloursFor(colours);
	expect(own('red', 'red', undefined)).toEqual(['red', 'yellow', 'blue']);
	expect(own(undefined, 'yellow', 'yellow', 'yellow')).toEqual(['red', 'yellow', 'blue', 'green']);
	const eight = [...personColours];
	expect(own(...eight, 'pink', undefined)).toEqual([...eight, 'pink', 'red']);
	expect(own(...eight.slice(1), 'pink', 'teal')).toEqual([...eight.slice(1), eight[0], 'teal']);
});

it('gives everybody at a table a colour of their own, and leaves people theirs', () => {
	const roster = new Roster([
		person('a', { colour: 'yellow' }),
		person('b', { mergedInto: 'a' }),
		person('c')
	]);
	const colours = (...ids: string[]) => roster.colours(ids.map((id) => ({ id })));
	expect(colours('x', 'b', 'c', 'y')).toEqual(['red', 'yellow', 'blue', 'green']);
	const twelve = colours(...Array.from('klmnopqrstuv'));
	expect(new Set(twelve.slice(0, 8)).size).toBe(8);
	expect(twelve).toHaveLength(12);
});
