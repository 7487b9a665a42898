// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { changed, said } from '$lib/session/journal.testing';
import { planChange } from '$lib/session/preview';
import { box as parker } from './parker-bingo';
import * as p from './parker-bingo/rules/testing';
import { box as sino } from './sino';
import * as s from './sino/rules/testing';

// What was put right at tables that people played, and what became of the rest of the evening.

const scores = (journal: Parameters<typeof outcomeOf>[0]) =>
	outcomeOf(journal).scores.map(({ score }) => score);

describe('Parker, Points: Ana wins round 1, Ben round 2, round 3 has begun', () => {
	const row = [4, 17, 32, 50, 63];
	const diagonal = [1, 28, 34, 57, 74];
	const evening = said(
		parker,
		p.opening({ variant: 'points' }),
		...[...p.called(...row), ...p.claimed('ana', 'row-1', row), p.awarded, p.opened],
		...[...p.called(1, 2, 7, 28, 34, 57, 74), ...p.claimed('ben', 'row-2', diagonal), p.awarded, p.opened],
		...p.called(9)
	);
	const [shout, claim, award, second] = [6, 7, 8, 10];

	it('is what the rest is about', () => {
		expect(scores(evening.folded)).toEqual([166, 194, 0, 0]);
	});
	it('without the award of round 1 all that was said later is named, and nothing of it slides into round 1', () => {
		const { journal, fell } = changed(evening, { strike: award });
		expect(fell).toEqual(evening.rows.slice(award + 1).map(({ seq }) => seq));
		expect(scores(journal.folded)).toEqual([0, 0, 0, 0]);
		expect(journal.folded.effective.rows).toHaveLength(award);
	});
	it('without Ana’s shout the rounds stay apart', () => {
		const { journal, fell } = changed(evening, { strike: shout });
		expect(fell).toEqual(evening.rows.slice(claim).map(({ seq }) => seq));
		expect(journal.folded.snapshot.context.rounds).toHaveLength(1);
	});
	it('it was Carla: shout and claim are hers, and round 2 stands', () => {
		const { journal, fell } = changed(evening, {
			together: [
				{ replace: shout, fact: p.shouted('carla') },
				{ replace: claim, fact: p.named('carla', 'row-1', row) }
			]
		});
		expect(fell).toEqual([]);
		expect(scores(journal.folded)).toEqual([0, 194, 166, 0]);
	});
	it('a call that was forgotten is put in where it was made', () => {
		const { journal, fell } = changed(evening, { before: second, fact: p.called(75)[0]! });
		expect(fell).toEqual([]);
		expect(journal.folded.snapshot.context.rounds[1]?.calls).toEqual([75, 1, 2, 7, 28, 34, 57, 74]);
		expect(planChange(evening, { before: second, fact: p.called(7)[0]! })).toMatchObject({
			ok: true,
			unfit: [{}]
		});
	});
});

describe('Sino, real dice: three tries for a bonus in a row', () => {
	const tries = [
		[3, 4, 5, 6, 7],
		[1, 3, 3, 5, 8],
		[1, 2, 3, 4, 6]
	];
	const colours = ['blue', 'orange', 'third', 'fourth', 'red'];
	const evening = said(
		sino,
		s.opening({ dice: 'real' }),
		...s.firstRound,
		...tries.flatMap((numbers) => [
			s.bonus,
			...numbers.map((number, i) => s.rolled(`${colours[i] ?? ''} ${String(number)}`)),
			s.turnEnded
		])
	);
	it('without the first player’s blue die no die of the next is taken for it', () => {
		const blue = evening.rows.findIndex((row) => 'fact' in row && row.fact.type === 'bonus.announced') + 1;
		const { journal, fell } = changed(evening, { strike: blue });
		const [ana, ...others] = journal.folded.snapshot.context.seats;
		expect(fell).toEqual(evening.rows.slice(blue + 5).map(({ seq }) => seq));
		expect(journal.folded.snapshot.context.turn).toMatchObject({ player: ana?.id, dice: [{}, {}, {}, {}] });
		expect(others.map(({ turns }) => turns)).toEqual([1, 1]);
	});
});
