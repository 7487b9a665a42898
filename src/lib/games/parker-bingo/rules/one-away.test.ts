import { describe, expect, it, test } from 'vitest';
import { cardOf } from './card-set';
import { awayFrom } from './known-card';
import { called, table } from './testing';

describe('PB-28 one away', () => {
	const { card } = cardOf('puma-tuba', 60, 17) as Extract<ReturnType<typeof cardOf>, { ok: true }>;
	const after = (change: Parameters<typeof table>[0], ...numbers: number[]) =>
		awayFrom(
			table({ cards: { seed: 'puma-tuba', size: 60 }, ...change }).tell(...called(...numbers)).round,
			card
		);
	const options = { freeCentre: true, winnerCalls: false };
	test.each([
		['four of a row, whatever else was called', {}, [12, 22, 47, 69, 75], [34]],
		['three of a row', {}, [12, 22, 47, 75], []],
		['a row and a column that wait for different numbers', {}, [12, 22, 34, 69, 3, 2, 6], [47, 13]],
		['both wait for the same one', {}, [22, 34, 47, 69, 3, 2, 6, 13], [12]],
		['a free centre needs no call', { options }, [12, 22, 47], [69]],
		['a line that is complete', {}, [12, 22, 34, 47, 69], []],
		['four corners where a line wins', {}, [3, 67, 13], []],
		['the letter T but one', { pattern: 'letter-t' }, [3, 29, 41, 52, 67, 44, 34, 37], [31]],
		['one line of the letter T', { pattern: 'letter-t' }, [3, 29, 41, 52, 67], []],
		['two lines but one, and not those of the T', { pattern: 'letter-t' }, [3, 29, 41, 52, 67, 2, 12, 6], []],
		['four corners', { pattern: 'corners' }, [3, 67, 13], [71]],
		['one line of the two that win', { pattern: 'two-lines' }, [12, 22, 34, 47], []],
		['two lines but one', { pattern: 'two-lines' }, [12, 22, 34, 47, 69, 3, 2, 6], [13]]
	] as const)('%s', (_, change, numbers, away) => {
		expect(after(change, ...numbers)).toEqual(away);
	});
	it('is off, unless the table wants it', () => {
		const t = table();
		expect(t.context.options.hints).toBe(false);
		expect(t.tell({ type: 'option.changed', option: 'hints', on: true }).context.options.hints).toBe(true);
		expect(
			table({ options: { freeCentre: false, winnerCalls: false, hints: true } }).context.options.hints
		).toBe(true);
	});
});
