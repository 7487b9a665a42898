import { describe, expect, it } from 'vitest';
import { cardSet } from '../rules/card-set';
import { noCovers } from '../rules/covers';
import { called, shouted, table } from '../rules/testing';
import { afterClaims } from './after-claims';

const cards = { seed: 'puma-tuba', size: 60 };
// Card 17, as the golden test of the sets holds it.
const card = cardSet(cards.seed, cards.size).cards[16]!;
const row1 = [3, 29, 41, 52, 67];

describe('the covers of a card after a wrong claim [PB-10]', () => {
	const line = { line: 'row-1' as const, numbers: row1 };
	const claimed = table({ cards }).tell(...called(3, 29), shouted('ana'), {
		type: 'line.claimed',
		player: 'ana',
		lines: [line],
		card: 17
	});
	const covers = { ...noCovers, covered: [...row1, 2, 12] };

	it('are without all five of the line: called ones are lost, others may be covered when they are called', () => {
		const after = afterClaims({ card, covers }, claimed.round, true);
		expect(after).toEqual({ ...noCovers, covered: [2, 12], lost: [3, 29] });
		const tapped = { ...after, covered: [...after.covered, 41] };
		expect(afterClaims({ card, covers: tapped }, claimed.tell(...called(41)).round, false)).toBe(tapped);
	});
	it('are the same where another card claimed', () => {
		const other = cardSet(cards.seed, cards.size).cards[15]!;
		expect(afterClaims({ card: other, covers }, claimed.round, false)).toBe(covers);
	});
	it('are without all five where none of them had been called, and what is tapped after it stays', () => {
		const early = table({ cards }).tell(...called(2), shouted('ana'), {
			type: 'line.claimed',
			player: 'ana',
			lines: [line],
			card: 17
		});
		const after = afterClaims({ card, covers }, early.round, true);
		expect(after).toEqual({ ...noCovers, covered: [2, 12] });
		const tapped = { ...after, covered: [...after.covered, 41] };
		expect(afterClaims({ card, covers: tapped }, early.round, false)).toBe(tapped);
	});
});
