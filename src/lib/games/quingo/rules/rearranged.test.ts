import { describe, expect, it } from 'vitest';
import { changed, said } from '$lib/session/journal.testing';
import { fold } from '$lib/domain/fold';
import type { Snapshot } from '$lib/domain/box';
import { box, type Quingo } from '../index';
import type { QuingoFact } from './facts';
import { rearranged } from './rearranged';
import {
	checked,
	crossed,
	joined,
	left,
	limits,
	opening,
	pool,
	prepared,
	rolled,
	wilds,
	youngest
} from './testing';

// Ana, Ben and Carla; wilds 2, 15, 18, 7, 5 each; the pool is d4, d6, d8, d10, d20.

/** What is changed together when the fact in a row is put right. */
function together(journal: ReturnType<typeof said<Quingo>>, seq: number, fact: QuingoFact) {
	let before: Snapshot<Quingo> | undefined;
	fold<Quingo>(box, journal.rows, {
		witness: (row, table) => {
			if (row.seq === seq) before = table;
		}
	});
	const { rows } = journal.folded.effective;
	const standing = rows.slice(rows.findIndex((row) => row.seq === seq));
	if (!before) throw new Error('no such row');
	return rearranged(
		journal.folded.variant,
		before,
		standing.map((row) => ({ ...row, fact: row.fact as QuingoFact })),
		fact
	);
}

/** What becomes of a journal when the fact in a row is put right, with the rest rearranged, or without. */
function putRight(journal: ReturnType<typeof said<Quingo>>, seq: number, fact: QuingoFact) {
	const changes = together(journal, seq, fact);
	return {
		changes,
		plain: changed(journal, { replace: seq, fact }).fell.length,
		...changed(journal, { together: changes })
	};
}
const marksOf = (journal: ReturnType<typeof said<Quingo>>, player: string) =>
	journal.folded.snapshot.context.sheets[player]?.marks;

const limited = limits({ ana: 1, ben: 2, carla: 3 });
/** A first round: each marks in turn, and Ana once more. */
const firstRound: readonly QuingoFact[] = [
	...[pool(2, 5, 7, 9, 20), limited, checked('ana', 7, [8, 7]), checked('ben', 5, [6, 5])],
	...[checked('carla', 11, [4, 2], [10, 9]), checked('ana', 20, [20, 20])]
];

describe('a box checked by mistake, found rounds later', () => {
	const evening = said(
		box,
		opening(),
		...prepared,
		...firstRound,
		...[pool(1, 1, 7, 10, 19), limited, checked('ana', 'wild-4', [8, 7]), checked('ben', 10, [10, 10])],
		...[checked('carla', 19, [20, 19]), checked('ana', 1, [4, 1]), checked('ben', 1, [6, 1])],
		pool(3, 3, 3, 3, 3)
	);
	const mistaken = 7;

	it('[Q-5] it was the wild: the wild that was checked later is the printed box, and every round stands', () => {
		expect(evening.folded.snapshot.context.rounds).toBe(3);
		const { changes, plain, fell, journal } = putRight(evening, mistaken, checked('ana', 'wild-4', [8, 7]));
		expect(changes).toEqual([
			{ replace: mistaken, fact: checked('ana', 'wild-4', [8, 7]) },
			{ replace: 13, fact: checked('ana', 7, [8, 7]) }
		]);
		expect(plain).toBe(6);
		expect(fell).toEqual([]);
		expect(journal.folded.snapshot.context.rounds).toBe(3);
		expect(marksOf(journal, 'ana')).toEqual({
			'wild-4': 'checked',
			20: 'checked',
			7: 'checked',
			1: 'checked'
		});
	});
});

describe('what another player marked', () => {
	it('[Q-5] on the box that was meant stays as it is', () => {
		const evening = said(
			box,
			opening(),
			...prepared,
			...firstRound,
			...[pool(1, 1, 7, 10, 19), limited, checked('ana', 10, [10, 10]), checked('ben', 'wild-4', [8, 7])],
			...[checked('carla', 19, [20, 19]), checked('ana', 1, [4, 1]), checked('ben', 1, [6, 1])]
		);
		expect(evening.folded.effective.rows).toHaveLength(evening.rows.length);
		const { changes, fell } = putRight(evening, 7, checked('ana', 'wild-4', [8, 7]));
		expect(changes).toEqual([{ replace: 7, fact: checked('ana', 'wild-4', [8, 7]) }]);
		expect(fell).toEqual([]);
	});
	it('[Q-5] in another round is no move of this one', () => {
		const evening = said(
			box,
			opening(),
			...prepared,
			...firstRound,
			...[pool(2, 5, 7, 9, 20), limited, checked('ana', 2, [4, 2]), checked('ben', 7, [8, 7])],
			...[checked('carla', 9, [10, 9]), checked('ana', 5, [6, 5]), checked('ben', 20, [20, 20])]
		);
		expect(evening.folded.snapshot.context.rounds).toBe(2);
		const { fell, journal } = putRight(evening, 7, checked('ana', 5, [6, 5]));
		// Ana has one 5: what she checked in the second round is none, and Ben's move behind it.
		expect(fell).toEqual([evening.rows.length - 2, evening.rows.length - 1]);
		expect(marksOf(journal, 'ana')).toEqual({ 5: 'checked', 20: 'checked', 2: 'checked' });
	});
});

describe('what is put right', () => {
	const evening = said(box, opening(), ...prepared, ...firstRound);
	it('alone is changed where all that follows fits, or where it is refused itself', () => {
		const fewer = limits({ ana: 1, ben: 3, carla: 3 });
		expect(together(evening, 6, fewer)).toEqual([{ replace: 6, fact: fewer }]);
		const wrong = checked('ana', 8, [8, 7]);
		expect(together(evening, 7, wrong)).toEqual([{ replace: 7, fact: wrong }]);
	});
	it('with no row that stands is nothing', () => {
		const { variant, snapshot } = evening.folded;
		expect(rearranged(variant, snapshot, [], checked('ana', 1))).toEqual([]);
	});
	it('[Q-5] never takes the box of another player', () => {
		const { changes, fell } = putRight(evening, 7, checked('ana', 5, [6, 5]));
		expect(changes).toEqual([{ replace: 7, fact: checked('ana', 5, [6, 5]) }]);
		expect(fell.length).toBeGreaterThan(0);
	});
});

describe('a box crossed out by mistake', () => {
	const evening = said(
		box,
		opening(),
		...prepared,
		...[pool(4, 6, 8, 10, 20), limited, checked('ana', 4, [4, 4]), checked('ben', 6, [6, 6])],
		...[checked('carla', 18, [8, 8], [10, 10]), checked('ana', 20, [20, 20])],
		...[pool(4, 4, 4, 4, 4), limited, crossed('ana', 11, [4, 4]), checked('ben', 4, [6, 4])],
		...[checked('carla', 4, [8, 4]), crossed('ana', 12, [10, 4])]
	);
	it('[Q-7] changes places with the one that was crossed out for it later', () => {
		const at = evening.rows.findIndex((row) => 'fact' in row && row.fact.type === 'box.crossed');
		const { changes, plain, fell, journal } = putRight(evening, at, crossed('ana', 12, [4, 4]));
		expect(changes).toEqual([
			{ replace: at, fact: crossed('ana', 12, [4, 4]) },
			{ replace: at + 3, fact: crossed('ana', 11, [10, 4]) }
		]);
		expect(plain).toBe(1);
		expect(fell).toEqual([]);
		expect(marksOf(journal, 'ana')).toMatchObject({ 11: 'crossed', 12: 'crossed' });
	});
});

describe('a wrong youngest', () => {
	const tied = limits({ ana: 2, ben: 2, carla: 6 });
	const evening = said(
		box,
		opening({ youngest: null }),
		...prepared,
		...[pool(2, 5, 7, 9, 20), tied, youngest('ana')],
		...[checked('ana', 7, [8, 7]), checked('ben', 5, [6, 5]), checked('carla', 11, [4, 2], [10, 9])]
	);
	it('[Q-4] the moves of the round come in the order in which the turns now ask for them', () => {
		const { changes, plain, fell, journal } = putRight(evening, 7, youngest('ben'));
		expect(changes).toEqual([
			{ replace: 7, fact: youngest('ben') },
			{ replace: 8, fact: checked('ben', 5, [6, 5]) },
			{ replace: 9, fact: checked('carla', 11, [4, 2], [10, 9]) },
			{ replace: 10, fact: checked('ana', 7, [8, 7]) }
		]);
		expect(plain).toBe(1);
		expect(fell).toEqual([]);
		expect(marksOf(journal, 'ana')).toEqual({ 7: 'checked' });
		expect(marksOf(journal, 'ben')).toEqual({ 5: 'checked' });
	});
	it('[Q-4] named again within the round counts from the next tie on, and this round stands', () => {
		const { journal, fell } = changed(evening, { before: 8, fact: youngest('ben') });
		expect(fell).toEqual([]);
		expect(marksOf(journal, 'ana')).toEqual({ 7: 'checked' });
		const later = said(
			box,
			opening({ youngest: null }),
			...prepared,
			...[pool(2, 5, 7, 9, 20), tied, youngest('ana'), youngest('ben')],
			...[checked('ana', 7, [8, 7]), checked('ben', 5, [6, 5]), checked('carla', 11, [4, 2], [10, 9])],
			...[checked('ana', 20, [20, 20]), pool(2, 5, 7, 9, 20), tied]
		);
		expect(later.folded.snapshot.context.round?.turn).toBe('ben');
	});
});

describe('a second move of a round [G-3]', () => {
	const second = checked('ana', 20, [20, 20]);
	const evening = said(box, opening(), ...prepared, ...firstRound);
	const [first] = evening.rows.slice(-4).map(({ seq }) => seq);
	const after = (journal: typeof evening) => journal.folded.effective.rows.map(({ fact }) => fact);

	it('is never the first one, whatever becomes of that: it falls, and is named', () => {
		if (first === undefined) throw new Error('no such row');
		expect(after(evening).at(-1)).toEqual(second);
		const struck = changed(evening, { strike: first });
		expect(struck.fell).toEqual([first + 1, first + 2, first + 3]);
		expect(after(struck.journal)).not.toContainEqual(second);
	});
	it('nor does it take the place of a first one that can be no more: what is named is what falls', () => {
		// Ben took the six; it is Ana's now.
		if (first === undefined) throw new Error('no such row');
		const sixes = [pool(2, 5, 7, 9, 20), limited, checked('ana', 7, [8, 7]), checked('ben', 5, [6, 5])];
		const twice = said(
			box,
			opening(),
			...prepared,
			...[...sixes, checked('carla', 9, [10, 9]), checked('ana', 20, [20, 20]), checked('ben', 2, [4, 2])]
		);
		expect(after(twice).at(-1)).toEqual(checked('ben', 2, [4, 2]));
		const { fell, journal } = putRight(twice, first, checked('ana', 5, [6, 5]));
		expect(fell).toEqual([first + 1, first + 2, first + 3, first + 4]);
		expect(after(journal).slice(-1)).toEqual([checked('ana', 5, [6, 5])]);
	});
});

describe('a turn of an old round that took other dice [G-3]', () => {
	const four = limits({ ana: 1, ben: 2, carla: 3, dora: 6 });
	const evening = said(
		box,
		opening(),
		...prepared,
		...firstRound,
		...[joined('Dora'), wilds('dora'), rolled([4, 1], [8, 7], [10, 10], [20, 19]), four],
		...[checked('ana', 'wild-4', [8, 7]), checked('ben', 10, [10, 10]), checked('carla', 19, [20, 19])],
		...[checked('dora', 1, [4, 1]), left('dora')],
		...[pool(3, 3, 3, 3, 3), limited, checked('ana', 3, [4, 3]), checked('ben', 6, [6, 3], [8, 3])]
	);
	const { context } = evening.folded.snapshot;
	const at = (fact: QuingoFact) =>
		evening.rows.findIndex((row) => 'fact' in row && JSON.stringify(row.fact) === JSON.stringify(fact));
	const carlas = checked('carla', 11, [4, 2], [10, 9]);

	it('is what the rest is about', () => {
		expect(context).toMatchObject({ rounds: 3, ways: 1, keeping: 'full', round: { turn: 'carla' } });
	});

	it('one die fewer: dice are left over, and all later rounds stand with who sat down', () => {
		const { plain, fell, journal } = putRight(evening, at(carlas), checked('carla', 9, [10, 9]));
		expect(plain).toBeGreaterThan(10);
		expect(fell).toEqual([]);
		const now = journal.folded.snapshot;
		expect(now).toMatchObject({ state: 'scoring', context: { keeping: 'full', rounds: 3 } });
		expect(now.context.seats).toEqual(context.seats);
		expect(now.context.round).toEqual(context.round);
		expect(now.context.sheets).toEqual({
			...context.sheets,
			carla: { ...context.sheets['carla'], marks: { 9: 'checked', 19: 'checked' } }
		});
	});

	it('one die more, which a later turn took: its mark stands on the sheet, without dice, and so does all else', () => {
		const { plain, fell, journal } = putRight(
			evening,
			at(checked('ben', 5, [6, 5])),
			checked('ben', 7, [6, 5], [4, 2])
		);
		expect(plain).toBeGreaterThan(10);
		expect(fell).toEqual([]);
		const now = journal.folded.snapshot;
		expect(now.state).toBe('scoring');
		expect(now.context.round).toEqual(context.round);
		expect(now.context.sheets).toEqual({
			...context.sheets,
			ben: { ...context.sheets['ben'], marks: { 7: 'checked', 10: 'checked', 6: 'checked' } }
		});
		const [, , , , , , , first, second, third, fourth] = journal.folded.effective.rows.map(
			({ fact }) => fact
		);
		expect([first, second, third, fourth]).toEqual([
			checked('ana', 7, [8, 7]),
			checked('ben', 7, [6, 5], [4, 2]),
			{ type: 'keeping.changed', keeping: 'sheets', youngest: null },
			checked('carla', 11)
		]);
	});
});
