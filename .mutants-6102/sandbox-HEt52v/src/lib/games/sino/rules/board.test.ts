// @ts-nocheck
import { describe, expect, it } from 'vitest';
import {
	bareSpaces,
	closedLines,
	colours,
	cover,
	isSpace,
	lines,
	numbersOf,
	placeOf,
	reconstructedScores,
	spaces,
	spacesOf,
	type Line
} from './board';
import { coveredNames, namesOf, space } from './testing';

const scoreOf = (line: Line) => reconstructedScores[lines.indexOf(line)];

describe('the reconstructed board [S-1]', () => {
	it('has thirty spaces, six numbers a colour, 1 to 10', () => {
		expect(spaces).toHaveLength(30);
		expect(colours.map((colour) => numbersOf(colour).join(' '))).toEqual([
			'1 2 3 4 5 6',
			'2 3 4 5 6 7',
			'3 4 5 6 7 8',
			'4 5 6 7 8 9',
			'5 6 7 8 9 10'
		]);
	});

	it.each([
		['blue 7', false],
		['blue 6', true],
		['orange 1', false],
		['red 10', true],
		['red 4', false]
	])('%s is a space: %s [S-1]', (name, is) => {
		expect(isSpace(space(name))).toBe(is);
	});

	it('has the scores of the sheet: 165 each way, 495 in all', () => {
		const sums = { across: 0, down: 0, diagonal: 0 };
		for (const line of lines) sums[placeOf(line).direction] += scoreOf(line) ?? 0;
		expect(reconstructedScores).toEqual([
			...[21, 27, 33, 39, 45],
			...[15, 20, 25, 30, 35, 40],
			...[1, 4, 9, 16, 25, 30, 28, 24, 18, 10]
		]);
		expect(sums).toEqual({ across: 165, down: 165, diagonal: 165 });
	});

	it.each<[string, Line, string[]]>([
		['blue 1 closes a row alone', 'diagonal-1', ['blue 1']],
		['red 10 closes a row alone', 'diagonal-10', ['red 10']],
		['24 needs the red 8', 'diagonal-8', ['third 8', 'fourth 8', 'red 8']],
		[
			'30 holds the orange and the blue 6',
			'diagonal-6',
			['blue 6', 'orange 6', 'third 6', 'fourth 6', 'red 6']
		],
		['the first column counts down', 'down-1', ['blue 1', 'orange 2', 'third 3', 'fourth 4', 'red 5']],
		[
			'27 across is orange',
			'across-2',
			['orange 2', 'orange 3', 'orange 4', 'orange 5', 'orange 6', 'orange 7']
		]
	])('%s', (_, line, names) => {
		expect(namesOf(line)).toEqual(names);
	});

	it('has each space in three rows, or two at its corners of one diagonal', () => {
		for (const { colour, number } of spaces)
			expect(
				lines.filter((line) =>
					spacesOf(line).some((space) => space.colour === colour && space.number === number)
				)
			).toHaveLength(3);
	});
});

describe('covering [S-4]', () => {
	const some = cover(0, ['third 8', 'fourth 8', 'blue 1'].map(space));
	it('covers what was rolled, once for all', () => {
		expect(coveredNames(some)).toEqual(['blue 1', 'third 8', 'fourth 8']);
		expect(cover(some, [space('blue 1')])).toBe(some);
	});
	it('knows the bare spaces of a row and the closed rows [S-5]', () => {
		expect(bareSpaces(some, 'diagonal-8')).toEqual([space('red 8')]);
		expect(closedLines(some)).toEqual(['diagonal-1']);
		expect(closedLines(cover(some, [space('red 8')]))).toEqual(['diagonal-1', 'diagonal-8']);
		expect(closedLines(cover(0, spaces))).toEqual(lines);
	});
});
