import { expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { said } from '$lib/session/journal.testing';
import { box } from '..';
import { anas, awarded, bens, called, claimed, ended, opened, opening } from '../rules/testing';
import { fives, hands, putBack, real, removed, seqOf, sixes, two, won } from './hands-kept.testing';

// What was removed in the history and is put back there, in a hand after which others were played.

const state = (now: Parameters<typeof won>[0]) => [hands(now), won(now), outcomeOf(now.folded).status];
const first = [...called(...fives), ...claimed('ana', fives)];
const second = [opened, ...called(...anas), ...claimed('ben', anas)];

it('a claim comes back with the shout of its own player, and not with another’s [C-5]', () => {
	const [[ana, anaReads], [ben, benReads]] = [claimed('ana', fives), claimed('ben', sixes)];
	const cards = called(...fives.slice(0, 4), ...sixes);
	const now = said(box, opening(two), ...cards, ana!, ben!, anaReads!, benReads!, awarded, ended);
	const [one, other] = [seqOf(now, 'layout.claimed'), seqOf(now, 'layout.claimed', 1)];
	const none = removed(removed(now, one).journal, other).journal;
	expect(won(putBack(none, one).journal)).toEqual({ ana: 1 });
	expect(won(putBack(none, other).journal)).toEqual({ ben: 1 });
	expect(state(putBack(putBack(none, one).journal, other).journal)).toEqual(state(now));
	// So does the shout with its claim, where the evening would be open without.
	expect(won(putBack(none, seqOf(now, 'bingo.shouted')).journal)).toEqual({ ana: 1 });
});

it('a shout comes back with its claim where the hands after it fell without [C-5] [C-2a]', () => {
	for (const what of ['bingo.shouted', 'layout.claimed'] as const) {
		const now = said(box, opening(real), ...first, ...second, opened, ...called('4C'));
		const without = removed(now, seqOf(now, what)).journal;
		for (const back of ['bingo.shouted', 'layout.claimed'] as const)
			expect(state(putBack(without, seqOf(now, back)).journal)).toEqual(state(now));
	}
});

it('a shout of the hand on the table comes back alone: what was read may have been wrong [C-5]', () => {
	const now = said(box, opening(real), ...first);
	const shout = seqOf(now, 'bingo.shouted');
	const claim = removed(now, seqOf(now, 'layout.claimed')).journal;
	const { journal } = putBack(removed(claim, shout).journal, shout);
	expect(journal.folded.snapshot.state).toBe('checkingClaim');
});

it('a claim of another hand of the same player is none of a shout [C-5]', () => {
	const third = [opened, ...called(...bens), ...claimed('ana', bens), opened];
	const now = said(box, opening(real), ...first, ...second, ...third);
	const claims = [0, 2].map((nth) => seqOf(now, 'layout.claimed', nth));
	const shouts = [0, 2].map((nth) => seqOf(now, 'bingo.shouted', nth));
	const none = claims.reduce((without, seq) => removed(without, seq).journal, now);
	expect(won(none)).toEqual({ ben: 1 });
	for (const seq of [...claims, ...shouts])
		expect(won(putBack(none, seq).journal)).toEqual({ ana: 1, ben: 1 });
});
