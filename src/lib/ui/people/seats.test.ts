import { expect, it } from 'vitest';
import { longestName } from '$lib/domain/names';
import { namelessId } from '$lib/domain/nameless';
import { mostPlayers } from '$lib/domain/opening';
import { renameSeat } from './rename-seat.ts';
import { Seats } from './seats.svelte.ts';
import { severalNames } from './several-names.ts';

function seated(...names: string[]): Seats {
	const seats = new Seats();
	for (const name of names) {
		seats.typed = name;
		seats.addTyped([]);
	}
	return seats;
}
const names = (seats: Seats) => seats.players.map(({ name }) => name);

const refused: [typed: string, refusal: object][] = [
	['', { why: 'name-empty' }],
	['   \t', { why: 'name-empty' }],
	['x'.repeat(25), { why: 'name-too-long', most: longestName, length: 25 }],
	['ANA', { why: 'same-name', name: 'Ana' }],
	['  ana ', { why: 'same-name', name: 'Ana' }]
];

it.each(refused)('refuses %j and leaves it in the field', (typed, refusal) => {
	const seats = seated('Ana');
	seats.typed = typed;
	expect(seats.addTyped([])).toEqual([]);
	expect(seats.refusal).toEqual(refusal);
	expect(seats.typed).toBe(typed);
	expect(names(seats)).toEqual(['Ana']);
});

it.each(['ANA', 'x'.repeat(25), 'ana, Ben, ben'])('counts of %j only who can sit down', (typed) => {
	const seats = seated('Ana');
	seats.typed = typed;
	expect(seats.meant.map(({ name }) => name)).toEqual(typed.includes('Ben') ? ['Ana', 'Ben'] : ['Ana']);
});

it('seats 40, and no 41st, typed or remembered', () => {
	const seats = seated(...Array.from({ length: mostPlayers }, (_, index) => `player ${String(index)}`));
	expect(seats.players).toHaveLength(40);
	seats.typed = 'one more';
	seats.addTyped([]);
	expect(seats.refusal).toEqual({ why: 'too-many', name: 'one more', most: 40 });
	expect(seats.addKnown({ id: 'z', name: 'Zoe' })).toBe(false);
	expect(seats.players).toHaveLength(40);
});

it('knows a remembered person by the name that is typed', () => {
	const seats = new Seats();
	seats.typed = 'ana';
	expect(seats.addTyped([{ id: 'the-ana-of-last-week', name: 'Ana' }])[0]?.id).toBe('the-ana-of-last-week');
});

const moves: [who: number, to: number, order: string][] = [
	[0, 1, 'BAC'],
	[0, 2, 'BCA'],
	[2, 0, 'CAB'],
	[1, -1, 'BAC'],
	[1, 9, 'ACB'],
	[1, 1, 'ABC']
];

it.each(moves)('moves seat %i to %i: %s', (who, to, order) => {
	const seats = seated('A', 'B', 'C');
	seats.move(seats.players[who]!.id, to);
	expect(names(seats).join('')).toBe(order);
});

it('puts somebody back into the seat that was left, unless the name is taken by now', () => {
	const seats = seated('A', 'B', 'C');
	const putBack = seats.remove(seats.players[1]!.id);
	expect(names(seats).join('')).toBe('AC');
	putBack();
	expect(names(seats).join('')).toBe('ABC');

	const again = seats.remove(seats.players[1]!.id);
	seats.typed = 'b';
	seats.addTyped([]);
	again();
	expect(names(seats).join('')).toBe('ACb');
});

it.each([
	['Ana, Ben; Cleo', ['Ana', 'Ben', 'Cleo'], ''],
	['Ana\nBen\r\n\n Cleo ', ['Ana', 'Ben', 'Cleo'], ''],
	['Ana,', ['Ana,'], ''],
	['Ana, Ben, ana, Cleo', ['Ana', 'Ben', 'Cleo'], '']
])('makes several players of %j', (typed, seated, left) => {
	const seats = new Seats();
	seats.typed = typed;
	expect(seats.addTyped([])).toHaveLength(seated.length);
	expect(names(seats)).toEqual(seated);
	expect(seats.typed).toBe(left);
});

it('of a list it seats the others, and names all who sit there already', () => {
	const seats = seated('Ana', 'Ben');
	seats.typed = 'ana, Cleo, BEN, Dora';
	expect(seats.addTyped([])).toHaveLength(2);
	expect(names(seats)).toEqual(['Ana', 'Ben', 'Cleo', 'Dora']);
	expect(seats.typed).toBe('');
	expect(seats.refusal).toEqual({ why: 'same-name', name: 'Ana and Ben' });
	// One who cannot sit down stays, to be put right.
	seats.typed = `ana, ${'x'.repeat(25)}, Eva`;
	expect(seats.addTyped([])).toHaveLength(1);
	expect(seats.typed).toBe('x'.repeat(25));
	expect(seats.refusal).toMatchObject({ why: 'name-too-long' });
});

it.each([
	['Ana, Ben and Cai', ['Ana', 'Ben', 'Cai']],
	['Ana, Ben, and Cai', ['Ana', 'Ben', 'Cai']],
	['Iñaki; José y María', ['Iñaki', 'José', 'María']],
	['Ana, Andy', ['Ana', 'Andy']],
	['- Ana\n* Ben\n• Cai', ['Ana', 'Ben', 'Cai']],
	['1. Ana\n2) Ben\n10. Cai', ['Ana', 'Ben', 'Cai']],
	['2nd Ana, -Ben-', ['2nd Ana', '-Ben-']],
	// A couple that plays as one.
	['Ben and Cai', ['Ben and Cai']]
])('a list may end in words: %s', (typed, expected) => {
	expect(severalNames(typed)).toEqual(expected);
});

it('mends a name at its seat, and tells somebody new from who is remembered', () => {
	const seats = seated('Ana', 'Bne');
	const known = [
		{ id: 'ben', name: 'Ben' },
		{ id: 'cleo', name: 'Cleo' }
	];
	const rename = (typed: string) => {
		const [, second] = seats.players;
		if (!second) throw new Error('nobody sits second');
		return renameSeat(seats, second, typed, known);
	};
	const before = seats.players[1]?.id;
	expect(rename('ana')).toEqual({ why: 'same-name', name: 'Ana' });
	expect(rename(' ')).toEqual({ why: 'name-empty' });
	expect(rename(' Bene ')).toBeUndefined();
	expect(seats.players[1]).toEqual({ id: before, name: 'Bene' });
	expect(rename('ben')).toBeUndefined();
	expect(seats.players[1]).toEqual(known[0]);
	expect(rename('Benno')).toBeUndefined();
	expect(seats.players[1]?.name).toBe('Benno');
	expect(seats.players[1]?.id).not.toBe('ben');
});

it('seats who is typed and not added, and of an empty field nobody', () => {
	const seats = new Seats();
	seats.typed = 'Ana';
	seats.addMeant([]);
	seats.addMeant([]);
	expect(seats.players.map(({ name }) => name)).toEqual(['Ana']);
	expect(seats.refusal).toBeUndefined();
});

it('a table that is full takes no other player, and takes back whom it let go', () => {
	const seats = new Seats(2);
	seats.players = ['ana', 'ben', 'cai'].map((id) => ({ id, name: id }));
	seats.remove('cai')();
	expect(seats.players.map(({ id }) => id)).toEqual(['ana', 'ben', 'cai']);
	expect(seats.addKnown({ id: 'dora', name: 'Dora' })).toBe(false);
	expect(seats.refusal).toEqual({ why: 'too-many', name: 'Dora', most: 2 });
});

it('who has a name takes the seat of one who has none, at a full table, too', () => {
	const seats = new Seats(3);
	seats.players = [1, 2, 3].map((number) => ({ id: namelessId(number), name: `Player ${String(number)}` }));
	expect(seats.addKnown({ id: 'ana', name: 'Ana' })).toBe(true);
	seats.typed = 'Ben, Cai, Dora,  Eva ';
	expect(seats.meant.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cai']);
	expect(seats.addTyped([]).map(({ name }) => name)).toEqual(['Ben', 'Cai']);
	expect(names(seats)).toEqual(['Ana', 'Ben', 'Cai']);
	expect(seats.refusal).toEqual({ why: 'too-many', name: 'Dora and Eva', most: 3 });
});
