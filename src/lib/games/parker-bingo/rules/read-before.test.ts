import { expect, it } from 'vitest';
import { sure } from '$lib/domain/sure';
import { isFactRow } from '$lib/domain/rows';
import { said } from '$lib/session/journal.testing';
import { box } from '..';
import { newClaimDraft, type ClaimDraft } from './claim-draft';
import type { ParkerFact } from './facts';
import { draftOf, readBefore } from './read-before';
import { called, firstRow, named, nColumn, opening, shouted } from './testing';

const row = { line: 'row-1', numbers: firstRow } as const;
const column = { line: 'column-N', numbers: [32, ...nColumn.slice(1)] } as const;
const calls = called(...firstRow, 33, 35, 40, 45);
const heard = [...calls, shouted('ana'), shouted('ben')];

/** What comes back when this claim is undone, where the table has come to these facts and that is the draft. */
function back(
	claim: ParkerFact,
	draft?: (place: string) => ClaimDraft,
	facts: readonly ParkerFact[] = heard,
	did: 'said' | 'replaced' | 'struck' | 'restored' = 'said'
) {
	const change = { variant: 'points' } as const;
	const [now, before] = [said(box, opening(change), ...facts), said(box, opening(change), ...heard, claim)];
	const undone = { did, row: sure(before.rows.filter(isFactRow).at(-1)) };
	const place = String(calls.length + 1);
	return readBefore({ folded: now.folded, draft: draft?.(place), lastDone: facts.length }, undone);
}

it.each<[string, ParkerFact, Partial<ClaimDraft>]>([
	['one line', named('ana', 'row-1', firstRow, 170), { earlier: [], ...row, printed: 170 }],
	['two lines', { type: 'line.claimed', player: 'ana', lines: [row, column] }, { earlier: [row], ...column }],
	[
		'a number that was not called, and nothing after it',
		named('ana', 'row-1', [4, 18]),
		{ line: 'row-1', numbers: [4, 18, undefined, undefined, undefined], unread: undefined }
	],
	[
		'a number that was not called, whichever it was',
		named('ana', 'row-1', [4]),
		{ line: 'row-1', numbers: [4, undefined, undefined, undefined, undefined], unread: true }
	]
])('a claim that is undone is heard again as it was read back: %s [G-3] [PB-9]', (_, claim, read) => {
	// What was begun of the next claim stands there, or nothing.
	for (const draft of [() => newClaimDraft('ben', String(calls.length + 2)), undefined])
		expect(back(claim, draft)).toMatchObject({
			player: 'ana',
			shout: String(calls.length + 1),
			after: heard.length,
			...read
		});
});

it('what the draft still has of it stays, to be undone entry by entry [G-3]', () => {
	expect(back(named('ana', 'row-1', firstRow), (place) => newClaimDraft('ana', place))).toBeUndefined();
});

it('nothing comes back where another claim is heard, or something else was undone [G-3]', () => {
	for (const facts of [calls, [...calls, shouted('ben')]])
		expect(back(named('ana', 'row-1', firstRow), undefined, facts)).toBeUndefined();
	expect(back({ type: 'bingo.shouted', player: 'carla' })).toBeUndefined();
});

it('nothing comes back where a claim of before was put right, and its player shouted again [G-3]', () => {
	const claim = named('ana', 'row-1', firstRow);
	for (const did of ['replaced', 'struck'] as const)
		expect(back(claim, undefined, heard, did)).toBeUndefined();
	expect(back(claim, undefined, heard, 'restored')).toBeDefined();
});

it('a claim that is read in the history is of no shout', () => {
	const claim = { type: 'line.claimed', player: 'ana', lines: [column, row] } as const;
	expect(draftOf(claim)).toMatchObject({ player: 'ana', shout: '', earlier: [column], ...row });
});
