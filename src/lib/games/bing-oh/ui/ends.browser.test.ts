import { expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import WonArt from './end/WonArt.svelte';

it('of two at one place on the track of the end both letters are read [B-9]', async () => {
	const players = [
		{ id: 'ana', name: 'Ana', colour: 'red', score: 5 },
		{ id: 'ben', name: 'Ben', colour: 'yellow', score: 21 },
		{ id: 'cai', name: 'Cai', colour: 'blue', score: 5 }
	] as const;
	const thrown = { letter: 'B', number: 2, stars: 0 } as const;
	await render(WonArt, { w: 390, h: 420, thrown, players });
	const places = [...document.querySelectorAll('g[data-colour]')].map((one) =>
		Number(/[-\d.]+/.exec(one.getAttribute('transform') ?? '')?.[0])
	);
	const [ana = 0, , cai = 0] = places;
	expect(Math.round(cai - ana)).toBe(18);
});
