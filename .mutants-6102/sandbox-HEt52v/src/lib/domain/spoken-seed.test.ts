// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { newSaidSeed, readSeed } from './spoken-seed';
import { saidWords } from './spoken-words';

describe('names that can be said', () => {
	it('are two different words, and are read back as they are', () => {
		for (let i = 0; i < 50; i++) {
			const seed = newSaidSeed();
			expect(readSeed(seed)).toEqual({ ok: true, seed });
			const [one, two, ...more] = seed.split('-');
			expect(more).toEqual([]);
			expect(one).not.toBe(two);
			expect(saidWords).toContain(one);
			expect(saidWords).toContain(two);
		}
	});
	it('are made of fifty words', () => {
		expect(new Set(saidWords).size).toBe(50);
	});
	it('no two words are alike', () => {
		const distance = (a: string, b: string): number => {
			let row = Array.from({ length: b.length + 1 }, (_, i) => i);
			for (const [i, letter] of [...a].entries()) {
				const next = [i + 1];
				for (const [j, other] of [...b].entries()) {
					next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === other ? 0 : 1)));
				}
				row = next;
			}
			return row.at(-1)!;
		};
		const alike = saidWords.flatMap((a, i) =>
			saidWords
				.slice(i + 1)
				.filter((b) => distance(a, b) < 2)
				.map((b) => `${a} ${b}`)
		);
		expect(alike).toEqual([]);
		expect(saidWords.filter((word) => !/^[a-z]{4,9}$/.test(word))).toEqual([]);
	});
});

describe('a name as it is read', () => {
	it.each([
		['puma-tuba', 'puma-tuba'],
		['  Puma \t Tuba ', 'puma-tuba'],
		['!~', '!~'],
		['x'.repeat(32), 'x'.repeat(32)]
	])('%j is %j', (typed, seed) => {
		expect(readSeed(typed)).toEqual({ ok: true, seed });
	});
	it.each([
		['', { why: 'seed-missing' }],
		['  ', { why: 'seed-missing' }],
		['x'.repeat(33), { why: 'seed-too-long', length: 33, most: 32 }],
		['año', { why: 'seed-character', character: 'ñ' }],
		['puma 🎲', { why: 'seed-character', character: '🎲' }],
		['puma\u007f', { why: 'seed-character', character: '\u007f' }]
	])('%j is refused', (typed, refusal) => {
		expect(readSeed(typed)).toEqual({ ok: false, ...refusal });
	});
});
