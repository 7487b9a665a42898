import { describe, expect, it, test } from 'vitest';
import * as v from 'valibot';
import { openingSchema, type ParkerFact } from './facts';
import { atShape, newClaimDraft, stepBack, withNext, type ClaimDraft } from './claim-draft';
import { claimView } from './claim-view';
import { withCard } from './known-card';
import { cardOf } from './card-set';
import { cornersOf, linesOnCard } from './deal';
import type { Line } from './lines';
import { verdictOf } from './outcomes';
import { linesFor, patterns, shapeOf, type Pattern } from './patterns';
import { winnersOf } from './winners';
import { rematch } from './next-game';
import { wonRounds } from './stats';
import { fold } from '$lib/domain/fold';
import { box, type Parker } from '../index';
import { awarded, called, closed, opened, opening, shouted, table, whys } from './testing';

/** A card that all of these claims are read from, row by row. */
const card = [
	[1, 16, 31, 46, 61],
	[2, 17, 32, 47, 62],
	[3, 18, 33, 48, 63],
	[4, 19, 34, 49, 64],
	[5, 20, 35, 50, 65]
];
const column = (at: number) => card.map((row) => row[at] ?? 0);
const numbersOf: Readonly<Partial<Record<Line, number[]>>> = {
	'row-1': card[0] ?? [],
	'row-2': card[1] ?? [],
	'row-3': card[2] ?? [],
	'row-4': card[3] ?? [],
	'row-5': card[4] ?? [],
	'column-B': column(0),
	'column-N': column(2),
	'diagonal-down': [1, 17, 33, 49, 65],
	'diagonal-up': [5, 19, 33, 47, 61],
	corners: [1, 61, 5, 65]
};
const read = (...lines: readonly Line[]) => lines.map((line) => ({ line, numbers: numbersOf[line] ?? [] }));
const claim = (...lines: readonly Line[]): ParkerFact[] => [
	shouted('ana'),
	{ type: 'line.claimed', player: 'ana', lines: read(...lines) }
];
const needed = (...lines: readonly Line[]) => [...new Set(read(...lines).flatMap(({ numbers }) => numbers))];

describe('PB-23 a pattern', () => {
	test.each([
		['two-lines', ['row-2', 'diagonal-up']],
		['corners', ['corners']],
		['letter-t', ['row-1', 'column-N']],
		['letter-l', ['column-B', 'row-5']],
		['letter-x', ['diagonal-down', 'diagonal-up']],
		['full', ['row-1', 'row-2', 'row-3', 'row-4', 'row-5']]
	] as const)('%s wins with all of its squares, and with one fewer does not', (pattern, lines) => {
		const squares = needed(...lines);
		const told = table({ pattern }).tell(...called(...squares), ...claim(...lines), awarded);
		expect(told.refused).toEqual([]);
		expect(winnersOf(told.round)).toEqual(['ana']);
		const short = table({ pattern }).tell(...called(...squares.slice(1)), ...claim(...lines));
		expect(short.state).toBe('calling');
		expect(winnersOf(short.round)).toEqual([]);
	});
	it('of the full card has 24 squares with a free centre [PB-3]', () => {
		const lines = shapeOf('full');
		const squares = needed(...lines).filter((number) => number !== 33);
		const free = { freeCentre: true, winnerCalls: false };
		expect(squares).toHaveLength(24);
		const told = (options: typeof free) =>
			table({ pattern: 'full', options }).tell(...called(...squares), ...claim(...lines)).state;
		expect(told(free)).toBe('bingoStands');
		expect(told({ ...free, freeCentre: false })).toBe('calling');
	});
	it('is read back whole, unless a line of it is wrong: that decides', () => {
		const t = table({ pattern: 'letter-t' }).tell(...called(...(card[0] ?? [])));
		expect(whys(t.tell(...claim('row-1')).refused)).toEqual(['pattern-not-whole']);
		const wrong = t.tell(...claim('column-N'));
		expect([wrong.state, wrong.refused]).toEqual(['calling', []]);
		// One of the two lines read so far is wrong.
		const full = table({ pattern: 'full' }).tell(...called(...(card[0] ?? [])), ...claim('row-1', 'row-2'));
		expect([full.state, full.refused]).toEqual(['calling', []]);
	});
	it('is wrong on a card of the app where a marker is lost, so one line of it is enough [PB-10]', () => {
		const cards = { seed: 'puma-tuba', size: 60 };
		const row = { line: 'row-1', numbers: [3, 29, 41, 52, 67] } as const;
		const byHand: ParkerFact[] = [shouted('ana'), { type: 'line.claimed', player: 'ana', lines: [row] }];
		const told = table({ cards, pattern: 'full' }).tell(...called(3, 29, 41, 52), ...byHand, ...called(67));
		expect(told.tell(...byHand).refused).toEqual([]);
		expect(
			whys(table({ cards, pattern: 'full' }).tell(...called(...row.numbers), ...byHand).refused)
		).toEqual(['pattern-not-whole']);
	});
	it('was complete with the line that was complete last [PB-12]', () => {
		const lines = ['row-1', 'row-2'] as const;
		for (const [first, last] of [lines, lines.toReversed() as [Line, Line]]) {
			const told = table({ pattern: 'two-lines' }).tell(
				...called(...needed(...lines), 75),
				...claim(first, last)
			);
			expect(told.round.claims.map((one) => verdictOf(told.round, one).completedAt)).toEqual([10]);
		}
	});
	it('is no other one, and without it neither corners nor two lines win [PB-11] [PB-14]', () => {
		for (const lines of [
			['row-1', 'column-N'],
			['diagonal-up', 'row-1']
		] as const)
			expect(table({ pattern: 'letter-x' }).tell(...claim(...lines)).refused).toEqual([
				{ why: 'not-the-pattern', pattern: 'letter-x' }
			]);
		expect(whys(table({ pattern: 'two-lines' }).tell(...claim('row-1', 'corners')).refused)).toEqual([
			'not-the-pattern'
		]);
		expect(whys(table({ pattern: 'two-lines' }).tell(...claim('row-1', 'row-2', 'row-3')).refused)).toEqual([
			'not-the-pattern'
		]);
		expect(whys(table({ pattern: 'two-lines' }).tell(...claim('corners')).refused)).toEqual([
			'not-the-pattern'
		]);
		expect(whys(table().tell(...claim('corners')).refused)).toEqual(['corners-are-no-line']);
	});
	it('is agreed on before the first call of a round, and stays for the next', () => {
		const corners: ParkerFact = { type: 'pattern.changed', pattern: 'corners' };
		const line: ParkerFact = { type: 'pattern.changed', pattern: null };
		const t = table().tell(corners);
		expect(t.round.pattern).toBe('corners');
		expect(whys(t.tell(corners).refused)).toEqual(['already-so']);
		expect(t.tell(...called(1), line).refused).toEqual([{ why: 'round-has-begun', option: 'pattern' }]);
		const later = t.tell(...called(1), closed, opened);
		expect(later.round.pattern).toBe('corners');
		expect(later.tell(...called(1), closed, line, opened).round.pattern).toBeUndefined();
		expect(table({ variant: 'points' }).tell(corners).refused).toEqual([
			{ why: 'not-in-this-method', option: 'pattern' }
		]);
	});
	it('is no part of an opening of Points, nor is a goal of one of Normal [PB-24]', () => {
		const opens = (change: object) => v.safeParse(openingSchema, { ...opening(), ...change }).success;
		expect([
			opens({ pattern: 'full' }),
			opens({ pattern: 'full', variant: 'points' }),
			opens({ goal: 500 }),
			opens({ goal: 500, variant: 'points' })
		]).toEqual([true, false, false, true]);
	});
	it('goes on to the rematch', () => {
		const t = table({ pattern: 'corners' }).tell({ type: 'pattern.changed', pattern: 'full' });
		expect(rematch(opening({ pattern: 'corners' }), t.context).pattern).toBe('full');
		expect(rematch(opening({ pattern: 'corners' }), table().context)).not.toHaveProperty('pattern');
	});
	it('tells nothing of how many calls a line takes', () => {
		const won = (change: Parameters<typeof opening>[0], ...told: readonly ParkerFact[]) => {
			const rows = [opening(change), ...told].map((fact, seq) => ({ table: 't', seq, at: seq, v: 1, fact }));
			const folded = fold<Parker>(box, rows);
			return folded.ok ? wonRounds(folded).length : folded.why;
		};
		const facts = [...called(...needed('row-1', 'row-2')), ...claim('row-1', 'row-2'), awarded];
		expect(won({ pattern: 'two-lines' }, ...facts)).toBe(0);
		expect(won({}, ...called(...needed('row-1')), ...claim('row-1'), awarded)).toBe(1);
	});
});

describe('PB-23 reading a pattern back', () => {
	const round = (pattern: Pattern, ...numbers: number[]) =>
		table({ pattern }).tell(...called(...numbers), shouted('ana')).round;
	const whole = (draft: ClaimDraft): ClaimDraft => ({
		...draft,
		numbers: draft.line ? (numbersOf[draft.line] ?? []) : []
	});

	test.each(patterns.filter((pattern) => pattern !== 'two-lines'))(
		'of %s asks for no line: each comes by itself',
		(pattern) => {
			const at = round(pattern, ...needed(...shapeOf(pattern)));
			let draft = newClaimDraft('ana', '1.0');
			for (const [i, line] of shapeOf(pattern).entries()) {
				draft = whole(atShape(draft, pattern));
				expect(draft.line).toBe(line);
				const view = claimView(at, draft);
				const last = i === linesFor(pattern) - 1;
				expect([view.goesOn, view.result?.right]).toEqual(last ? [false, true] : [true, undefined]);
				if (!last && view.named) draft = withNext(draft, view.named);
			}
		}
	);
	it('takes back line by line, and at last the shout', () => {
		const first = whole(atShape(newClaimDraft('ana', '1.0'), 'letter-l'));
		const named = { line: 'column-B', numbers: first.numbers.map(Number) } as const;
		const second = atShape(withNext(first, named), 'letter-l');
		// The corner where they meet is known.
		expect(second.numbers).toEqual([5, undefined, undefined, undefined, undefined]);
		expect(stepBack(second, false, 'letter-l')).toMatchObject({ line: 'column-B', earlier: [] });
		expect(stepBack(atShape(newClaimDraft('ana', '1.0'), 'letter-l'), false, 'letter-l')).toBeUndefined();
	});
	it('was completed by the call that completed its last line [PB-12]', () => {
		const lines = ['row-1', 'row-2'] as const;
		const at = round('two-lines', ...needed(...lines), 75, 74);
		const whole = (line: Line) => ({ line, numbers: numbersOf[line] ?? [] });
		for (const [first, last] of [lines, lines.toReversed() as [Line, Line]]) {
			const draft = { ...newClaimDraft('ana', '1.0'), earlier: [whole(first)], ...whole(last) };
			expect(claimView(at, draft).completedAgo).toBe(2);
		}
	});
	it('of two lines is asked for on a known card that has one only', () => {
		const cards = { seed: 'copper-otter', size: 12 };
		const found = cardOf(cards.seed, cards.size, 7);
		if (!found.ok) throw new Error(found.why);
		const row = found.card.rows[0] ?? [];
		const at = table({ pattern: 'two-lines', cards }).tell(...called(...row), shouted('ana')).round;
		const draft = withCard(at, newClaimDraft('ana', '1.0'), 7, linesOnCard(found.card));
		expect([draft.card, draft.line, draft.earlier]).toEqual([7, undefined, []]);
	});
	it('is done with the number of a card that the app knows', () => {
		const cards = { seed: 'copper-otter', size: 12 };
		const found = cardOf(cards.seed, cards.size, 7);
		if (!found.ok) throw new Error(found.why);
		const lines = [...linesOnCard(found.card), cornersOf(found.card)];
		for (const pattern of patterns) {
			const at = table({ pattern, cards }).tell(...called(...found.card.rows.flat()), shouted('ana')).round;
			const draft = withCard(at, newClaimDraft('ana', '1.0'), 7, lines);
			const { result, lines: all } = claimView(at, draft);
			expect([pattern, result?.right, all.length]).toEqual([pattern, true, linesFor(pattern)]);
		}
	});
});
