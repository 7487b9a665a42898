import { describe, expect, it } from 'vitest';
import { cardSet } from './card-set';
import { cornersOf, linesOnCard } from './deal';
import type { ParkerFact, ParkerOpening } from './facts';
import type { Line, NamedLine } from './lines';
import { penalties } from './outcomes';
import { claimResult, lostOn } from './scoring';
import { called, closed, opened, shouted, table, whys } from './testing';

const points = (change: Partial<ParkerOpening> = {}) => table({ variant: 'points', ...change });
const line = (line: Line, numbers: number[]): NamedLine => ({ line, numbers });
const first = line('row-1', [4, 17, 32, 50, 63]);

describe('PB-10 on a card that the app keeps', () => {
	const cards = { seed: 'puma-tuba', size: 60 };
	// Card 17, as the golden test of the sets holds it.
	const row1 = line('row-1', [3, 29, 41, 52, 67]);
	const row3 = line('row-3', [12, 22, 34, 47, 69]);
	const columnB = line('column-B', [3, 2, 12, 6, 13]);
	const columnN = line('column-N', [41, 44, 34, 37, 31]);
	const claim = (player: string, card: number | undefined, ...lines: NamedLine[]): ParkerFact[] => [
		shouted(player),
		{ type: 'line.claimed', player, lines, ...(card === undefined ? {} : { card }) }
	];
	const missing = (told: ReturnType<typeof points>) => {
		const last = told.round.claims.at(-1);
		return last && claimResult(told.round, last).verdicts[0]?.missing.map(({ number }) => number);
	};
	const wrong = points({ cards }).tell(...called(3, 29, 41, 52), ...claim('ana', 17, row1));
	it('numbers called by then cannot be covered again this round; one called later can', () => {
		const again = wrong.tell(...called(67), ...claim('ana', 17, row1));
		expect(penalties(again.round)).toHaveLength(2);
		expect(missing(again)).toEqual([3, 29, 41, 52]);
	});
	it.each([
		['by its number, then by hand', 17, undefined],
		['by hand, then by its number', undefined, 17],
		['by hand both times', undefined, undefined]
	])('the penalty holds, the card named %s', (_, one, other) => {
		const told = points({ cards }).tell(
			...called(3, 29, 41, 52),
			...claim('ana', one, row1),
			...called(67),
			...claim('ana', other, row1)
		);
		expect(told.refused).toEqual([]);
		expect(missing(told)).toEqual([3, 29, 41, 52]);
	});
	it.each([17, undefined])('a marker that a right line shares stays, in two claims (card %s)', (card) => {
		const told = points({ cards }).tell(
			...called(3, 29, 41, 52, 67, 2, 12, 6),
			...claim('ana', card, columnB),
			...claim('ana', card, row1)
		);
		expect(told.refused).toEqual([]);
		expect(penalties(told.round)).toHaveLength(1);
		expect(told.state).toBe('bingoStands');
	});
	it('such a marker stays for lines completed later, though the right one was never claimed', () => {
		const down = line('diagonal-down', [3, 26, 34, 54, 71]);
		const told = points({ cards }).tell(
			...called(3, 29, 41, 52, 67, 2, 12, 6),
			...claim('ana', 17, columnB),
			...called(26, 34, 54, 71),
			...claim('ana', 17, down)
		);
		expect(told.state).toBe('bingoStands');
	});
	it('a line completed only after the wrong claim keeps nothing', () => {
		const told = points({ cards }).tell(
			...called(3, 29, 41, 52, 2, 12, 6),
			...claim('ana', 17, columnB),
			...called(67),
			...claim('ana', 17, row1)
		);
		expect(missing(told)).toEqual([3]);
	});
	it('another card is not touched, nor the next round', () => {
		const other = cardSet('puma-tuba', 60).cards[17]!;
		const theirs = linesOnCard(other)[0]!;
		for (const player of ['ben', 'ana'])
			expect(wrong.tell(...called(...theirs.numbers), ...claim(player, 18, theirs)).state).toBe(
				'bingoStands'
			);
		expect(wrong.tell(closed, opened, ...called(3, 29, 41, 52, 67), ...claim('ana', 17, row1)).state).toBe(
			'bingoStands'
		);
	});
	it('a number that another card has, too, is lost on the first one only', () => {
		const { round } = points({ cards }).tell(...called(3, 29, 41, 52), ...claim('ana', 17, row1));
		expect([...lostOn(round, 17)]).toEqual([3, 29, 41, 52]);
		expect([lostOn(round, 18).size, lostOn(round, undefined).size]).toEqual([0, 0]);
	});
	it('what was right costs nothing, four corners neither where they win [PB-23]', () => {
		const corners = cornersOf(cardSet('puma-tuba', 60).cards[16]!);
		const told = table({ cards, pattern: 'corners' }).tell(
			...called(...corners.numbers),
			...claim('ana', 17, corners)
		);
		expect([told.state, lostOn(told.round, 17).size]).toEqual(['bingoStands', 0]);
	});
	it('the last card of the set can claim, too', () => {
		const theirs = linesOnCard(cardSet('puma-tuba', 60).cards[59]!)[0]!;
		expect(points({ cards }).tell(...called(...theirs.numbers), ...claim('ana', 60, theirs)).state).toBe(
			'bingoStands'
		);
	});
	it('a free centre stays covered', () => {
		const free = points({ cards, options: { freeCentre: true, winnerCalls: false } });
		const told = free.tell(...called(12, 22, 47), ...claim('ana', 17, row3), ...called(69));
		// B, I and G of the third row are lost, its centre is not: the N column still needs no call for it.
		expect(told.tell(...called(41, 44, 37, 31), ...claim('ana', 17, columnN)).state).toBe('bingoStands');
	});
	it.each([
		['a card that is not in the set', 61, [row1], 'no-such-card'],
		['a line of another card', 18, [row1], 'on-no-card'],
		['by hand a line of no card of the set', undefined, [first], 'on-no-card'],
		['by hand lines of two cards', undefined, [row1, line('row-2', [8, 16, 33, 49, 64])], 'on-no-card']
	])('refuses %s', (_, card, lines, why) => {
		expect(whys(points({ cards }).tell(...called(4), ...claim('ana', card, ...lines)).refused)).toEqual([
			why
		]);
	});
	it('with cards from the box any line passes', () => {
		expect(points().tell(...called(4), ...claim('ana', undefined, first)).refused).toEqual([]);
	});
});
