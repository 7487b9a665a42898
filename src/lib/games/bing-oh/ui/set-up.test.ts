import { expect, test } from 'vitest';
import type { Player } from '$lib/domain/opening';
import { BingOhSetUp } from './set-up.svelte';

const players = ['ana', 'ben', 'cai'].map((id) => ({ id, name: id }));

test('a colour that is chosen is given, who has it gets the other one for it, and nobody else is asked', () => {
	const setUp = new BingOhSetUp(undefined, undefined);
	const colours = () => setUp.coloursOf(players).join(' ');
	expect(colours()).toBe('red yellow blue');
	setUp.choose(players, 'ana', 'white');
	expect(colours()).toBe('white yellow blue');
	setUp.choose(players, 'cai', 'white');
	expect(colours()).toBe('blue yellow white');
	setUp.choose(players, 'ana', 'purple');
	expect(colours()).toBe('purple yellow white');
});

test.each([
	['by the list of people or by undo', 'ana'],
	['by typing the name', 'another id']
])('who is removed and added again has the own colour where it is free (%s)', (_, id) => {
	const setUp = new BingOhSetUp(undefined, undefined);
	/** The colours of these players, as the screen shows them. */
	const shown = (...some: typeof players) => {
		setUp.keep(some);
		return setUp.coloursOf(some).join(' ');
	};
	const [ana, ben, cai] = players as [Player, Player, Player];
	const again = { ...ana, id };
	setUp.choose(players, 'ana', 'purple');
	expect(shown(ana, ben, cai)).toBe('purple yellow blue');
	expect(shown(ben, cai)).toBe('yellow blue');
	expect(shown(ben, cai, again)).toBe('yellow blue purple');
	expect(shown(ben, cai)).toBe('yellow blue');
	setUp.choose([ben, cai], 'cai', 'purple');
	expect(shown(again, ben, cai)).toBe('red yellow purple');
});

test('nobody who stays has another colour when somebody leaves, or takes the first seat', () => {
	const setUp = new BingOhSetUp(undefined, undefined);
	setUp.keep(players);
	expect(setUp.coloursOf(players.slice(1)).join(' ')).toBe('yellow blue');
	const dora = { id: 'dora', name: 'dora' };
	expect(setUp.coloursOf([dora, ...players.slice(1)]).join(' ')).toBe('red yellow blue');
	setUp.keep([dora, ...players.slice(1)]);
	expect(setUp.coloursOf([...players.slice(0, 2), dora]).join(' ')).toBe('blue yellow red');
});
