import { describe, expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { goOn, said } from '$lib/session/journal.testing';
import { grown, numbered, planChange, type Change, type Journal } from '$lib/session/preview';
import { emptied, snapshotBefore, withBesides } from '$lib/ui/table/meant';
import type { LogChange } from '$lib/ui/table/log';
import { box, type Quingo } from '..';
import type { Keeping, QuingoFact } from '../rules/facts';
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
	wilds
} from '../rules/testing';
import { m } from '$lib/i18n';
import { consequencesOf } from '$lib/ui/table/log-entries';
import { alsoChanges, deedIn, logText } from '../text/log';
import { refusalSentence } from '../text/refusals';
import { besides, changeTo } from './fix-change';

// What the history takes back of an old round, or puts back there, leaves the rounds that came after it. [G-3]

const limited = limits({ ana: 1, ben: 2, carla: 3 });
const first: readonly QuingoFact[] = [
	...[pool(2, 5, 7, 9, 20), limited, checked('ana', 7, [8, 7]), checked('ben', 5, [6, 5])],
	...[checked('carla', 11, [4, 2], [10, 9]), checked('ana', 20, [20, 20])]
];
const second: readonly QuingoFact[] = [
	...[joined('Dora'), wilds('dora'), rolled([4, 1], [8, 7], [10, 10], [20, 19])],
	...[limits({ ana: 1, ben: 2, carla: 3, dora: 6 }), checked('ana', 'wild-4', [8, 7])],
	...[checked('ben', 10, [10, 10]), checked('carla', 19, [20, 19]), checked('dora', 1, [4, 1]), left('dora')]
];
const third: readonly QuingoFact[] = [
	...[pool(3, 3, 3, 3, 3), limited, checked('ana', 3, [4, 3]), checked('ben', 6, [6, 3], [8, 3])]
];
const evening = said<Quingo>(box, opening(), ...prepared, ...first, ...second, ...third);
const seqOf = ({ rows }: Journal<Quingo>, fact: QuingoFact) =>
	rows.findIndex((row) => 'fact' in row && JSON.stringify(row.fact) === JSON.stringify(fact));

/** A journal as the table that it is of. */
const at = (journal: Journal<Quingo>, seq: number) => {
	const table = {
		...journal,
		snapshot: journal.folded.snapshot,
		preview: (change: Change) => planChange(journal, change)
	};
	return { table, before: snapshotBefore(table, seq) };
};
/** What is shown of a change before it is made. */
const told = (journal: Journal<Quingo>, plan: Parameters<typeof consequencesOf<Quingo>>[2]) =>
	consequencesOf<Quingo>(
		{ ...journal, outcome: outcomeOf(journal.folded) },
		{ logText, refusalSentence, alsoChanges, deedIn },
		plan
	);

/** What the history makes of a journal where it removes a row, or puts it back. */
function by(journal: Journal<Quingo>, seq: number, how: LogChange) {
	const { table } = at(journal, seq);
	const one = how === 'strike' ? emptied(journal.folded, seq) : { restore: seq };
	const plan = planChange(journal, withBesides(table, one, besides(table, seq, how)));
	if (!plan.ok) throw new Error(plan.refusal.why);
	return { journal: { ...journal, ...plan.after }, fell: plan.unfit.map(({ fact }) => fact) };
}
const contextOf = (journal: Journal<Quingo>) => journal.folded.snapshot.context;

/** What is played on, whatever was changed of old rounds. */
const more = [
	...[checked('carla', 3, [10, 3]), crossed('ana', 12, [20, 3])],
	...[pool(2, 2, 2, 2, 16), limited, checked('ana', 16, [20, 16])]
];
describe('a turn of an old round that was removed', () => {
	const turn = seqOf(evening, checked('carla', 11, [4, 2], [10, 9]));
	const removed = by(evening, turn, 'strike').journal;

	it('comes back as it was, at once', () => {
		const { journal, fell } = by(removed, turn, 'restore');
		expect(fell).toEqual([]);
		expect(contextOf(journal)).toEqual(contextOf(evening));
	});
	it('comes back after more was played, which stays', () => {
		const { journal, fell } = by(goOn(removed, ...more), turn, 'restore');
		expect(fell).toEqual([]);
		expect(contextOf(journal)).toEqual(contextOf(goOn(evening, ...more)));
	});
});

describe('of marks that stand in another order', () => {
	const turns = [
		...[pool(2, 5, 7, 9, 20), limited, checked('ana', 7, [8, 7]), checked('ben', 5, [6, 5])],
		...[checked('carla', 9, [10, 9]), checked('ana', 20, [20, 20]), checked('ben', 2, [4, 2])]
	];
	const journal = said<Quingo>(box, opening(), ...prepared, ...turns, ...second);
	const shown = (fact: QuingoFact, written: QuingoFact) => {
		const seq = seqOf(journal, fact);
		const { before, table } = at(journal, seq);
		const plan = planChange(journal, changeTo(table, { seq, fact, before, alone: false }, written));
		return plan.ok && told(journal, plan);
	};

	it('it is said once, and of each only what it loses', () => {
		expect(shown(limited, limits({ ana: 2, ben: 1, carla: 3 }))).toMatchObject({
			strikes: [],
			changes: [
				'Ana checked 20 with 20 → Ana checked 20',
				m.quingo_turns_reordered(),
				m.quingo_rest_on_sheets()
			]
		});
	});
	it('none is said to fall that stands in the row of another one, which falls', () => {
		expect(shown(checked('ana', 7, [8, 7]), checked('ana', 20, [20, 20]))).toMatchObject({
			strikes: ['Ana checked 20 with 20'],
			changes: ['Ben checked 2 with 2 → Ben checked 2', m.quingo_turns_reordered(), m.quingo_rest_on_sheets()]
		});
	});
});

describe('a pool of an old round that is removed', () => {
	const one = seqOf(evening, pool(2, 5, 7, 9, 20));
	const two = seqOf(evening, rolled([4, 1], [8, 7], [10, 10], [20, 19]));
	const without = (...facts: readonly QuingoFact[]) => said<Quingo>(box, opening(), ...prepared, ...facts);

	it('takes along what was played with it, and later rounds count one fewer', () => {
		const { journal, fell } = by(evening, one, 'strike');
		expect(fell).toEqual(first.slice(1));
		expect(contextOf(journal)).toEqual(contextOf(without(...second, ...third)));
	});
	it('leaves who sat down before it and who left in it', () => {
		const { journal, fell } = by(evening, two, 'strike');
		expect(fell).toEqual(second.slice(3, -1));
		expect(contextOf(journal)).toEqual(
			contextOf(without(...first, ...second.slice(0, 2), left('dora'), ...third))
		);
	});
	it('comes back as it was, at once or after more was played, which stays', () => {
		for (const pool of [one, two]) {
			const removed = by(evening, pool, 'strike').journal;
			expect(contextOf(by(removed, pool, 'restore').journal)).toEqual(contextOf(evening));
			const { journal, fell } = by(goOn(removed, ...more), pool, 'restore');
			expect(fell).toEqual([]);
			expect(contextOf(journal)).toEqual(contextOf(goOn(evening, ...more)));
		}
	});
});

it('what was removed brings back all that fell with it, another way of keeping among it', () => {
	const kept = (keeping: Keeping): QuingoFact => ({ type: 'keeping.changed', keeping, youngest: null });
	const ways = [kept('sheets'), checked('ben', 17), kept('full'), ...third];
	const journal = said<Quingo>(box, opening(), ...prepared, ...first, ...second.slice(0, -1), ...ways);
	const seq = seqOf(journal, joined('Dora'));
	const { journal: removed, fell } = by(journal, seq, 'strike');
	expect(fell.length).toBeGreaterThan(ways.length);
	expect(contextOf(by(removed, seq, 'restore').journal)).toEqual(contextOf(journal));
});

/** Puts a fact right in the place of a row. */
function putRight(journal: Journal<Quingo>, root: number, written: QuingoFact): Journal<Quingo> {
	const place = journal.folded.effective.places.find(({ versions }) => versions[0]?.seq === root);
	const { seq = -1, fact } = place?.shown ?? {};
	const { before, table } = at(journal, seq);
	const plan = planChange(
		journal,
		changeTo(table, { seq, fact: fact as QuingoFact, before, alone: false }, written)
	);
	if (!plan.ok) throw new Error(plan.refusal.why);
	return { ...journal, ...plan.after };
}

describe('what is put right', () => {
	it('and put right once more leaves what was removed before, and brings back the dice of its round', () => {
		const removed = by(evening, seqOf(evening, checked('ana', 7, [8, 7])), 'strike').journal;
		const was = rolled([4, 1], [8, 7], [10, 10], [20, 19]);
		const seq = seqOf(evening, was);
		const wrong = putRight(removed, seq, rolled([4, 1], [8, 6], [10, 10], [20, 19]));
		expect(contextOf(wrong).ways).toBeGreaterThan(contextOf(removed).ways);
		expect(contextOf(putRight(wrong, seq, was))).toEqual(contextOf(removed));
	});
	it('leaves the box that it changed places with before', () => {
		const [one, two] = [checked('ana', 7, [8, 7]), checked('ana', 'wild-4', [8, 7])];
		const marks = [pool(1, 1, 7, 10, 19), limited, two, checked('ben', 10, [10, 10])];
		const journal = said<Quingo>(box, opening(), ...prepared, ...first, ...marks);
		const swapped = putRight(journal, seqOf(journal, one), two);
		expect(contextOf(swapped).sheets['ana']).toEqual(contextOf(journal).sheets['ana']);
		const right = putRight(swapped, seqOf(journal, two), checked('ana', 1, [4, 1]));
		expect(contextOf(right).sheets['ana']?.marks).toEqual({
			'wild-4': 'checked',
			20: 'checked',
			1: 'checked'
		});
	});
});

it('what never counted counts no more when a turn before it is removed', () => {
	const begun = said<Quingo>(box, opening(), ...prepared, ...first.slice(0, 4));
	// Nothing is recorded that does not fit; a file can hold it.
	const wrong = numbered(begun, [{ fact: crossed('ben', 4, [4, 2]) }], { seq: begun.rows.length, at: 0 });
	const journal = goOn(
		{ ...begun, ...grown(begun, wrong) },
		...first.slice(4),
		...[pool(1, 1, 7, 10, 19), limited, checked('ana', 'wild-4', [8, 7])]
	);
	const { marks } = contextOf(journal).sheets['ben'] ?? {};
	const removed = by(journal, seqOf(journal, checked('ana', 7, [8, 7])), 'strike').journal;
	expect(contextOf(removed).ways).toBe(3);
	expect(contextOf(removed).sheets['ben']?.marks).toEqual(marks);
});

it('where no later pool fits any more, it is said that only the sheets are kept from then on', () => {
	const two = (...dice: Parameters<typeof rolled>) => [rolled(...dice), limits({ ana: 1, carla: 3 })];
	const journal = said<Quingo>(
		box,
		...[opening(), ...prepared, ...first.slice(0, 3), left('ben')],
		...[checked('carla', 11, [4, 2], [10, 9]), checked('ana', 20, [20, 20]), checked('carla', 5, [6, 5])],
		...two([4, 1], [6, 3], [6, 3], [8, 7], [10, 10], [20, 19]),
		...[checked('ana', 'wild-4', [8, 7]), checked('carla', 19, [20, 19])]
	);
	const before = contextOf(journal);
	const after = contextOf(by(journal, seqOf(journal, left('ben')), 'strike').journal);
	expect(after.sheets['carla']).toEqual(before.sheets['carla']);
	expect(alsoChanges(before, after)).toEqual([m.quingo_rest_on_sheets(), m.quingo_log_keeps_sheets()]);
});

it('a mark that fell with a correction is not put back in its stead: the correction stands [G-3]', () => {
	const dice = [pool(2, 5, 7, 9, 20), limited, checked('ana', 7, [8, 7]), checked('ben', 5, [6, 5])];
	const journal = said<Quingo>(box, opening(), ...prepared, ...dice);
	const seq = seqOf(journal, checked('ana', 7, [8, 7]));
	const mark = seqOf(journal, checked('ben', 5, [6, 5]));
	const fixed = planChange(journal, { replace: seq, fact: checked('ana', 5, [6, 5]) });
	if (!fixed.ok) throw new Error(fixed.refusal.why);
	expect(fixed.unfit.map(({ seq }) => seq)).toEqual([mark]);
	expect(() => by({ ...journal, ...fixed.after }, mark, 'restore')).toThrow();
});
