import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { language, m } from '$lib/i18n';
import { said } from '$lib/session/journal.testing';
import { planChange, planUndo, type Journal } from '$lib/session/preview';
import { consequencesOf } from '$lib/ui/table/log-entries';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box, type Parker } from '..';
import type { Line } from '../rules/lines';
import { awarded, called, claimed, closed, ended, firstRow, nColumn } from '../rules/testing';
import { opened, opening } from '../rules/testing';
import { winnersOf } from '../rules/winners';
import { logText } from '../text/log';
import { refusalSentence } from '../text/refusals';
import { aboutFact, canBePutRight } from './put-right';
import { aboutClosed, callsNext, mayBeWon, winnerGiven } from './winner-given';

beforeAll(() => language.set('en'));

type Evening = Journal<Parker>;
const rounds = ({ folded }: Evening) => folded.snapshot.context.rounds;
const scores = ({ folded }: Evening) => outcomeOf(folded).scores.map(({ score }) => score);
const callers = (journal: Evening) => rounds(journal).map(({ caller }) => caller);
const types = ({ folded }: Evening) => folded.effective.rows.map(({ fact }) => fact.type);
const wordsOf = { logText, refusalSentence, callsNext };

/** Returns what it would do that a player had won a round, counted from 0, with this line. */
function planned(journal: Evening, player: string, line: Line, numbers: number[], round = 0) {
	const claim = { type: 'line.claimed', player, lines: [{ line, numbers }] } as const;
	return planChange(journal, winnerGiven(tableOf(journal), round, claim));
}
/** Returns the journal with it, and what falls. */
function given(...args: Parameters<typeof planned>) {
	const plan = planned(...args);
	if (!plan.ok) throw new Error(plan.refusal.why);
	const [journal] = args;
	const table = { ...tableOf(journal), outcome: outcomeOf(journal.folded) };
	return { journal: { ...journal, ...plan.after }, ...consequencesOf(table, wordsOf, plan) };
}
const about = (journal: Evening, round = 0) => {
	const read: unknown[] = [];
	const asked = aboutClosed(tableOf(journal), round, (...what) => read.push(what));
	return { read, ask: asked?.questions[0]?.ask, meant: asked?.questions[0]?.meant ?? [] };
};

/** Nobody wins round 1, Ben round 2, a third has begun. */
const evening = said(
	box,
	opening(),
	...[...called(...firstRow), closed, opened],
	...[...called(...nColumn), ...claimed('ben', 'column-N', nColumn), awarded, opened, ...called(9)]
);

it('who calls next is named where it is another player, and not beside nobody [PB-14]', () => {
	const calls = { type: 'caller.changed', player: 'ben' } as const;
	const next = (caller: string | null) => {
		const journal = said(box, opening({ caller }), ...called(4), calls);
		const plan = planChange(journal, { strike: 2 });
		if (!plan.ok) throw new Error(plan.refusal.why);
		const table = { ...tableOf(journal), outcome: outcomeOf(journal.folded) };
		return consequencesOf(table, wordsOf, plan).changes;
	};
	const [ben, ana] = ['Ben', 'Ana'].map((name) => m.parker_calls_number({ name, number: '1' }));
	expect(next('ana')).toEqual([`${ben ?? ''} → ${ana ?? ''}`]);
	expect(next(null)).toEqual([]);
});

describe('PB-8 a round that was closed without a winner', () => {
	it('had one: the claim and the award stand in place of its end, and the rounds after it as they were', () => {
		const { journal, strikes, totals } = given(evening, 'carla', 'row-1', firstRow);
		expect([strikes, scores(journal)]).toEqual([[], [0, 1, 1, 0]]);
		expect(totals).toEqual([{ player: 'carla', name: 'Carla', before: 0, after: 1 }]);
		expect(rounds(journal)[2]?.calls).toEqual([9]);
		// As if she had shouted then.
		const then = said(
			box,
			opening(),
			...[...called(...firstRow), ...claimed('carla', 'row-1', firstRow), awarded]
		);
		expect(rounds(journal)[0]).toEqual(rounds(then)[0]);
		const undone = planUndo(journal);
		expect(undone.ok && undone.after.folded.snapshot).toEqual(evening.folded.snapshot);
	});
	it('asks each who held a card what they read back', () => {
		const now = said(box, opening({ caller: 'dora' }), ...called(...firstRow), closed, opened);
		const { ask, meant, read } = about(now);
		expect([ask, meant.map(({ label }) => label)]).toEqual([m.table_meant_winner(), ['Ana', 'Ben', 'Carla']]);
		meant[1]?.show?.();
		const seq = now.folded.effective.rows.find(({ fact }) => fact.type === 'round.closed')?.seq;
		expect(read).toEqual([[seq, undefined, 'ben']]);
	});
	it('had none with a line that was not called: that is refused', () => {
		expect(planned(evening, 'carla', 'column-N', nColumn)).toMatchObject({
			ok: false,
			refusal: { why: 'no-bingo-to-award' }
		});
		const { context } = said(box, opening(), closed).folded.snapshot;
		expect(canBePutRight(closed, context)).toBe(false);
	});
	it('had one: who called the rounds that followed called them still, and the winner calls one not begun [PB-14]', () => {
		const options = { ...opening().options, winnerCalls: true };
		const first = [...called(...firstRow), closed, opened];
		const now = said(box, opening({ caller: 'dora', options }), ...first);
		expect(callers(given(now, 'ana', 'row-1', firstRow).journal)).toEqual(['dora', 'ana']);
		const then = said(box, opening({ caller: 'dora', options }), ...first, ...called(9), closed, opened);
		const { journal, strikes } = given(then, 'ana', 'row-1', firstRow);
		expect([strikes, callers(journal)]).toEqual([[], ['dora', 'dora', 'dora']]);
	});
	it.each([
		['is named among what else changes', [], ['Dora calls round 2 → Ana calls round 2']],
		['is named, where the round is open', [opened], ['Dora calls round 2 → Ana calls round 2']],
		['is not, where that one had called by then', [opened, ...called(9)], []],
		['is not, where nobody calls any more', [ended], []]
	])('had one: who calls next %s [PB-14]', (_, after, changes) => {
		const options = { ...opening().options, winnerCalls: true };
		const now = said(box, opening({ caller: 'dora', options }), ...called(...firstRow), closed, ...after);
		expect(given(now, 'ana', 'row-1', firstRow).changes).toEqual(changes);
	});
	it('had one, of two rounds in a row', () => {
		const now = said(
			box,
			opening(),
			...[...called(...firstRow), closed, opened, ...called(...nColumn), closed, opened, ...called(9)]
		);
		const first = given(now, 'ana', 'row-1', firstRow).journal;
		const { journal, strikes } = given(first, 'ben', 'column-N', nColumn, 1);
		expect([strikes, scores(journal), rounds(journal)[2]?.calls]).toEqual([[], [1, 1, 0, 0], [9]]);
	});
	it('had one, where the evening ended in it', () => {
		const now = said(box, opening(), ...called(...firstRow), ended);
		expect(canBePutRight(ended, now.folded.snapshot.context)).toBe(true);
		const seq = now.folded.effective.rows.at(-1)?.seq ?? -1;
		expect(aboutFact(tableOf(now), ended, seq, () => undefined)?.questions[0]?.meant).toHaveLength(4);
		const { journal, strikes } = given(now, 'ana', 'row-1', firstRow);
		expect([strikes, outcomeOf(journal.folded)]).toMatchObject([[], { status: 'over', winners: ['ana'] }]);
		expect(types(journal).slice(-2)).toEqual(['bingo.awarded', 'evening.ended']);
		// It is the round that was closed that has a winner, and not the end.
		const both = said(box, opening(), ...called(...firstRow), closed, ended);
		expect(types(given(both, 'ana', 'row-1', firstRow).journal)).toEqual(types(journal));
	});
});

describe('PB-15 in Points', () => {
	const points = { variant: 'points' } as const;
	it('the winner scores the line', () => {
		const now = said(box, opening(points), ...called(...firstRow), closed, opened, ...called(9));
		const { journal, strikes, totals } = given(now, 'ana', 'row-1', firstRow);
		expect([strikes, scores(journal)]).toEqual([[], [166, 0, 0, 0]]);
		expect(totals).toEqual([{ player: 'ana', name: 'Ana', before: 0, after: 166 }]);
	});
	it('the game would have ended sooner with it: what falls and how it ends is said', () => {
		const now = said(
			box,
			opening({ ...points, goal: 100 }),
			...[...called(...firstRow), closed, opened, ...called(...nColumn)],
			...[...claimed('ben', 'column-N', nColumn), awarded]
		);
		expect(outcomeOf(now.folded).winners).toEqual(['ben']);
		const { journal, strikes, ends, totals } = given(now, 'ana', 'row-1', firstRow);
		expect([strikes.length, ends]).toEqual([
			9,
			m.log_ends({ what: m.parker_log_awarded_points({ names: 'Ana', points: '166 points' }) })
		]);
		expect(totals.map(({ before, after }) => [before, after])).toEqual([
			[0, 166],
			[368, 0]
		]);
		expect(outcomeOf(journal.folded)).toMatchObject({ status: 'over', winners: ['ana'] });
	});
});

it('PB-15 a game of Points that a winner ends is not ended by hand as well', () => {
	const now = said(box, opening({ variant: 'points', goal: 100 }), ...called(...firstRow), ended);
	const { journal, strikes } = given(now, 'ana', 'row-1', firstRow);
	expect([strikes, outcomeOf(journal.folded).winners]).toEqual([[m.table_log_game_ended()], ['ana']]);
});

describe('PB-13 a round that was won', () => {
	const row3 = [4, 17, 32, 50, 63];
	const both = said(
		box,
		opening(),
		...[
			...called(...firstRow, ...nColumn),
			...claimed('ana', 'row-1', firstRow),
			awarded,
			opened,
			...called(9)
		]
	);
	it('was won by another one, too: nobody can say who was first, and the higher total has it', () => {
		const { ask, meant } = about(both);
		expect([ask, meant.map(({ label }) => label)]).toEqual([
			m.table_meant_winner_too(),
			['Ben', 'Carla', 'Dora']
		]);
		const { journal, strikes } = given(both, 'ben', 'column-N', nColumn);
		expect([strikes, scores(journal), rounds(journal)[0].first]).toEqual([[], [0, 1, 0, 0], null]);
	});
	it('is shared by two whose lines are alike, and by three', () => {
		const two = given(both, 'ben', 'row-3', row3);
		expect([two.strikes, winnersOf(rounds(two.journal)[0]), scores(two.journal)]).toEqual([
			[],
			['ana', 'ben'],
			[1, 1, 0, 0]
		]);
		const three = given(two.journal, 'carla', 'row-5', row3);
		expect([three.strikes, scores(three.journal)]).toEqual([[], [1, 1, 1, 0]]);
	});
	it('that was closed without a winner is shared, one after the other', () => {
		const first = given(evening, 'ana', 'row-1', firstRow).journal;
		const { journal, strikes } = given(first, 'carla', 'row-3', row3);
		expect([strikes, scores(journal), rounds(journal)[2]?.calls]).toEqual([[], [1, 1, 1, 0], [9]]);
	});
	const bothWon = (player: string | null, ...more: Parameters<typeof opening>) =>
		said(
			box,
			opening(...more),
			...[
				...called(...firstRow),
				...[...claimed('ana', 'row-1', firstRow), ...claimed('ben', 'row-3', row3)],
				...[{ type: 'first.named', player } as const, awarded]
			]
		).folded.snapshot.context;
	it('by one who is known to have been first is that one’s, whoever else had a line', () => {
		expect([mayBeWon(bothWon('ana')), mayBeWon(bothWon(null))]).toEqual([false, true]);
	});
	it('by all who hold a card has no other winner to name', () => {
		const players = ['Ana', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }));
		expect(mayBeWon(bothWon(null, { players }))).toBe(false);
	});
});
