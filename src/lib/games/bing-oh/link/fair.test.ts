import { expect, it } from 'vitest';
import { readRows } from '$lib/domain/fold';
import { fairnessOf, sealedRow } from '$lib/link/fair';
import { box } from '..';
import type { BingOhFact } from '../rules/facts';
import { dealt, opening, placed, rolled } from '../rules/testing';
import { fair } from './fair';

const start = (player: string, number: number): BingOhFact => ({ type: 'start.rolled', player, number });
const everybody = placed(['ana', 'ben', 'cai']);
/** Rows 2 to 4 and 5 are rolls, as this table's seed has them; ben's comes next. */
const asDrawn = [
	dealt(),
	start('ana', 6),
	start('ben', 2),
	start('cai', 2),
	rolled('ana', 0, 'N', 4),
	everybody
];
const bens = rolled('ben', 0, 'G', 4);

/** Draws a table's rolls once more; a number takes that row back. */
function check(said: readonly (BingOhFact | number)[], dice: 'app' | 'real' = 'app') {
	const first = opening({ dice });
	const rows = [first, ...said].map((what, seq) => ({
		...{ table: 'a-table', seq, at: 0 },
		...(typeof what === 'number' ? { strikes: what } : { v: 2, fact: what })
	}));
	return fairnessOf(box, fair, readRows(box, rows).rows.map(sealedRow), [first.seed]);
}

it('[G-7] the rolls of the app’s dice are those of the seed, who begins as well; [G-2] one that was undone comes back the same', () => {
	expect(check([...asDrawn, bens])).toEqual({ kept: true, right: 5, typed: 0, wrong: [] });
	expect(check([...asDrawn, bens, 7, bens])).toEqual({ kept: true, right: 6, typed: 0, wrong: [] });
});

it('[G-7] a roll that was chosen is named', () => {
	expect(check([...asDrawn, rolled('ben', 0, 'G', 5)])).toMatchObject({ right: 4, wrong: [7] });
	expect(check([dealt(), start('ana', 5)])).toMatchObject({ right: 0, wrong: [2] });
});

it('[G-7] of the table’s own dice nothing is said', () => {
	expect(check([...asDrawn, rolled('ben', 0, 'G', 5)], 'real')).toMatchObject({ right: 0, wrong: [] });
});
