import { describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { changed, said } from '$lib/session/journal.testing';
import { planChange } from '$lib/session/preview';
import { box } from '..';
import type { AnyGameFact, AnyGameOpening, Ending, Winning } from '../rules/facts';
import { opening } from '../rules/testing';
import { chosen, instead } from './chosen';

const round = (number: number): AnyGameFact => ({
	...{ type: 'round.scored', round: number },
	scores: ['ana', 'ben', 'carla'].map((side, i) => ({ side, points: 10 - i }))
});
const target = (target: number): Ending => ({ how: 'target', target });
const wins = (wins: Winning): AnyGameFact => ({ type: 'winning.changed', wins });
const ending = (ends: Ending): AnyGameFact => ({ type: 'ending.changed', ends });

/** What becomes of a table where it was chosen otherwise, and how many facts say so. */
function otherwise(
	open: Partial<AnyGameOpening>,
	facts: readonly AnyGameFact[],
	...[who, ends]: readonly [Winning, Ending?]
) {
	const journal = said(box, opening(open), ...facts);
	const table = {
		folded: journal.folded,
		preview: (change: Parameters<typeof planChange>[1]) => planChange(journal, change)
	} as Parameters<typeof instead>[0];
	const { fell, journal: after } = changed(
		journal,
		instead(table, chosen(journal.folded.snapshot.context, who, ends))
	);
	const { status, winners } = outcomeOf(after.folded);
	const says = after.folded.effective.rows.filter(({ fact }) => fact.type.endsWith('g.changed'));
	return { fell, status, winners, says: says.length, rounds: after.folded.snapshot.context };
}

describe('after the end it was chosen otherwise [AG-4] [AG-5]', () => {
	const three = [round(1), round(2), round(3)];
	it.each([
		[
			'the lowest wins',
			{},
			[...three, { type: 'game.ended' }],
			'lowest',
			undefined,
			[],
			'over',
			['carla'],
			1
		],
		[
			'the highest wins, as before it was changed in mid game',
			{},
			[round(1), wins('lowest'), round(2), { type: 'game.ended' }],
			...(['highest', undefined, [], 'over', ['ana'], 0] as const)
		],
		['the target is further', { ends: target(30) }, three, 'highest', target(31), [], 'in-play', [], 1],
		['the target is nearer', { ends: target(30) }, three, 'highest', target(20), [3], 'over', ['ana'], 1],
		[
			'the target that was chosen in mid game is another one',
			{},
			[round(1), ending(target(20)), round(2)],
			...(['highest', target(50), [], 'in-play', [], 1] as const)
		],
		[
			'nothing was changed in mid game',
			{ ends: target(90) },
			[round(1), ending(target(20)), round(2)],
			...(['highest', target(90), [], 'in-play', [], 0] as const)
		],
		[
			'both',
			{ ends: target(30) },
			three,
			...(['lowest', { how: 'rounds', rounds: 2 }, [3], 'over', ['carla'], 2] as const)
		],
		[
			'the game ended before it was changed who wins: that stands all the same',
			{},
			[round(1), wins('lowest'), round(2), { type: 'game.ended' }],
			...(['lowest', target(10), [2, 3, 4], 'over', ['carla'], 2] as const)
		],
		['as it was', { ends: target(30) }, three, 'highest', target(30), [], 'over', ['ana'], 0]
	] as const)('%s', (_, open, facts, who, ends, fell, status, winners, says) => {
		expect(otherwise(open, facts, who, ends)).toMatchObject({ fell, status, winners, says });
	});
});
