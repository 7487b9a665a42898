import { expect, it } from 'vitest';
import { dayAndTime } from '$lib/ui/feedback/sentences';
import { aboutPerson, nameApart } from './sentences';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 26, 12);
const [ana, other, ben] = [
	{ id: 'a', name: 'Ana', lastPlayedAt: now - 3 * hour },
	{ id: 'b', name: 'ana', lastPlayedAt: now - 3 * hour - 60_000, born: 1990 },
	{ id: 'c', name: 'Ben', lastPlayedAt: now - 3 * hour }
];
const people = [ana, other, ben];

it('people of one name are told apart by when they last played, others are told in fewer words', () => {
	expect(people.map((person) => aboutPerson(person, people, now))).toEqual([
		`played 3 hours ago · ${dayAndTime(ana.lastPlayedAt)}`,
		`played 3 hours ago · ${dayAndTime(other.lastPlayedAt)} · born 1990`,
		'played 3 hours ago'
	]);
	// A list of the device's own has room for little.
	expect(people.map((person) => nameApart(person, people))).toEqual([
		`Ana · ${dayAndTime(ana.lastPlayedAt)}`,
		`ana · ${dayAndTime(other.lastPlayedAt)} · born 1990`,
		'Ben'
	]);
});

it('somebody who never played has no day of it', () => {
	const never = { id: 'd', name: 'Ana', lastPlayedAt: 0 };
	expect(aboutPerson(never, [...people, never], now)).toBe('hasn’t played yet');
	expect(nameApart(never, [...people, never])).toBe('Ana · hasn’t played yet');
});
