import { describe, expect, it } from 'vitest';
import { cardOf } from './card-set';
import { numbersOn, type Card } from './deal';
import {
	coveredLines,
	coversIn,
	isCovered,
	newRound,
	noCovers,
	tapped,
	whyNotTapped,
	wrongClaim
} from './covers';

const found = cardOf('puma-tuba', 60, 17);
if (!found.ok) throw new Error('card 17 is missing');
const card: Card = found.card;
const cover = (numbers: readonly number[], covers = noCovers) =>
	numbers.reduce((before, number) => tapped(card, before, number), covers);
const third = numbersOn(card, 'row-3');
const centre = third[2]!;
const free = { ...noCovers, freeCentre: true };

describe('a card that is a phone', () => {
	it('covers at one tap and uncovers at the next', () => {
		const once = tapped(card, noCovers, third[0]!);
		expect(isCovered(card, once, third[0]!)).toBe(true);
		expect(tapped(card, once, third[0]!)).toEqual(noCovers);
	});
	it('names a line when its fifth number is covered, not before [PB-11]', () => {
		expect(coveredLines(card, cover(third.slice(0, 4)))).toEqual([]);
		expect(coveredLines(card, cover(third))).toEqual([{ line: 'row-3', numbers: third }]);
	});
	it('names both lines that cross in the last number', () => {
		const covers = cover([...third, ...numbersOn(card, 'diagonal-up')].filter((n) => n !== centre));
		expect(coveredLines(card, cover([centre], covers)).map(({ line }) => line)).toEqual([
			'row-3',
			'diagonal-up'
		]);
	});
	it('four corners are no line [PB-11]', () => {
		const [top, bottom] = [card.rows[0]!, card.rows[4]!];
		expect(coveredLines(card, cover([top[0]!, top[4]!, bottom[0]!, bottom[4]!]))).toEqual([]);
	});
	it('a free centre is covered at the start and stays so [PB-3]', () => {
		expect(isCovered(card, free, centre)).toBe(true);
		expect(whyNotTapped(card, free, centre)).toEqual({ why: 'centre-is-free', number: centre });
		expect(tapped(card, free, centre)).toBe(free);
		expect(
			coveredLines(
				card,
				cover(
					third.filter((n) => n !== centre),
					free
				)
			)
		).toHaveLength(1);
	});
	it('a wrong claim costs the markers of its line, and what was called stays lost [PB-10]', () => {
		const other = card.rows[0]![0]!;
		const after = wrongClaim(card, cover([other, ...third]), 'row-3', [third[1]!]);
		expect(after.covered).toEqual([other]);
		expect(whyNotTapped(card, after, third[0]!)).toEqual({ why: 'lost-this-round', number: third[0] });
		expect(tapped(card, after, third[0]!)).toBe(after);
		expect(isCovered(card, tapped(card, after, third[1]!), third[1]!)).toBe(true);
	});
	it('a marker that a right line shares stays after a wrong claim [PB-20]', () => {
		const column = numbersOn(card, 'column-N');
		const both = cover([...third, ...column.filter((number) => number !== centre)]);
		const after = wrongClaim(card, both, 'row-3', [third[0]!]);
		expect(coveredLines(card, after)).toEqual([{ line: 'column-N', numbers: column }]);
		expect(after.lost).not.toContain(centre);
		// Then that one was wrong too, and nothing keeps the marker any more.
		expect(isCovered(card, wrongClaim(card, after, 'column-N', [column[0]!]), centre)).toBe(false);
	});
	it('where the shared number itself had not been called, neither line is right and the marker goes', () => {
		const both = cover([...third, ...numbersOn(card, 'column-N').filter((number) => number !== centre)]);
		const after = wrongClaim(card, both, 'row-3', [centre]);
		expect(isCovered(card, after, centre)).toBe(false);
		expect(after.lost).not.toContain(centre);
	});
	it("a free centre's marker goes back after a wrong claim [PB-10]", () => {
		const after = wrongClaim(card, cover(third, free), 'row-3', []);
		expect(isCovered(card, after, centre)).toBe(true);
		expect(after.lost).not.toContain(centre);
	});
	it('a free centre saves no other marker: every one of a wrong row is lost', () => {
		const row = card.rows[0]!;
		expect(wrongClaim(card, cover(row, free), 'row-1', [])).toEqual({ ...free, covered: [], lost: row });
	});
	it('a new round wipes markers and penalties, and leaves the centre as agreed', () => {
		const after = wrongClaim(card, cover([...third, ...card.rows[0]!], free), 'row-3', []);
		expect(newRound(after)).toEqual(free);
	});
	it('a marker or a penalty on a number that was not called is of an earlier round, and so are all of them', () => {
		const [one, two, three] = third;
		const covers = { ...free, covered: [one!, two!], lost: [three!] };
		expect(coversIn(covers, third)).toBe(covers);
		expect(coversIn(covers, [one!, two!])).toEqual(free);
		expect(coversIn(covers, [one!, three!])).toEqual(free);
	});
	it.each([
		['letter-l', ['column-B', 'row-5']],
		['corners', ['corners']],
		['two-lines', ['row-1', 'row-2']],
		['full', ['row-1', 'row-2', 'row-3', 'row-4', 'row-5']]
	] as const)('for %s no line is announced before all of it is covered [PB-23]', (pattern, all) => {
		const numbers = [...new Set(all.flatMap((line) => numbersOn(card, line)))];
		const [last, ...others] = numbers;
		const covers = cover(others, { ...noCovers, pattern });
		expect(coveredLines(card, covers)).toEqual([]);
		expect(coveredLines(card, cover([last!], covers)).map(({ line }) => line)).toEqual(
			expect.arrayContaining([...all])
		);
		expect(newRound(covers)).toEqual({ ...noCovers, pattern });
	});
});
