// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { chance } from '$lib/domain/random';
import { lines, squaresOf } from './lines';
import { chanceOfLine } from './odds';
import { letters, numbersOf, tileCount, tiles } from './tiles';

const choose = (n: number, k: number): number =>
	k < 0 || k > n ? 0 : Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);

/** One card, by another way: over all 4096 choices of lines, by how many numbers they need in all. */
function oneCard(calls: number, freeCentre: boolean): number {
	let none = 0;
	for (let choice = 0; choice < 2 ** lines.length; choice++) {
		const chosen = lines.filter((_, i) => (choice >> i) & 1);
		const squares = new Set(
			chosen.flatMap((line) => squaresOf(line).map(({ row, column }) => row * 5 + column))
		);
		if (freeCentre) squares.delete(12);
		const sign = chosen.length % 2 === 0 ? 1 : -1;
		none += (sign * choose(tileCount - squares.size, calls - squares.size)) / choose(tileCount, calls);
	}
	return 1 - none;
}

/** How many calls random games took, by playing them. */
function played(cards: number, freeCentre: boolean, games: number): number[] {
	return Array.from({ length: games }, (_, game) => {
		const random = chance('odds', game);
		const dealt = Array.from({ length: cards }, () =>
			letters.map((letter) => random.shuffled(numbersOf(letter)))
		);
		const order = random.shuffled(tiles);
		const when = new Map(order.map((number, i) => [number, i + 1]));
		const covered = (card: (typeof dealt)[number], row: number, column: number) =>
			freeCentre && row === 2 && column === 2 ? 0 : (when.get(card[column]![row]!) ?? 0);
		return Math.min(
			...dealt.flatMap((card) =>
				lines.map((line) => Math.max(...squaresOf(line).map(({ row, column }) => covered(card, row, column))))
			)
		);
	});
}

describe('the expected curve [PB-11]', () => {
	it.each([false, true])('of one card is what the lines give, free centre %j [PB-3]', (freeCentre) => {
		const curve = chanceOfLine(1, freeCentre);
		expect(curve).toHaveLength(tileCount + 1);
		for (const calls of [0, 3, 4, 5, 6, 12, 20, 31, 42, 55, 60, 70, 75])
			expect(curve[calls], `${calls} calls`).toBeCloseTo(oneCard(calls, freeCentre), 9);
	});
	it('begins when a line can be complete, and is certain before the last call', () => {
		const plain = chanceOfLine(3, false);
		expect([plain[4], chanceOfLine(3, true)[3]]).toEqual([0, 0]);
		expect(plain[5]).toBeGreaterThan(0);
		expect(chanceOfLine(3, true)[4]).toBeGreaterThan(0);
		// Five misses can spoil all twelve lines, four cannot: each row needs one of its own.
		expect(plain[70]).toBeLessThanOrEqual(1);
		expect(plain[71]).toBeCloseTo(1, 12);
	});
	it('never falls, neither with more calls nor with more cards', () => {
		const [few, many] = [chanceOfLine(2, false), chanceOfLine(9, false)];
		few.forEach((chance, calls) => {
			expect(chance).toBeGreaterThanOrEqual((few[calls - 1] ?? 0) - 1e-12);
			expect(many[calls]).toBeGreaterThanOrEqual(chance - 1e-12);
		});
	});
	it.each([
		[1, true],
		[4, false],
		[12, true]
	])('is what %d cards come to when they are played, free centre %j', (cards, freeCentre) => {
		const games = 1500;
		const taken = played(cards, freeCentre, games);
		const curve = chanceOfLine(cards, freeCentre);
		for (const calls of [15, 22, 28, 34, 40, 46, 52]) {
			const expected = curve[calls] ?? 0;
			const share = taken.filter((one) => one <= calls).length / games;
			// Four standard deviations: the games are seeded, so it holds or it does not.
			const spread = 4 * Math.sqrt((expected * (1 - expected)) / games) + 0.001;
			expect(Math.abs(share - expected), `${calls} calls: ${share} for ${expected}`).toBeLessThan(spread);
		}
	});
});
