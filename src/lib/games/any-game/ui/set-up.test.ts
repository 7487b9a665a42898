import { expect, it } from 'vitest';
import { AnyGameSetUp } from './set-up.svelte';

const players = [
	{ id: 'ana', name: 'Ana' },
	{ id: 'ben', name: 'Ben' }
];

it('of two fields that are wrong the upper one, which gets the focus, is told of', () => {
	const setUp = new AnyGameSetUp(undefined);
	setUp.title = 'a name that is far too long for any game';
	setUp.ends.how = 'target';
	setUp.ends.target = '2.5';
	expect(setUp.opening(players, 'seed')).toEqual({ ok: false, sentence: setUp.whyNoTitle });
	setUp.title = 'Rummy';
	expect(setUp.opening(players, 'seed')).toEqual({ ok: false, sentence: setUp.ends.why });
});
