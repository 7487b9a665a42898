import { expect, it } from 'vitest';
import { broken, fitName, fitted, largest, layWords, widthInLetters } from './fit.ts';

it.each([
	['Ana', 3],
	['👩‍👩‍👧 Ana', 6],
	['🇪🇸', 2],
	['花子', 4],
	['Zoë', 3],
	['Oma', 4],
	['Tom Wu', 7]
])('%s is as wide as %d letters', (text, letters) => {
	expect(widthInLetters(text)).toBe(letters);
});

it.each([
	[3, 660, 176],
	[7, 660, 165],
	[12, 660, 96],
	[24, 660, 48],
	[24, 320, 23]
])('%d letters in %d px are %d px large', (letters, width, size) => {
	expect(Math.round(fitted(letters, width))).toBe(size);
});

it('a long name stands in two lines where that makes it larger, and never wider than its place', () => {
	const { lines, size } = fitName('Maximiliana Fernández', 660);
	expect(lines).toEqual(['Maximiliana', 'Fernández']);
	expect(size).toBeGreaterThan(fitted(21, 660) * 1.25);
	for (const name of ['Ana', 'Maximiliana Fernández', 'MMMMMMMMMMMMMMMMMMMMMMMM', 'Jo van der Berg de la To'])
		for (const width of [180, 320, 660]) {
			const fit = fitName(name, width);
			expect(fit.size).toBeLessThanOrEqual(largest);
			for (const line of fit.lines)
				expect(widthInLetters(line) * 0.57 * fit.size).toBeLessThanOrEqual(width + 0.01);
		}
});

it('breaks at blanks, and in a word only where that is wider than a line', () => {
	expect(broken('204 ahead of Maximiliana', 14)).toEqual(['204 ahead of', 'Maximiliana']);
	expect(broken('Maximiliana', 4)).toEqual(['Max', 'imi', 'lian', 'a']);
});

const words = { name: 'Ana', verb: 'wins with', figure: '1078', about: '360 ahead of Carla' };

it('all words stand within their place, under each other, at any size', () => {
	for (const name of ['Ana', 'Maximiliana Fernández', '🎲🎲🎲🎲🎲🎲'])
		for (const [w, h] of [
			[470, 400],
			[320, 250],
			[260, 180],
			[200, 150]
		] as const) {
			const lines = layWords({ ...words, name }, { x: 0, y: 0, w, h });
			expect(lines.map(({ what }) => what).filter((what, i, all) => all.indexOf(what) === i)).toEqual([
				'name',
				'verb',
				'figure',
				'about'
			]);
			expect((lines[0]?.y ?? 0) - (lines[0]?.size ?? 0) * 0.7).toBeGreaterThanOrEqual(-8);
			expect(lines.at(-1)?.y).toBeLessThanOrEqual(h + 8);
			for (const [i, line] of lines.slice(1).entries())
				expect(line.y - (line.what === 'figure' ? 0.7 : 0.6) * line.size).toBeGreaterThan(lines[i]?.y ?? 0);
		}
});

it('no tail of a name reaches into the letters below it, at any size', () => {
	const ways = [
		words,
		{ ...words, verb: undefined },
		{ name: '', about: words.about },
		{ ...words, about: undefined }
	];
	for (const way of ways)
		for (const name of ['Bingo for Peggy', 'Jürgen y Guadalupe', 'Peggy'])
			for (const [w, h] of [
				[700, 560],
				[470, 400],
				[320, 250],
				[260, 180],
				[200, 150]
			] as const) {
				const lines = layWords({ ...way, name }, { x: 0, y: 0, w, h });
				const below = lines.findIndex(({ what }) => what !== 'name');
				const [last, next] = [lines[below - 1], lines[below]];
				if (!last || !next) throw new Error('nothing stands below the name');
				expect(next.y - 0.72 * next.size, `${name} at ${String(w)}`).toBeGreaterThanOrEqual(
					last.y + 0.22 * last.size - 0.01
				);
			}
});

it('a name in two lines leaves room for the figure', () => {
	const lines = layWords({ ...words, name: 'Ben y Dora' }, { x: 0, y: 0, w: 250, h: 260 });
	expect(lines.filter(({ what }) => what === 'name')).toHaveLength(2);
	expect((lines[0]?.y ?? 0) - (lines[0]?.size ?? 0) * 0.7).toBeGreaterThanOrEqual(-1);
	expect(lines.at(-1)?.y).toBeLessThanOrEqual(261);
});

it('last words in two lines make the others a little smaller', () => {
	const about = '740 ahead of Ben · Prize: Ice cream';
	const lines = layWords({ ...words, about }, { x: 0, y: 0, w: 239, h: 229 });
	expect(lines.filter(({ what }) => what === 'about')).toHaveLength(2);
	expect(lines.at(-1)?.y).toBeLessThanOrEqual(229);
});

it('on a small poster what a hand was won with takes two lines, and stays within its place', () => {
	const verb = 'gana la mano 1 tras 5 llamadas';
	const lines = layWords({ name: 'Ana', verb }, { x: 0, y: 0, w: 200, h: 112 });
	const said = lines.filter(({ what }) => what === 'verb');
	expect(said.map(({ text }) => text)).toEqual(['gana la mano 1 tras 5', 'llamadas']);
	expect(lines.at(-1)?.y).toBeLessThanOrEqual(120);
});

it('on a tablet a short name is as large as it gets, and the figure nearly so', () => {
	const lines = layWords(words, { x: 0, y: 0, w: 470, h: 400 });
	expect(lines[0]).toMatchObject({ what: 'name', size: largest });
	expect(lines[2]).toMatchObject({ what: 'figure', size: 140 });
});

it('last words with a name that is wider than their place break in it, and lie on nothing beside them [G-5]', () => {
	const lines = broken('47 points ahead of Maximilianawilhelminabea', 16);
	expect(lines.join('').replaceAll(' ', '')).toBe('47pointsaheadofMaximilianawilhelminabea');
	for (const line of lines) expect(widthInLetters(line)).toBeLessThanOrEqual(16);
	expect(broken('740 ahead of Ben', 9)).toEqual(['740 ahead', 'of Ben']);
});
