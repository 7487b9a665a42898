import { describe, expect, it } from 'vitest';
import { cardSet } from './card-set';
import { newClaimDraft } from './claim-draft';
import type { ParkerOpening } from './facts';
import { knownLines, linesClaimable, withCard } from './known-card';
import type { Line } from './lines';
import { called, shouted, table } from './testing';

const cards = { seed: 'puma-tuba', size: 60 };
// Card 17, as the golden test of the sets holds it.
const card = cardSet(cards.seed, cards.size).cards[16]!;
const row1 = [3, 29, 41, 52, 67];
const columnB = [3, 2, 12, 6, 13];
const row3 = [12, 22, 34, 47, 69];

const roundAfter = (calls: readonly number[], change: Partial<ParkerOpening> = {}) =>
	table({ cards, ...change }).tell(...called(...new Set(calls)), shouted('ana')).round;
/** The lines that the number of the card names at once, in order. */
function named(calls: readonly number[], change: Partial<ParkerOpening> = {}): (Line | undefined)[] {
	const lines = linesClaimable(card, change.pattern);
	const {
		card: number,
		earlier,
		line
	} = withCard(roundAfter(calls, change), newClaimDraft('ana', '1.0'), 17, lines);
	expect(number).toBe(17);
	return [...earlier.map((one) => one.line), line];
}

describe('a card that the app knows', () => {
	it('has twelve lines to claim, and its corners where they win [PB-11] [PB-23]', () => {
		const claimable = (pattern?: 'corners' | 'full') => linesClaimable(card, pattern).map(({ line }) => line);
		expect(
			[claimable(), claimable('full')].map((lines) => [lines.length, lines.includes('corners')])
		).toEqual([
			[12, false],
			[12, false]
		]);
		expect(claimable('corners')).toEqual([...claimable(), 'corners']);
	});
	it('shows the lines nearest to being complete first, each with what it lacks [PB-10]', () => {
		const lines = knownLines(roundAfter([22, 34, 47, 3, 29, 41, 52, 2]), 17, linesClaimable(card, undefined));
		expect(lines.slice(0, 2).map(({ named: { line }, missing }) => [line, missing])).toEqual([
			['row-1', [67]],
			['row-3', [12, 69]]
		]);
		const lacks = lines.map(({ missing }) => missing.length);
		expect(lacks).toEqual(lacks.toSorted((a, b) => a - b));
	});
	it('names its complete line at once, and asks which was meant where there is none', () => {
		expect(named(row1)).toEqual(['row-1']);
		expect(named(row1.slice(1))).toEqual([undefined]);
	});
	it('names the highest of two complete lines in Normal, whichever was complete first [PB-13]', () => {
		// Their totals are 192 and 36.
		expect(named([...row1, ...columnB])).toEqual(['row-1']);
		expect(named([...columnB, ...row1])).toEqual(['row-1']);
		// The N column has 187, the third row 184.
		expect(named([...row3, 41, 44, 37, 31])).toEqual(['column-N']);
		// The third row has 184: the first one is higher, though this one runs through the centre.
		expect(named([...row3, ...row1])).toEqual(['row-1']);
	});
	it('names what scores most in Points: a line through the centre, or two on one number [PB-17] [PB-18]', () => {
		expect(named([...row3, ...row1], { variant: 'points' })).toEqual(['row-3']);
		expect(named([...columnB, ...row1], { variant: 'points' })).toEqual(['row-1']);
		const onThree = [...row1.slice(1), ...columnB.slice(1), 3];
		expect(named(onThree, { variant: 'points' })).toEqual(['row-1', 'column-B']);
	});
	it('names the two highest lines where two win [PB-23]', () => {
		const all = [...columnB, ...row3, ...row1];
		expect(named(all, { pattern: 'two-lines' })).toEqual(['row-1', 'row-3']);
		expect(named(row1, { pattern: 'two-lines' })).toEqual([undefined]);
	});
	it('names the lines of a letter in their order, complete or not, and last one that lacks a number [PB-23]', () => {
		expect(named([], { pattern: 'letter-t' })).toEqual(['row-1', 'column-N']);
		expect(named([...row1, ...row3], { pattern: 'letter-l' })).toEqual(['column-B', 'row-5']);
		expect(named([41, 44, 34, 37, 31], { pattern: 'letter-t' })).toEqual(['column-N', 'row-1']);
	});
});
