import { describe, expect, it } from 'vitest';
import { m } from '$lib/i18n';
import { language } from '$lib/i18n/language.svelte';
import { changed, said } from '$lib/session/journal.testing';
import { planRedo, planUndo, type Journal } from '$lib/session/preview';
import { around, entryChange, logOf } from '$lib/ui/table/log-entries';
import { tableOf } from '$lib/ui/table/meant.testing';
import { box, type BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import {
	dealt,
	left,
	named,
	opening,
	removed,
	scored,
	table,
	taken,
	turn,
	twoPlayers
} from '../rules/testing';
import { logText, placedText, roundText } from './log';
import { refusalSentence } from './refusals';

/** What is not to be broken at a line's end is compared without that. */
const plain = (text: string) =>
	text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-').replaceAll('\u2060', '');

it('says of a round what it gave those who played it, and nobody who came later [B-8]', () => {
	language.set('en');
	const round = (...foreign: readonly (readonly [string, number])[]) => ({
		type: 'round.scored' as const,
		callers: ['ana'],
		foreign: foreign.map(([player, count]) => ({ player, count }))
	});
	const { context } = table(opening({ players: twoPlayers, keeping: 'tally', dice: 'real' })).tell(
		round(['ana', 0], ['ben', 2]),
		{ type: 'player.joined', player: { id: 'cai', name: 'Cai' }, colour: 'blue' },
		round(['ana', 0], ['ben', 0], ['cai', 0])
	);
	expect(context.rounds.map((one) => plain(roundText(context, one)))).toEqual([
		'Ana: Bing-Oh! Ana +5, Ben +2',
		'Ana: Bing-Oh! Ana +5, Ben +0, Cai +0'
	]);
});

it('says in Spanish who placed a chip, of one player as of several [B-2]', () => {
	language.set('es');
	// The verb would have to agree with how many they are.
	for (const who of [['Ana'], ['Ana', 'Ben']]) expect(placedText(who)).toMatch(/^Ficha puesta: Ana/);
	language.set('en');
});

describe('who was done with a special space', () => {
	const begins: BingOhFact = { type: 'start.named', player: 'ana' };
	const on = [dealt({ ben: 2 }), begins, ...turn('ana', ['ana'])];
	const none = table(opening({ chips: 12 })).tell(dealt({ ana: 11 }), begins, ...turn('ana', ['ana']));
	const hit = { is: 'special', space: 'new-card' } as const;
	const known = table(opening()).tell(...on);
	it.each([
		['had no chip for it', none.tell(named('ana', 'place-one')), 'left_alone'],
		['did not do what has to be done', { context: { ...known.context, hits: { ana: hit } } }, 'left_alone'],
		['moved no chip', table(opening()).tell(...on, named('ana', 'move-one')), 'left_alone'],
		[
			'removed one of two chips',
			table(opening()).tell(...on, named('ana', 'remove-two'), removed('ana', 'ben')),
			'left_space'
		],
		[
			'took one of two chips',
			table(opening()).tell(...on, named('ana', 'take-chips', 2), taken('ana', 'ben')),
			'left_space'
		],
		['took none', table(opening()).tell(...on, named('ana', 'take-chips', 2)), 'left_alone'],
		['was on none', known, 'no_space']
	] as const)('%s [B-3] [B-11] [B-12]', (_, { context }, key) => {
		for (const locale of ['es', 'en'] as const) {
			language.set(locale);
			expect(logText(left('ana'), context, context)).toBe(m[`bingoh_log_${key}`]({ name: 'Ana' }));
		}
		expect(m.bingoh_log_left_alone({ name: 'Ana' })).toBe('Ana left the special space alone');
	});
});

describe('the history of a tally says which round it was', () => {
	const three = said(box, opening({ keeping: 'tally' }), scored(['ana']), scored(['ben']), scored(['cai']));
	/** Each round of the history, the last first: its number, who called, and whether it stands. */
	const told = (journal: Journal<BingOh>) => {
		language.set('en');
		return logOf(tableOf(journal), { logText, refusalSentence })
			.entries.filter(({ fixed }) => !fixed)
			.map(
				({ text, state }) => plain(text).replace(': Bing-Oh!', '') + (state === 'struck' ? ', struck' : '')
			);
	};
	const after = (journal: Journal<BingOh>, plan: ReturnType<typeof planUndo<BingOh>>) => {
		if (!plan.ok) throw new Error(plan.refusal.why);
		return { ...journal, ...plan.after };
	};

	it('as it was played', () => {
		expect(told(three)).toEqual(['Round 3 · Cai', 'Round 2 · Ben', 'Round 1 · Ana']);
	});
	it('with undo and redo', () => {
		const undone = after(three, planUndo(three));
		expect(told(undone)[0]).toBe('Round 3 · Cai, struck');
		expect(told(after(undone, planRedo(undone)))[0]).toBe('Round 3 · Cai');
	});
	it('with one put right, and one that was forgotten before it', () => {
		const right = changed(three, { replace: 2, fact: scored(['ana', 'ben']) }).journal;
		const late: BingOhFact = { type: 'round.scored', callers: ['cai'], foreign: [], forgotten: true };
		const forgotten = changed(right, { before: 2, fact: late }).journal;
		expect(told(forgotten)).toEqual([
			'Round 4 · Cai',
			'Round 3 · Ana and Ben',
			'Round 2 · Cai (added later)',
			'Round 1 · Ana'
		]);
	});
	it('with one removed, and those that fell with it', () => {
		const removed = changed(three, entryChange(three, { seq: 2 }, 'strike')).journal;
		expect(told(removed)).toEqual(['Round 3 · Cai, struck', 'Round 2 · Ben, struck', 'Round 1 · Ana']);
	});
	it('where undo says it: by the table before and after, whichever is now', () => {
		const [before, now] = [after(three, planUndo(three)), three].map(({ folded }) => folded.snapshot.context);
		const row = three.folded.effective.rows.at(-1)!;
		const sides = around({ did: 'said', row }, tableOf(three), three.rows, [before!, now!]);
		expect(plain(logText(scored(['cai']), ...sides))).toBe('Round 3 · Cai: Bing-Oh!');
		// Of a table that knows nothing of it no number is said.
		expect(plain(logText(scored(['cai']), now!, now!))).toBe('Cai: Bing-Oh!');
	});
});
