import { beforeAll, describe, expect, it } from 'vitest';
import { isFactRow } from '$lib/domain/rows';
import { sure } from '$lib/domain/sure';
import { language, m } from '$lib/i18n';
import { changed, goOn, journalOf, said } from '$lib/session/journal.testing';
import type { LogChange } from '$lib/ui/table/log';
import { emptied, withBesides } from '$lib/ui/table/meant';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box } from '..';
import { cardSet } from '../rules/card-set';
import { linesOnCard } from '../rules/deal';
import { awarded, called, claimed, firstRow, named, opened, opening, shouted } from '../rules/testing';
import type { ParkerFact } from '../rules/facts';
import { evening, later, rounds, scores, won, type Evening } from './evening.testing';
import { aboutLastShout, aboutShout } from './put-right';
import { besides } from './removed';

beforeAll(() => language.set('en'));

/** Removes a row in the history, or puts it back. */
function change(journal: Evening, seq: number, how: LogChange) {
	const table = tableOf(journal);
	const alone = how === 'strike' ? emptied(journal.folded, seq) : { restore: seq };
	const more = besides(table, seq, how);
	if ('why' in more) throw new Error(more.why);
	return changed(journal, withBesides(table, alone, more));
}
const seqOf = (journal: Evening, type: ParkerFact['type']) =>
	sure(journal.rows.find((row) => isFactRow(row) && row.fact.type === type)).seq;

it.each(['bingo.shouted', 'line.claimed', 'bingo.awarded'] as const)(
	'of an old round is removed: nobody has won it, and those that followed stand; put back, all is as it was: %s [PB-8] [G-3]',
	(type) => {
		const seq = seqOf(evening, type);
		const { journal, fell } = change(evening, seq, 'strike');
		expect([fell, scores(journal), rounds(journal)[0].closed]).toEqual([[], [0, 1, 0, 0], 'without']);
		expect(rounds(journal)[2]?.calls).toEqual([9]);
		const back = change(journal, seq, 'restore');
		expect([back.fell, back.journal.folded.snapshot]).toEqual([[], evening.folded.snapshot]);
	}
);

it.each([
	['nobody can say who was first', null, [1, 2, 0, 0]],
	['one was first', 'ana', [1, 1, 0, 0]]
] as const)(
	'of a round of two bingos the award is removed: neither has won it; %s [PB-13]',
	(_, player, won) => {
		const both = [
			shouted('ana'),
			shouted('ben'),
			named('ana', 'row-1', firstRow),
			named('ben', 'row-1', firstRow)
		];
		const first: ParkerFact = { type: 'first.named', player };
		const now = said(box, opening(), ...called(...firstRow), ...both, first, awarded, opened, ...later);
		expect(scores(now)).toEqual([...won]);
		const { journal, fell } = change(now, seqOf(now, 'bingo.awarded'), 'strike');
		expect([fell, scores(journal), rounds(journal)[0].closed]).toEqual([[], [0, 1, 0, 0], 'without']);
		const back = change(journal, seqOf(now, 'bingo.awarded'), 'restore');
		expect([back.fell, scores(back.journal)]).toEqual([[], [...won]]);
	}
);

it('of an old round a wrong claim is removed: its winner stays [PB-10]', () => {
	const wrong = [...called(4), ...claimed('ben', 'row-1', firstRow)];
	const now = said(box, opening(), ...wrong, ...called(...firstRow.slice(1)), ...won.slice(5), ...later);
	const { journal, fell } = change(now, seqOf(now, 'line.claimed'), 'strike');
	expect([fell, scores(journal), rounds(journal)[0].claims.length]).toEqual([[], [1, 1, 0, 0], 1]);
});

it('of the round on the table it is removed alone: the bingo still stands, or the line is heard again', () => {
	const now = said(box, opening(), ...won.slice(0, -1));
	const state = (type: ParkerFact['type']) =>
		change(now, seqOf(now, type), 'strike').journal.folded.snapshot.state;
	expect(state('bingo.awarded')).toBe('bingoStands');
	expect(state('line.claimed')).toBe('checkingClaim');
});

it('of a game in Points the award that won it is removed alone, and of its bingo that was none the round goes on: nothing followed it [PB-15]', () => {
	const now = said(box, opening({ variant: 'points', goal: 100 }), ...won.slice(0, -1));
	expect(now.folded.snapshot.state).toBe('over');
	const { journal, fell } = change(now, seqOf(now, 'bingo.awarded'), 'strike');
	expect([fell, journal.folded.snapshot.state, rounds(journal)[0].claims.length]).toEqual([
		[],
		'bingoStands',
		1
	]);
	const shout = change(now, seqOf(now, 'bingo.shouted'), 'strike').journal;
	expect([shout.folded.snapshot.state, rounds(shout)[0].closed]).toEqual(['calling', undefined]);
});

it.each([
	['normal', 10],
	['points', 100]
] as const)(
	'of the round on the table a wrong claim is removed: what was called since stands, and so does who won, %s [PB-10]',
	(variant, goal) => {
		const wrong = [...called(4), ...claimed('ben', 'row-1', firstRow), ...called(17, 32)];
		const points = variant === 'points' ? { variant, goal } : {};
		const now = said(box, opening(points), ...wrong);
		const { journal, fell } = change(now, seqOf(now, 'line.claimed'), 'strike');
		expect([fell, rounds(journal)[0]]).toMatchObject([[], { calls: [4, 17, 32], claims: [], shouts: [] }]);
		const back = change(journal, seqOf(now, 'line.claimed'), 'restore');
		expect([back.fell, back.journal.folded.snapshot]).toEqual([[], now.folded.snapshot]);
		const over = said(box, opening(points), ...wrong, ...won.slice(3, -1));
		const after = change(over, seqOf(over, 'line.claimed'), 'strike');
		expect([after.fell, scores(after.journal)]).toEqual([[], scores(over)]);
	}
);

it('who was named to call is removed: another called the rounds that followed, and is not named again [PB-1]', () => {
	const named: ParkerFact = { type: 'caller.changed', player: 'ben' };
	const now = said(
		box,
		opening({ caller: 'dora' }),
		...won.slice(0, -1),
		named,
		opened,
		...later.slice(0, 5)
	);
	const callers = (journal: Evening) => rounds(journal).map(({ caller }) => caller);
	expect(callers(now)).toEqual(['dora', 'ben']);
	const { journal, fell } = change(now, seqOf(now, 'caller.changed'), 'strike');
	expect([fell, callers(journal)]).toEqual([[], ['dora', 'dora']]);
});

describe('of an old round of two bingos it is removed who was first [PB-13]', () => {
	const both = [...called(...firstRow), shouted('ana'), shouted('ben')];
	const totals = (ana: number, ben: number) => [
		named('ana', 'row-1', firstRow, ana),
		named('ben', 'row-1', firstRow, ben)
	];
	const first = (player: string | null): ParkerFact => ({ type: 'first.named', player });
	it.each([
		['ana', [1, 1, 0, 0], [0, 2, 0, 0]],
		['ben', [0, 2, 0, 0], [0, 2, 0, 0]],
		[null, [0, 2, 0, 0], [0, 1, 0, 0]]
	] as const)(
		'nobody can say then, the rounds that followed stand; put back, all is as it was: %s',
		(player, was, is) => {
			const facts = [...both, ...totals(150, 166), first(player), awarded, opened, ...later];
			const now = said(box, opening(), ...facts);
			const seq = seqOf(now, 'first.named');
			expect(scores(now)).toEqual([...was]);
			const { journal, fell } = change(now, seq, 'strike');
			expect([fell, scores(journal)]).toEqual([[], [...is]]);
			const back = change(journal, seq, 'restore');
			expect([back.fell, back.journal.folded.snapshot]).toEqual([[], now.folded.snapshot]);
		}
	);
	it('who was said to be at first, and was not: nothing else changes', () => {
		const facts = [...both, ...totals(150, 166), first('ben'), first('ana'), awarded, opened, ...later];
		const now = said(box, opening(), ...facts);
		const { journal, fell } = change(now, seqOf(now, 'first.named'), 'strike');
		expect([fell, journal.folded.snapshot]).toEqual([[], now.folded.snapshot]);
		expect(journal.rows).toHaveLength(now.rows.length + 1);
	});
});

describe('of an old round of three bingos the shout is removed that was first: nobody can say who was of the others [PB-13]', () => {
	const all = ['ana', 'ben', 'carla'];
	const claims = all.map((player, i) => named(player, 'row-1', firstRow, 150 + i));
	const first = (player: string | null): ParkerFact => ({ type: 'first.named', player });
	const evening = (...firsts: ParkerFact[]) =>
		said(
			box,
			opening({ variant: 'points' }),
			...[...called(...firstRow), ...all.map(shouted), ...claims, ...firsts, awarded, opened, ...later]
		);
	it.each([
		['named once', [first('ana')]],
		['named after nobody could say', [first(null), first('ana')]],
		['named after another', [first('ben'), first('ana')]]
	] as const)('%s', (_, firsts) => {
		const now = evening(...firsts);
		expect(scores(now)).toEqual([150, 184 * 2, 0, 0]);
		const shout = seqOf(now, 'bingo.shouted');
		const { journal, fell } = change(now, shout, 'strike');
		expect([fell, scores(journal)]).toEqual([[], [0, 184 * 2, 152, 0]]);
		const back = change(journal, shout, 'restore');
		expect([back.fell, back.journal.folded.snapshot]).toEqual([[], now.folded.snapshot]);
		const asked = aboutLastShout(tableOf(now), 'ana', 0, () => undefined);
		const nobody = answered(now, asked, m.table_meant_nobody());
		expect([nobody.fell, scores(nobody.journal)]).toEqual([[], [0, 184 * 2, 152, 0]]);
	});
	it('the round on the table asks again', () => {
		const rows = evening(first('ana')).rows.slice(0, -later.length - 2);
		const now = { ...evening(), ...journalOf(box, rows) };
		const { journal } = change(now, seqOf(now, 'bingo.shouted'), 'strike');
		expect(rounds(journal)[0].first).toBeUndefined();
	});
});

it('what fell with a correction is not put back with that correction taken back: nobody would be told [G-3]', () => {
	const short = named('ana', 'row-1', [4, 18]);
	const facts = [...called(4, 17, 32, 50, 63), shouted('ana'), short, ...called(9, 10)];
	const now = said(box, opening(), ...facts);
	const seq = seqOf(now, 'line.claimed');
	const right = changed(now, { replace: seq, fact: named('ana', 'row-1', firstRow) });
	const [last = -1] = right.fell.toReversed();
	expect([right.fell.length, right.journal.folded.snapshot.state]).toEqual([2, 'bingoStands']);
	expect(() => change(right.journal, last, 'restore')).toThrow('bingo-stands');
});

it('a call that is put back takes no shout that was heard since along: the award that fell with it is given anew [G-3]', () => {
	const now = said(box, opening(), ...called(...firstRow), ...claimed('ana', 'row-1', firstRow), awarded);
	const { journal, fell } = change(now, 2, 'strike');
	expect([fell, journal.folded.snapshot.state]).toEqual([[seqOf(now, 'bingo.awarded')], 'calling']);
	const since = goOn(journal, shouted('ben'), named('ben', 'row-1', firstRow));
	const back = change(since, 2, 'restore');
	expect([back.fell, back.journal.folded.snapshot.state]).toEqual([[], 'bingoStands']);
	expect(change(journal, 2, 'restore').journal.folded.snapshot).toEqual(now.folded.snapshot);
});

it('whose both claims with one card were is asked of those who were there at both [PB-4]', () => {
	const cards = { seed: 'puma-tuba', size: 60 };
	const row = sure(linesOnCard(sure(cardSet(cards.seed, cards.size).cards[16]))[0]);
	const claim: ParkerFact = { type: 'line.claimed', player: 'ana', card: 17, lines: [row] };
	const both = [shouted('ana'), claim];
	const [last = 0, ...others] = row.numbers.toReversed();
	const left: ParkerFact = { type: 'player.left', player: 'dora' };
	const facts = [...called(...others), ...both, left, ...called(last), ...both];
	const now = said(box, opening({ cards }), ...facts);
	expect(now.folded.snapshot.context.rounds[0]?.claims).toHaveLength(2);
	for (const { seq, fact } of now.folded.effective.rows.filter(({ fact }) => fact.type === 'bingo.shouted')) {
		const asked = aboutShout(tableOf(now), seq, () => undefined);
		const names = asked?.questions[0]?.meant.map(({ label }) => label);
		expect([fact, names]).toEqual([shouted('ana'), ['Ben', 'Carla', m.table_meant_nobody()]]);
	}
});
