import { describe, expect, it } from 'vitest';
import type { BoxTypes } from '$lib/domain/box';
import { outcomeOf } from '$lib/domain/fold';
import { changed, said } from '$lib/session/journal.testing';
import { planUndo, type Journal } from '$lib/session/preview';
import { entryChange, logOf } from '$lib/ui/table/log-entries';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box as bingOh } from './bing-oh';
import { opening, scored } from './bing-oh/rules/testing';
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

describe('the history of a round that was put right from Ana to Ben, and on to Cai', () => {
	const written = said(bingOh, opening({ keeping: 'tally' }), scored(['ana']));
	const ben = changed(written, { replace: 1, fact: scored(['ben']) }).journal;
	const cai = changed(ben, { replace: 2, fact: scored(['cai']) }).journal;
	const removed = changed(cai, entryChange(cai, { seq: 3 }, 'strike')).journal;

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
		const undone = planUndo(cai);
		if (!undone.ok) throw new Error(undone.refusal.why);
		expect(historyOf({ ...cai, ...undone.after })).toEqual([
			{ seq: 3, text: 'cai', state: 'struck' },
			{ seq: 2, text: 'ben', state: 'stands' }
		]);
	});
});

it('names whoever was at the turn of what was taken back, not who is at it now [G-3]', () => {
	const turns = [...s.turn('blue 1'), ...s.turn('red 8'), s.rolled('red 9')];
	const right = changed(said(sino, s.opening({ dice: 'real' }), ...turns), {
		replace: 5,
		fact: s.rolled('blue 2')
	}).journal;
	const undone = planUndo(right);
	if (!undone.ok) throw new Error(undone.refusal.why);
	const { entries } = logOf(tableOf({ ...right, ...undone.after }), { logText, refusalSentence });
	expect(entries.find(({ state }) => state === 'struck')?.text).toMatch(/^Ana rolled blue.2$/);
});
