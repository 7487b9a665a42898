import { describe, expect, it, vi } from 'vitest';
import type { BoxTypes } from '$lib/domain/box';
import { outcomeOf, readRows } from '$lib/domain/fold';
import type { Row } from '$lib/domain/rows';
import { tries } from '$lib/domain/tries.testing';
import { m } from '$lib/i18n';
import { changed, journalOf, said } from '$lib/session/journal.testing';
import { grown, planChange, planUndo, saidAt, type Journal } from '$lib/session/preview';
import { consequencesOf, entryChange, logOf } from '$lib/ui/table/log-entries';
import type { WordsOf } from '$lib/ui/table/words';
import { tableOf } from '$lib/ui/table/meant.testing';
import { boxes, findBox } from '$lib/games/registry';
import { box as anyGame } from './any-game';
import * as a from './any-game/rules/testing';
import { box as bingOh } from './bing-oh';
import { goldenOf } from './golden.testing';
import { opening, scored } from './bing-oh/rules/testing';
import { box as parker } from './parker-bingo';
import * as p from './parker-bingo/rules/testing';
import * as parkerLog from './parker-bingo/text/log';
import * as parkerRefusals from './parker-bingo/text/refusals';
import { box as sino } from './sino';
import * as s from './sino/rules/testing';
import { logText } from './sino/text/log';
import { refusalSentence } from './sino/text/refusals';

const points = ({ folded }: Journal) => outcomeOf(folded).scores.map(({ score }) => score);

/** What the history says, newest first: who called, and what became of it. */
const historyOf = <T extends BoxTypes>(journal: Journal<T>) =>
	logOf(tableOf(journal), {
		logText: (fact) => ('callers' in fact ? String(fact.callers) : fact.type),
		refusalSentence: (_, { why }) => why
	})
		.entries.filter(({ fixed }) => !fixed)
		.map(({ seq, text, state }) => ({ seq, text, state }));

/** The same table after so many undos. */
function undone<T extends BoxTypes>(journal: Journal<T>, times: number): Journal<T> {
	if (times === 0) return journal;
	const plan = planUndo(journal);
	if (!plan.ok) throw new Error(plan.refusal.why);
	return undone({ ...journal, ...plan.after }, times - 1);
}

/** What the history says of what was taken back, newest first. */
const struckOf = <T extends BoxTypes>(journal: Journal<T>, words: WordsOf<T>) =>
	logOf(tableOf(journal), words)
		.entries.filter(({ state }) => state === 'struck')
		.map(({ text }) => text);

describe('the history of a round that was put right from Ana to Ben, and on to Cai', () => {
	const written = said(bingOh, opening({ keeping: 'tally' }), scored(['ana']));
	const ben = changed(written, { replace: 1, fact: scored(['ben']) }).journal;
	const cai = changed(ben, { replace: 2, fact: scored(['cai']) }).journal;
	const removed = changed(cai, entryChange(cai, { seq: 3 }, 'strike')).journal;

	it('tells it with the time at which it was played, not that of a correction', () => {
		const later = journalOf(
			bingOh,
			cai.rows.map((row, i) => ({ ...row, at: i * 60_000 }))
		);
		const { entries } = logOf(tableOf(later), { logText: ({ type }) => type, refusalSentence: () => '' });
		expect(entries.flatMap(({ state, fixed, at }) => (state === 'stands' && !fixed ? at : []))).toEqual([
			60_000
		]);
	});
	it('removes the round, and brings no older version of it back [G-3]', () => {
		expect(points(cai)).toEqual([0, 0, 5]);
		expect(points(removed)).toEqual([0, 0, 0]);
		expect(removed.folded.effective.rows).toHaveLength(1);
	});
	it('tells it once, as it stood last, and puts it back as that', () => {
		expect(historyOf(removed)).toEqual([{ seq: 1, text: 'cai', state: 'struck' }]);
		const back = changed(removed, entryChange(removed, { seq: 1 }, 'restore')).journal;
		expect(historyOf(back)).toEqual([{ seq: 3, text: 'cai', state: 'stands' }]);
		expect(points(back)).toEqual([0, 0, 5]);
	});
	it('tells it before the rounds that were played since [G-3]', () => {
		const later = said(bingOh, opening({ keeping: 'tally' }), scored(['ana']), scored(['cai']));
		const right = changed(later, { replace: 1, fact: scored(['ben']) }).journal;
		expect(historyOf(right)).toEqual([
			{ seq: 2, text: 'cai', state: 'stands' },
			{ seq: 3, text: 'ben', state: 'stands' }
		]);
	});
	it('still offers the version that undo took back', () => {
		expect(historyOf(undone(cai, 1))).toEqual([
			{ seq: 3, text: 'cai', state: 'struck' },
			{ seq: 2, text: 'ben', state: 'stands' }
		]);
	});
	it('of several that undo took back together offers what the change was made for, and nothing that went with it', () => {
		const two = said(bingOh, opening({ keeping: 'tally' }), scored(['ana']), scored(['ana']));
		const together = [
			{ replace: 1, fact: scored(['ben']) },
			{ replace: 2, fact: scored(['cai']) }
		];
		expect(historyOf(undone(changed(two, { together }).journal, 1))).toEqual([
			{ seq: 4, text: 'cai', state: 'struck' },
			{ seq: 2, text: 'ana', state: 'stands' },
			{ seq: 1, text: 'ana', state: 'stands' }
		]);
	});
});

it('names whoever was at the turn of what was taken back, not who is at it now [G-3]', () => {
	const turns = [...s.turn('blue 1'), ...s.turn('red 8'), s.rolled('red 9')];
	const right = changed(said(sino, s.opening({ dice: 'real' }), ...turns), {
		replace: 5,
		fact: s.rolled('blue 2')
	}).journal;
	expect(struckOf(undone(right, 1), { logText, refusalSentence })[0]).toMatch(/^Ana rolled blue.2$/);
});

it('names, of several turns that were taken back, the player of each [G-3]', () => {
	const opening = s.opening({ dice: 'real' });
	const words = { logText, refusalSentence };
	const turns = said(sino, opening, ...s.turn('blue 1'), s.rolled('red 8'));
	const [rolled, , before] = struckOf(undone(turns, 3), words);
	expect(before).toMatch(/^Ana rolled blue.1$/);
	expect(rolled).toMatch(/^Ben rolled red.8$/);
	// Another try at the same turn is not one of the player after it.
	const roll = {
		table: 't',
		seq: 10,
		at: 0,
		v: 1,
		by: 'hand',
		...saidAt(s.rolled('red 9'), { turn: 1, player: 'ana' })
	} as const;
	const again = undone(said(sino, opening, ...s.turn('blue 1')), 2);
	const tried = undone({ ...again, ...grown(again, [roll]) }, 1);
	expect(struckOf(tried, words)[0]).toMatch(/^Ana rolled red.9$/);
});

it('of who is not at the table with a correction it says no total [AG-1]', () => {
	const journal = said(
		anyGame,
		a.opening({ wins: 'lowest' }),
		a.joins('Dora'),
		a.scored(a.table().tell(a.joins('Dora')).context, 1, 2, 3, 35)
	);
	const plan = planChange(journal, { strike: 1 });
	if (!plan.ok) throw new Error(plan.refusal.why);
	const table = { ...tableOf(journal), outcome: outcomeOf(journal.folded) };
	const { totals } = consequencesOf(table, { logText: () => '', refusalSentence: () => '' }, plan);
	expect(totals.at(-1)).toEqual({ player: 'dora', name: 'Dora', before: 35, after: '–' });
});

it('names a player who joined, and shouted, where both was taken back', () => {
	const eve = { type: 'player.joined', player: { id: 'eve', name: 'Eve' } } as const;
	const both = said(parker, p.opening(), ...p.called(4), eve, p.shouted('eve'));
	const [shout] = struckOf(undone(both, 2), { ...parkerLog, ...parkerRefusals });
	expect(shout).toMatch(/Eve/);
});

it('tells a round that was opened, and taken back, by its own number', () => {
	const won = [...p.called(4, 17, 32, 50, 63), ...p.claimed('ana', 'row-1', [4, 17, 32, 50, 63])];
	const both = said(parker, p.opening(), ...won, p.awarded, p.opened);
	const [opened] = struckOf(undone(both, 1), { ...parkerLog, ...parkerRefusals });
	expect(opened).toBe(m.parker_log_round_opened({ number: '2' }));
});

it('tells what was taken back at each step of a table without playing it anew for each, though its first fact is another one by now', () => {
	const { rows } = said(parker, p.opening(), ...p.called(...Array.from({ length: 60 }, (_, i) => i + 1)));
	const hesitant = rows.slice(1).flatMap(({ seq: at, ...row }): Row[] => {
		const seq = 3 * at - 2;
		return [
			{ ...row, seq },
			{ table: 't', at: 0, by: 'undo', seq: seq + 1, strikes: seq },
			{ ...row, seq: seq + 2 }
		];
	});
	const whole = journalOf(parker, [...rows.slice(0, 1), ...hesitant]);
	const other = { type: 'ball.called', number: 75 };
	const { journal } = changed(whole, { replace: 3, fact: other });
	const plays = vi.spyOn(p.methods.normal, 'play');
	expect(struckOf(journal, { ...parkerLog, ...parkerRefusals })).toHaveLength(60);
	// Once for the history, and for each step the few facts between it and where a fold can begin.
	expect(plays.mock.calls.length).toBeLessThan(5 * rows.length);
	plays.mockRestore();
});

const texts = import.meta.glob<object>('./*/text/{log,refusals}.ts', { eager: true });
describe.each(boxes)('at a table of %s', async (id) => {
	const box = (await findBox(id))!;
	const words = {
		...texts[`./${id}/text/log.ts`],
		...texts[`./${id}/text/refusals.ts`]
	} as WordsOf<BoxTypes>;
	/** What the history says in each row, of what is in that state. */
	const told = (journal: Journal, wanted: string) =>
		logOf(tableOf(journal), words).entries.flatMap(({ seq, text, state }) =>
			state === wanted ? [[seq, text] as const] : []
		);

	it('what was taken back, or struck with what was removed, is told as it was when it stood [G-3]', () => {
		for (const { tables, path } of goldenOf(id))
			for (const table of tables) {
				const whole = journalOf(box, readRows(box, table.rows).rows);
				const stood = new Map(told(whole, 'stands'));
				const places = whole.folded.effective.rows.slice(1).filter((_, i) => i % tries(30, 12) === 0);
				const removed = places.flatMap(({ seq }) => {
					const plan = planChange(whole, { strike: seq });
					return plan.ok ? [{ ...whole, ...plan.after }] : [];
				});
				let back = whole;
				// A round has another number once one is taken back that was put in before it late.
				const last = new Map(stood);
				for (let step = 0; step < tries(8, 30) && planUndo(back).ok; step++) {
					back = undone(back, 1);
					for (const [seq, text] of told(back, 'stands')) last.set(seq, text);
				}
				for (const journal of [back, ...removed])
					for (const [seq, text] of told(journal, 'struck'))
						expect(
							[stood, last].map((texts) => texts.get(seq) ?? text),
							`${path}, row ${String(seq)}`
						).toContain(text);
			}
	});
});

it('what would fall with a change is listed as it stands at the table, also what was put right since [G-3]', () => {
	const cai = { type: 'player.joined', player: { id: 'cai', name: 'Cai' }, colour: 'blue' } as const;
	const two = ['Ana', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }));
	const written = said(
		bingOh,
		...[opening({ keeping: 'tally', players: two }), cai, scored(['cai']), scored(['ben', 'cai'])],
		scored(['ana', 'cai'])
	);
	const { journal } = changed(written, { replace: 2, fact: scored(['cai', 'ana']) });
	const plan = planChange(journal, entryChange(journal, { seq: 1 }, 'strike'));
	const logText = (fact: object) => ('callers' in fact ? String(fact.callers) : '');
	const words = { logText, refusalSentence: () => '' };
	expect(
		plan.ok &&
			consequencesOf({ ...tableOf(journal), outcome: outcomeOf(journal.folded) }, words, plan).strikes
	).toEqual(['cai,ana', 'ben,cai', 'ana,cai']);
});
