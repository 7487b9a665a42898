// @ts-nocheck
import { expect, it } from 'vitest';
import { language, m } from '$lib/i18n';

it.each(['en', 'es'] as const)('a number stays on the line of its letter or colour (%s)', (current) => {
	language.set(current);
	const names = [
		m.parker_tile_label({ letter: 'N', number: '31' }),
		m.bingoh_at({ letter: 'N', number: '2' }),
		m.sino_space({ colour: 'red', number: '10' })
	];
	for (const name of names) expect(name).toMatch(/^\w+\u00a0\d+$/);
	language.set('en');
});
