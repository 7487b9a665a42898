// @ts-nocheck
import type { BoxTypes } from '$lib/domain/box';
import { fold, readRows } from '$lib/domain/fold';
import { isFactRow } from '$lib/domain/rows';
import { planRedo, planUndo } from '$lib/session/preview';
import { changed, said } from '$lib/session/journal.testing';
import {
	effects,
	happeningOf,
	newsIn,
	order,
	whatHappened,
	type Happenings
} from '$lib/ui/motion/happenings';
import { describe, expect, it } from 'vitest';
import { box as parker } from './parker-bingo';
import { opening as parkerOpening } from './parker-bingo/rules/testing';
import { goldenOf } from './golden.testing';
import { boxes, findBox } from './registry';

const modules = import.meta.glob<{ happenings: Happenings<BoxTypes> }>('./*/ui/happenings.ts', {
	eager: true
});
const happeningsOf = (id: string) => modules[`./${id}/ui/happenings.ts`]?.happenings ?? {};

/** What is heard and seen of each fact in the golden journals of a box; a fact that is not here is silent. */
const told: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	'parker-bingo': {
		'ball.called': 'call',
		'bingo.shouted': 'bingo',
		'line.claimed': 'right wrong',
		'bingo.awarded': 'award win',
		'evening.ended': 'win'
	},
	quingo: {
		'bonuses.rolled': 'dice mark',
		'wilds.made': 'mark',
		'pool.rolled': 'dice mark',
		'limits.rolled': 'dice mark',
		'box.checked': 'band mark win',
		'box.crossed': 'mark',
		'turn.passed': 'win',
		'game.ended': 'win'
	},
	sino: {
		'dice.rolled': 'award chip dice rainbow',
		'row.announced': 'chip win',
		'bonus.won': 'award rainbow'
	},
	'bing-oh': {
		'cards.dealt': 'card',
		'start.rolled': 'dice',
		'dice.rolled': 'dice mark',
		'chips.placed': 'chip',
		'space.named': 'mark',
		'roadblock.laid': 'chip',
		'cards.swapped': 'card',
		'chip.taken': 'chip',
		'chip.added': 'chip',
		'chip.moved': 'chip',
		'chip.removed': 'chip',
		'card.renewed': 'card',
		'bingoh.called': 'bingo win',
		'round.scored': 'mark win'
	},
	'card-bingo': {
		'cards.dealt': 'card',
		'card.called': 'call',
		'rank.called': 'call',
		'card.drawn': 'card',
		'card.laid': 'card',
		'hand.opened': 'card',
		'bingo.shouted': 'bingo',
		'layout.claimed': 'award right wrong',
		'hand.claimed': 'award wrong',
		'bingo.awarded': 'award',
		'evening.ended': 'win'
	},
	'any-game': { 'round.scored': 'mark win', 'game.ended': 'win' }
};

describe('what is heard of each fact', () => {
	it('is told of every box', () => {
		expect(Object.keys(told).sort()).toEqual([...boxes].sort());
	});
	it.each(boxes)('%s', async (id) => {
		const box = (await findBox(id))!;
		const heard: Record<string, Set<string>> = {};
		for (const { rows } of goldenOf(id).flatMap(({ tables }) => tables)) {
			const read = readRows(box, rows).rows;
			const folded = fold(box, read);
			if (!folded.ok) throw new Error(folded.why);
			fold(box, read, {
				witness: ({ fact }, before, after, refusal) => {
					const happening =
						refusal === undefined && happeningOf(happeningsOf(id), folded.variant, fact, before, after);
					if (happening) (heard[fact.type] ??= new Set()).add(happening);
				}
			});
		}
		const words = Object.entries(heard).map(([type, all]) => [type, [...all].sort().join(' ')]);
		expect(Object.fromEntries(words)).toEqual(told[id]);
	});
});

describe('the cues', () => {
	it.each([
		['mark', 'mark'],
		['chip', 'chip'],
		['card', 'card'],
		['dice', 'dice'],
		// A call has its voice, or what stands in for it.
		['call', undefined],
		['bingo', 'bingo'],
		['right', 'chime'],
		['wrong', 'wrong'],
		['award', 'award'],
		['band', 'award'],
		['rainbow', 'rainbow'],
		['win', 'win']
	] as const)('%s sounds as %s', (happening, cue) => expect(effects[happening].cue).toBe(cue));

	it('are told of everything that can happen', () => {
		expect(Object.keys(effects).sort()).toEqual([...order].sort());
	});
});

describe('news', () => {
	const calls = [1, 2, 3].map((number) => ({ type: 'ball.called', number }) as const);
	const journal = said(parker, parkerOpening(), ...calls);
	const types = (rows: (typeof journal)['rows'], to: number) => newsIn(rows, to).map(({ type }) => type);

	it('are the facts added since the last ones', () => {
		expect(types(journal.rows, 2)).toEqual(['ball.called']);
		expect(types(journal.rows, 3)).toEqual([]);
	});
	it('are none of an undo, nor of a redo', () => {
		const place = { seq: 4, at: 0 };
		const undone = planUndo(journal, place);
		if (!undone.ok) throw new Error(undone.refusal.why);
		expect(newsIn(undone.after.rows, 3)).toEqual([]);
		const redone = planRedo({ ...journal, ...undone.after }, { seq: 5, at: 0 });
		if (!redone.ok) throw new Error(redone.refusal.why);
		expect(newsIn(redone.after.rows, 4)).toEqual([]);
	});
	it.each([
		['a replacement', { replace: 2, fact: { type: 'ball.called', number: 9 } }],
		['a forgotten call', { before: 2, fact: { type: 'ball.called', number: 9 } }],
		['a strike', { strike: 2 }]
	])('are none of %s', (_, change) => {
		const { journal: after } = changed(journal, change);
		expect(after.rows.length).toBeGreaterThan(journal.rows.length);
		expect(newsIn(after.rows, 3)).toEqual([]);
	});

	it('of facts recorded together what tells most is heard', () => {
		const shout = [
			{ type: 'ball.called', number: 4 },
			{ type: 'bingo.shouted', player: 'ana' }
		] as const;
		const { variant, snapshot } = journal.folded;
		const heard = (...facts: readonly (typeof shout)[number][]) => {
			const after = facts.reduce((at, fact) => {
				const judged = variant.play(at, fact);
				if (!judged.ok) throw new Error(judged.refusal.why);
				return judged.snapshot;
			}, snapshot);
			return whatHappened(happeningsOf('parker-bingo'), variant, facts, snapshot, after);
		};
		expect(heard(...shout)).toBe('bingo');
		expect(heard(shout[0])).toBe('call');
		expect(heard()).toBe(undefined);
		expect(journal.rows.every(isFactRow)).toBe(true);
	});
});
