import { expect, it } from 'vitest';
import { Entry } from './entry.svelte';

const side = (id: string) => ({ id, players: [] }) as never;

it('where two swap seats the field that is typed into goes along, and the next digit with it', () => {
	const entry = new Entry(() => [side('ana'), side('ben')]);
	entry.at = 'ana';
	entry.press('1');
	entry.adopt({ ben: '1', ana: '30' }, [['ben', 0, '']], 'ben');
	entry.press('2');
	expect(entry.typed).toEqual({ ben: '12', ana: '30' });
});

const three = () => new Entry(() => ['ana', 'ben', 'carla'].map(side));
const written = [
	{ side: 'ana', points: 12 },
	{ side: 'ben', points: 20 },
	{ side: 'carla', points: 30 }
];

it('the first key replaces the points of a round that undo brought back, in each field, and the next one goes on [G-3]', () => {
	const entry = three();
	entry.fill(written);
	for (const at of ['ana', 'carla']) {
		entry.at = at;
		entry.press('1');
		entry.press('5');
	}
	expect(entry.typed).toEqual({ ana: '15', ben: '20', carla: '15' });
	entry.fill(written);
	entry.press('-');
	entry.press('5');
	expect(entry.text('ana')).toBe('-125');
});

it('it does so also after the page was loaded anew, but not where they were typed [G-3]', () => {
	const typed = { ana: '12', ben: '2', carla: '30' };
	const entry = new Entry(() => ['ana', 'ben', 'carla'].map(side), { typed, after: [['ben', 3, '20']] });
	for (const at of ['ana', 'ben']) {
		entry.at = at;
		entry.press('7');
	}
	expect(entry.typed).toEqual({ ana: '7', ben: '27', carla: '30' });
});

it('it does so in another window, too, but not where the points were typed in this one or that [G-3]', () => {
	const entry = three();
	entry.adopt({ ana: '12', ben: '20', carla: '30' }, [], 'ana');
	entry.press('1');
	entry.after = [['ana', 3, '12']];
	entry.adopt({ ana: '1', ben: '2', carla: '30' }, [...entry.after, ['ben', 3, '20']], 'ben');
	for (const at of ['ana', 'ben', 'carla']) {
		entry.at = at;
		entry.press('7');
	}
	expect(entry.typed).toEqual({ ana: '17', ben: '27', carla: '7' });
});

it('it does so once more where undo took back what replaced them [G-3]', () => {
	const entry = three();
	entry.fill(written);
	entry.press('1');
	entry.after = [['ana', 0, '12']];
	entry.takeBack(0);
	entry.press('4');
	expect(entry.text('ana')).toBe('4');
});
