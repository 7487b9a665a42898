import { expect, test } from 'vitest';
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
