import { expect, it } from 'vitest';
import { Entry } from './entry.svelte';

const side = (id: string) => ({ id, players: [] }) as never;

it('where two swap seats the field that is typed into goes along, and the next digit with it', () => {
	const entry = new Entry(() => [side('ana'), side('ben')]);
	entry.at = 'ana';
	entry.press('1');
	entry.adopt({ ben: '1', ana: '30' }, [], 'ben');
	entry.press('2');
	expect(entry.typed).toEqual({ ben: '12', ana: '30' });
});
