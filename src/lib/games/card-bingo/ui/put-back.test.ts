import { expect, it } from 'vitest';
import { outcomeOf } from '$lib/domain/fold';
import { changed, goOn, said } from '$lib/session/journal.testing';
import { answered, tableOf } from '$lib/ui/table/meant.testing';
import { box } from '..';
import type { Card } from '../rules/cards';
import type { CardsFact } from '../rules/facts';
import { currentHand } from '../rules/table';
import { handOf } from '../rules/written';
import { handsKept } from './hands-kept';
import { aboutFact } from './put-right';
import { anas, awarded, bens, called, claimed, ended, entered, opened, opening } from '../rules/testing';
import {
	bothRight,
	fives,
	hands,
	nobody,
	nothing,
	putBack,
	real,
	removed,
	replaced,
	seqOf,
	sixes,
	two,
	won
} from './hands-kept.testing';

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

type Evening = Parameters<typeof won>[0];
/** The king that Ana and Ben finish on, as another card and as it was. */
const king = (now: Evening, card: Card) =>
	replaced(now, seqOf(now, 'card.called', 8), { type: 'card.called', card }).journal;
const tie = [...called(...fives.slice(0, 4), ...sixes), ...bothRight];
const wrongAndRight: [string, (now: Evening) => Evening][] = [
	['a call is put right twice', (now) => king(king(now, 'KS'), 'KD')],
	['a call is put right, and twice again', (now) => king(king(king(now, 'KS'), 'QS'), 'KD')],
	[
		'a call is removed in the history, and put back',
		(now) => putBack(removed(now, seqOf(now, 'card.called', 8)).journal, seqOf(now, 'card.called', 8)).journal
	],
	[
		'nobody shouted, and then they had',
		(now) => putBack(nobody(now).journal, seqOf(now, 'bingo.shouted')).journal
	]
];

it.each(wrongAndRight)('a tie is one again with all that followed it: %s [C-6]', (_, way) => {
	const ten: CardsFact = { type: 'layout.entered', player: 'ana', cards: anas };
	for (const since of [[], [opened], [opened, ...called('2S')], [opened, ten, ...called('2S', '3S')]]) {
		const now = said(box, opening(two), ...tie, ...since);
		expect(way(now).folded.snapshot).toEqual(now.folded.snapshot);
	}
});

it.each(wrongAndRight)(
	'who was named to call stands again once the hand is won again: %s [C-2a]',
	(_, way) => {
		const win = [...called(...sixes.slice(0, 4), ...fives.slice(0, 4), 'KD'), ...claimed('ana', fives)];
		for (const [open, player] of [
			[real, 'emil'],
			[real, 'dora'],
			[two, 'emil']
		] as const)
			for (const since of [[], [opened], [opened, ...called('4C')]]) {
				const named: CardsFact = { type: 'caller.changed', player };
				const award = open === two ? [awarded] : [];
				const now = said(box, opening(open), ...win, ...award, named, ...since);
				expect(hands(now)[1]?.split(' ')[1] ?? player).toBe(player);
				expect([player, way(now).folded.snapshot]).toEqual([player, now.folded.snapshot]);
			}
	}
);

it('what was played since stands where a tie turns out to be one after all [C-6]', () => {
	const now = said(box, opening(two), ...tie, opened, ...called('2S'));
	const none = goOn(king(now, 'KS'), opened, ...called(...anas), ...claimed('carla', anas), awarded);
	expect([hands(none), won(none)]).toEqual([['1 emil 9 without', '2 emil 5 awarded'], { carla: 1 }]);
	const again = king(none, 'KD');
	expect(hands(again)).toEqual(['1 emil 9 awarded', '1+ emil 0 without', '2 emil 5 awarded']);
	expect(won(again)).toEqual({ carla: 1 });
});

it('whatever is put right of a hand, or removed, and then is as it was, leaves all as it was [G-3]', () => {
	const emil: CardsFact = { type: 'caller.changed', player: 'emil' };
	const extra = [opened, ...called(...anas), ...claimed('ana', anas)];
	const won = [...called(...anas), ...claimed('ben', bens), ...claimed('ana', anas), emil, ...second];
	for (const [open, facts] of [
		[two, [...tie, ...extra, opened, ...called('4C')]],
		[two, [...tie, ...extra, ended]],
		[real, [...won, emil]]
	] as const) {
		const now = said(box, opening(open), ...facts);
		const rows = now.folded.effective.rows.filter(({ fact }) => /called|shouted|claimed/.test(fact.type));
		for (const { seq, fact } of rows) {
			const at = handOf(now.folded.effective.rows, seq);
			const change = (from: Evening, to: CardsFact) => {
				const { places } = from.folded.effective;
				const shown = places.find(({ versions }) => versions[0]?.seq === seq)?.shown;
				const { change } = handsKept(tableOf(from), at, { replace: shown?.seq ?? -1, fact: to });
				return changed(from, change).journal;
			};
			const again = [putBack(removed(now, seq).journal, seq).journal];
			if (fact.type === 'card.called')
				again.push(change(change(now, { type: 'card.called', card: 'QC' }), fact));
			for (const journal of again) expect([seq, journal.folded.snapshot]).toEqual([seq, now.folded.snapshot]);
		}
	}
});

it('who was named to call and was removed by hand since is not named again with a call that is put right [C-2a]', () => {
	const win = [...called(...sixes.slice(0, 4), ...fives.slice(0, 4), 'KD'), ...claimed('ana', fives)];
	const named: CardsFact = { type: 'caller.changed', player: 'dora' };
	const back = king(king(said(box, opening(real), ...win, named), 'KS'), 'KD');
	expect(back.folded.snapshot.context.caller).toBe('dora');
	const without = removed(back, seqOf(back, 'caller.changed')).journal;
	const again = king(king(without, 'KS'), 'KD');
	expect(again.folded.snapshot).toEqual(without.folded.snapshot);
});

it('a wrong claim of the hand on the table goes with its shout where what was called since would fall, and comes back with it [C-5] [G-3]', () => {
	const wrong = [...called(...fives.slice(0, 2)), ...claimed('ana', fives)];
	const now = said(box, opening(real), ...wrong, ...called(...fives.slice(2)), ...claimed('ben', sixes));
	const claim = seqOf(now, 'layout.claimed');
	const { journal, fell } = removed(now, claim);
	const { shouts, claims, calls } = currentHand(journal.folded.snapshot.context);
	expect([fell, shouts, claims.map(({ player }) => player), calls.length]).toEqual([[], [], ['ben'], 5]);
	const back = putBack(journal, claim);
	expect([back.fell, back.journal.folded.snapshot]).toEqual([[], now.folded.snapshot]);
});

it('the beginning of a hand comes back with all that was played from there on [G-3]', () => {
	const now = said(box, opening(real), ...first, ...second, opened, ...called('4C'));
	for (const nth of [0, 1]) {
		const seq = seqOf(now, 'hand.opened', nth);
		const without = removed(now, seq).journal;
		expect(hands(without)).toHaveLength(nth + 1);
		expect(putBack(without, seq).journal.folded.snapshot).toEqual(now.folded.snapshot);
	}
});

it('a layout that was another player’s leaves the hands after it standing, also where its hand was won with it [C-5] [G-3]', () => {
	const known = [entered('ana', fives), ...called(...fives), ...claimed('ana')];
	const now = said(box, opening(real), ...known, ...second, opened, ...called('4C'));
	const about = aboutFact(tableOf(now), entered('ana', fives), seqOf(now, 'layout.entered'), nothing);
	const { journal, fell } = answered(now, about, 'Carla');
	expect([won(journal), hands(journal).slice(1)]).toEqual([{ ben: 1 }, hands(now).slice(1)]);
	// Who won it is asked for anew.
	expect(fell).toHaveLength(1);
	expect(about?.questions[0]?.meant.find(({ label }) => label === 'Carla')).toMatchObject({ asks: true });
});
