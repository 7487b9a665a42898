import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chance } from '$lib/domain/random';
import {
	bareSpaces,
	colours,
	cover,
	lines,
	numbersOf,
	spaces,
	spacesOf,
	type Colour,
	type Line,
	type Space
} from './board';
import { bonusOf } from './bonus';
import { oddsOfBoard, oddsOfBonus, threatsOf, worthOf } from './odds';
import { space } from './testing';

const rowOdds = (covered: number, left: number, line: Line) => {
	const odds = oddsOfBoard(covered, left).find((odds) => odds.line === line);
	if (!odds) throw new Error(line);
	return odds;
};
const coverOf = (...names: string[]) => cover(0, names.map(space));
/** The board on which a row lacks just these spaces. */
const lacking = (line: Line, missing: readonly Space[]) =>
	cover(
		0,
		spacesOf(line).filter(
			(one) => !missing.some((other) => other.colour === one.colour && other.number === one.number)
		)
	);

/**
 * The ways to cover all the wanted spaces, tried out: every choice of dice for the next roll, several at once too,
 * and every face that each of them can show.
 */
function tryAll(wanted: readonly Space[], left: number, tried = new Map<string, number>()): number {
	if (wanted.length === 0) return 6 ** left;
	if (left === 0) return 0;
	const key = JSON.stringify([wanted, left]);
	const known = tried.get(key);
	if (known !== undefined) return known;
	let best = 0;
	for (let set = 1; set < 32; set++) {
		const rolled = colours.filter((_, i) => (set >> i) & 1);
		if (rolled.length > left) continue;
		let ways = 0;
		const throwAll = (dice: readonly Colour[], still: readonly Space[]): void => {
			const [die, ...others] = dice;
			if (!die) {
				ways += tryAll(still, left - rolled.length, tried);
				return;
			}
			for (const number of numbersOf(die))
				throwAll(
					others,
					still.filter((space) => space.colour !== die || space.number !== number)
				);
		};
		throwAll(rolled, wanted);
		best = Math.max(best, ways);
	}
	tried.set(key, best);
	return best;
}

describe('the odds of a row', () => {
	it.each<[string, number, number, Line, number, Colour | undefined]>([
		['one red 8 with one number left: 1 of 6', coverOf('third 8', 'fourth 8'), 1, 'diagonal-8', 1, 'red'],
		[
			'one red 8 with five: all but 5 to the 5th',
			coverOf('third 8', 'fourth 8'),
			5,
			'diagonal-8',
			7776 - 3125,
			'red'
		],
		['a closed row is certain', coverOf('blue 1'), 3, 'diagonal-1', 216, undefined],
		['six bare spaces cannot be done', 0, 5, 'across-1', 0, undefined],
		['five of one colour: 5 x 4 x 3 x 2 x 1', coverOf('red 5'), 5, 'across-5', 120, 'red'],
		['a column of five: once in 6 to the 5th', 0, 5, 'down-1', 1, 'blue'],
		['nothing is left', coverOf('third 8', 'fourth 8'), 0, 'diagonal-8', 0, undefined]
	])('%s', (_, covered, left, line, ways, die) => {
		expect(rowOdds(covered, left, line)).toEqual({ line, ways, of: 6 ** left, die });
	});

	it('is what trying everything out gives, several dice at once included', () => {
		fc.assert(
			fc.property(
				fc
					.constantFrom(...lines)
					.chain((line) =>
						fc.tuple(
							fc.constant(line),
							fc.subarray([...spacesOf(line)], { maxLength: Math.min(3, spacesOf(line).length) })
						)
					),
				fc.integer({ min: 0, max: 2 }),
				([line, missing], left) => {
					expect(rowOdds(lacking(line, missing), left, line).ways).toBe(tryAll(missing, left));
				}
			),
			{ numRuns: 60 }
		);
		const two = ['orange 6', 'blue 6'].map(space);
		expect(rowOdds(lacking('diagonal-6', two), 3, 'diagonal-6').ways).toBe(tryAll(two, 3));
	});

	it('is what happens when its advice is followed', () => {
		const missing = ['orange 6', 'blue 6'].map(space);
		const runs = 8_000;
		let closed = 0;
		const advice = new Map<string, Colour | undefined>();
		const dieFor = (covered: number, left: number) => {
			const key = [covered, left].join();
			if (!advice.has(key)) advice.set(key, rowOdds(covered, left, 'diagonal-6').die);
			return advice.get(key);
		};
		for (let run = 0; run < runs; run++) {
			const draw = chance('odds', run);
			let covered = lacking('diagonal-6', missing);
			for (let left = 5; left > 0; left--) {
				const die = dieFor(covered, left);
				if (!die) break;
				covered = cover(covered, [{ colour: die, number: numbersOf(die)[draw.below(6)] ?? 0 }]);
			}
			if (bareSpaces(covered, 'diagonal-6').length === 0) closed++;
		}
		const { ways, of } = rowOdds(lacking('diagonal-6', missing), 5, 'diagonal-6');
		expect(Math.abs(closed / runs - ways / of)).toBeLessThan(0.02);
	});

	it('takes less than 50 ms for a whole board', () => {
		const start = performance.now();
		for (let board = 0; board < 20; board++)
			oddsOfBoard(
				cover(
					0,
					spaces.filter((_, i) => (i * 7 + board) % 5 === 0)
				),
				5
			);
		expect((performance.now() - start) / 20).toBeLessThan(50);
	});
});

it('knows the odds of a bonus and a rainbow as all 7776 throws have them [S-8]', () => {
	const count = { bonus: 0, rainbow: 0 };
	const points = { bonus: 0, rainbow: 0 };
	const throwAll = (dice: readonly Colour[], numbers: readonly number[]): void => {
		const [die, ...others] = dice;
		if (die) {
			for (const number of numbersOf(die)) throwAll(others, [...numbers, number]);
			return;
		}
		const bonus = bonusOf(numbers);
		if (!bonus) return;
		count.bonus++;
		points.bonus += bonus.points;
		if (!bonus.rainbow) return;
		count.rainbow++;
		points.rainbow += bonus.points;
	};
	throwAll(colours, []);
	expect(oddsOfBonus()).toEqual({
		bonus: { ways: count.bonus, of: 7776, worth: points.bonus / 7776 },
		rainbow: { ways: count.rainbow, of: 7776, worth: points.rainbow / 7776 }
	});
});

describe('what others may close', () => {
	const line = lines[0] as Line;
	const [one, two] = spacesOf(line) as [Space, Space];
	const boards = [
		{ id: 'done', covered: lacking(line, []) },
		{ id: 'near', covered: lacking(line, [one]) },
		{ id: 'far', covered: lacking(line, [one, two]) }
	];
	const found = (isOpen: (line: Line) => boolean, most = 9) =>
		threatsOf(boards, isOpen, most)
			.filter((threat) => threat.line === line)
			.map(({ player, ways, of }) => [player, ways, of]);

	it('are rows that are closed or that the next turn closes more likely than not, the likeliest first [S-3] [S-6]', () => {
		expect(found((open) => open === line)).toEqual([
			['done', 7776, 7776],
			['near', 7776 - 5 ** 5, 7776]
		]);
		expect(found((open) => open === line, 1)).toHaveLength(1);
		const ways = threatsOf(boards.toReversed(), (open) => open === line, 9).map(({ ways }) => ways);
		expect(ways).toEqual([7776, 7776 - 5 ** 5]);
	});
	it('are none that somebody has won', () => {
		expect(found(() => false)).toEqual([]);
	});
	it('a row is worth its points as often as it comes', () => {
		expect(worthOf({ ways: 1, of: 4 }, 30)).toBe(7.5);
		expect(worthOf({ ways: 0, of: 4 }, 30)).toBe(0);
	});
});
